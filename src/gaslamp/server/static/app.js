// @ts-check
/** Which page stands at which address. A page is `create(main) -> destroy`. */

import { show } from "./dom.js";
import { keepPage } from "./keeping.js";
import { watchNetwork } from "./network.js";
import { path } from "./place.js";
import { tried } from "./toasts.js";
import { language, say, setLanguage } from "./words.js";

/** @typedef {(main: HTMLElement) => (() => void)} Page */

/** @type {[RegExp, () => Promise<Page>][]} */
const PAGES = [
  [/^\/table\/[^/]+$/, async () => (await import("./table.js")).createTable],
  [/^\/me$/, async () => (await import("./account.js")).createAccount],
  [/^\/mail$/, async () => (await import("./mail.js")).createMail],
  [/^\/join$/, async () => (await import("./join.js")).createJoin],
  [/^/, async () => (await import("./home.js")).createHome],
];

const isAtTable = () => PAGES[0][0].test(path());
const main = /** @type {HTMLElement} */ (document.getElementById("main"));
let leave = () => {};
let opened = 0;

/** Show the page of the address; if it changes again meanwhile, the later one wins. */
async function open() {
  const turn = ++opened;
  const [, load] = PAGES.find(([pattern]) => pattern.test(path())) ?? PAGES[PAGES.length - 1];
  const create = await load();
  if (turn !== opened) return;
  leave();
  show(main);
  leave = create(main);
}

async function move() {
  await open();
  scrollTo(0, 0);
  main.focus({ preventScroll: true });
}

function nameSkipLink() {
  const skip = document.getElementById("skip");
  if (skip) skip.textContent = say("screen-skip");
}

async function begin() {
  document.addEventListener("language", nameSkipLink);
  addEventListener("popstate", move);
  await tried(() => setLanguage(language()));
  watchNetwork(() => isAtTable() || open()); // a table finds its own way back
  await open();
  await keepPage();
}

begin();
