// @ts-check
/** What people at a table ask each other, and the way back for somebody for whom a bot plays. */

import { h, renew } from "./dom.js";
import { announce } from "./toasts.js";
import { language, say } from "./words.js";

/** @import {Said, TableNews, TableQuestion} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** @param {Lent} table */
export function createQuestions(table) {
  const element = h("div", { class: "questions", role: "status" });
  let told = "";
  /** @type {TableNews | null} */
  let seats = null;

  function draw() {
    const playing = seats?.phase === "playing" && !seats.lesson;
    const question = seats?.question;
    const left = playing && seats?.chairs.some((chair) => chair.mine && chair.left);
    renew(element, [language(), question, left], () => [question && asked(question), left && standIn()]);
    if (question && question.text !== told) bringUp();
    if (question?.awaited && question.text !== told) announce(question.text);
    told = question?.text ?? "";
  }

  /** It stands at the head of what may be scrolled down. */
  function bringUp() {
    for (const part of [".chase-dock", ".chase-sheet"]) element.closest(part)?.scrollTo(0, 0);
  }

  /** @param {TableQuestion} question */
  function asked(question) {
    const { id } = question;
    if (question.awaited) return panel(question.text, button("screen-agree", { type: "agree", id }, "primary"), button("screen-decline", { type: "decline", id }));
    return panel(question.text, h("span", { class: "note" }, say("screen-asked-others")), question.mine && button("screen-never-mind", { type: "decline", id }));
  }

  function standIn() {
    return panel(say("screen-bot-for-you"), button("screen-return", { type: "return" }, "primary"));
  }

  /** @param {string} key @param {Said} message @param {string} [kind] */
  function button(key, message, kind = "") {
    return h("button", { type: "button", class: `button small ${kind}`, onclick: () => table.send(message) }, say(key));
  }

  return {
    element,
    relabel: draw,
    /** @param {TableNews} message */
    table(message) {
      seats = message;
      draw();
    },
  };
}

/** @param {string} text @param {...import("./dom.js").Child} more */
function panel(text, ...more) {
  return h("div", { class: "question" }, h("p", {}, text), h("div", { class: "row" }, more));
}
