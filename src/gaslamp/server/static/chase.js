// @ts-check
/** The chase on the screen. It draws what the server tells and asks what the server offers; it knows no rules. */

import { createBoard } from "./board.js";
import { createExplorer } from "./board-explore.js";
import { createAccount, rewound } from "./chase-account.js";
import { createCard } from "./chase-card.js";
import { createLayout, isUpright } from "./chase-layout.js";
import { createLegend } from "./chase-legend.js";
import { createPage, relabel } from "./chase-page.js";
import { createParts } from "./chase-parts.js";
import { Reel } from "./chase-reel.js";
import { createSheet } from "./chase-sheet.js";
import { concerns, sights, stillSights } from "./chase-sights.js";
import { createTools, showsHeat } from "./chase-tools.js";
import { Turn } from "./chase-turn.js";
import { show } from "./dom.js";
import { createExplaining } from "./explain.js";
import { because } from "./reasons.js";
import { sounds } from "./sound.js";
import { language } from "./words.js";

/** @import {ChaseUpdate} from "./chase-account.js" */
/** @import {BoardStep, ChaseScene, GameAction, ScenePawn, Station, TableNews} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** More updates than this are not shown one by one. */
const PATIENCE = 8;
/** More steps than this are shown more quickly: a replay is short. */
const SHORT = 6;

/**
 * @param {Element} root
 * @param {Lent} table
 */
export function createChase(root, table) {
  return new Chase(root, table);
}

class Chase {
  /** @param {Element} root @param {Lent} server */
  constructor(root, server) {
    this.server = server;
    this.page = createPage(root);
    /** @type {import("./board.js").Board | null} */
    this.board = null;
    this.away = new AbortController();
    this.reel = new Reel((message) => this.perform(message), () => this.board?.skip());
    this.turn = new Turn({
      isBusy: () => this.reel.isBusy || this.isGone,
      draw: () => this.renderChoice(),
      follow: () => this.follow(),
      hush: () => this.hush(),
      send: (action) => this.act(action),
    });
    this.layout = createLayout(this.away.signal);
    this.account = createAccount(this.page.account);
    this.parts = createParts(this.page, this.hands());
    this.card = createCard(this.page.card, this.cardHands());
    this.legend = createLegend(this.page.legend);
    createExplaining(this.page.sheet, this.away.signal);
    this.sheet = createSheet(this.page.sheet, this.page.handle, this.page.side);
    this.tools = createTools(this.page, this.toolHands(), this.away.signal);
    server.end({ host: this.page.ending, stage: { board: () => this.shown.board, scene: () => this.shown.scene } });
    server.guide(this.page.lesson);
    /** Takes a station that is chosen for something else than a move. @type {((station: number) => boolean) | null} */
    this.taker = null;
    server.map({ board: () => this.shown.board, scene: () => this.shown.scene, take: (taker) => (this.taker = taker) });
    document.addEventListener("language", () => this.relabel(), { signal: this.away.signal });
  }

  /** What the parts beside the board can ask for. @returns {import("./chase-parts.js").Hands} */
  hands() {
    const { turn } = this;
    return {
      choosePawn: (pawn) => turn.choosePawn(pawn),
      chooseFare: (fare) => turn.chooseFare(fare),
      point: (i) => this.shown.board.show(sights(this.shown.scene, turn.choice, { heat: showsHeat(), pointed: i })),
      take: (i) => turn.take(i),
      confirm: () => turn.confirm(),
      back: () => turn.back(),
      seek: (pawn) => this.seek([pawn]),
      figure: (pawn) => this.shown.board.figure(pawn.name, pawn.letter),
      why: (events) => this.account.why(events),
    };
  }

  /** What the station card can ask for. @returns {import("./chase-card.js").Hands} */
  cardHands() {
    return {
      ask: (station) => this.server.send({ type: "ask", station }),
      point: (station) => this.board?.ask(station),
      figure: (number) => this.figureOf(number),
      announce: (text) => this.server.announce(text),
    };
  }

  /** The figure of a pawn by its number. @param {number} number @returns {Element | null} */
  figureOf(number) {
    const pawn = this.scene?.pawns.find((one) => one.pawn === number);
    return pawn ? this.shown.board.figure(pawn.name, pawn.letter) : null;
  }

  /** What the tools can ask for. @returns {import("./chase-tools.js").Hands} */
  toolHands() {
    return {
      back: () => this.back(),
      redraw: () => this.redraw(),
      again: () => this.again(),
      legend: () => this.legend.reveal(),
      zoom: (factor) => this.board?.zoom(factor),
      whole: () => this.board?.showWhole(),
      me: () => this.seek(this.scene?.pawns.filter((pawn) => pawn.mine) ?? []),
    };
  }

  /** Where on the map these pawns are. @param {ScenePawn[]} pawns */
  seek(pawns) {
    this.sheet.close();
    this.board?.seek(pawns.map((pawn) => pawn.station).filter((station) => station !== null));
  }

  /** Whether the screen was taken away, by a curtain for instance: then nothing more is shown. */
  get isGone() {
    return this.away.signal.aborted;
  }

  /** The scene that is shown. @returns {ChaseScene | undefined} */
  get scene() {
    return this.turn.message?.scene;
  }

  /** The board and what is on it: there are both from the first update on. */
  get shown() {
    const { board, scene } = this;
    if (!board || !scene) throw new Error("nothing is shown yet");
    return { board, scene };
  }

  // What comes from the server

