// @ts-check
/// <reference lib="webworker" />
/**
 * Keeps the page for when there is no network. Only what is the same for everybody is ever kept: the page itself, the
 * rules that were read, and what stands under KEPT. What is asked of the server, and every answer to it, passes by.
 * The server writes HOME, KEPT and SHELL above this: where it stands on its site, where everything stands in this version, and what an app needs to begin.
 */

const worker = /** @type {any} */ (self);
/** @type {string} */
const NAME = KEPT;
const PAGE = `${HOME}/`;
/** The address says which language it is. */
const ANY = { ignoreVary: true };

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(begin()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const path = new URL(event.request.url).pathname;
  if (event.request.method !== "GET") return;
  if (event.request.mode === "navigate" && isPage(path)) event.respondWith(page(event.request));
  else if (/^\/rules(\/\w+)?$/.test(path.slice(HOME.length))) event.respondWith(rules(event.request));
  else if (path.startsWith(KEPT)) event.respondWith(keep(event.request));
});

worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(tell(event.data.json())));
worker.addEventListener("notificationclick", (/** @type {any} */ event) => event.waitUntil(follow(event.notification)));

/** What the server has sent while nobody was at the table. @param {{table: string, text: string}} said */
function tell({ table, text }) {
  return worker.registration.showNotification("Gaslamp", { body: text, tag: `turn-${table}`, icon: `${KEPT}icon-192.png`, data: { table } });
}

/** Leads to the table, where it is open or anew: there the page goes on to where the same people play now. @param {any} notification */
async function follow(notification) {
  notification.close();
  const path = `${HOME}/table/${notification.data.table}`;
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(`${path}?turn`));
}

/** Keep what is needed to begin with. */
async function begin() {
  const shelf = await caches.open(NAME);
  await shelf.addAll([PAGE, ...SHELL]);
  await worker.skipWaiting();
}

/** What an older version kept goes. */
async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(`${HOME}/kept/`) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {string} path */
function isPage(path) {
  return path === PAGE || /^\/(join|me|table\/[^/]+)$/.test(path.slice(HOME.length));
}

/** The page as the server has it, or as it was when there was one. @param {Request} request */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** Rules as the server has them, or as they were when they were last read: in another language rather than not at all. @param {Request} request */
async function rules(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(NAME)).put(request.url, answer.clone());
    return answer;
  } catch {
    const read = (await caches.match(request.url, ANY)) ?? (await caches.match(request.url, { ...ANY, ignoreSearch: true }));
    return read || (request.mode === "navigate" && (await caches.match(PAGE))) || Response.error();
  }
}

/** What never changes under its address: once is enough. @param {Request} request */
async function keep(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(NAME)).put(request, answer.clone());
  return answer;
}
