// @ts-check
/** The switches that are always at hand: the language, the light and the sound; and small drawn signs. */

import { h, s } from "./dom.js";
import { settings } from "./settings.js";
import { sounds } from "./sound.js";
import { tried } from "./toasts.js";
import { LANGUAGES, chooseLanguage, language, say } from "./words.js";

/** The lights in the order in which the switch goes through them, each with its sign. */
const LIGHTS = { auto: "half", evening: "moon", paper: "sun" };

/** @type {Record<string, string>} */
const SIGNS = {
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  sun: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1",
  half: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  lamp: "M8 7h8l-1.6 9H9.6zM7 7h10l-3-3h-4zM12 16v6M9 22h6",
  eye: "M2 12c3-5 6.4-7 10-7s7 2 10 7c-3 5-6.4 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  talk: "M4 5h16v11h-9l-5 4v-4H4z",
  kept: "M12 3l7.5 3v5.5c0 4.6-3 7.7-7.5 9.5-4.5-1.8-7.5-4.9-7.5-9.5V6zM8.6 12l2.5 2.5 4.4-5",
  close: "M5 5l14 14M19 5L5 19",
  sound: "M4 9.5v5h3.5l4.5 4v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  silence: "M4 9.5v5h3.5l4.5 4v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
};

/** A small sign drawn in lines of the colour of the text. @param {string} name */
export function sign(name) {
  const line = { fill: "none", stroke: "currentColor", "stroke-width": 1.8, "stroke-linecap": "round", "stroke-linejoin": "round" };
  return s("svg", { viewBox: "0 0 24 24", width: 20, height: 20, "aria-hidden": "true", ...line }, s("path", { d: SIGNS[name] }));
}

/** The language, each called as it calls itself. */
export function languageSwitch() {
  const options = Object.entries(LANGUAGES).map(([code, name]) =>
    h("option", { value: code, lang: code, selected: code === language() }, name));
  const choose = async (/** @type {{target: HTMLSelectElement}} */ event) => {
    await tried(() => chooseLanguage(event.target.value));
    /** @type {HTMLElement | null} */ (document.querySelector("dialog[open] select.language, #top select.language"))?.focus();
  };
  return h("select", { class: "language", "aria-label": say("screen-language"), onchange: choose }, options);
}

/** One button that goes through the lights. */
export function lightSwitch() {
  const button = h("button", { type: "button", class: "button quiet icon" });
  const name = () => settings.get("light", "auto");
  const dress = () => {
    const label = `${say("screen-light")}: ${say(`screen-light-${name()}`)}`;
    button.replaceChildren(sign(LIGHTS[/** @type {keyof typeof LIGHTS} */ (name())]));
    button.title = label;
    button.setAttribute("aria-label", label);
  };
  button.addEventListener("click", () => {
    settings.set("light", after(Object.keys(LIGHTS), name()));
    dress();
  });
  dress();
  return button;
}

/** Sound on or off. It is off until somebody wants it, and until then it draws a little attention. */
export function soundSwitch() {
  const element = h("button", { type: "button", class: "button quiet icon sound", onclick: () => (sounds.choose(!sounds.isOn), relabel()) });
  function relabel() {
    element.replaceChildren(sign(sounds.isOn ? "sound" : "silence"));
    element.classList.toggle("offered", !sounds.isChosen);
    element.setAttribute("aria-pressed", String(sounds.isOn));
    element.setAttribute("aria-label", say("screen-sound"));
    element.title = `${say("screen-sound")}: ${say(sounds.isOn ? "screen-sound-on" : "screen-sound-off")}`;
  }
  relabel();
  return { element, relabel };
}

/** @param {string[]} names @param {string} name */
function after(names, name) {
  return names[(names.indexOf(name) + 1) % names.length];
}

/** Some text to send to friends, with a button that copies it. @param {string} text @param {string} label */
export function copyable(text, label) {
  const field = h("input", { type: "text", readonly: true, value: text, "aria-label": label, onfocus: () => field.select() });
  const button = h("button", { type: "button", class: "button", onclick: () => copy(field, button) }, sign("copy"), say("screen-copy"));
  return h("div", { class: "copyable" }, field, button);
}

/** @param {HTMLInputElement} field @param {HTMLButtonElement} button */
async function copy(field, button) {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // no clipboard on a page without encryption: the old way
    field.select();
    document.execCommand("copy");
  }
  button.textContent = say("screen-copied");
}
