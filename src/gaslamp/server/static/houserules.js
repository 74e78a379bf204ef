// @ts-check
/** What can be changed about a game: how many play, and every option of the rules. */

import { h } from "./dom.js";
import { say } from "./words.js";

/** @param {any} game one of /api/games */
export function createRules(game) {
  const players = picker(countsOf(game), game.solo);
  const hints = h("input", { type: "checkbox", checked: true });
  const fields = game.options.map(optionField);
  const common = fields.filter((/** @type {any} */ field) => field.option.common);
  const rare = fields.filter((/** @type {any} */ field) => !field.option.common);
  const element = h("div", { class: "house-rules" },
    labelled(say("screen-players-bots"), players),
    game.name === "connection" && ticked(say("screen-hints"), say("screen-hints-about"), hints),
    common.map((/** @type {any} */ field) => field.element),
    rare.length > 0 && h("details", { class: "fold small wide" }, h("summary", {}, say("screen-more-rules")),
      h("div", { class: "house-rules" }, rare.map((/** @type {any} */ field) => field.element))));
  return {
    element,
    players: () => Number(players.value),
    hints: () => hints.checked,
    /** Only what differs from the book. */
    options: () => Object.fromEntries(fields.filter(isChanged).map((/** @type {any} */ field) => [field.option.name, field.value()])),
  };
}

/** @param {{least: number, most: number}} seats */
function countsOf({ least, most }) {
  return Array.from({ length: most - least + 1 }, (_, i) => /** @type {[any, string]} */ ([least + i, String(least + i)]));
}

/** @param {any} field */
function isChanged(field) {
  return JSON.stringify(field.value()) !== JSON.stringify(field.option.default);
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

/** The field of an option by its kind; `value()` is what the server is told. @type {Record<string, (option: any) => any>} */
const KINDS = {
  flag(option) {
    const box = h("input", { type: "checkbox", checked: option.default });
    return { option, element: ticked(option.title, option.about, box), value: () => box.checked };
  },
  choice(option) {
    const field = h("select", {}, option.choices.map((/** @type {any} */ choice) =>
      h("option", { selected: choice.value === option.default }, choice.title)));
    return { option, element: labelled(option.title, field, option.about), value: () => option.choices[field.selectedIndex].value };
  },
  whole(option) {
    const field = h("input", { type: "number", inputmode: "numeric", min: option.least, max: option.most, placeholder: say("screen-by-the-book"), value: option.default ?? "" });
    const value = () => (field.value === "" ? option.default : Number(field.value));
    return { option, element: labelled(option.title, field, option.about), value };
  },
  numbers(option) {
    const field = h("input", { type: "text", inputmode: "numeric", placeholder: say("screen-by-the-book"), value: (option.default ?? []).join(", ") });
    const numbers = () => field.value.split(/[\s,;]+/).filter(Boolean).map(Number);
    const value = () => (numbers().length ? numbers() : option.default);
    return { option, element: labelled(option.title, field, option.about), value };
  },
  words(option) {
    const boxes = option.choices.map((/** @type {any} */ choice) => h("input", { type: "checkbox", checked: option.default?.includes(choice.value) ?? false }));
    const labels = option.choices.map((/** @type {any} */ choice, /** @type {number} */ i) => h("label", { class: "ticked" }, boxes[i], choice.title));
    const value = () => option.choices.filter((/** @type {any} */ _, /** @type {number} */ i) => boxes[i].checked).map((/** @type {any} */ choice) => choice.value);
    const element = h("fieldset", { class: "field" }, h("legend", {}, h("b", {}, option.title)), h("span", {}, option.about), labels);
    return { option, element, value: () => (value().length ? value() : option.default) };
  },
};

/** @param {any} option */
function optionField(option) {
  return KINDS[option.kind](option);
}
