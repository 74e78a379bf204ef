// @ts-check
/** The tables that wait for strangers, each with who is there and how long it waits. What stays keeps its place and its focus. */

import { botMark } from "./bots.js";
import { h, renew, show } from "./dom.js";
import { written } from "./durations.js";
import { settings } from "./settings.js";
import { say } from "./words.js";

/** @import {LobbyList, WaitingTable} from "./messages.js" */

/** @param {(table: WaitingTable) => Promise<unknown>} sit */
export function createTables(sit) {
  const list = h("ul", { class: "strangers-list" });
  const none = h("p", { class: "note strangers-none", role: "status" });
  const element = h("section", { class: "strangers-tables", "aria-labelledby": "waiting-title" },
    h("h3", { id: "waiting-title" }, say("strangers-tables")), list, none);
  /** @type {Map<string, ReturnType<typeof row>>} */
  const rows = new Map();

  const timer = setInterval(() => rows.forEach((one) => one.tick()), 500);
  return {
    element,
    stop: () => clearInterval(timer),
    /** The tables as they are now; null: nobody knows. @param {LobbyList | null} found */
    tell(found) {
      element.classList.toggle("stale", !found);
      if (!found) return show(none, say("strangers-stale"));
      const tables = found.tables.filter(isForMe);
      const there = new Set(tables.map((table) => table.invite));
      for (const [invite, one] of rows) {
        if (!there.has(invite)) {
          one.element.remove();
          rows.delete(invite);
        }
      }
      for (const table of tables) {
        const known = rows.get(table.invite) ?? row(sit);
        rows.set(table.invite, known);
        known.tell(table);
        if (!known.element.isConnected) list.append(known.element);
      }
      show(none, tables.length ? "" : say("strangers-none"));
    },
  };
}

/** From some one was sent away: an invitation begins with the name of its table. @param {WaitingTable} table */
function isForMe(table) {
  return !settings.get("sentAway", []).includes(table.invite.split(".")[0]);
}

/** @param {(table: WaitingTable) => Promise<unknown>} sit */
function row(sit) {
  const [what, people, wait] = [h("div", { class: "strangers-what" }), h("ul", { class: "strangers-people" }), h("span", { class: "strangers-wait" })];
  const button = h("button", { type: "button", class: "button small" }, say("strangers-sit"));
  const element = h("li", { class: "strangers-row" }, what, people, h("div", { class: "strangers-end" }, wait, button));
  /** @type {WaitingTable | null} */
  let table = null;
  let heard = 0;

  button.addEventListener("click", async () => {
    if (!table) return;
    button.disabled = true;
    await sit(table);
    button.disabled = false;
  });

  function tick() {
    if (table?.seconds === null || table?.seconds === undefined) return;
    const text = `${say("strangers-bots-in")} ${written(Math.max(0, table.seconds - (performance.now() - heard) / 1000))}`;
    if (wait.textContent !== text) wait.textContent = text;
  }

  return {
    element,
    tick,
    /** @param {WaitingTable} now */
    tell(now) {
      table = now;
      heard = performance.now();
      button.setAttribute("aria-label", `${say("strangers-sit")}: ${now.title}, ${now.names.map(called).join(", ")}`);
      renew(what, [now.title, now.seat, now.drawn, now.rules, now.clock], () => described(now));
      renew(people, [now.names, now.bots, now.free], () => seated(now));
      if (now.seconds === null) wait.textContent = say("strangers-no-bots");
      tick();
    },
  };
}

/** @param {WaitingTable} table */
function described(table) {
  const side = table.seat ? `${say("strangers-role")}: ${table.seat}` : say("strangers-drawn");
  const rules = table.rules.length ? table.rules.join(" · ") : say("strangers-book");
  return [h("b", {}, table.title), h("span", { class: "note" }, [side, table.clock || say("strangers-no-clock"), rules].join(" · "))];
}

/** Every seat: whoever is there, bots, and the free ones. @param {WaitingTable} table */
function seated(table) {
  const away = table.seats - table.free - table.bots - table.names.length;
  return [
    table.names.map((name) => h("li", { class: "person" }, called(name))),
    Array.from({ length: Math.max(0, away) }, () => h("li", { class: "away" }, say("screen-away"))),
    Array.from({ length: table.bots }, () => h("li", { class: "bot" }, botMark())),
    Array.from({ length: table.free }, () => h("li", { class: "free" }, say("screen-free"))),
  ];
}

/** @param {string} name */
function called(name) {
  return name || say("strangers-nameless");
}
