// @ts-check
/** What of a scene is to be seen on the board, and which part of the board matters. */

import { fitting, names, targets } from "./chase-choice.js";

/** @import {ChaseScene, ScenePawn} from "./messages.js" */
/** @typedef {import("./chase-choice.js").Choice} Choice */

/**
 * Everything the board shows. What is pointed at is an offer somebody only looks at.
 * @param {ChaseScene} scene @param {Choice} choice @param {{heat: boolean, pointed?: number | null}} looks
 */
export function sights(scene, choice, { heat, pointed = null }) {
  const looked = scene.offers[choice.asked ?? pointed ?? -1];
  return {
    pawns: scene.pawns,
    ghost: scene.ghost,
    marks: scene.marks,
    clues: scene.clues,
    possible: heat ? scene.possible : [],
    targets: targets(scene.offers, choice),
    names: names(scene.offers, choice),
    chosen: choice.station ?? looked?.station ?? null,
    lines: choice.station === null ? [] : linesOf(looked ? [looked] : fitting(scene.offers, choice)),
  };
}

/** The same with nothing to choose. @param {ChaseScene} scene @param {boolean} heat */
export function stillSights(scene, heat) {
  return { pawns: scene.pawns, ghost: scene.ghost, marks: scene.marks, clues: scene.clues, possible: heat ? scene.possible : [] };
}

/** The drawn lines of rides or steps. @param {{via?: string[]}[]} rides @returns {string[]} */
export function linesOf(rides) {
  return [...new Set(rides.flatMap((ride) => ride.via ?? []))];
}

/**
 * The stations that matter now: those who can move, where to, and whom they are after; else where one's own pawns are.
 * @param {ChaseScene} scene @param {Choice} choice @param {boolean} isNarrow  whether there is room for one pawn only
 * @returns {number[]}
 */
export function concerns(scene, choice, isNarrow) {
  const rides = fitting(scene.offers, choice);
  if (!rides.length) return own(scene.pawns, isNarrow);
  const movers = scene.pawns.filter((pawn) => rides.some((ride) => ride.pawn === pawn.pawn));
  const quarry = isNarrow ? [] : scene.pawns.slice(0, 1);
  const standing = [...movers, ...quarry].map((pawn) => pawn.station);
  return [...standing, ...rides.map((ride) => ride.station)].filter((station) => typeof station === "number");
}

/** Where somebody's pawns are; who has none looks at everybody's. @param {ScenePawn[]} pawns @param {boolean} isNarrow */
function own(pawns, isNarrow) {
  const seen = pawns.filter((pawn) => pawn.station);
  const mine = seen.filter((pawn) => pawn.mine);
  const stations = (mine.length ? mine : seen).map((pawn) => Number(pawn.station));
  return isNarrow ? stations.slice(0, 1) : stations;
}
