// @ts-check
/** Choices of which one holds, as native radio buttons: a short strip, or tiles with a sentence each. */

import { h } from "./dom.js";

let groups = 0;

/**
 * A strip of short choices.
 * @template T @param {string} legend @param {[T, string][]} choices @param {T} usual @param {() => void} [onChange]
 */
export function strip(legend, choices, usual, onChange = () => {}) {
  let value = usual;
  const group = `choice-${++groups}`;
  const choose = (/** @type {T} */ one) => { value = one; onChange(); };
  const labels = choices.map(([one, text]) => h("label", {},
    h("input", { type: "radio", name: group, checked: one === usual, onchange: () => choose(one) }), h("span", {}, text)));
  const element = h("fieldset", {}, h("legend", {}, legend), h("div", { class: "choices" }, labels));
  return { element, value: () => value };
}

/**
 * Tiles with a title and a sentence each.
 * @param {string} legend @param {{value: string, title: string, about: string}[]} choices @param {string} usual @param {(value: string) => void} onChange
 */
export function tiles(legend, choices, usual, onChange) {
  let value = usual;
  const group = `choice-${++groups}`;
  const choose = (/** @type {string} */ one) => { value = one; onChange(one); };
  /** @type {HTMLInputElement[]} */
  const inputs = choices.map((one) => h("input", { type: "radio", name: group, checked: one.value === usual, onchange: () => choose(one.value) }));
  const element = h("fieldset", {}, h("legend", {}, legend), h("div", { class: "tiles" }, choices.map((one, i) => tile(inputs[i], one))));
  return {
    element,
    value: () => value,
    /** Show another one as chosen. @param {string} one */
    set(one) {
      value = one;
      inputs[choices.findIndex((choice) => choice.value === one)].checked = true;
    },
  };
}

/** An input with its title; the sentence below describes it. @param {HTMLInputElement} input @param {{title: string, about: string}} about */
export function tile(input, { title, about }) {
  const [name, words] = [`tile-${++groups}`, `tile-${++groups}`];
  input.setAttribute("aria-labelledby", name);
  if (about) input.setAttribute("aria-describedby", words);
  return h("label", { class: "tile" }, input, h("b", { id: name }, title), about && h("span", { id: words }, about));
}
