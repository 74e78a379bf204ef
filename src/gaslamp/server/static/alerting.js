// @ts-check
/** Being told of one's turn: the messages of this browser, and the section of the menu where they are chosen. */

import { send } from "./api.js";
import { h, renew } from "./dom.js";
import { HOME } from "./place.js";
import { settings } from "./settings.js";
import { tried } from "./toasts.js";
import { language, more, say } from "./words.js";

/** @import {AlertNews, Posted} from "./messages.js" */
/** @typedef {{id: string, token: string}} Link */
/** @typedef {{element: HTMLElement, draw(): void, load(): Promise<void>}} Section */

const AT = "/api/tables/{table}/alerts";
/** Milliseconds after which it is seen to it that the server still knows this browser: the table goes first. */
const QUIET = 5000;
const FORM = { display: "grid", gap: "6px", "justify-items": "start" };
/** An address stays in one line. */
const WHOLE = { "white-space": "nowrap" };

/** Whether this browser is to be told of turns at a table. @param {string} id */
const isTold = (id) => Boolean(settings.get("alerts", {})[id]);

/** The tables that are watched in this page. @type {Set<string>} */
const watched = new Set();
/** Cuts the line to the table that is open. */
let rest = () => {};
document.addEventListener("freeze", () => rest()); // a page that is put to sleep hears nothing: it is told by other ways

/**
 * Tells somebody who does not look at the page that it is their turn, where they want that.
 * @param {string} id @param {() => Link} link @param {() => void} cut cuts the line until the page wakes up @param {string} title of the game
 */
export async function begin(id, link, cut, title) {
  await more("alert");
  rest = cut;
  if (!watched.has(id)) watch(id, link, title);
  watched.add(id);
  return createSection(link);
}

/** The title of the page says whose turn it is. @param {string} id @param {() => Link} link @param {string} title */
function watch(id, link, title) {
  const isHere = () => location.pathname.endsWith(`/table/${id}`) && isTold(id);
  const isWanted = () => document.title.startsWith("●");
  let wanted = isWanted();
  new MutationObserver(() => {
    const begins = isWanted() && !wanted;
    wanted = isWanted();
    if (begins && document.hidden && isHere()) tried(() => tell(id, title));
  }).observe(document.head, { subtree: true, childList: true, characterData: true });
  // whoever looks has no need of a message any more
  document.addEventListener("visibilitychange", () => !document.hidden && isHere() && tried(() => clear(id)));
  setTimeout(() => isHere() && tried(() => renewed(link())), QUIET);
}

/** Whether this browser can show messages of this page at all. */
const canShow = () => isSecureContext && "Notification" in window;
const canBeSent = () => "serviceWorker" in navigator && "PushManager" in window;

/** What a message looks like; a later one about the same table takes its place. @param {string} id @param {string} title */
function message(id, title) {
  return { body: `${say("alert-turn")} (${title})`, tag: `turn-${id}`, icon: new URL("icon-192.png", import.meta.url).href, data: { table: id } };
}

