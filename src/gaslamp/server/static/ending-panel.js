// @ts-check
/** What the end looks like: the verdict, the results, his way with its figures, and what next. */

import { h, show } from "./dom.js";
import { createChart } from "./ending-map.js";
import { mirrorResults } from "./ending-mirror.js";
import { createRematch } from "./ending-next.js";
import { createWay } from "./ending-way.js";
import { say } from "./words.js";

/** @import {Ending, MirrorNews, Result} from "./messages.js" */

/**
 * @typedef {{again(how?: {swap?: boolean, level?: string}): void, rematch(): void, save(): void, home(): void, look(): void}} Hands
 * @typedef {{isHost: boolean, isSeated: boolean, next: string, isOpen: boolean, isNews: boolean, mirror: MirrorNews | null}} Facts
 *
 * @param {import("./ending.js").Place} place @param {Hands} hands
 */
export function createPanel(place, hands) {
  const { host, stage } = place;
  if (stage) place.chart ??= createChart(stage);
  const head = h("header", { class: "ending-head" });
  const results = h("div", { class: "ending-results" });
  const mirror = h("div", { class: "ending-results" });
  const next = createRematch(hands);
  const way = createWay(place.chart ?? null);
  const panel = h("section", { class: "ending", "aria-labelledby": "ending-verdict" }, head, results, mirror, next.element, way.element, next.ways);
  show(host, panel);
  return {
    /** @param {Ending} ending @param {Facts} facts */
    show(ending, facts) {
      panel.dataset.tone = ending.tone;
      show(head, h("h2", { id: "ending-verdict" }, ending.verdict), ending.how && h("p", {}, ending.how));
      show(results, ending.results.length > 0 && scores(ending.results));
      show(mirror, facts.mirror && mirrorResults(facts.mirror));
      next.show(ending, facts);
      way.show(ending.ways, facts.isNews);
    },
    destroy: () => way.stop(),
  };
}

/** @param {Result[]} results the best first */
function scores(results) {
  const row = (/** @type {Result} */ { place, who, points, mine = false, won = false }) =>
    h("li", { class: [mine && "own", won && "won"].filter(Boolean).join(" ") }, h("span", { class: "n" }, place), h("span", {}, who), h("b", {}, points));
  return [h("h3", {}, say("screen-results")), h("ol", {}, results.map(row))];
}
