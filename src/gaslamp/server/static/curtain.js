// @ts-check
/** Between secret turns at one screen: nothing to be seen, and the name of whoever comes next. */

import { h, show } from "./dom.js";
import { picture } from "./pictures.js";
import { say } from "./words.js";

/** @import {CurtainDrawn} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** @param {Lent} table */
export function createCurtain(table) {
  const element = h("section", { class: "curtain", hidden: true });
  /** @type {CurtainDrawn | null} */
  let shown = null;

  function draw() {
    if (!shown) return;
    const { seat, who, text } = shown;
    const look = () => table.send({ type: "look", seat });
    const button = h("button", { type: "button", class: "button primary", onclick: look }, `${say("screen-i-am")} ${who}, ${say("screen-show-me")}`);
    show(element, h("div", { class: "curtain-card" }, picture("classic"),
      h("h1", {}, text), button));
    button.focus();
  }

  return {
    element,
    relabel: draw,
    /** @param {CurtainDrawn} message */
    open(message) {
      shown = message;
      element.hidden = false;
      document.body.classList.add("curtained");
      draw();
    },
    close() {
      shown = null;
      element.hidden = true;
      element.replaceChildren();
      document.body.classList.remove("curtained");
    },
  };
}
