// @ts-check
/** What is dragged over the bench: a card of the hand or the layout, a token of the purse, a token that connects two cards. */

/** @import {Item} from "./case-deck.js" */
/** @import {Evidence} from "./messages.js" */

/** @typedef {import("./case-drag.js").Thing} Thing */
/** @typedef {import("./case-stops.js").Stop} Stop */
/** @typedef {{one: number, other: number, token: Evidence}} Tied */
/**
 * @typedef {object} Bench
 * @property {import("./case-draft.js").Drafting} draft
 * @property {{at: (x: number, y: number, sort: "cell" | "joint") => Stop | undefined, light: (stop?: Stop) => void, box: (stop: Stop) => DOMRect | null}} grid
 * @property {Element} stage
 * @property {(thing: Item | null) => void} pick
 * @property {(card: number, cell: {x: number, y: number}) => void} lay
 * @property {(ends: [number, number], token: Evidence) => void} join
 * @property {() => DOMRect | null} home where what is taken back comes to lie
 */

/** @param {Bench} bench */
export function createCarrying({ draft, grid, stage, pick, lay, join, home }) {
  /** @param {Thing} thing */
  function begin({ kind, what }) {
    if (kind === "card") pick(Number(what));
    else pick(kind === "link" ? tied(what).token : /** @type {Evidence} */ (what));
  }

  /** Where it would go. @param {Thing} thing @param {number} x @param {number} y */
  function target({ kind }, x, y) {
    const stop = grid.at(x, y, kind === "card" ? "cell" : "joint");
    return stop && (kind === "card" ? !stop.kind.startsWith("lead") : stop.kind.includes("fits")) ? stop : undefined;
  }

  /** @param {Thing} thing @param {number} x @param {number} y @returns {DOMRect | null} */
  function drop(thing, x, y) {
    const stop = target(thing, x, y);
    const rest = stop ? grid.box(stop) : null;
    const isAway = !stage.contains(document.elementFromPoint(x, y));
    if (thing.kind === "card") putCard(Number(thing.what), stop, isAway);
    if (thing.kind === "token" && stop?.ends) join(stop.ends, /** @type {Evidence} */ (thing.what));
    if (thing.kind === "link") putToken(tied(thing.what), stop, isAway);
    return rest ?? (isAway && thing.kind !== "token" ? home() : null);
  }

  /** Laid there; beside the bench it is taken back. @param {number} card @param {Stop | undefined} stop @param {boolean} isAway */
  function putCard(card, stop, isAway) {
    if (stop && stop.card !== card) lay(card, stop);
    else if (isAway && draft.holds(card)) draft.try({ do: "lift", card });
  }

  /** @param {Tied} was @param {Stop | undefined} stop @param {boolean} isAway */
  function putToken({ one, other, token }, stop, isAway) {
    if (stop?.ends?.join() === [one, other].join() || (!stop && !isAway)) return;
    draft.try({ do: "part", one, other });
    if (stop?.ends) join(stop.ends, token);
  }

  return {
    begin,
    drop,
    /** @param {Thing} thing @param {number} x @param {number} y */
    over: (thing, x, y) => grid.light(target(thing, x, y)),
    leave: () => pick(null),
  };
}

/** The token between two cards, as it is called while it is dragged: `0-12-cyber`. @param {string} what @returns {Tied} */
function tied(what) {
  const [one, other, token] = what.split("-");
  return { one: Number(one), other: Number(other), token: /** @type {Evidence} */ (token) };
}
