// @ts-check
/**
 * The chase on the screen. It draws what the server tells and asks what the server offers; it knows no rules.
 * Law: whatever was being shown, in the end the screen shows exactly the last update.
 */

import { createBoard } from "./board.js";
import { createAccount, rewound } from "./chase-account.js";
import * as choosing from "./chase-choice.js";
import { createFares } from "./chase-fares.js";
import { createLog } from "./chase-log.js";
import { createMoves } from "./chase-moves.js";
import { createPage, relabel } from "./chase-page.js";
import { createPlacing, isPhone } from "./chase-place.js";
import { createPlayers } from "./chase-players.js";
import { createSheet } from "./chase-sheet.js";
import { concerns, linesOf, sights, stillSights } from "./chase-sights.js";
import { createTools, showsHeat } from "./chase-tools.js";
import { createTray } from "./chase-tray.js";
import { h, show } from "./dom.js";
import { settings } from "./settings.js";
import { language } from "./words.js";

/** More updates than this are not shown one by one. */
const PATIENCE = 8;
/** The board looks at its own size first, and only then where it is told to. */
const SETTLE = 120;
/** After so many milliseconds without an answer one may choose again. */
const ANSWER = 1500;

/**
 * @param {Element} root
 * @param {{send(message: any): void, act(action: any): void, toast(text: string): void, announce(text: string): void}} table
 */
export function createChase(root, table) {
  return new Chase(root, table);
}

class Chase {
  /** @param {Element} root @param {any} server */
  constructor(root, server) {
    this.server = server;
    this.page = createPage(root);
    /** @type {any} */
    this.board = null;
    /** The update that is shown. @type {any} */
    this.message = null;
    /** Updates still to be shown. @type {any[]} */
    this.coming = [];
    this.isBusy = this.isRetelling = false;
    this.choice = choosing.NOTHING;
    this.away = new AbortController();
    this.makeParts();
    this.listen();
  }

  makeParts() {
    const { page } = this;
    const figure = (/** @type {any} */ pawn) => this.board.figure(pawn.name, pawn.letter);
    const back = () => this.back();
    const take = (/** @type {number} */ i) => this.take(i);
    this.placing = createPlacing(page);
    this.tray = createTray(page.tray, {
      choosePawn: (pawn) => this.choosePawn(pawn),
      chooseFare: (fare) => this.choose(choosing.chooseFare(this.offers, this.choice, fare)),
      point: (i) => this.board.show(sights(this.scene, this.choice, { heat: showsHeat(), pointed: i })),
      take, figure,
    });
    this.fares = createFares(page.fares, { take, back, figure, confirm: () => this.confirm() });
    this.log = createLog(page.log);
    this.players = createPlayers(page.players, { seek: (pawn) => this.board.focus([pawn.station]), figure });
    this.moves = createMoves(page.moves, take);
    this.account = createAccount(page.account);
    this.sheet = createSheet(page.sheet, page.head, page.side, page.handle, () => this.measure());
    this.tools = createTools(page, { back, redraw: () => this.redraw(), again: () => this.again(), wander: () => this.wander() }, this.away.signal);
  }

  listen() {
    const { page } = this;
    document.addEventListener("language", () => this.relabel(), { signal: this.away.signal });
    this.watch = new ResizeObserver(() => this.measure());
    for (const part of [page.chase, page.tray, page.side, page.tools]) this.watch.observe(part);
  }

  /** Whether the screen was taken away, by a curtain for instance: then nothing more is shown. */
  get isGone() {
    return this.away.signal.aborted;
  }

  /** @returns {any} */
  get scene() {
    return this.message.scene;
  }

  /** @returns {any[]} */
  get offers() {
    return this.message?.scene.offers ?? [];
  }

  // What comes from the server

  /** An `update` message. @param {any} message */
  update(message) {
    this.coming = message.since ? [...this.coming, message] : [message];
    if (this.isRetelling || !message.since) this.board?.skip();
    if (!this.isBusy) this.run();
  }

  /** Who sits where is in the scenes too: nothing is drawn from this message. @param {any} _ */
  table(_) {}

  async run() {
    this.isBusy = true;
    this.ready ??= this.open(this.coming[0].scene.board);
    await this.ready;
    while (this.coming.length && !this.isGone) await this.perform(this.coming.shift());
    this.isBusy = false;
  }

  /** @param {string} name */
  async open(name) {
    const onStation = (/** @type {number} */ station) => this.tap(station);
    this.board = await createBoard(this.page.map, { name, language: language(), onStation, onGround: () => this.back() });
    this.board.onmove = () => this.placing?.place(this.board, this.choice.station);
    if (this.isGone) this.board.destroy();
    await new Promise((resolve) => setTimeout(resolve, SETTLE));
  }

  /** Shows what happened, then how things stand. @param {any} message */
  async perform(message) {
    const isNews = message.since > 0 && this.message !== null;
    this.account?.hear(message);
    this.page.news.textContent = message.told.at(-1) ?? this.page.news.textContent;
    if (isNews && message.told.length) this.server.announce(message.told.join(" "));
    if (isNews) await this.enact(message.scene.steps.filter(Boolean));
    if (this.isGone) return;
    this.message = message;
    this.choice = this.beginning();
    this.render();
    this.measure();
    this.follow();
  }

