// @ts-check
/** Short messages that come and go, and the voice that reads to those who listen. */

import { h } from "./dom.js";
import { Failed } from "./failed.js";
import { ruleLink } from "./rulelink.js";
import { say } from "./words.js";

const MOST = 3;
const SECONDS = 9;
/** So long where there is something to follow; and whatever is pointed at stays. */
const WITH_LINK = 30;

/**
 * @param {string} text
 * @param {"" | "refused" | "trouble"} [kind]
 * @param {{rule: string, link: string} | null} [cited] the rule that says no, and where it can be read
 */
export function toast(text, kind = "", cited = null) {
  const box = document.getElementById("toasts");
  if (!box) return;
  const close = h("button", { type: "button", "aria-label": say("screen-close"), onclick: () => note.remove() }, "×");
  const note = h("div", { class: `toast ${kind}` }, h("p", {}, text, " ", cited && ruleLink(cited.rule, cited.link)), close);
  while (box.childElementCount >= MOST) box.firstElementChild?.remove();
  box.append(note);
  const leave = () => (note.matches(":hover, :focus-within") ? setTimeout(leave, SECONDS * 1000) : note.remove());
  setTimeout(leave, (cited ? WITH_LINK : SECONDS) * 1000);
}

/** What somebody else should not find on the screen goes. */
export function clearToasts() {
  document.getElementById("toasts")?.replaceChildren();
  document.getElementById("voice")?.replaceChildren();
}

/** Read this out, politely. @param {string} text */
export function announce(text) {
  const voice = document.getElementById("voice");
  if (!voice || !text) return;
  voice.append(h("p", {}, text));
  while (voice.childElementCount > 8) voice.firstElementChild?.remove();
}

/** Do this; if it fails, say why. @template T @param {() => Promise<T>} work @returns {Promise<T | undefined>} */
export async function tried(work) {
  try {
    return await work();
  } catch (problem) {
    const foreseen = problem instanceof Failed;
    toast(foreseen ? problem.message : say("screen-odd-answer"), "trouble");
    if (!foreseen) reportError(problem);
  }
}
