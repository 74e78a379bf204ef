// @ts-check
/** The line to the table: sits down by itself, and again whenever it was cut. Nothing is queued while it is cut. */

import { applied } from "./deltas.js";
import { HOME } from "./place.js";
import { language } from "./words.js";

/** @import {Change, Said, Sit, Told, Update} from "./messages.js" */

/** Milliseconds within which everybody comes back who was cut off at once: a server that ends cuts off thousands. */
const SPREAD = 1000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** The code of a line that is cut because too much was asked for. */
const TOO_MUCH = 4429;

/**
 * @param {string} table its id, by which a proxy can bring the people of one table to one server
 * @param {() => Omit<Sit, "type" | "language">} seat  by what one sits down
 * @param {(message: Exclude<Told, Change>) => void} onMessage
 * @param {(open: boolean) => void} onLine called when the line is up and when it is cut
 */
export function createSocket(table, seat, onMessage, onLine) {
  /** @type {WebSocket} */
  let line;
  let wait = 0;
  let timer = 0;
  let ended = false;
  /** The last update on this line, whole: the next one may be told by what has changed. @type {Update | null} */
  let sight = null;
  let isAsking = false;

  function connect() {
    clearTimeout(timer);
    line = new WebSocket(`${location.origin.replace(/^http/, "ws")}${HOME}/socket?table=${table}`);
    line.onopen = () => send({ type: "sit", language: language(), ...seat() });
    line.onmessage = (event) => receive(JSON.parse(event.data));
    line.onclose = again;
  }

  /** @param {Told} message */
  function receive(message) {
    if (message.type === "table") {
      wait = 0;
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

  /** Another server may answer at once; if none does, each try is later than the last. @param {CloseEvent} event */
  function again({ code }) {
    if (ended) return;
    onLine(false);
    if (code === TOO_MUCH) wait = LONGEST_WAIT;
    timer = setTimeout(connect, wait + Math.random() * SPREAD);
    wait = Math.min(Math.max(wait * 2, FIRST_WAIT), LONGEST_WAIT);
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
    /** Cut until somebody is back. */
    rest: () => line.close(),
    close() {
      ended = true;
      clearTimeout(timer);
      removeEventListener("online", hurry);
      line.close();
    },
  };
}
