// @ts-check
/** The bar of whoever watches: what is seen, how late, and over whose shoulder; above the tools of a chase. */

import { h, renew, show } from "./dom.js";
import { settings } from "./settings.js";
import { sign } from "./switches.js";
import { announce } from "./toasts.js";
import { language, say } from "./words.js";

/** @import {TableChair, TableNews} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** @param {Lent} table */
export function createSight(table) {
  const field = h("select", { onchange: choose });
  const name = h("span", { class: "unseen" });
  const text = h("p", {});
  const choice = h("label", {}, name, field);
  const element = h("section", { class: "sight" }, h("div", { class: "sight-head" }, sign("eye"), choice), text);
  /** @type {TableNews | null} */
  let seats = null;
  /** The screen is made anew for other eyes: whoever chose by keyboard stays where they were. */
  let isChoosing = false;

  function choose() {
    const seat = field.value === "" ? null : Number(field.value);
    isChoosing = true;
    settings.set("over", { [table.link().id]: seat });
    table.send({ type: "over", seat });
  }

  function draw() {
    const now = seats?.sight;
    if (!seats || !now) return;
    const { chairs } = seats;
    element.setAttribute("aria-label", say("watch-bar"));
    name.textContent = say("watch-view");
    element.classList.toggle("late", now.late);
    choice.hidden = !now.seats.length;
    renew(field, [language(), now.seats, chairs.map(called)], () => [h("option", { value: "" }, say("watch-everybody")), now.seats.map((seat) => h("option", { value: seat }, called(chairs[seat])))]);
    field.value = now.seat === null ? "" : String(now.seat);
    if (text.textContent && text.textContent !== now.text) announce(now.text);
    show(text, now.text);
  }

  return {
    relabel: draw,
    /** @param {TableNews} message */
    table(message) {
      seats = message;
      draw();
    },
    /** Stand here, unless it does already. @param {Element} dock */
    settle(dock) {
      if (element.parentElement === dock) return;
      dock.prepend(element);
      if (isChoosing) field.focus();
      isChoosing = false;
    },
  };
}

/** Somebody by name and part. @param {TableChair} chair */
function called(chair) {
  return chair.name && chair.name !== chair.role ? `${chair.name} (${chair.role})` : chair.role;
}
