// @ts-check
/** The three ways into a game: against bots, with friends by link, round one screen. */

import { strip } from "./choices.js";
import { createClockChoice } from "./clockchoice.js";
import { h, show } from "./dom.js";
import { createRules } from "./houserules.js";
import { howToPlay } from "./howtoplay.js";
import { settings } from "./settings.js";
import { openTable } from "./sitdown.js";
import { tried } from "./toasts.js";
import { say } from "./words.js";

/** @import {GameEntry, GameList, NewTable} from "./messages.js" */

/** @param {GameEntry} game one of /api/games @param {GameList["clocks"]} clocks those of it too */
export function gamePanel(game, clocks) {
  const rules = createRules(game, createClockChoice(clocks));
  const level = levelChoice(game);
  /** @type {Sit} */
  const seat = (way, chairs, names, open = false) => sit(game, chairs, names, rules, way, open ? { fill: 60, level: level.value() } : null);
  return [
    rules.mode,
    h("div", { class: "ways" }, againstBots(game, rules, level, seat), withFriends(game, seat), roundOneScreen(game, level, seat)),
    rules.team,
    h("details", { class: "fold", ontoggle: () => tried(rules.open) }, h("summary", {}, say("screen-house-rules")), rules.element),
    howToPlay(game.name),
  ];
}

/** So many sit down with friends unless they say otherwise; bots can take what stays free. */
const FRIENDS = 3;

/** @typedef {(way: string, chairs: string[], names: string[], open?: boolean) => void} Sit */
/** @typedef {ReturnType<typeof createRules>} Rules */
/** @typedef {ReturnType<typeof levelChoice>} Levels */

/** How well bots play, and what to expect; the browser remembers what was chosen. @param {GameEntry} game */
function levelChoice(game) {
  const values = game.levels.map((level) => level.value);
  const last = settings.get("level");
  const about = h("p", { class: "note level-about", "aria-live": "polite" });
  const tell = () => show(about, game.levels.find((level) => level.value === levels.value())?.about);
  const choose = () => { settings.set("level", levels.value()); tell(); };
  /** @type {[string, string][]} */
  const titles = game.levels.map((level) => [level.value, level.title]);
  const levels = strip(say("screen-strength"), titles, values.includes(last) ? last : game.level, choose);
  levels.element.classList.add("levels");
  levels.element.append(about);
  tell();
  return levels;
}

/** @param {GameEntry} game @param {Rules} rules @param {Levels} level @param {Sit} seat */
function againstBots(game, rules, level, seat) {
  const start = (/** @type {boolean} */ first) => {
    const bots = Array(rules.players() - 1).fill(level.value());
    seat(first ? "flee" : "hunt", first ? ["me", ...bots] : [bots[0], "me", ...bots.slice(1)], [settings.get("name", "")]);
  };
  const button = (/** @type {string} */ key, /** @type {boolean} */ first) =>
    h("button", { type: "button", class: "button primary", onclick: () => start(first) }, say(key));
  const buttons = game.sides ? [button("screen-flee", true), button("screen-hunt", false)] : [button("screen-play-bots", true)];
  return way("screen-way-bots", say(game.sides ? "screen-way-bots-sides" : "screen-way-bots-about"), h("div", { class: "row" }, buttons), level.element);
}

/** @param {GameEntry} game @param {Sit} seat */
function withFriends(game, seat) {
  const count = strip(say("screen-how-many"), range(game.least, game.most), FRIENDS);
  const side = game.sides && strip(say("screen-your-side"), [["flee", say("screen-side-flee")], ["hunt", say("screen-side-hunt")]], "flee");
  const start = () => {
    const chairs = Array(Number(count.value())).fill("open");
    chairs[side && side.value() === "hunt" ? 1 : 0] = "me";
    seat("friends", chairs, [settings.get("name", "")], open.checked);
  };
  const open = h("input", { type: "checkbox" });
  const strangers = h("label", { class: "ticked" }, open, say("screen-public"));
  const button = h("button", { type: "button", class: "button primary", onclick: start }, say("screen-with-friends"));
  return way("screen-way-friends", say("screen-way-friends-about"), button, count.element, side && side.element, strangers);
}

/** @param {GameEntry} game @param {Levels} level @param {Sit} seat */
function roundOneScreen(game, level, seat) {
  const names = h("div", { class: "way-names" });
  const hunted = game.sides && strip(say("screen-who-flees"), [["me", say("screen-one-of-us")], ["bot", say("screen-a-bot")]], "me");
  const draw = () => { show(names, range(1, Number(count.value())).map(([n]) => nameField(n))); };
  const count = strip(say("screen-people"), range(2, game.most), 2, draw);
  const start = () => {
    const people = Array(Number(count.value())).fill("me");
    const chairs = hunted && hunted.value() === "bot" ? [level.value(), ...people].slice(0, game.most) : people;
    seat("screen", chairs, [...names.querySelectorAll("input")].map((field) => field.value.trim()));
  };
  draw();
  const button = h("button", { type: "button", class: "button primary", onclick: start }, say("screen-one-screen"));
  return way("screen-way-screen", say("screen-way-screen-about"), button, count.element, hunted && hunted.element,
    h("details", { class: "fold small" }, h("summary", {}, say("screen-names")), names));
}

/** @param {number | string} n */
function nameField(n) {
  const label = `${say("screen-player")} ${n}`;
  const value = n === 1 ? settings.get("name", "") : "";
  return h("input", { type: "text", maxLength: 24, autocomplete: "off", placeholder: label, "aria-label": label, value });
}

/** @param {string} key @param {string} about @param {...import("./dom.js").Child} children */
function way(key, about, ...children) {
  return h("div", { class: "way" }, h("h3", {}, say(key)), h("p", { class: "note" }, about), children);
}

/** @param {number} least @param {number} most @returns {[number, string][]} */
function range(least, most) {
  return Array.from({ length: most - least + 1 }, (_, i) => [least + i, String(least + i)]);
}

/** @param {GameEntry} game @param {string[]} chairs @param {string[]} names @param {Rules} rules @param {string} way @param {NewTable["public"]} open */
function sit(game, chairs, names, rules, way, open) {
  const message = { game: game.name, chairs, names, options: rules.options(way), hints: rules.hints(), clock: rules.clock(), ...rules.switches(), public: open };
  return tried(() => openTable("/api/tables", message));
}
