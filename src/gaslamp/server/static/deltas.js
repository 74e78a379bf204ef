// @ts-check
/** What has changed from one JSON value to the next; how that is written stands in `deltas.py`. */

/** @import {Change} from "./messages.js" */

/** @typedef {Change["delta"]} Delta */

/**
 * The new value, the old one is left as it is; a delta that belongs to another value throws.
 * @param {unknown} old @param {Delta} delta @returns {unknown}
 */
export function applied(old, delta) {
  if (!Array.isArray(delta)) return keysChanged(old, delta);
  if (delta.length === 1) return delta[0];
  if (!Array.isArray(old)) throw new TypeError("no list");
  return typeof delta[1] === "number" ? spliced(old, delta) : itemsChanged(old, delta);
}

/** @param {unknown} old @param {Record<string, unknown>} delta */
function keysChanged(old, delta) {
  if (old === null || typeof old !== "object" || Array.isArray(old)) throw new TypeError("no object");
  const was = /** @type {Record<string, unknown>} */ (old);
  const now = { ...was };
  for (const [key, change] of Object.entries(delta)) {
    if (Array.isArray(change) && !change.length) delete now[key];
    else now[key] = applied(was[key], /** @type {Delta} */ (change));
  }
  return now;
}

/** @param {unknown[]} old @param {unknown[]} delta */
function spliced(old, delta) {
  /** @type {unknown[]} */
  const now = [];
  let done = 0;
  for (let i = 0; i < delta.length; i += 3) {
    const [at, count, items] = /** @type {[number, number, unknown[]]} */ (delta.slice(i, i + 3));
    now.push(...old.slice(done, at), ...items);
    done = at + count;
  }
  return [...now, ...old.slice(done)];
}

/** @param {unknown[]} old @param {unknown[]} delta */
function itemsChanged(old, delta) {
  const now = [...old];
  for (let i = 0; i < delta.length; i += 2) {
    const [at, change] = /** @type {[number, Delta]} */ (delta.slice(i, i + 2));
    if (at >= old.length) throw new RangeError("no such item");
    now[at] = applied(old[at], change);
  }
  return now;
}
