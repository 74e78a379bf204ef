// @ts-check
/** The first page: the games one has begun, four games, and the way into each. */

import { games } from "./api.js";
import { h, show } from "./dom.js";
import { gamePanel } from "./gamepanel.js";
import { picture } from "./pictures.js";
import { HOME } from "./place.js";
import { go } from "./route.js";
import { rulesOf } from "./rulelink.js";
import { keptTables, settings } from "./settings.js";
import { sheet } from "./sheets.js";
import { tried } from "./toasts.js";
import { topBar } from "./topbar.js";
import { say } from "./words.js";

/** @import {GameEntry, GameList} from "./messages.js" */

/** The games of somebody who comes back. */
async function myGames() {
  return (await import("./mine.js")).myGames();
}

/** @param {HTMLElement} main */
export function createHome(main) {
  let chosen = "";
  /** @type {GameList} */
  let offered = { games: [], clocks: [] };
  /** @type {Promise<GameList | undefined>} */
  let listed = Promise.resolve(undefined);
  const [lessons, above, shelf, below] = [h("div"), h("div"), h("div", { class: "shelf" }), h("div")];
  let others = door(() => listed);

  const draw = async () => {
    topBar();
    document.title = "Gaslamp";
    others.stop();
    others = door(() => listed);
    const returning = Object.keys(keptTables()).length > 0;
    show(main, h("div", { class: returning ? "home returning" : "home" }, welcome(learn), lessons, above, others.element, shelf, below));
    listed = tried(games);
    show(lessons);
    const [found, mine] = await Promise.all([listed, returning ? myGames() : null]);
    offered = found ?? { games: [], clocks: [] };
    fill();
    show(above, mine?.open);
    show(below, mine?.over);
  };
  const fill = () => show(shelf, offered.games.flatMap((game) => [card(game, game.name === chosen, choose), game.name === chosen && opened(game, offered.clocks)]));
  const choose = (/** @type {string} */ name) => {
    chosen = name === chosen ? "" : name;
    fill();
    const button = shelf.querySelector(`[data-game="${name}"]`);
    button?.focus({ preventScroll: true });
    if (chosen) bring(button, shelf.querySelector(".game-panel"));
  };

  const learn = async (/** @type {Event} */ event) => {
    const open = !lessons.hasChildNodes();
    /** @type {Element} */ (event.target).setAttribute("aria-expanded", String(open));
    const [found, { lessonList }] = await Promise.all([listed, import("./learn.js"), sheet("learn.css")]);
    show(lessons, open && found && lessonList(found.games));
    lessons.querySelector("button")?.focus();
  };

  document.addEventListener("language", draw);
  draw();
  return () => {
    others.stop();
    document.removeEventListener("language", draw);
  };
}

/** The way to strangers. What is behind it is fetched when it is opened; it stays open for whoever likes it. @param {() => Promise<GameList | undefined>} listed */
function door(listed) {
  const inside = h("div");
  let stop = () => {};
  const flip = () => {
    settings.set("strangers", element.open);
    stop();
    stop = () => {};
    show(inside);
    if (element.open) void tried(open);
  };
  const open = async () => {
    const room = await (await import("./strangers.js")).openStrangers(listed());
    stop();
    stop = room.stop;
    if (!element.open || !element.isConnected) return stop();
    show(inside, room.element);
  };
  const element = h("details", { class: "panel fold others", open: settings.get("strangers", false), ontoggle: flip },
    h("summary", {}, h("h2", {}, say("screen-strangers"))), inside);
  return { element, stop: () => stop() };
}

/** The panel into sight; where card and panel do not fit together, the card stays on top. @param {Element} card @param {Element} panel */
function bring(card, panel) {
  const fits = panel.getBoundingClientRect().bottom - card.getBoundingClientRect().top < innerHeight;
  (fits ? panel : card).scrollIntoView({ block: fits ? "nearest" : "start", behavior: "smooth" });
}

/** What this is, in a sentence, a lesson for newcomers, and who is here. @param {(event: Event) => void} learn */
function welcome(learn) {
  return h("div", { class: "welcome" },
    h("div", {}, h("h1", {}, say("screen-welcome")), h("p", {}, say("screen-welcome-about")),
      h("button", { type: "button", class: "button learn-button", "aria-expanded": "false", onclick: (/** @type {Event} */ event) => tried(async () => learn(event)) }, say("screen-learn"))),
    h("div", { class: "your-name" }, settings.get("kept-name") ? myName() : nameField()));
}

/** What one is called, and the way to have that name kept. */
function nameField() {
  const keep = (/** @type {{target: HTMLInputElement}} */ event) => settings.set("name", event.target.value.trim());
  const name = h("input", { type: "text", maxLength: 24, autocomplete: "nickname", value: settings.get("name", ""), oninput: keep });
  return [h("label", { class: "field" }, h("span", {}, say("screen-name")), name), accountLink(say("screen-keep-name"))];
}

/** A name that is kept, and the way to what belongs to it. */
function myName() {
  return [h("div", { class: "field" }, h("span", {}, say("screen-name")), h("b", {}, settings.get("kept-name"))), accountLink(say("screen-my-page"))];
}

/** @param {string} text */
function accountLink(text) {
  const open = (/** @type {MouseEvent} */ event) => { event.preventDefault(); go("/me"); };
  return h("a", { class: "name-link", href: `${HOME}/me`, onclick: open }, text);
}

/** @param {GameEntry} game @param {boolean} open @param {(name: string) => void} choose */
function card(game, open, choose) {
  const button = h("button", { type: "button", class: "game-card", "data-game": game.name, "aria-expanded": String(open), onclick: () => choose(game.name) },
    picture(game.name),
    h("span", { class: "game-title" }, game.title),
    h("span", { class: "game-blurb" }, game.blurb),
    h("span", { class: "game-seats" }, `${game.least}–${game.most} ${say("screen-players")}`));
  const rules = h("a", { class: "game-rules", href: rulesOf(game.name), "aria-label": `${say("screen-rules")}: ${game.title}` }, say("screen-rules"));
  return h("div", { class: "game-place" }, button, rules);
}

/** @param {GameEntry} game @param {GameList["clocks"]} clocks */
function opened(game, clocks) {
  return h("section", { class: "panel game-panel", "aria-label": game.title }, gamePanel(game, clocks));
}
