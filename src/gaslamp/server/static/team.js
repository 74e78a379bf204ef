// @ts-check
/** The characters of the Sherlock Holmes edition: who hunts, what each can do, and which is mine. */

import { strip, tile } from "./choices.js";
import { h, show } from "./dom.js";
import { say } from "./words.js";

/** @import {GameEntry, Option} from "./messages.js" */

/** Two at least (SH-2). */
const FEWEST = 2;

/**
 * @param {GameEntry} game one of /api/games @param {Option} option the characters
 * @param {(size: number) => void} onChange somebody has chosen a team of this size
 */
export function createTeam(game, option, onChange) {
  const cast = option.choices;
  const boxes = cast.map(() => h("input", { type: "checkbox", onchange: (/** @type {{target: HTMLInputElement}} */ event) => chosen(event.target) }));
  const own = h("div");
  const element = h("fieldset", { class: "team" }, h("legend", {}, say("screen-team")), h("p", { class: "note" }, say("screen-team-about"), " ", say("screen-team-friends")),
    h("div", { class: "tiles" }, cast.map((one, i) => tile(boxes[i], one))), own);
  /** Whether it is other than the book's for so many seats. */
  let isChosen = false;
  /** @type {{element: HTMLElement, value(): string}} */
  let mine;

  const team = () => cast.filter((_, i) => boxes[i].checked).map((one) => one.value);

  function chosen(/** @type {HTMLInputElement} */ box) {
    if (team().length < FEWEST) box.checked = true;
    isChosen = true;
    name();
    onChange(team().length);
  }

  /** Which of them is mine: the same as before if it still hunts. */
  function name() {
    const hunters = cast.filter((one) => team().includes(one.value));
    const before = mine && team().includes(mine.value()) ? mine.value() : hunters[0].value;
    mine = strip(say("screen-mine"), hunters.map((one) => [one.value, one.title]), before);
    show(own, mine.element);
  }

  const seats = (/** @type {number} */ count) => {
    isChosen = false;
    cast.forEach((one, i) => { boxes[i].checked = game.teams[count].includes(one.value); });
    name();
  };

  seats(game.solo);
  return {
    element,
    /** The book's team for so many seats. */
    seats,
    /** What the server is told: mine first for whoever hunts, and nothing where it is as in the book. @param {string} way */
    value(way) {
      const [first] = team();
      const front = way === "hunt" ? mine.value() : first;
      return way !== "friends" && (isChosen || front !== first) ? [front, ...team().filter((one) => one !== front)] : option.default;
    },
  };
}
