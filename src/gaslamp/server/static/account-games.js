// @ts-check
/** The games one has finished, the latest first, and the way back to their tables. */

import { role } from "./account-ratings.js";
import { send } from "./api.js";
import { botMark } from "./bots.js";
import { keptMark } from "./chairs.js";
import { h } from "./dom.js";
import { HOME } from "./place.js";
import { go } from "./route.js";
import { keptTables } from "./settings.js";
import { tried } from "./toasts.js";
import { language, say } from "./words.js";

/** @import {Opponent, PlayedGame} from "./messages.js" */

export function history() {
  const list = h("ol", { class: "account-games" });
  const older = h("button", { type: "button", class: "button small", hidden: true, onclick: () => load() }, say("account-earlier"));
  const none = h("p", { class: "note", hidden: true }, say("account-history-none"));
  /** When the last game that is shown ended. @type {number | null} */
  let before = null;

  async function load() {
    older.disabled = true;
    const page = await tried(() => send("/api/me/games", { before }));
    older.disabled = false;
    if (!page) return;
    const rows = page.games.map(row);
    list.append(...rows);
    if (before !== null) rows[0]?.querySelector("b")?.focus();
    before = page.games[page.games.length - 1]?.when ?? before;
    older.hidden = !page.more;
    none.hidden = list.childElementCount > 0;
  }

  void load();
  return h("section", { class: "panel account-section" }, h("h2", {}, say("account-history")), none, list, older);
}

/** @param {PlayedGame} game */
function row(game) {
  const when = new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(game.when * 1000);
  return h("li", { class: game.won ? "won" : "lost" },
    h("div", { class: "account-what" },
      h("b", { tabindex: -1 }, game.title), h("span", { class: "account-role" }, role(game.role)),
      h("span", { class: "account-result" }, result(game)), game.rated && h("span", { class: "account-rated" }, say("account-rated")),
      game.mirror && h("span", { class: "account-rated account-mirror" }, say(`account-mirror-${game.mirror}`)),
      h("time", { class: "note", datetime: new Date(game.when * 1000).toISOString() }, when),
      h("p", { class: "note" }, `${say("account-against")} `, game.others.map((other, n) => [n > 0 && " · ", who(other)]))),
    way(game));
}

/** @param {PlayedGame} game */
function result(game) {
  if (game.role === "player" && !game.won) return `${say("account-place")} ${game.place}`;
  return say(game.won ? "account-won" : "account-lost");
}

/** @param {Opponent} other */
function who(other) {
  if (other.kind === "deleted") return say("account-deleted");
  if (other.kind === "bot") return [botMark(), other.name || say("screen-bot")];
  return other.kind === "kept" ? [other.name, keptMark()] : other.name || say("account-guest");
}

/** The table opens by the token of the seat, which only its browser has. @param {PlayedGame} game */
function way(game) {
  if (!game.there) return h("span", { class: "note" }, say("account-removed"));
  if (!(game.table in keptTables())) return h("span", { class: "note" }, say("account-elsewhere"));
  const address = `/table/${game.table}`;
  const open = (/** @type {Event} */ event) => { event.preventDefault(); go(address); };
  return h("a", { class: "button small", href: HOME + address, "aria-label": `${say("account-open")}: ${game.title}`, onclick: open }, say("account-open"));
}
