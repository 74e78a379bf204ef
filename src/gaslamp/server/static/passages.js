// @ts-check
/** Passages of the rules, out of the page that has them all: fetched when somebody wants to read one. */

import { Failed } from "./failed.js";
import { say } from "./words.js";

/** The pages that were fetched, by their address. @type {Map<string, Promise<Document>>} */
const pages = new Map();

/** The passage a link leads to, its own links made whole. @param {string} link @returns {Promise<HTMLElement>} */
export async function passage(link) {
  const [address, anchor] = link.split("#");
  const page = await (pages.get(address) ?? fetched(address));
  const found = /** @type {HTMLElement | null} */ (page.getElementById(anchor));
  if (!found) throw new Failed(say("screen-odd-answer"));
  const own = document.importNode(found, true);
  for (const one of own.querySelectorAll("a")) one.setAttribute("href", one.getAttribute("href")?.replace(/^#/, `${address}#`) ?? "");
  own.removeAttribute("id");
  return own;
}

/** @param {string} address */
function fetched(address) {
  const page = read(address);
  pages.set(address, page);
  page.catch(() => pages.delete(address));
  return page;
}

/** @param {string} address */
async function read(address) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new Failed(say("screen-no-answer"));
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}
