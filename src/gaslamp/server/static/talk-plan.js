// @ts-check
/** A bot's plan in the detectives' room: asked for, shown as ghost pawns, played with one tap. */

import { ticket } from "./chase-tickets.js";
import { h, s, show } from "./dom.js";
import { settings } from "./settings.js";
import { sign } from "./switches.js";
import { announce } from "./toasts.js";
import { say } from "./words.js";

/** @import {ChaseScene, SeenMark, PlanRide, ScenePawn, TeamPlanTold, Update} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

const EYE = "M2 12c3-5 6.4-7 10-7s7 2 10 7c-3 5-6.4 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z";
const LAMP = "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.5.5.6 1.2.6 2.2h6c0-1 .1-1.7.6-2.2A6 6 0 0 0 12 3z";

/**
 * What the card is lent: the figure of a pawn, what the team has drawn, and a place for ghost pawns.
 * @typedef {object} Drawing
 * @property {(pawn: ScenePawn) => Element | null} pawn
 * @property {() => SeenMark[]} drawn
 * @property {(rides: PlanRide[]) => void} propose
 */

/** @param {Lent} table @param {Drawing} drawing */
export function createPlan(table, drawing) {
  const ask = h("button", { type: "button", class: "button small plan-ask", onclick: begin }, icon(LAMP), h("span"));
  const title = h("h3", { tabindex: -1 });
  const wait = h("p", { class: "note plan-wait", role: "status" });
  const rides = h("ol", { class: "plan-rides" });
  const told = h("ul", { class: "plan-told" });
  const play = h("button", { type: "button", class: "button primary small", "aria-describedby": "plan-about", onclick: playIt });
  const ghosts = h("button", { type: "button", class: "tool plan-ghosts", onclick: toggle }, icon(EYE));
  const off = h("button", { type: "button", class: "button quiet icon", onclick: end }, sign("close"));
  const about = h("p", { class: "note plan-about", id: "plan-about" });
  const element = h("section", { class: "plan", hidden: true, "aria-labelledby": "plan-title" }, h("div", { class: "plan-head" }, title, off), wait, h("div", { class: "plan-does" }, play, ghosts), rides, told, about);
  let isWanted = false;
  /** Whether the table has a room of the detectives for this screen, and nothing is drawn over it. */
  let isOpen = true;
  /** @type {TeamPlanTold | null} */
  let plan = null;
  /** @type {Update | null} */
  let now = null;
  /** The moves of one's own pawns that are still to be made, one for each answer of the server. @type {PlanRide[]} */
  let coming = [];

  title.id = "plan-title";

  const scene = () => (now?.scene.type === "chase" ? /** @type {ChaseScene} */ (now.scene) : null);
  const isShown = () => settings.get("plan", true);
  const pawnOf = (/** @type {number} */ pawn) => scene()?.pawns.find((one) => one.pawn === pawn);
  /** A plan for a moment that is over is none. */
  const current = () => (isOpen && plan && plan.n === now?.n ? plan : null);

  // What is asked for

  function begin() {
    isWanted = true;
    table.send({ type: "plan", wanted: true });
    draw();
    title.focus({ preventScroll: true });
  }

  function end() {
    isWanted = false;
    table.send({ type: "plan", wanted: false });
    forget();
    ask.focus({ preventScroll: true });
  }

  function forget() {
    plan = null;
    coming = [];
    draw();
  }

  function toggle() {
    settings.set("plan", !isShown());
    draw();
  }

  // What is done with it

  /** The rest is drawn for the others, bots among them, before one's own pawns move: they may be next. */
  function playIt() {
    const moves = current()?.moves ?? [];
    coming = moves.filter((ride) => offered(ride) !== undefined);
    for (const ride of moves) if (!coming.includes(ride) && !isDrawn(ride)) table.send({ type: "mark", channel: "team", mark: { type: "move", pawn: ride.pawn, station: ride.station, kind: ride.fare } });
    step();
  }

  /** The next of one's own moves, as long as it is offered. */
  function step() {
    const action = coming.map(offered).find(Boolean);
    if (!action) coming = [];
    else {
      coming = coming.filter((ride) => offered(ride) !== action);
      table.act(action);
    }
    draw();
  }

  /** The action that makes this move, if this screen may. @param {PlanRide} ride */
  function offered({ pawn, fare, station }) {
    return now?.actions.find((action) => action.type === "Move" && action.pawn === pawn && action.fare === fare && action.station === station);
  }

  /** @param {PlanRide} ride */
  function isDrawn({ pawn, station, fixed }) {
    return fixed || drawing.drawn().some(({ mark }) => mark.type === "move" && mark.pawn === pawn && mark.station === station);
  }

  // Drawing

  function draw() {
    const known = isWanted ? current() : null;
    const moves = known?.moves ?? [];
    ask.hidden = isWanted;
    element.hidden = !isWanted || !isOpen;
    title.textContent = known?.who || say("plan-title");
    wait.textContent = known ? "" : say("plan-wait");
    play.disabled = coming.length > 0;
    for (const one of [play, ghosts, about]) one.hidden = !moves.length;
    ghosts.setAttribute("aria-pressed", String(isShown()));
    show(rides, moves.map(line));
    show(told, (known?.told ?? []).map((text) => h("li", {}, text)));
    drawing.propose(isShown() ? moves.filter((ride) => !ride.fixed) : []);
  }

  /** @param {PlanRide} ride */
  function line(ride) {
    const pawn = pawnOf(ride.pawn);
    return h("li", { class: ride.fixed ? "fixed" : "" },
      h("span", { class: "plan-who", "aria-hidden": "true" }, pawn && drawing.pawn(pawn)),
      h("span", { class: "plan-what" }, h("b", {}, ride.text), h("span", { class: "plan-why" }, ride.fixed ? say("plan-fixed") : ride.why)),
      h("span", { class: "plan-to", "aria-hidden": "true" }, ticket(ride.fare, fareName(pawn, ride.fare), ride.station)));
  }

  function relabel() {
    ask.lastElementChild.textContent = say("plan-ask");
    play.textContent = say("plan-play");
    name(ghosts, say("plan-show"));
    name(off, say("plan-off"));
    about.textContent = say("plan-play-about");
    draw();
  }

  relabel();
  return {
    element,
    ask,
    relabel,
    /** @param {TeamPlanTold} message */
    hear(message) {
      plan = message;
      draw();
      const news = current();
      if (news) announce([news.who, ...(news.moves ?? []).map(({ text }) => text), ...(news.told ?? []).slice(0, 1)].filter(Boolean).join(" "));
    },
    /** A screen that was told everything anew wants its plans still. @param {Update} message */
    update(message) {
      now = message;
      if (isWanted && message.since === 0) table.send({ type: "plan", wanted: true });
      if (coming.length) step();
      else draw();
    },
    /** Whether this screen has the room now. @param {boolean} is */
    open(is) {
      isOpen = is;
      if (is) draw();
      else forget();
    },
  };
}

/** @param {string} d */
function icon(d) {
  return s("svg", { viewBox: "0 0 24 24", "aria-hidden": true, class: "tool-icon" }, s("path", { d }));
}

/** @param {HTMLElement} button @param {string} text */
function name(button, text) {
  button.setAttribute("aria-label", text);
  button.title = text;
}

/** @param {ScenePawn | undefined} pawn @param {string} fare */
function fareName(pawn, fare) {
  return pawn?.tickets?.find((one) => one.fare === fare)?.name ?? fare;
}
