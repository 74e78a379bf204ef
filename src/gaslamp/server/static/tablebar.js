// @ts-check
/** The slim bar over a game: whose turn it is, in one sentence; who is here; sound and menu. */

import { h, show } from "./dom.js";
import { sheet } from "./sheets.js";
import { sign, soundSwitch } from "./switches.js";
import { announce } from "./toasts.js";
import { homeLink } from "./topbar.js";
import { more, say } from "./words.js";

/** @import {TableChair, TableNews, SeatTimes, Update} from "./messages.js" */

/** @param {() => void} openMenu @param {() => void} openEnding @param {HTMLElement} talk the control of the talk */
export function createBar(openMenu, openEnding, talk) {
  const top = /** @type {HTMLElement} */ (document.getElementById("top"));
  const turn = h("h1", { class: "bar-turn" });
  const heading = h("p", { class: "bar-heading" });
  const people = h("ul", { class: "bar-people" });
  const menu = h("button", { type: "button", class: "button quiet icon", onclick: openMenu }, sign("menu"));
  const watchers = h("p", { class: "bar-watchers", hidden: true });
  const ended = h("button", { type: "button", class: "button small bar-ended", hidden: true, onclick: openEnding });
  const sound = soundSwitch();
  /** Loaded where time is kept, and shown in its place. @type {ReturnType<typeof import("./clocks.js").createClocks> | null} */
  let clocks = null;
  const clocksPlace = h("span", { hidden: true });
  let stopped = false;
  /** @type {TableNews | null} */
  let seats = null;

  function relabel() {
    sound.relabel();
    clocks?.relabel();
    menu.setAttribute("aria-label", say("screen-menu"));
    menu.title = say("screen-menu");
    people.setAttribute("aria-label", say("screen-others"));
    ended.textContent = say("screen-ended");
    if (!seats) return;
    show(people, seats.chairs.filter(isOther).map(presence));
    watchers.hidden = !seats.watchers && !seats.watching;
    watchers.title = seats.watching ? say("screen-you-watch") : seats.watched;
    show(watchers, sign("eye"), ...watched(seats));
  }

  /** @param {string} sentence @param {string} below @param {boolean} wanted */
  function tell(sentence, below, wanted) {
    turn.textContent = sentence;
    heading.textContent = below;
    top.classList.toggle("wanted", wanted);
    top.classList.remove("cut");
    top.classList.toggle("cut", turn.scrollHeight > turn.clientHeight + 1); // then it has the room of what is below it
    document.title = wanted ? `● ${say("screen-your-turn")} · Gaslamp` : "Gaslamp";
  }

  /** @param {NonNullable<typeof clocks>} made */
  function begin(made) {
    clocksPlace.replaceWith(made.element);
    if (seats) made.table(seats);
    return made;
  }

  top.className = "table-bar";
  new ResizeObserver(() => document.documentElement.style.setProperty("--bar", `${top.offsetHeight}px`)).observe(top);
  show(top, homeLink(), h("div", { class: "bar-what" }, turn, heading), clocksPlace, people, watchers, ended, talk, sound.element, menu);
  relabel();
  return {
    relabel,
    /** @param {TableNews} message */
    table(message) {
      seats = message;
      clocks?.table(message);
      relabel();
      if (message.phase === "waiting") tell(message.title, say("screen-waiting"), false);
    },
    /** @param {Update} message */
    update({ scene }) {
      if (scene.wanted && scene.turn !== turn.textContent) announce(scene.turn);
      tell(scene.turn, scene.heading, scene.wanted);
      ended.hidden = !scene.ending;
    },
    /** @param {SeatTimes} message */
    async times(message) {
      const [{ createClocks }] = await Promise.all([import("./clocks.js"), sheet("asking.css"), more("asking")]);
      if (stopped) return;
      clocks ??= begin(createClocks());
      clocks.hear(message);
    },
    stop() {
      stopped = true;
      clocks?.stop();
    },
    clear() {
      tell("", "", false);
    },
  };
}

/** How many look on; whoever does is told so. @param {TableNews} seats */
function watched(seats) {
  if (seats.watching) return [h("span", { class: "unseen" }, say("screen-you-watch"))];
  return [h("span", { "aria-hidden": "true" }, seats.watchers), h("span", { class: "unseen" }, seats.watched)];
}

/** @param {TableChair} chair */
function isOther(chair) {
  return chair.kind === "person" && !chair.mine;
}

/** Somebody else at the table, and whether they are at their screen. @param {TableChair} chair */
function presence(chair) {
  const where = say(chair.left ? "screen-left" : chair.here ? "screen-here" : "screen-away");
  return h("li", { class: chair.here && !chair.left ? "here" : "away", title: where }, h("span", {}, chair.name || chair.role), h("span", { class: "unseen" }, ` (${where})`));
}
