// @ts-check
/** How strong one is by game and role, with how sure that is, and how often one has played and won. */

import { h, s } from "./dom.js";
import { language, say } from "./words.js";

/** @import {PlayedTally, RatingPoint, RoleRating} from "./messages.js" */

const START = 1500;
const ROLES = /** @type {const} */ (["fugitive", "detective", "player"]);
const [WIDE, HIGH, EDGE] = [280, 72, 4];

/** @param {RoleRating[]} all */
export function ratings(all) {
  return h("section", { class: "panel account-section" }, h("h2", {}, say("account-ratings")),
    all.length ? [h("p", { class: "note" }, say("account-ratings-about")), h("ul", { class: "account-ratings" }, all.map(one))] : h("p", { class: "note" }, say("account-ratings-none")));
}

/** @param {RoleRating} rating */
function one(rating) {
  const now = rating.points[rating.points.length - 1];
  return h("li", {},
    h("h3", {}, rating.title, h("span", { class: "account-role" }, role(rating.role))),
    h("b", { class: "account-number" }, now.rating),
    h("p", {}, `${say("account-interval")} ${now.low} ${say("account-interval-and")} ${now.high}. ${say(meaning(rating, now))}`),
    h("p", { class: "note" }, `${say("account-rated-games")} ${rating.games}`),
    rating.points.length > 1 && course(rating.points));
}

/** What a rating means, by where everybody starts. @param {RoleRating} rating @param {RatingPoint} now */
function meaning(rating, now) {
  if (!rating.sure) return "account-unsure";
  return now.low > START ? "account-sure-above" : now.high < START ? "account-sure-below" : "account-sure-level";
}

/** The rating after each game, in the band it is most likely in. @param {RatingPoint[]} points */
function course(points) {
  const [least, most] = [Math.min(...points.map((point) => point.low)), Math.max(...points.map((point) => point.high))];
  const x = (/** @type {number} */ n) => EDGE + (n / (points.length - 1)) * (WIDE - 2 * EDGE);
  const y = (/** @type {number} */ value) => HIGH - EDGE - ((value - least) / (most - least)) * (HIGH - 2 * EDGE);
  const line = (/** @type {(point: RatingPoint) => number} */ of) => points.map((point, n) => `${x(n).toFixed(1)},${y(of(point)).toFixed(1)}`);
  const label = `${say("account-course")}: ${points.map((point) => point.rating).join(", ")}`;
  return s("svg", { class: "account-course", viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": label },
    s("polygon", { points: [...line((point) => point.high), ...line((point) => point.low).reverse()].join(" ") }),
    least < START && most > START && s("line", { x1: EDGE, x2: WIDE - EDGE, y1: y(START), y2: y(START) }),
    s("polyline", { points: line((point) => point.rating).join(" ") }),
    s("circle", { cx: x(points.length - 1), cy: y(points[points.length - 1].rating), r: 3.5 }));
}

/** Games by role: a row for each game, a column for each role that was played. @param {PlayedTally[]} tallies */
export function statistics(tallies) {
  if (!tallies.length) return null;
  const roles = ROLES.filter((one) => tallies.some((tally) => tally.role === one));
  const games = [...new Map(tallies.map((tally) => [tally.game, tally.title]))];
  const cell = (/** @type {string} */ game, /** @type {string} */ as) => h("td", {}, share(tallies.find((tally) => tally.game === game && tally.role === as)));
  return h("section", { class: "panel account-section" }, h("h2", {}, say("account-statistics")), h("p", { class: "note" }, say("account-statistics-about")),
    h("table", { class: "account-table" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, say("account-game")), roles.map((one) => h("th", { scope: "col" }, role(one))))),
      h("tbody", {}, games.map(([game, title]) => h("tr", {}, h("th", { scope: "row" }, title), roles.map((as) => cell(game, as)))))));
}

/** @param {PlayedTally | undefined} tally */
function share(tally) {
  if (!tally) return "–";
  const percent = new Intl.NumberFormat(language(), { style: "percent" }).format(tally.won / tally.games);
  return [h("b", {}, `${tally.won} ${say("account-of")} ${tally.games}`), h("small", {}, percent)];
}

/** @param {string} name */
export function role(name) {
  return say(`account-role-${name}`);
}
