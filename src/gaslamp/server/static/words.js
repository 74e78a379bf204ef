// @ts-check
/** The fixed labels of the screen, in the reader's language. */

import { Failed } from "./failed.js";
import { settings } from "./settings.js";

/** @import {PageWords} from "./messages.js" */

/** What each language calls itself. @type {Record<string, string>} */
export const LANGUAGES = { en: "English", fr: "Français", it: "Italiano", de: "Deutsch" };

/** What came with the page. @type {PageWords} */
const told = JSON.parse(document.getElementById("words")?.textContent ?? "{}");
let words = told.words;
let code = guess();
/** The parts that were loaded later. @type {Set<string>} */
const parts = new Set();

/** The code of the language in force: "en" … */
export function language() {
  return code;
}

/** A fixed label. @param {string} key */
export function say(key) {
  return words[key] ?? key;
}

/** Speak this language from now on: loads its labels, then dispatches "language" on document. @param {string} wanted */
export async function setLanguage(wanted) {
  const tables = await Promise.all([labels(wanted), ...[...parts].map((part) => table(`${part}.${wanted}`))]);
  words = Object.assign({}, ...tables);
  code = wanted;
  document.documentElement.lang = wanted;
  document.dispatchEvent(new CustomEvent("language", { detail: wanted }));
}

/** The labels of a language: those that came with the page, or others. @param {string} wanted @returns {Promise<PageWords["words"]>} */
async function labels(wanted) {
  return told.language === wanted ? told.words : table(wanted);
}

/** The labels of a part that does not come with the page: `await more("talk")` before its module draws. @param {string} part */
export async function more(part) {
  parts.add(part);
  const asked = code;
  const found = await table(`${part}.${asked}`);
  if (asked !== code) await more(part);
  else words = { ...found, ...words };
}

/** A table of labels by its name. @param {string} name @returns {Promise<PageWords["words"]>} */
async function table(name) {
  const answer = await fetch(new URL(`words/${name}.json`, import.meta.url)).catch(() => null);
  if (!answer?.ok) throw new Failed(say("screen-no-answer"));
  return answer.json();
}

/** The reader has chosen a language, and it stays chosen. @param {string} wanted */
export async function chooseLanguage(wanted) {
  await setLanguage(wanted);
  settings.set("language", wanted);
}

/** What was chosen before, or the first language of the browser that we speak. */
function guess() {
  const wishes = [settings.get("language"), ...navigator.languages].filter(Boolean);
  const known = wishes.map((wish) => String(wish).slice(0, 2).toLowerCase());
  return known.find((wish) => wish in LANGUAGES) ?? "en";
}
