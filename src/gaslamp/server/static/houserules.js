// @ts-check
/** What can be changed about a game: what stands on its card, sets of house rules, and every single rule. */

import { tiles } from "./choices.js";
import { h } from "./dom.js";
import { settings } from "./settings.js";
import { createTeam } from "./team.js";
import { say } from "./words.js";

/** The name of house rules that are no set of ours. */
const OWN = "own";

/** @param {any} game one of /api/games */
export function createRules(game) {
  const players = picker(countsOf(game), game.solo);
  const hints = h("input", { type: "checkbox", checked: true });
  const [mode, cast] = ["mode", "characters"].map((name) => game.options.find((/** @type {any} */ option) => option.name === name));
  const modes = mode && modeChoice(mode, (value) => team?.element.classList.toggle("plain", value === mode.default));
  const team = cast && createTeam(game, cast, (size) => { players.value = String(size + 1); });
  const fields = game.options.filter((/** @type {any} */ option) => !option.on_card).map(optionField);
  const every = h("div", { class: "house-rules" }, fields.map((/** @type {any} */ field) => field.element));
  const presets = game.presets.length > 0 && presetChoice(game, fields);
  if (modes) team.element.classList.toggle("plain", modes.value() === mode.default);
  if (team) players.addEventListener("change", () => team.seats(Number(players.value)));
  if (presets) every.addEventListener("input", presets.follow);
  return {
    mode: modes?.element,
    team: team?.element,
    element: h("div", {}, presets && presets.element, h("div", { class: "house-rules" }, labelled(say("screen-players-bots"), players),
      game.name === "connection" && ticked(say("screen-hints"), say("screen-hints-about"), hints)),
      h("details", { class: "fold small" }, h("summary", {}, say("screen-more-rules")), every)),
    players: () => Number(players.value),
    hints: () => hints.checked,
    /** Only what differs from the book; `way` is how one sits down: flee, hunt, friends or screen. @param {string} way */
    options: (way) => Object.fromEntries([
      ...fields.map((/** @type {any} */ field) => [field.option, field.value()]),
      ...(modes ? [[mode, modes.value()], [cast, team.value(way)]] : []),
    ].filter(([option, value]) => isChanged(option, value)).map(([option, value]) => [option.name, value])),
  };
}

/** The mode, with a sentence each; the browser remembers what was chosen. @param {any} option @param {(value: string) => void} onChange */
function modeChoice(option, onChange) {
  const last = settings.get("mode");
  const known = option.choices.some((/** @type {any} */ choice) => choice.value === last);
  return tiles(option.title, option.choices, known ? last : option.default, (value) => { settings.set("mode", value); onChange(value); });
}

/** Sets of rules: choosing one fills in the fields, and changing a field shows which set that is. @param {any} game @param {any[]} fields */
function presetChoice(game, fields) {
  const fill = (/** @type {string} */ name) => {
    const found = game.presets.find((/** @type {any} */ preset) => preset.name === name);
    if (found) fields.forEach(({ option, set }) => set(found.options[option.name] ?? option.default));
  };
  const now = () => Object.fromEntries(fields.map(({ option, value }) => [option.name, value()]));
  const choices = game.presets.map((/** @type {any} */ preset) => ({ value: preset.name, title: preset.title, about: preset.about }));
  const own = { value: OWN, title: say("screen-preset-own"), about: say("screen-preset-own-about") };
  const choice = tiles(say("screen-presets"), [...choices, own], choices[0].value, fill);
  const last = choice.element.querySelector(".tile:last-child");
  last.hidden = true;
  const follow = () => {
    const name = game.presets.find((/** @type {any} */ preset) => fields.every(({ option }) => isSame(now()[option.name], preset.options[option.name] ?? option.default)))?.name;
    last.hidden = Boolean(name);
    choice.set(name ?? OWN);
  };
  return { element: choice.element, follow };
}

/** @param {{least: number, most: number}} seats */
function countsOf({ least, most }) {
  return Array.from({ length: most - least + 1 }, (_, i) => /** @type {[any, string]} */ ([least + i, String(least + i)]));
}

/** @param {any} option @param {any} value */
function isChanged(option, value) {
  return !isSame(value, option.default);
}

/** @param {any} one @param {any} other */
function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** @param {[any, string][]} choices @param {any} usual */
function picker(choices, usual) {
  return h("select", {}, choices.map(([value, text]) => h("option", { value, selected: value === usual }, text)));
}

/** @param {string} label @param {any} field @param {string} [about] */
function labelled(label, field, about = "") {
  return h("label", { class: "field" }, h("b", {}, label), about && h("span", {}, about), field);
}

/** @param {string} label @param {string} about @param {any} field */
function ticked(label, about, field) {
  return h("label", { class: "ticked" }, field, h("span", {}, h("b", {}, label), h("small", {}, about)));
}

/** The field of an option by its kind; `value()` is what the server is told, `set()` shows another. @type {Record<string, (option: any) => any>} */
const KINDS = {
  flag(option) {
    const box = h("input", { type: "checkbox", checked: option.default });
    return { option, element: ticked(option.title, option.about, box), value: () => box.checked, set: (/** @type {boolean} */ value) => { box.checked = value; } };
  },
  choice(option) {
    const values = option.choices.map((/** @type {any} */ choice) => choice.value);
    const field = h("select", {}, option.choices.map((/** @type {any} */ choice) => h("option", { selected: choice.value === option.default }, choice.title)));
    const set = (/** @type {string} */ value) => { field.selectedIndex = values.indexOf(value); };
    return { option, element: labelled(option.title, field, option.about), value: () => values[field.selectedIndex], set };
  },
  whole(option) {
    const field = h("input", { type: "number", inputmode: "numeric", min: option.least, max: option.most, placeholder: say("screen-by-the-book"), value: option.default ?? "" });
    const value = () => (field.value === "" ? option.default : Number(field.value));
    return { option, element: labelled(option.title, field, option.about), value, set: (/** @type {any} */ number) => { field.value = number ?? ""; } };
  },
  numbers(option) {
    const written = (/** @type {any} */ numbers) => (numbers ?? []).join(", ");
    const field = h("input", { type: "text", inputmode: "numeric", placeholder: say("screen-by-the-book"), value: written(option.default) });
    const numbers = () => field.value.split(/[\s,;]+/).filter(Boolean).map(Number);
    const value = () => (numbers().length ? numbers() : option.default);
    return { option, element: labelled(option.title, field, option.about), value, set: (/** @type {any} */ all) => { field.value = written(all); } };
  },
};

/** @param {any} option */
function optionField(option) {
  return KINDS[option.kind](option);
}
