// @ts-check
/** The page that the link in a mail leads to: whether mails may be sent to this address, or no more. */

import { send } from "./api.js";
import { h, show } from "./dom.js";
import { tried } from "./toasts.js";
import { topBar } from "./topbar.js";
import { more, say } from "./words.js";

/** @import {MailAsked} from "./messages.js" */

/** @param {HTMLElement} main */
export function createMail(main) {
  const code = location.hash.slice(1);
  /** @type {MailAsked | null} */
  let asked = null;

  function draw() {
    if (!asked) return;
    topBar();
    show(main, h("div", { class: "panel sheet" }, h("h1", {}, say("alert-ask")), asked.address ? [told(asked), choice(asked)] : h("p", { role: "status" }, say("alert-ask-over"))));
  }

  /** @param {MailAsked} about */
  function told(about) {
    if (about.confirmed) return h("p", { role: "status" }, say("alert-ask-done"));
    return [h("p", {}, say("alert-ask-about")), h("p", {}, h("b", {}, about.address), ` (${about.game})`)];
  }

  /** @param {MailAsked} about */
  function choice(about) {
    const yes = h("button", { type: "button", class: "button primary", onclick: () => answer("/api/mail/confirm") }, say("alert-ask-yes"));
    const no = h("button", { type: "button", class: "button", onclick: () => answer("/api/mail/stop") }, say(about.confirmed ? "alert-mail-stop" : "alert-ask-no"));
    return h("div", { class: "row" }, !about.confirmed && yes, no);
  }

  /** @param {"/api/mail" | "/api/mail/confirm" | "/api/mail/stop"} path */
  async function answer(path) {
    asked = (await tried(() => send(path, { code }))) ?? asked;
    draw();
  }

  async function begin() {
    await tried(() => more("alert"));
    await answer("/api/mail");
  }

  document.addEventListener("language", draw);
  begin();
  return () => document.removeEventListener("language", draw);
}
