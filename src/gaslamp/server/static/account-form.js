// @ts-check
/** Forms about one's name: fields, passphrases with what they are worth, and a button that waits for the answer. */

import { h } from "./dom.js";
import { tried } from "./toasts.js";
import { say } from "./words.js";

const SHORTEST = 10;
const VARIED = 5;
/** Bits, as far as one can say without knowing what people like to choose. */
const STRONG = 64;

/** @param {string} key of the label @param {Record<string, string | number | boolean>} props @returns {{label: HTMLLabelElement, input: HTMLInputElement}} */
export function field(key, props) {
  const input = h("input", { type: "text", required: true, ...props });
  return { label: h("label", { class: "field" }, h("span", {}, say(key)), input), input };
}

/** @param {string} key @param {"new-password" | "current-password"} kind of which browsers keep one or offer to make one */
export function passphrase(key, kind) {
  const { label, input } = field(key, { type: "password", maxLength: 256, autocomplete: kind, spellcheck: false });
  const flip = (/** @type {{target: HTMLInputElement}} */ event) => void (input.type = event.target.checked ? "text" : "password");
  const shown = h("label", { class: "ticked account-show" }, h("input", { type: "checkbox", onchange: flip }), h("span", {}, say("account-show")));
  return { input, element: [label, kind === "new-password" && strength(input), shown] };
}

/** What a new passphrase is worth, in words. @param {HTMLInputElement} input */
function strength(input) {
  const told = h("p", { class: "note account-strength", role: "status" }, say("account-passphrase-about"));
  input.addEventListener("input", () => {
    const worth = input.value ? worthOf(input.value) : "";
    told.dataset.worth = worth;
    told.textContent = say(worth ? `account-strength-${worth}` : "account-passphrase-about");
  });
  return told;
}

/** @param {string} text @returns {"short" | "simple" | "fair" | "strong"} */
function worthOf(text) {
  const signs = [...text];
  if (signs.length < SHORTEST) return "short";
  if (new Set(signs).size < VARIED) return "simple";
  const pool = 26 + (/[A-Z]/.test(text) ? 26 : 0) + (/\d/.test(text) ? 10 : 0) + (/[^a-z0-9]/i.test(text) ? 20 : 0);
  const fresh = signs.filter((one, n) => n === 0 || Math.abs((one.codePointAt(0) ?? 0) - (signs[n - 1].codePointAt(0) ?? 0)) > 1);
  return fresh.length * Math.log2(pool) * 0.7 < STRONG ? "fair" : "strong";
}

/** A form that is sent once at a time. @param {string} key of its button @param {import("./dom.js").Child} fields @param {() => Promise<unknown>} send @param {string} [look] */
export function form(key, fields, send, look = "primary") {
  const button = h("button", { class: `button ${look}` }, say(key));
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    button.disabled = true;
    await tried(send);
    button.disabled = false;
  };
  return h("form", { class: "account-form", onsubmit: submit }, fields, button);
}
