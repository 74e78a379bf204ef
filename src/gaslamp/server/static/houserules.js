// @ts-check
/** What can be changed about a game: what stands on its card, sets of house rules, and every single rule. */

import { tiles } from "./choices.js";
import { h } from "./dom.js";
import { settings } from "./settings.js";
import { createTeam } from "./team.js";
import { more, say } from "./words.js";

/** @import {GameEntry, Option, Preset} from "./messages.js" */

/** @typedef {Option["default"]} Setting */
/** @typedef {{option: Option, element: HTMLElement, value: () => Setting, set: (value: Setting) => void}} Field what an option is set with */

/** The name of house rules that are no set of ours. */
const OWN = "own";

/** @param {GameEntry} game one of /api/games @param {ReturnType<typeof import("./clockchoice.js").createClockChoice>} clock */
export function createRules(game, clock) {
  const players = picker(countsOf(game), game.solo);
  const hints = h("input", { type: "checkbox", checked: true });
  const help = game.screen === "case" && ticked(say("screen-hints"), say("screen-hints-about"), hints);
  const fields = game.options.filter((option) => !option.on_card).map(optionField);
  /** Loaded when somebody looks at the house rules. @type {ReturnType<typeof import("./ruleswitches.js").createSwitches> | null} */
  let switches = null;
  const place = h("div");
  let mode = "";
  const card = onCard(game, players, (now) => {
    mode = now;
    switches?.follow(now);
  });
  return {
    ...card,
    element: h("div", {}, houseRules(game, fields, [clock.element, labelled(say("screen-players-bots"), players), help, place])),
    /** Somebody looks at the house rules. */
    async open() {
      const [{ createSwitches }] = await Promise.all([import("./ruleswitches.js"), more("mirror")]);
      switches ??= createSwitches(game, place);
      switches.follow(mode);
    },
    switches: () => switches?.values(),
    players: () => Number(players.value),
    hints: () => hints.checked,
    clock: clock.value,
    /** Only what differs from the book; `way` is how one sits down: flee, hunt, friends or screen. @param {string} way */
    options: (way) => Object.fromEntries([...fields.map(chosen), ...card.values(way)]
      .filter(([option, value]) => !isSame(value, option.default)).map(([option, value]) => [option.name, value])),
  };
}

/** @param {Field} field @returns {[Option, Setting]} */
function chosen({ option, value }) {
  return [option, value()];
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

/** Sets of rules, and folded under them every rule. @param {GameEntry} game @param {Field[]} fields @param {import("./dom.js").Child[]} more */
function houseRules(game, fields, more) {
  const every = h("div", { class: "house-rules" }, fields.map((field) => field.element));
  const presets = game.presets.length > 0 && presetChoice(game, fields);
  if (presets) every.addEventListener("input", presets.follow);
  return [presets && presets.element, h("div", { class: "house-rules" }, more),
    h("details", { class: "fold small" }, h("summary", {}, say("screen-more-rules")), every)];
}

/** The mode, with a sentence each; the browser remembers what was chosen. @param {Option} option @param {(value: string) => void} onChange */
function modeChoice(option, onChange) {
  const last = settings.get("mode");
  const known = option.choices.some((choice) => choice.value === last);
  return tiles(option.title, option.choices, known ? last : String(option.default), (value) => { settings.set("mode", value); onChange(value); });
}

/** Sets of rules: choosing one fills in the fields, and changing a field shows which set that is. @param {GameEntry} game @param {Field[]} fields */
function presetChoice(game, fields) {
  /** What a field holds in a set. @param {Preset} preset @param {Option} option */
  const holds = (preset, option) => preset.options[option.name] ?? option.default;
  const fill = (/** @type {string} */ name) => {
    const preset = game.presets.find((one) => one.name === name);
    if (preset) fields.forEach(({ option, set }) => set(holds(preset, option)));
    follow();
  };
  const isNow = (/** @type {Preset} */ preset) => fields.every(({ option, value }) => isSame(value(), holds(preset, option)));
  const own = { name: OWN, title: say("screen-preset-own"), about: say("screen-preset-own-about"), worth: "" };
  const choices = [...game.presets, own].map(({ name, title, about, worth }) => ({ value: name, title, about: worth ? `${about} ${worth}` : about }));
  const choice = tiles(say("screen-presets"), choices, choices[0].value, fill);
  const last = choice.element.querySelector(".tile:last-child");
  const follow = () => {
    const name = game.presets.find(isNow)?.name ?? OWN;
    last.hidden = name !== OWN;
    choice.set(name);
  };
  follow();
  return { element: choice.element, follow };
}

/** @param {{least: number, most: number}} seats */
function countsOf({ least, most }) {
  return Array.from({ length: most - least + 1 }, (_, i) => /** @type {[number, string]} */ ([least + i, String(least + i)]));
}

/** @param {Setting} one @param {Setting} other */
function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** @param {[number, string][]} choices @param {number} usual */
function picker(choices, usual) {
  return h("select", {}, choices.map(([value, text]) => h("option", { value, selected: value === usual }, text)));
}

/** @param {string} label @param {HTMLElement} field @param {string} [about] */
function labelled(label, field, about = "") {
  return h("label", { class: "field" }, h("b", {}, label), about && h("span", {}, about), field);
}

/** @param {string} label @param {string} about @param {HTMLElement} field */
function ticked(label, about, field) {
  return h("label", { class: "ticked" }, field, h("span", {}, h("b", {}, label), h("small", {}, about)));
}

/** The field of an option by its kind; `value()` is what the server is told, `set()` shows another. @type {Record<string, (option: Option) => Field>} */
const KINDS = {
  flag(option) {
    const box = h("input", { type: "checkbox", checked: option.default });
    return { option, element: ticked(option.title, option.about, box), value: () => box.checked, set: (value) => { box.checked = value; } };
  },
  choice(option) {
    const values = option.choices.map((choice) => choice.value);
    const field = h("select", {}, option.choices.map((choice) => h("option", { selected: choice.value === option.default }, choice.title)));
    const set = (/** @type {Setting} */ value) => { field.selectedIndex = values.indexOf(String(value)); };
    return { option, element: labelled(option.title, field, option.about), value: () => values[field.selectedIndex], set };
  },
  whole(option) {
    const field = h("input", { type: "number", inputmode: "numeric", min: option.least, max: option.most, placeholder: say("screen-by-the-book"), value: option.default ?? "" });
    const value = () => (field.value === "" ? option.default : Number(field.value));
    return { option, element: labelled(option.title, field, option.about), value, set: (number) => { field.value = number ?? ""; } };
  },
  numbers(option) {
    const written = (/** @type {Setting} */ numbers) => (Array.isArray(numbers) ? numbers.join(", ") : "");
    const field = h("input", { type: "text", inputmode: "numeric", placeholder: say("screen-by-the-book"), value: written(option.default) });
    const numbers = () => field.value.split(/[\s,;]+/).filter(Boolean).map(Number);
    const value = () => (numbers().length ? numbers() : option.default);
    return { option, element: labelled(option.title, field, option.about), value, set: (all) => { field.value = written(all); } };
  },
};

/** @param {Option} option */
function optionField(option) {
  return KINDS[option.kind](option);
}
