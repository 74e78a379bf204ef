// @ts-check
/** The house rules: sets of them, every single one, and switches of the table beside them. */

import { tiles } from "./choices.js";
import { h, show } from "./dom.js";
import { isSame } from "./houserules.js";
import { settings } from "./settings.js";
import { say } from "./words.js";

/** @import {GameEntry, Option, Preset} from "./messages.js" */
/** @import {Setting} from "./houserules.js" */

/** @typedef {{option: Option, element: HTMLElement, value: () => Setting, set: (value: Setting) => void}} Field what an option is set with */

/** The name of house rules that are no set of ours. */
const OWN = "own";

/**
 * @param {GameEntry} game @param {HTMLElement} place where they stand
 * @param {{clock: HTMLElement, players: HTMLElement, hints: HTMLElement}} table what is chosen for it whether anybody looks or not
 */
export function createFields(game, place, { clock, players, hints }) {
  const fields = game.options.filter((option) => !option.on_card).map(optionField);
  const [mirrored, rated] = [checkbox(false), checkbox(true)];
  const mirror = h("div", {}, ticked(say("screen-mirrored"), say("screen-mirrored-about"), mirrored));
  const help = game.screen === "case" && ticked(say("screen-hints"), say("screen-hints-about"), hints);
  const count = settings.get("kept-name") && ticked(say("screen-counts"), say("screen-counts-about"), rated);
  show(place, ...houseRules(game, fields, [clock, labelled(say("screen-players-bots"), players), help, mirror, count]));
  return {
    /** Only some modes can be mirrored. @param {string} mode */
    follow(mode) { mirror.hidden = !game.mirrored.includes(mode); },
    switches: () => ({ mirrored: !mirror.hidden && mirrored.checked, rated: rated.checked }),
    chosen: () => fields.map(({ option, value }) => /** @type {[Option, Setting]} */ ([option, value()])),
  };
}

/** Sets of rules, and folded under them every rule. @param {GameEntry} game @param {Field[]} fields @param {import("./dom.js").Child[]} more */
function houseRules(game, fields, more) {
  const every = h("div", { class: "house-rules" }, fields.map((field) => field.element));
  const presets = game.presets.length > 0 && presetChoice(game, fields);
  if (presets) every.addEventListener("input", presets.follow);
  return [presets && presets.element, h("div", { class: "house-rules" }, more),
    h("details", { class: "fold small" }, h("summary", {}, say("screen-more-rules")), every)];
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

/** @param {boolean} checked */
function checkbox(checked) {
  return h("input", { type: "checkbox", checked });
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