  /** An `update` message. @param {ChaseUpdate} message */
  update(message) {
    this.reel.add(message);
  }

  /** Who sits where is in the scenes too: nothing is drawn from this message. @param {TableNews} _ */
  table(_) {}

  /** A `station` message: the answer to what was asked. @param {Station} message */
  station(message) {
    if (!this.isGone) this.card.hear(message);
  }

  /** @param {string} name */
  async open(name) {
    const onStation = (/** @type {number} */ station) => this.tap(station);
    const board = await createBoard(this.page.map, { name, language: language(), onStation, onGround: () => this.back() });
    if (this.isGone) return board.destroy();
    this.board = board;
    board.moments.onmoment = (/** @type {string} */ kind) => sounds.moment(kind);
    this.layout.fit(board.shape);
    board.frame.setAttribute("aria-describedby", this.page.explore.id);
    createExplorer(this.page.map, this.explorerHands(), this.away.signal);
    this.legend.show(board.sheet.element);
  }

  /** What keys on the board can ask for. @returns {import("./board-explore.js").Hands} */
  explorerHands() {
    return {
      here: () => this.card.station,
      start: () => concerns(this.shown.scene, this.turn.choice, true)[0] ?? 1,
      places: () => this.shown.board.sheet.places,
      go: (station) => this.card.open(station),
      choose: (station) => this.tap(station),
    };
  }

  /** Every station answers; one that is lit is chosen too. @param {number} station */
  tap(station) {
    if (this.taker?.(station)) return;
    sounds.play("ask");
    this.card.open(station);
    this.turn.tap(station);
  }

  /** Whoever goes where they asked about need not be told more. @param {GameAction} action */
  act(action) {
    if ("station" in action && action.station === this.card.station) this.card.close();
    this.server.act(action);
  }

  /** What was chosen last is taken back, and nothing more is asked about. */
  back() {
    this.card.close();
    this.turn.back();
  }

  /** Shows what happened, then how things stand. @param {ChaseUpdate} message */
  async perform(message) {
    if (!this.board) await this.open(message.scene.board);
    if (this.isGone) return;
    const isNews = message.since > 0 && this.scene;
    this.account.hear(message);
    if (message.told.length) show(this.page.news, message.told.at(-1), because(message.why[message.told.length - 1]));
    if (isNews && message.told.length) this.server.announce(message.told.join(" "));
    if (isNews) await this.enact(message.scene.steps.filter((step) => step !== null));
    if (!this.isGone) this.stand(message);
  }

  /** @param {BoardStep[]} steps */
  async enact(steps) {
    const waiting = this.reel.coming.length;
    if (!steps.length || waiting > PATIENCE) return;
    this.hush();
    await this.shown.board.glide(steps, { speed: 1 + waiting });
  }

  /** How things stand now. @param {ChaseUpdate} message */
  stand(message) {
    this.turn.begin(message);
    this.render();
    this.follow();
    this.card.renew();
    this.beckon(message);
    this.server.shown(message);
  }

  /** While something is being shown, or sent, there is nothing to choose. */
  hush() {
    const { board, scene } = this.shown;
    const hadFocus = this.page.chase.contains(document.activeElement);
    this.turn.rest();
    this.parts.ask({ ...scene, offers: [] }, this.turn.choice);
    board.show(stillSights(scene, showsHeat()));
    if (hadFocus && !this.page.chase.contains(document.activeElement)) board.frame.focus({ preventScroll: true });
  }

  /** What can be chosen comes into sight; nothing else moves the map. */
  follow() {
    const { board, scene } = this.shown;
    board.attend(concerns(scene, this.turn.choice, isUpright()));
  }

  // Drawing

  render() {
    const { scene } = this.shown;
    this.parts.show(scene);
    this.tools.show(scene);
    this.renderChoice();
  }

  /** What depends on the choice: the tray, the fares, what is lit on the board. */
  renderChoice() {
    const { board, scene } = this.shown;
    const { choice } = this.turn;
    this.parts.ask(scene, choice);
    board.show(sights(scene, choice, { heat: showsHeat() }));
  }

  redraw() {
    if (!this.scene || this.reel.isBusy) return;
    const { board, scene } = this.shown;
    this.tools.show(scene);
    board.show(sights(scene, this.turn.choice, { heat: showsHeat() }));
  }

  relabel() {
    relabel(this.page.chase);
    const { board } = this;
    void board?.relabel(language()).then(() => !this.isGone && this.legend.show(board.sheet.element));
  }

  // Looking back

  /** Whoever comes to their turn after being away is shown, once, where to see what happened. @param {ChaseUpdate} message */
  beckon({ since, scene }) {
    const wasAway = since === 0 || document.hidden;
    if (scene.wanted && wasAway && scene.recap.since) this.page.again.classList.add("beckons");
  }

  /** All that happened since one's last turn, once more. */
  again() {
    const steps = this.scene && this.account.stepsSince(this.scene.recap.since);
    if (steps?.length) this.reel.retell(() => this.retell(steps));
  }

  /** @param {BoardStep[]} steps */
  async retell(steps) {
    const { board, scene } = this.shown;
    this.hush();
    board.show({ ...stillSights(scene, showsHeat()), pawns: rewound(scene.pawns, steps) });
    await board.glide(steps, { speed: Math.max(1, steps.length / SHORT) });
    if (this.isGone) return;
    this.turn.begin();
    this.renderChoice();
  }

  destroy() {
    this.away.abort();
    this.board?.destroy();
    this.page.chase.remove();
  }
}