/** Say that it is somebody's turn. @param {string} id @param {string} title of the game */
async function tell(id, title) {
  if (!canShow() || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker?.getRegistration(`${HOME}/`);
  if (registration?.active) return registration.showNotification("Gaslamp", message(id, title));
  const shown = new Notification("Gaslamp", message(id, title));
  shown.onclick = () => (focus(), shown.close());
}

/** Take back what was said about a table. @param {string} id */
async function clear(id) {
  const registration = await navigator.serviceWorker?.getRegistration(`${HOME}/`);
  for (const shown of (await registration?.getNotifications({ tag: `turn-${id}` })) ?? []) shown.close();
}

/** See to it that the server knows this browser as it is now. @param {Link} link */
async function renewed(link) {
  if (!canShow() || Notification.permission !== "granted" || !canBeSent()) return;
  const found = await about(link);
  if (found.key && !found.here) await subscribe(link, found.key);
}

/** Ask in the name of a seat. @template {keyof Posted} P @param {P} path @param {Posted[P]["sent"]} sent @param {Link} link */
function post(path, sent, { id, token }) {
  return send(/** @type {P} */ (path.replace("{table}", id)), sent, { Authorization: `Bearer ${token}` });
}

/** How somebody is told at a table. @param {Link} link @returns {Promise<AlertNews>} */
async function about(link) {
  return post(AT, { endpoint: await endpoint() }, link);
}

/** What this browser is known by to whoever sends to it, if it is. */
async function endpoint() {
  const registration = await navigator.serviceWorker?.getRegistration(`${HOME}/`);
  return (await registration?.pushManager?.getSubscription())?.endpoint ?? "";
}

/** Let the server send to this browser. @param {Link} link @param {string} key of the server */
async function subscribe(link, key) {
  await navigator.serviceWorker.register(`${HOME}/sw.js`);
  const { pushManager } = await navigator.serviceWorker.ready;
  const own = await subscription(pushManager, bytes(key));
  const { p256dh = "", auth = "" } = own.toJSON().keys ?? {};
  return post(`${AT}/push`, { endpoint: own.endpoint, p256dh, auth, language: language() }, link);
}

/** The browser's own; one that was made for another key of the server is good for nothing. @param {PushManager} manager @param {Uint8Array<ArrayBuffer>} key */
async function subscription(manager, key) {
  const old = await manager.getSubscription();
  const known = new Uint8Array(old?.options.applicationServerKey ?? new ArrayBuffer(0));
  if (old && String(known) === String(key)) return old;
  await old?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** @param {string} text */
function bytes(text) {
  return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
}

/** @param {string} id @param {boolean} on */
function remember(id, on) {
  settings.set("alerts", { ...settings.get("alerts", {}), [id]: on });
}

/** The section of the menu. @param {() => Link} link */
function createSection(link) {
  const [title, place, mails] = [h("h3"), h("div"), h("div", { style: { "margin-top": "12px" } })];
  const element = h("section", { class: "alerting" }, title, place, mails);
  /** @type {AlertNews} */
  let news = { key: "", here: false, mail: false, address: "", confirmed: false };
  /** Whether the browser's own service does not let it be sent to: then it can only speak while it is open. */
  let alone = false;
  /** How often the switch was used: it shows what came of it. */
  let uses = 0;

  /** Whatever is being typed stays. */
  function draw() {
    title.textContent = say("alert-title");
    renew(place, [language(), news.key, alone, uses], () => (canShow() ? here() : h("p", { class: "note" }, say("alert-none"))));
    renew(mails, [language(), news.mail, news.address, news.confirmed], () => news.mail && byMail());
  }

  function here() {
    const { id } = link();
    const isSent = news.key && canBeSent() && !alone;
    const box = h("input", { type: "checkbox", checked: isTold(id) && Notification.permission === "granted", onchange: () => (box.checked ? ask() : end()) });
    return [h("label", { class: "ticked" }, box, h("span", {}, h("b", {}, say("alert-here")), h("small", {}, say(isSent ? "alert-here-about" : "alert-here-open")))),
      Notification.permission === "denied" && h("p", { class: "note", role: "status" }, say("alert-blocked"))];
  }

  /** Browsers ask their owner only when something was tapped, so that comes first. */
  async function ask() {
    const answer = await Notification.requestPermission();
    if (answer === "granted") {
      remember(link().id, true);
      await tried(sent);
    }
    used();
  }

  async function sent() {
    if (!news.key || !canBeSent()) return;
    try {
      news = await subscribe(link(), news.key);
    } catch (problem) {
      if (!(problem instanceof DOMException)) throw problem;
      alone = true; // the browser has no service that it could be sent to by
    }
  }

  async function end() {
    remember(link().id, false);
    await tried(async () => (news = await post(`${AT}/stop`, { kind: "push", endpoint: await endpoint() }, link())));
    used();
  }

  /** Whoever uses the keyboard stays on what they have used. */
  function used() {
    const isHere = place.contains(document.activeElement);
    uses += 1;
    draw();
    if (isHere) place.querySelector("input")?.focus();
  }

  function byMail() {
    if (news.address) return [h("p", { class: "note", role: "status" }, say(news.confirmed ? "alert-mail-on" : "alert-mail-sent"), " ", h("b", { style: WHOLE }, news.address)), button("alert-mail-stop", stop)];
    const field = h("input", { type: "text", inputmode: "email", autocomplete: "email", spellcheck: false, required: true, maxlength: 254 });
    const submit = (/** @type {Event} */ event) => (event.preventDefault(), confirm(field.value));
    return h("form", { style: FORM, onsubmit: submit }, h("p", { class: "note" }, say("alert-mail-about")), h("label", { class: "field", style: { width: "100%" } }, h("span", {}, say("alert-mail")), field),
      h("button", { type: "submit", class: "button small" }, say("alert-mail-send")));
  }

  /** @param {string} address */
  async function confirm(address) {
    const found = await tried(async () => post(`${AT}/mail`, { address, language: language(), endpoint: await endpoint() }, link()));
    if (found) mailed(found);
  }

  async function stop() {
    const found = await tried(async () => post(`${AT}/stop`, { kind: "mail", endpoint: await endpoint() }, link()));
    if (found) mailed(found);
  }

  /** @param {AlertNews} found */
  function mailed(found) {
    news = found;
    draw();
    /** @type {HTMLElement | null} */ (mails.querySelector("input, button"))?.focus();
  }

  /** @param {string} key @param {() => void} does */
  const button = (key, does) => h("button", { type: "button", class: "button small", onclick: does }, say(key));

  return {
    element,
    draw,
    async load() {
      await tried(async () => (news = await about(link())));
      draw();
    },
  };
}
