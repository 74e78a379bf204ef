// @ts-check
/** The line to the table: sits down by itself, and again whenever it was cut. Nothing is queued while it is cut. */

import { language } from "./words.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/**
 * @param {string} token
 * @param {(message: any) => void} onMessage
 * @param {(open: boolean) => void} onLine called when the line is up and when it is cut
 */
export function createSocket(token, onMessage, onLine) {
  /** @type {WebSocket} */
  let line;
  let wait = FIRST_WAIT;
  let timer = 0;
  let ended = false;

  function connect() {
    clearTimeout(timer);
    line = new WebSocket(`${location.origin.replace(/^http/, "ws")}/socket`);
    line.onopen = () => line.send(JSON.stringify({ type: "sit", token, language: language() }));
    line.onmessage = (event) => receive(JSON.parse(event.data));
    line.onclose = again;
  }

  /** @param {any} message */
  function receive(message) {
    if (message.type === "table") {
      wait = FIRST_WAIT;
      onLine(true);
    }
    onMessage(message);
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
    /** Whether it was sent. @param {object} message */
    send(message) {
      if (line.readyState !== WebSocket.OPEN) return false;
      line.send(JSON.stringify(message));
      return true;
    },
    hurry,
    close() {
      ended = true;
      clearTimeout(timer);
      removeEventListener("online", hurry);
      line.close();
    },
  };
}
