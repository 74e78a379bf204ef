// @ts-check
/** The panel of a lesson: how far one is, what is explained, what to do, and the answer to something else. */

import { h, show } from "./dom.js";
import { HOME } from "./place.js";
import { go } from "./route.js";
import { settings } from "./settings.js";
import { openTable } from "./sitdown.js";
import { tried } from "./toasts.js";
import { language, say } from "./words.js";

/** @import {Guidance} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** @param {HTMLElement} host @param {Lent} table */
export function createLesson(host, table) {
  /** @type {Guidance | null} */
  let told = null;
  const answer = h("p", { class: "lesson-answer", hidden: true });
  host.hidden = false;
  host.classList.add("lesson");

  function draw() {
    if (!told) return;
    host.setAttribute("aria-label", told.title);
    show(host, head(told), said(told), answer, ways(told));
  }

  /** @param {Guidance} now */
  function ways(now) {
    if (now.over) return onwards(now);
    return h("div", { class: "row lesson-ways" },
      h("button", { type: "button", class: "button small", disabled: !now.task, onclick: () => table.send({ type: "skip" }) }, say("screen-lesson-skip")),
      h("button", { type: "button", class: "button small quiet", onclick: () => go("/") }, say("screen-lesson-leave")));
  }

  return {
    /** @param {Guidance} message */
    show(message) {
      const isNew = message.task !== told?.task || message.over !== told?.over;
      told = message;
      if (isNew) answer.hidden = true;
      draw();
      if (!isNew) return;
      host.scrollTop = 0;
      bring(host);
      table.announce([message.praise, message.text, message.task].filter(Boolean).join(" "));
    },
    /** Something else was done than is wanted. @param {string} text */
    advise(text) {
      answer.textContent = text;
      answer.hidden = false;
      table.announce(text);
      bring(answer);
    },
    relabel: () => told && draw(),
  };
}

/** Into sight within the part of the page it stands in, and nothing else moves. @param {HTMLElement} thing */
function bring(thing) {
  const part = scroller(thing);
  if (part.querySelector(".case-bench")) return; // all of the table scrolls: the bench stays in sight
  const handle = /** @type {HTMLElement | null} */ (part.querySelector(".sheet-handle"));
  const above = parseFloat(getComputedStyle(part).paddingTop) + (handle?.offsetHeight ?? 0); // the bar, or a handle, lies there
  part.scrollTop += thing.getBoundingClientRect().top - part.getBoundingClientRect().top - above;
}

/** What moves when one scrolls. @param {HTMLElement} thing @returns {HTMLElement} */
function scroller(thing) {
  const around = /** @type {HTMLElement} */ (thing.parentElement);
  return /auto|scroll/.test(getComputedStyle(around).overflowY) || !around.parentElement ? around : scroller(around);
}

/** @param {Guidance} told */
function head({ title, number, count }) {
  return h("div", { class: "lesson-head" }, h("h2", {}, title),
    h("span", { class: "note" }, `${number} / ${count}`),
    h("progress", { max: count, value: number, "aria-label": title }));
}

/** What was done, what is explained, and under it what to do. @param {Guidance} told */
function said({ praise, text, task }) {
  return [praise && h("p", { class: "lesson-praise" }, praise), text && h("p", { class: "lesson-text" }, text), task && h("p", { class: "lesson-task" }, task)];
}

/** What one can do after a lesson. @param {Guidance} told */
function onwards({ lesson, next, next_title: title, chairs }) {
  const [game] = lesson.split("-");
  const name = settings.get("name", "");
  const play = () => tried(() => openTable("/api/tables", { game, chairs, names: [name] }));
  const learn = () => tried(() => openTable("/api/lessons", { lesson: next, name }));
  return h("div", { class: "lesson-onwards" },
    h("button", { type: "button", class: "button primary", onclick: play }, say("screen-lesson-play")),
    next && h("button", { type: "button", class: "button", onclick: learn }, title),
    h("a", { class: "button quiet", href: `${HOME}/rules/${game}?language=${language()}`, target: "_blank", rel: "noopener" }, say("screen-lesson-rules")),
    h("button", { type: "button", class: "button quiet", onclick: () => go("/") }, say("screen-home")));
}
