// @ts-check
/** What can be changed about one's name: browsers that are signed in, the passphrase, all data told or deleted. */

import { form, passphrase } from "./account-form.js";
import { send } from "./api.js";
import { h } from "./dom.js";
import { toast } from "./toasts.js";
import { language, say } from "./words.js";

/** @import {Myself, Session} from "./messages.js" */

/** @param {Myself} me @param {() => void} changed */
export function own(me, changed) {
  const leave = () => end("", changed);
  return [
    h("section", { class: "panel account-section" }, h("h2", {}, say("account-browsers")),
      h("ul", { class: "account-browsers" }, me.sessions.map((session) => browser(session, changed)))),
    h("section", { class: "panel account-section account-data" },
      fold("account-change", change(changed)), fold("account-export", download(me.name)), fold("account-delete", remove(changed)),
      form("account-leave", [], leave, "")),
  ];
}

/** @param {string} key @param {import("./dom.js").Child} body */
function fold(key, body) {
  return h("details", { class: "fold" }, h("summary", {}, say(key)), body);
}

/** @param {Session} session @param {() => void} changed */
function browser(session, changed) {
  const name = session.device || say("account-browser-unknown");
  const seen = new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(session.seen * 1000);
  const away = form("account-browser-end", [], () => end(session.id, changed), "small");
  away.querySelector("button")?.setAttribute("aria-label", `${say("account-browser-end")}: ${name}, ${seen}`);
  return h("li", {}, h("div", {}, h("b", {}, name), " ", h("span", { class: "note" }, session.here ? say("account-browser-here") : `${say("account-seen")} ${seen}`)), !session.here && away);
}

/** @param {string} session @param {() => void} changed */
async function end(session, changed) {
  await send("/api/me/leave", { session });
  changed();
}

/** @param {() => void} changed */
function change(changed) {
  const [old, fresh] = [passphrase("account-passphrase-old", "current-password"), passphrase("account-passphrase-new", "new-password")];
  return [h("p", { class: "note" }, say("account-change-about")), form("account-change-do", [old.element, fresh.element], async () => {
    await send("/api/me/passphrase", { old: old.input.value, new: fresh.input.value });
    toast(say("account-changed"));
    changed();
  })];
}

/** @param {string} name */
function download(name) {
  const phrase = passphrase("account-passphrase", "current-password");
  return [h("p", { class: "note" }, say("account-export-about")), form("account-export-do", phrase.element, async () => {
    const told = await send("/api/me/export", { passphrase: phrase.input.value });
    const address = URL.createObjectURL(new Blob([JSON.stringify(told, null, 2)], { type: "application/json" }));
    h("a", { href: address, download: `gaslamp-${name}.json` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  })];
}

/** What goes and what stays is read first, and then ticked. @param {() => void} changed */
function remove(changed) {
  const phrase = passphrase("account-passphrase", "current-password");
  const lines = say("account-delete-about").split("\n").map((line) => h("li", {}, line));
  const sure = h("label", { class: "ticked" }, h("input", { type: "checkbox", required: true }), h("span", {}, say("account-delete-sure")));
  return [h("ul", { class: "account-goes" }, lines), form("account-delete-do", [phrase.element, sure], async () => {
    await send("/api/me/delete", { passphrase: phrase.input.value });
    toast(say("account-gone"));
    changed();
  }, "danger")];
}
