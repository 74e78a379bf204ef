// @ts-check
/** What next: another game as it was, with the sides swapped or another level; a look at the table, the record, home. */

import { h, show } from "./dom.js";
import { say } from "./words.js";

/** @import {Ending} from "./messages.js" */

/** @param {import("./ending-panel.js").Hands} hands */
export function createRematch(hands) {
  const element = h("div", { class: "ending-next" });
  const ways = h("div", { class: "ending-ways" });
  /** The level that was chosen for the bots, if any. */
  let level = "";

  /** @param {Ending} ending */
  function levels(ending) {
    if (!ending.levels.length) return null;
    const now = level || ending.levels.find((one) => one.chosen)?.name || "";
    const options = ending.levels.map((one) => h("option", { value: one.name, selected: one.name === now }, one.title));
    const choose = (/** @type {{target: HTMLSelectElement}} */ event) => (level = event.target.value);
    return h("label", { class: "ending-level" }, h("span", {}, say("screen-level")), h("select", { onchange: choose }, !now && h("option", { value: "" }, "–"), options));
  }

  /** @param {Ending} ending */
  function asked(ending) {
    return [
      button("screen-rematch", () => hands.again(how(level)), "primary"),
      ending.swap && button("screen-swap", () => hands.again({ swap: true, ...how(level) })),
      levels(ending),
    ];
  }

  /** Among people: everybody is asked first. @param {boolean} isFirst */
  function invitation(isFirst) {
    return button("screen-ask-rematch", hands.rematch, isFirst ? "primary" : "");
  }

  /** Mirrored: the same deal, sides swapped. Of several people whoever has not set up the table asks first. @param {boolean} isHost @param {boolean} isSeated */
  function mirrored(isHost, isSeated) {
    if (isHost) return button("screen-mirror-next", () => hands.again({ swap: true }), "primary");
    return isSeated && button("screen-mirror-ask", hands.rematch, "primary");
  }

  /** The next game; who has opened it elsewhere goes on there. @param {boolean} isOpen */
  function following(isOpen) {
    if (!isOpen) return h("p", { class: "note" }, say("screen-next-elsewhere"));
    return [h("p", { class: "note" }, say("screen-next")), button("screen-rematch", () => hands.again(), "primary")];
  }

  return {
    element,
    ways,
    /** @param {Ending} ending @param {Pick<import("./ending-panel.js").Facts, "isHost" | "isSeated" | "next" | "isOpen" | "mirror">} facts */
    show(ending, { isHost, isSeated, next, isOpen, mirror }) {
      const isOnward = mirror !== null && !mirror.over;
      show(element, next ? following(isOpen) : isOnward ? mirrored(isHost, isSeated) : [isHost && asked(ending), isSeated && invitation(!isHost)]);
      show(ways, button("screen-look-back", hands.look, "small"), button("screen-record", hands.save, "small"), button("screen-home", hands.home, "small quiet"));
    },
  };
}

/** @param {string} level */
function how(level) {
  return level ? { level } : {};
}

/** @param {string} key @param {() => void} onclick @param {string} [look] */
function button(key, onclick, look = "") {
  return h("button", { type: "button", class: `button ${look}`, onclick }, say(key));
}
