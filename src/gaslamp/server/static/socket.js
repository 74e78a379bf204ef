// @ts-check
/** The line to the table: sits down by itself, and again whenever it was cut. Nothing is queued while it is cut. */

import { applied } from "./deltas.js";
import { language } from "./words.js";

/** @import {Change, Said, Told, Update} from "./messages.js" */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/**
 * @param {string} token
 * @param {(message: Exclude<Told, Change>) => void} onMessage
 * @param {(open: boolean) => void} onLine called when the line is up and when it is cut
 */
export function createSocket(token, onMessage, onLine) {
  /** @type {WebSocket} */
  let line;
  let wait = FIRST_WAIT;
  let timer = 0;
  let ended = false;
  /** The last update on this line, whole: the next one may be told by what has changed. @type {Update | null} */
  let sight = null;
  let isAsking = false;

  function connect() {
    clearTimeout(timer);
    line = new WebSocket(`${location.origin.replace(/^http/, "ws")}/socket`);
    line.onopen = () => send({ type: "sit", token, language: language() });
    line.onmessage = (event) => receive(JSON.parse(event.data));
    line.onclose = again;
  }

  /** @param {Told} message */
  function receive(message) {
    if (message.type === "table") {
      wait = FIRST_WAIT;
      onLine(true);
    }
    if (message.type === "change") change(message);
    else onMessage(kept(message));
  }

  /** A message to hand on; of an update a copy stays here. @param {Exclude<Told, Change>} message */
  function kept(message) {
    if (message.type !== "update" && message.type !== "curtain") return message;
    isAsking = false;
    sight = message.type === "update" ? structuredClone(message) : null;
    return message;
  }

  /** Hands on the update that a change makes; if it makes none, everything is asked for anew. @param {Change} message */
  function change(message) {
    if (isAsking) return;
    const update = changed(message);
    if (update) onMessage(kept(update));
    else isAsking = send({ type: "whole" });
  }

  /** @param {Change} message */
  function changed({ after, delta }) {
    try {
      return sight?.n === after ? /** @type {Update} */ (applied(sight, delta)) : null;
    } catch {
      return null;
    }
  }

  /** Whether it was sent. @param {Said} message */
  function send(message) {
    if (line.readyState !== WebSocket.OPEN) return false;
    line.send(JSON.stringify(message));
    return true;
  }

  function again() {
    if (ended) return;
    onLine(false);
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  /** The network or the reader is back: no need to wait any longer. */
  function hurry() {
    if (!ended && line.readyState === WebSocket.CLOSED) connect();
  }

  addEventListener("online", hurry);
  connect();
  return {
    send,
    hurry,
    close() {
      ended = true;
      clearTimeout(timer);
      removeEventListener("online", hurry);
      line.close();
    },
  };
}
