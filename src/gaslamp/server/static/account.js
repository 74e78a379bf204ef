// @ts-check
/** The page of one's name: keeping it, coming back to it, and what belongs to it. */

import { code } from "./account-code.js";
import { entrance } from "./account-entrance.js";
import { history } from "./account-games.js";
import { ratings, statistics } from "./account-ratings.js";
import { own } from "./account-settings.js";
import { send } from "./api.js";
import { h, show } from "./dom.js";
import { settings } from "./settings.js";
import { sheet } from "./sheets.js";
import { sign } from "./switches.js";
import { tried } from "./toasts.js";
import { topBar } from "./topbar.js";
import { language, more, say } from "./words.js";

/** @import {Myself, NameTaken} from "./messages.js" */

/** @param {HTMLElement} main */
export function createAccount(main) {
  /** A recovery code that was not noted yet: it is shown whatever happens meanwhile. @type {NameTaken | null} */
  let fresh = null;

  async function draw() {
    topBar();
    const me = await tried(async () => {
      await Promise.all([more("account"), more("waiting"), sheet("account.css")]);
      return fresh ? null : send("/api/me", {});
    });
    if (me) remember(me.name);
    document.title = `${say("account-title")} · Gaslamp`;
    if (fresh) show(main, code(fresh, noted));
    else if (me) show(main, me.name ? page(me, changed) : entrance(admitted));
  }

  /** @param {NameTaken} taken */
  function admitted(taken) {
    remember(taken.name);
    fresh = taken.recovery ? taken : null;
    changed();
  }

  function noted() {
    fresh = null;
    changed();
  }

  async function changed() {
    await draw();
    const head = main.querySelector("h1");
    head?.setAttribute("tabindex", "-1");
    head?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  const hold = (/** @type {Event} */ event) => fresh && event.preventDefault();
  document.addEventListener("language", draw);
  addEventListener("beforeunload", hold);
  void draw();
  return () => {
    document.removeEventListener("language", draw);
    removeEventListener("beforeunload", hold);
  };
}

/** The first page and new tables say this name without asking who is signed in. @param {string} name */
function remember(name) {
  settings.set("kept-name", name);
  if (name) settings.set("name", name);
}

/** @param {Myself} me @param {() => void} changed */
function page(me, changed) {
  const since = new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(me.made * 1000);
  return h("div", { class: "account" },
    h("header", { class: "account-head" }, h("h1", {}, sign("kept"), me.name), h("p", { class: "note" }, `${say("account-signed-in")} ${say("account-since")} ${since}.`)),
    h("div", { class: "account-parts" },
      h("div", { class: "account-part" }, ratings(me.ratings), statistics(me.statistics)),
      h("div", { class: "account-part" }, history(), own(me, changed))));
}
