// @ts-check
/** Lessons to choose from: one for each side of each game. */

import { h } from "./dom.js";
import { settings } from "./settings.js";
import { openTable } from "./sitdown.js";
import { tried } from "./toasts.js";
import { say } from "./words.js";

/** @import {GameEntry, Guided} from "./messages.js" */

/** @param {GameEntry[]} games those of /api/games */
export function lessonList(games) {
  return h("section", { class: "panel learn", "aria-label": say("screen-learn") },
    h("p", { class: "note" }, say("screen-learn-about")),
    h("div", { class: "learn-games" }, games.map(lessonsOf)));
}

/** @param {GameEntry} game */
function lessonsOf(game) {
  return h("div", { class: "learn-game" }, h("h3", {}, game.title), game.lessons.map(lesson));
}

/** @param {Guided} lesson */
function lesson({ name, title, about }) {
  const begin = () => tried(() => openTable("/api/lessons", { lesson: name, name: settings.get("name", "") }));
  return h("button", { type: "button", class: "learn-lesson", "data-lesson": name, onclick: begin }, h("b", {}, title), h("span", { class: "note" }, about));
}
