// @ts-check
/** The fugitive's notebook on the map: his way along the lines, where he can be for all they know, how near they are. */

import { s } from "./dom.js";
import { put } from "./board-sheet.js";
import { settings } from "./settings.js";

/** @import {NextStation, NotebookStop, NotebookTold} from "./messages.js" */
/** @typedef {import("./board.js").Board} Board */

const WARMTH = 26;
/** Where the number of moves stands beside a disc, and how large. */
const BADGE = { x: -10.5, y: -10.5, r: 6.6, letters: 2.8 };

export class Notes {
  /** @param {Board} board */
  constructor(board) {
    this.sheet = board.sheet;
    this.warm = s("g", { class: "notes-warm" });
    this.way = s("g", { class: "notes-ways" });
    this.badges = s("g", { class: "notes-badges" });
    this.sheet.layer("heat").after(this.warm);
    this.sheet.layer("lit").after(this.way);
    this.sheet.layer("figures").append(this.badges);
    /** @type {NotebookTold | null} */
    this.notes = null;
    board.adapts.add(() => this.arrange());
  }

  /** This and nothing else. @param {NotebookTold | null} notes */
  show(notes) {
    if (notes === this.notes) return;
    this.notes = notes;
    const stops = notes?.way ?? [];
    this.way.replaceChildren(...stops.slice(1).map((stop, i) => this._ride(stops[i], stop, (i + 2) / stops.length)));
    this.arrange();
  }

  /** In the size of the discs. */
  arrange() {
    const isWarm = settings.get("heat", false); // then they are drawn already
    this.warm.replaceChildren(...(isWarm ? [] : this.notes?.known ?? []).map((station) => this._on(station, s("circle", { class: "warm", r: WARMTH }))));
    this.badges.replaceChildren(...(this.notes?.next ?? []).map((one) => this._badge(one)));
  }

  /** The later a ride was made, the clearer it is. @param {NotebookStop} from @param {NotebookStop} to @param {number} share */
  _ride(from, to, share) {
    const [begin, end] = [from, to].map(({ station }) => this.sheet.drawn.get(station) ?? { x: 0, y: 0 });
    const line = (to.via ?? []).map((id) => this.sheet.line(id)?.getAttribute("d")).find(Boolean);
    const d = line ?? `M${begin.x} ${begin.y}L${end.x} ${end.y}`;
    return s("g", { class: "notes-ride", opacity: (0.35 + 0.65 * share).toFixed(2) }, ["notes-edge", "notes-line"].map((name) => s("path", { class: name, d })));
  }

  /** @param {NextStation} next */
  _badge({ station, moves }) {
    return this._on(station, s("g", { class: `notes-badge ${nearness(moves)}`, transform: `translate(${BADGE.x},${BADGE.y})` },
      s("circle", { r: BADGE.r }), s("text", { y: BADGE.letters }, sign(moves))));
  }

  /** @param {number} station @param {Element} drawing */
  _on(station, drawing) {
    const group = s("g", {}, drawing);
    put(group, this.sheet.places.get(station) ?? { x: 0, y: 0 }, this.sheet.size.disc);
    return group;
  }
}

/** How near a detective is who needs so many moves. @param {number | null} moves */
export function nearness(moves) {
  return moves === 1 ? "near" : moves === 2 ? "soon" : "far";
}

/** The same in a letter or two. @param {number | null} moves */
export function sign(moves) {
  return moves === null ? "–" : moves === 1 ? "1!" : String(moves);
}
