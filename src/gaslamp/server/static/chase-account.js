// @ts-check
/** What has been told so far, and how it looked: the sentences as a list, the steps to be shown again. */

import { h } from "./dom.js";
import { because } from "./reasons.js";

/** @import {BoardStep, ChaseScene, GameEvent, ScenePawn, Update} from "./messages.js" */

const RIDES = ["Deal", "Place", "Settle", "Move", "Land"];

/**
 * @typedef {Update & {scene: ChaseScene}} ChaseUpdate
 * @typedef {{event: GameEvent, told: string, why?: string, step: BoardStep | null}} Entry
 */

/** @param {HTMLElement} host */
export function createAccount(host) {
  /** @type {Entry[]} */
  let entries = [];
  const list = h("ol", { class: "account", tabindex: 0 });
  host.append(list);
  return {
    /** Adds what an update tells; one that begins at 0 begins anew. @param {ChaseUpdate} message */
    hear(message) {
      const heard = heardIn(message);
      entries = [...entries.slice(0, message.since), ...heard];
      while (list.children.length > message.since) list.lastChild.remove();
      list.append(...heard.map(line));
      list.scrollTop = list.scrollHeight;
    },
    /** What bots said of these events. @param {number[]} numbers */
    why(numbers) {
      return numbers.map((n) => entries[n]?.why).filter(Boolean).join(" ");
    },
    /** What was seen on the board from that event on. @param {number} since @returns {BoardStep[]} */
    stepsSince(since) {
      return entries.slice(since).map((entry) => entry.step).filter((step) => step !== null);
    },
  };
}

/** @param {ChaseUpdate} message @returns {Entry[]} */
function heardIn({ events, told, why, scene }) {
  return events.map((event, i) => ({ event, told: told[i], why: why[i], step: scene.steps[i] }));
}

/** @param {Entry} entry */
function line(entry) {
  return h("li", { class: `told-${entry.event.type.toLowerCase()}` }, entry.told, because(entry.why));
}

/** Where the pawns stood before these steps. @param {ScenePawn[]} pawns @param {BoardStep[]} steps @returns {ScenePawn[]} */
export function rewound(pawns, steps) {
  const before = new Map(pawns.map((pawn) => [pawn.pawn, pawn.station]));
  for (const step of [...steps].reverse()) if (step.pawn !== undefined && isRide(step)) before.set(step.pawn, step.begin ?? null);
  return pawns.map((pawn) => ({ ...pawn, station: before.get(pawn.pawn) ?? null }));
}

/** Whether the pawn is somewhere else after it. @param {BoardStep} step */
function isRide(step) {
  return RIDES.includes(step.kind) && step.end !== undefined && step.begin !== step.end;
}
