// @ts-check
/** The map on which a way is shown: the way itself, where everybody stood, and where he could have been. */

import { isStill } from "./board-camera.js";
import { Trail, lanesOf } from "./board-trail.js";

/** @import {ChaseScene, RouteStop, ScenePawn} from "./messages.js" */

/**
 * @typedef {object} Chart
 * @property {boolean} isStill
 * @property {(stops: RouteStop[]) => void} frame brings the whole way into sight
 * @property {(share: number) => void} grow the newest ride, as far as this share of it
 * @property {(view: {stops: RouteStop[], upto: number, chosen: number, isEnd: boolean}) => void} show
 */

/** @typedef {{board: () => import("./board.js").Board, scene: () => ChaseScene}} Ground what a way is shown on */

/** @param {Ground} ground @returns {Chart} */
export function createChart({ board, scene }) {
  /** @type {Trail | null} */
  let trail = null;
  const arrange = () => trail?.arrange();

  function drawn() {
    trail ??= new Trail(board().sheet, board().figures);
    board().adapts.add(arrange);
    return trail;
  }

  return {
    get isStill() {
      return isStill();
    },
    frame: (stops) => board().attend([...new Set(stops.map(({ station }) => station))]),
    grow: (share) => trail?.grow(share),
    show({ stops, upto, chosen, isEnd }) {
      const { pawns, marks } = scene();
      const stop = stops[chosen];
      board().show(isEnd ? { pawns, marks } : { pawns: placed(pawns, stop), possible: stop.possible });
      drawn().show(stops.slice(0, upto + 1), chosen, lanesOf(stops));
    },
  };
}

/** Everybody where they stood at a stop. @param {ScenePawn[]} pawns @param {RouteStop} stop */
function placed(pawns, stop) {
  return pawns.map((pawn, i) => ({ ...pawn, station: i ? stop.pawns[i - 1] : stop.station }));
}