  /** @param {any[]} steps */
  async enact(steps) {
    if (!steps.length || this.coming.length > PATIENCE) return;
    this.hush();
    await this.board.glide(steps, { speed: 1 + this.coming.length });
  }

  /** While something is being shown, or sent, there is nothing to choose. */
  hush() {
    const hadFocus = this.page.chase.contains(document.activeElement);
    this.choice = choosing.NOTHING;
    this.tray?.show({ ...this.scene, offers: [] }, this.choice);
    this.fares?.show(this.scene, this.choice);
    this.board.show(stillSights(this.scene, showsHeat()));
    this.markChoice();
    if (hadFocus && !this.page.chase.contains(document.activeElement)) this.board.frame.focus({ preventScroll: true });
  }

  /** The board follows the action. */
  follow() {
    const stations = concerns(this.scene, this.choice, isPhone());
    if (stations.length) this.board.focus(stations);
  }

  // Drawing

  render() {
    const { scene } = this;
    this.log?.show(scene.log);
    this.players?.show(scene);
    this.moves?.show(scene);
    show(this.page.brief, scene.brief.map((/** @type {string} */ line) => h("li", {}, line)));
    this.page.count.textContent = String(scene.offers.length || "");
    this.page.chase.classList.toggle("wanted", scene.wanted);
    this.tools?.show(scene);
    this.renderChoice();
  }

  /** What depends on the choice: the tray, the fares, what is lit on the board. */
  renderChoice() {
    this.tray?.show(this.scene, this.choice);
    this.fares?.show(this.scene, this.choice);
    this.board.show(sights(this.scene, this.choice, { heat: showsHeat() }));
    this.markChoice();
    this.placing?.place(this.board, this.choice.station);
  }

  markChoice() {
    const { asked, station } = this.choice;
    this.page.chase.classList.toggle("asking", asked !== null || station !== null);
    this.page.chase.classList.toggle("questioning", asked !== null && station === null);
  }

  /** While somebody chooses, the map stays where it is. */
  measure() {
    if (this.board && this.choice.station === null) this.placing?.measure(this.board);
  }

  redraw() {
    if (!this.message || this.isBusy) return;
    this.tools?.show(this.scene);
    this.board.show(sights(this.scene, this.choice, { heat: showsHeat() }));
  }

  relabel() {
    relabel(this.page.chase);
    this.board?.relabel(language());
  }

  // Choosing

  /** On a phone one pawn at a time is looked at. */
  beginning() {
    return { ...choosing.beginning(this.offers, isPhone()) };
  }

  /** @param {choosing.Choice} choice */
  choose(choice) {
    if (this.isBusy || choice === this.choice) return;
    this.choice = choice;
    this.renderChoice();
  }

  /** @param {number} pawn */
  choosePawn(pawn) {
    this.choose(choosing.choosePawn(this.offers, this.choice, pawn));
    this.follow();
  }

  /** A lit station is chosen; one where a pawn of ours stands chooses the pawn. @param {number} station */
  tap(station) {
    if (this.isBusy || !this.message) return;
    const pawns = choosing.pawnsOf(this.offers);
    const pawn = this.scene.pawns.find((/** @type {any} */ one) => one.station === station && pawns.includes(one.pawn));
    const isTarget = choosing.targets(this.offers, this.choice).includes(station);
    if (isTarget) this.choose(choosing.chooseStation(this.offers, this.choice, station));
    else if (pawn && pawns.length > 1) this.choosePawn(pawn.pawn);
    else this.back();
  }

  /** Does it, or asks first where it is to be confirmed. @param {number} i */
  take(i) {
    if (this.isBusy) return;
    if (this.offers[i].careful) this.choose(choosing.ask(this.offers, this.choice, i));
    else this.act(i);
  }

  confirm() {
    if (this.choice.asked !== null) this.act(this.choice.asked);
  }

  /** Sends it; until there is an answer nothing can be sent twice. @param {number} i */
  act(i) {
    const { message } = this;
    this.server.act(message.actions[i]);
    if (this.offers[i].group === "ride") settings.set("rides", settings.get("rides", 0) + 1);
    this.hush();
    setTimeout(() => this.message === message && !this.isGone && this.choose(this.beginning()), ANSWER);
  }

  back() {
    if (this.message) this.choose(choosing.undone(this.offers, this.choice));
  }

  // Looking back

  /** The last round's moves once more. */
  again() {
    if (this.message) this.retell(this.account?.stepsSince(this.scene.round_began) ?? [], {});
  }

  /** After the end: the way the fugitive took, from the beginning. */
  wander() {
    this.retell(this.scene.path, { ghost: null, possible: [], lines: linesOf(this.scene.path) });
  }

  /** Shows steps once more from where they began; an update that comes meanwhile cuts it short. @param {any[]} steps @param {any} changes */
  async retell(steps, changes) {
    if (this.isBusy || !steps.length) return;
    this.isBusy = this.isRetelling = true;
    this.hush();
    this.board.show({ ...stillSights(this.scene, showsHeat()), pawns: rewound(this.scene.pawns, steps), ...changes });
    await this.board.glide(steps);
    if (this.isGone) return;
    this.isBusy = this.isRetelling = false;
    this.choose(this.beginning());
    if (this.coming.length) await this.run();
  }

  destroy() {
    this.away.abort();
    this.watch?.disconnect();
    this.sheet?.destroy();
    this.board?.destroy();
    this.page.chase.remove();
  }
}
