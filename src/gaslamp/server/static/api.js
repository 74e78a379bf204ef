// @ts-check
/** Requests to the server. What fails is a `Failed` with a text to show. */

import { h } from "./dom.js";
import { Failed } from "./failed.js";
import { HOME } from "./place.js";
import { language, say } from "./words.js";

/** @import {GameList, Posted, Refused, Trouble} from "./messages.js" */

/**
 * @template {keyof Posted} P @param {P} path @param {Posted[P]["sent"]} message
 * @param {Record<string, string>} [more] headers
 * @returns {Promise<Posted[P]["told"]>}
 */
export function send(path, message, more) {
  const headers = { "Content-Type": "application/json", ...more };
  return ask(path, { method: "POST", headers, body: JSON.stringify(message) });
}

/** The games and clocks in the reader's language. @returns {Promise<GameList>} */
export function games() {
  return ask(`/api/games?language=${language()}`, {});
}

/** Saves the record of a match, as this seat saw it, as a file. @param {{id: string, token: string}} link */
export async function downloadRecord({ id, token }) {
  const address = URL.createObjectURL(await record(id, token));
  h("a", { href: address, download: `gaslamp-${id}.record` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** @param {string} table @param {string} token @returns {Promise<Blob>} */
async function record(table, token) {
  const headers = { Authorization: `Bearer ${token}`, "Accept-Language": language() };
  const response = await reach(`/api/tables/${table}/record`, { headers });
  if (!response.ok) throw new Failed(await trouble(response));
  return response.blob();
}

/** What is answered there, in the reader's language. @param {string} path @param {RequestInit} request */
export async function ask(path, request) {
  const headers = { ...request.headers, "Accept-Language": language() };
  const response = await reach(path, { ...request, headers });
  if (!response.ok) throw new Failed(await trouble(response));
  return response.json();
}

/** @param {string} path @param {RequestInit} request */
async function reach(path, request) {
  try {
    return await fetch(HOME + path, request);
  } catch {
    throw new Failed(say("screen-no-answer"));
  }
}

/** What the server says is in the way. @param {Response} response */
async function trouble(response) {
  try {
    return /** @type {Trouble | Refused} */ (await response.json()).text;
  } catch {
    return `${say("screen-odd-answer")} (${response.status})`;
  }
}
