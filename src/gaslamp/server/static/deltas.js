// @ts-check
/** What has changed from one JSON value to the next; how that is written stands in `server/deltas.py`. */

/** The new value, the old one is left as it is; a delta that belongs to another value throws. @param {any} old @param {any} delta */
export function applied(old, delta) {
  if (!Array.isArray(delta)) return keysChanged(old, delta);
  if (delta.length === 1) return delta[0];
  if (!Array.isArray(old)) throw new TypeError("no list");
  return typeof delta[1] === "number" ? spliced(old, delta) : itemsChanged(old, delta);
}

/** @param {any} old @param {Record<string, any>} delta */
function keysChanged(old, delta) {
  if (old === null || typeof old !== "object" || Array.isArray(old)) throw new TypeError("no object");
  const now = { ...old };
  for (const [key, change] of Object.entries(delta)) {
    if (Array.isArray(change) && !change.length) delete now[key];
    else now[key] = applied(old[key], change);
  }
  return now;
}

/** @param {any[]} old @param {any[]} delta */
function spliced(old, delta) {
  const now = [];
  let done = 0;
  for (let i = 0; i < delta.length; i += 3) {
    now.push(...old.slice(done, delta[i]), ...delta[i + 2]);
    done = delta[i] + delta[i + 1];
  }
  return [...now, ...old.slice(done)];
}

/** @param {any[]} old @param {any[]} delta */
function itemsChanged(old, delta) {
  const now = [...old];
  for (let i = 0; i < delta.length; i += 2) {
    if (delta[i] >= old.length) throw new RangeError("no such item");
    now[delta[i]] = applied(old[delta[i]], delta[i + 1]);
  }
  return now;
}
