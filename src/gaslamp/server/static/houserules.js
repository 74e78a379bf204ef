// @ts-check
/** What can be changed about a game: what stands on its card, and the house rules as soon as somebody looks at them. */

import { tiles } from "./choices.js";
import { h } from "./dom.js";
import { settings } from "./settings.js";
import { createTeam } from "./team.js";
import { more } from "./words.js";

/** @import {GameEntry, Option} from "./messages.js" */

/** @typedef {Option["default"]} Setting */

/** @param {GameEntry} game one of /api/games @param {ReturnType<typeof import("./clockchoice.js").createClockChoice>} clock */
export function createRules(game, clock) {
  const players = picker(countsOf(game), game.solo);
  const hints = h("input", { type: "checkbox", checked: true });
  const element = h("div");
  /** Loaded when somebody looks at the house rules. @type {ReturnType<typeof import("./housefields.js").createFields> | null} */
  let fields = null;
  let mode = "";
  const card = onCard(game, players, (now) => {
    mode = now;
    fields?.follow(now);
  });
  return {
    ...card,
    element,
    /** Somebody looks at the house rules. */
    async open() {
      const [{ createFields }] = await Promise.all([import("./housefields.js"), more("mirror")]);
      fields ??= createFields(game, element, { clock: clock.element, players, hints });
      fields.follow(mode);
    },
    switches: () => fields?.switches(),
    players: () => Number(players.value),
    hints: () => hints.checked,
    clock: clock.value,
    /** Only what differs from the book; `way` is how one sits down: flee, hunt, friends or screen. @param {string} way */
    options: (way) => Object.fromEntries([...(fields?.chosen() ?? []), ...card.values(way)]
      .filter(([option, value]) => !isSame(value, option.default)).map(([option, value]) => [option.name, value])),
  };
}

/** What stands on the card itself, where there is such a thing: the mode and who hunts. @param {GameEntry} game @param {HTMLSelectElement} players @param {(mode: string) => void} onMode */
function onCard(game, players, onMode) {
  const [mode, cast] = ["mode", "characters"].map((name) => game.options.find((option) => option.name === name));
  if (!mode || !cast) return { mode: null, team: null, values: () => /** @type {[Option, Setting][]} */ ([]) };
  const team = createTeam(game, cast, (size) => { players.value = String(size + 1); });
  const dress = (/** @type {string} */ value) => {
    team.element.classList.toggle("plain", value === mode.default);
    onMode(value);
  };
  const modes = modeChoice(mode, dress);
  dress(modes.value());
  players.addEventListener("change", () => team.seats(Number(players.value)));
  return { mode: modes.element, team: team.element, values: (/** @type {string} */ way) => /** @type {[Option, Setting][]} */ ([[mode, modes.value()], [cast, team.value(way)]]) };
}

/** The mode, with a sentence each; the browser remembers what was chosen. @param {Option} option @param {(value: string) => void} onChange */
function modeChoice(option, onChange) {
  const last = settings.get("mode");
  const known = option.choices.some((choice) => choice.value === last);
  return tiles(option.title, option.choices, known ? last : String(option.default), (value) => { settings.set("mode", value); onChange(value); });
}

/** @param {{least: number, most: number}} seats */
function countsOf({ least, most }) {
  return Array.from({ length: most - least + 1 }, (_, i) => /** @type {[number, string]} */ ([least + i, String(least + i)]));
}

/** @param {[number, string][]} choices @param {number} usual */
function picker(choices, usual) {
  return h("select", {}, choices.map(([value, text]) => h("option", { value, selected: value === usual }, text)));
}

/** @param {Setting} one @param {Setting} other */
export function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}
