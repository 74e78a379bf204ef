// @ts-check
/** Everything beside the board, drawn from one scene. */

import { createClues } from "./chase-clues.js";
import { createFares } from "./chase-fares.js";
import { createLog } from "./chase-log.js";
import { createMoves } from "./chase-moves.js";
import { createPlayers } from "./chase-players.js";
import { createRecap } from "./chase-recap.js";
import { createTray } from "./chase-tray.js";
import { h, show } from "./dom.js";

/** @import {Page} from "./chase-page.js" */
/** @import {ChaseScene} from "./messages.js" */

/**
 * @typedef {{why(events: number[]): string} & import("./chase-fares.js").Hands & import("./chase-players.js").Hands & import("./chase-tray.js").Hands} Hands
 * @param {Page} page @param {Hands} hands
 */
export function createParts(page, hands) {
  const [log, players, moves] = [createLog(page.log), createPlayers(page.players, hands), createMoves(page.moves, hands.take)];
  const [tray, fares] = [createTray(page.tray, hands), createFares(page.fares, hands)];
  /** The scene that is shown. @type {ChaseScene | null} */
  let shown = null;
  const figureOf = (/** @type {number} */ number) => {
    const pawn = shown?.pawns.find((one) => one.pawn === number);
    return pawn ? hands.figure(pawn) : null;
  };
  const [recap, clues] = [createRecap(page.recap, { figure: figureOf, why: hands.why }), createClues(page.clues)];
  return {
    /** @param {ChaseScene} scene */
    show(scene) {
      shown = scene;
      recap.show(scene);
      clues.show(scene);
      log.show(scene.log);
      players.show(scene);
      moves.show(scene);
      show(page.brief, scene.brief.map((/** @type {string} */ line) => h("li", {}, line)));
      page.count.textContent = String(scene.offers.length || "");
      page.chase.classList.toggle("wanted", scene.wanted);
    },
    /** What can be chosen and what has been. @param {ChaseScene} scene @param {import("./chase-choice.js").Choice} choice */
    ask(scene, choice) {
      tray.show(scene, choice);
      fares.show(scene, choice);
      page.chase.classList.toggle("asking", choice.asked !== null || choice.station !== null);
    },
  };
}
