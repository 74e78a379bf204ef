// @ts-check
/** One's own layout and hand: cards and tokens go down by tap, drag or key; the table says at once what holds. */

import { h, show } from "./dom.js";
import { say } from "./words.js";
import { ruleLink } from "./rulelink.js";
import { createCarrying } from "./case-carrying.js";
import { Drafting } from "./case-draft.js";
import { createGrid } from "./case-grid.js";
import { drawHand } from "./case-hand.js";
import { itemButton, keepingFocus } from "./case-items.js";
import { listWants } from "./case-wants.js";

/** @import {Item} from "./case-deck.js" */
/** @import {CaseScene, Drafted, Evidence} from "./messages.js" */
/** @import {Lent} from "./stage.js" */
/** @typedef {import("./case-deck.js").Deck} Deck */

/**
 * @param {Pick<Lent, "send" | "act" | "announce">} table
 * @param {{changed: () => void, asked: () => void, put: (key: string) => void}} on the layout is another; a token is asked for; something goes back
 */
export function createBench(table, on) {
  const asks = h("div", { class: "case-asks" });
  const stage = h("div", { class: "case-stage" });
  const wants = h("div", { class: "case-wants" });
  const none = h("p", { class: "case-none" });
  const root = h("section", { class: "case-bench", "data-drop": "mine", onkeydown }, asks, none, stage, wants);
  const status = h("div", { class: "case-status" });
  const tools = h("div", { class: "case-tools" });
  const hand = h("div", { class: "case-hand", role: "group" });
  const title = h("h2");
  const swaps = h("div", { class: "case-swaps" });
  const mine = h("section", { class: "case-mine", onkeydown }, h("header", { class: "case-mine-head" }, title, tools), hand, status);
  const draft = new Drafting(table.send, redrawn);
  const grid = createGrid(stage, chosen);
  /** @type {Deck} */
  let deck;
  /** @type {CaseScene} */
  let scene;
  /** What would be taken from a location. @type {{key: string, item: Item}[]} */
  let pending = [];
  /** The card or token that is to be laid. @type {Item | null} */
  let picked = null;
  /** The two cards between which a token is to go. @type {[number, number] | null} */
  let joint = null;
  let said = "";

  const me = () => scene?.players.find((player) => player.seat === scene.me);

  /** @param {Deck} known @param {CaseScene} shown @param {boolean} anew */
  function update(known, shown, anew) {
    [deck, scene] = [known, shown];
    draft.own(me(), anew);
    if (typeof picked === "number" && !me()?.cards.includes(picked)) picked = null;
    redraw();
  }

  function redrawn() {
    joint = null;
    if (typeof picked === "number" && draft.holds(picked)) picked = null;
    announce(draft.refused || draft.state.text.join(" "));
    redraw();
    on.changed();
  }

  /** What holds is said once. @param {string} text */
  function announce(text) {
    if (text && text !== said) table.announce(text);
    said = text;
  }

  function redraw() {
    if (!deck || !scene) return;
    const player = me();
    mine.hidden = !player;
    drawStage();
    if (!player) return;
    title.textContent = say("bench-hand");
    keepingFocus(mine, () => {
      drawHand(hand, { deck, player, draft, picked, pending, onThing: take, onBack: on.put, hasLead: draft.lead > 0, swaps });
      show(tools, joint ? tokenChoice() : buttons());
      show(status, ...sentences());
    });
  }

  function drawStage() {
    const { missing, wants: open, loose, openings, joints, solved } = draft.state;
    root.setAttribute("aria-label", say("bench-layout"));
    root.classList.toggle("solved", solved);
    stage.hidden = !draft.lead;
    none.hidden = draft.lead > 0 || asks.childElementCount > 0;
    none.textContent = say("bench-layout-none");
    show(wants, draft.lead > 0 && open.length > 0 && listWants(deck, open));
    wants.hidden = !draft.lead;
    if (!draft.lead) return;
    const fits = typeof picked === "number" ? (openings[picked] ?? []) : [];
    grid.draw({ deck, layout: draft.layout, missing, wants: open, loose, openings: fits, reach: Object.values(openings).flat(), joints, picked, joint });
  }

  function sentences() {
    if (!draft.lead) return [];
    const { solved, text, cards } = draft.state;
    const how = typeof picked === "string" ? "bench-token-how" : "bench-layout-how";
    return [
      draft.refused && h("p", { class: "refused" }, draft.refused, " ", draft.cited && ruleLink(draft.cited.rule, draft.cited.link)),
      text.map((line, at) => h("p", { class: solved ? "good" : at ? "" : "case-missing" }, line)),
      (!cards.length || typeof picked === "string") && h("p", { class: "how" }, say(how)),
      h("p", { class: "unseen" }, say("bench-layout-keys")),
    ];
  }

  function buttons() {
    if (!draft.lead) return [];
    return [
      scene.hints && button("bench-hint", () => draft.try({ do: "hint" })),
      button("bench-clear", () => draft.try({ do: "clear" }), !draft.state.cards.length),
    ];
  }

  function solve() {
    if (scene.me !== null) table.act({ type: "Solve", seat: scene.me, ...draft.joined });
  }

  // Choosing

  /** A card or token of the hand was tapped. @param {Item} thing */
  function take(thing) {
    pick(picked === thing ? null : thing);
  }

  /** @param {Item | null} thing */
  function pick(thing) {
    [picked, joint] = [thing, null];
    redraw();
  }

  function letGo() {
    if (picked !== null) pick(null);
  }

  /** A place of the grid was tapped. @param {import("./case-grid.js").Stop} stop */
  function chosen(stop) {
    if (stop.ends) return typeof picked === "string" ? join(stop.ends, picked) : ask(stop.ends);
    if (stop.kind.startsWith("lead")) return letGo();
    if (typeof picked === "number" && picked !== stop.card) return lay(picked, stop);
    if (stop.card) lift(stop.card);
  }

  /** @param {number} card @param {{x: number, y: number}} cell */
  function lay(card, { x, y }) {
    draft.try({ do: "lay", card, x, y });
    letGo();
  }

  /** A card taken back stays in hand, to be laid elsewhere. @param {number} card */
  function lift(card) {
    draft.try({ do: "lift", card });
    pick(card);
  }

  /** @param {[number, number]} ends @param {Evidence} token */
  function join([one, other], token) {
    draft.try({ do: "join", one, other, token });
    letGo();
  }

  /** Where what is taken back comes to lie, if that is in sight. */
  function home() {
    return mine.checkVisibility() ? hand.getBoundingClientRect() : null;
  }

  // Tokens

  /** @param {[number, number]} ends */
  function ask(ends) {
    [joint, picked] = [ends, null];
    redraw();
    on.asked();
    /** @type {HTMLElement | null} */ (tools.querySelector("button"))?.focus({ preventScroll: true });
  }

  function tokenChoice() {
    const [one, other] = /** @type {[number, number]} */ (joint);
    const kinds = draft.state.joints.find(([near, far]) => near === one && far === other)?.[2] ?? [];
    const made = draft.layout.links.some((link) => [one, other].includes(link.one) && [one, other].includes(link.other));
    const token = (/** @type {Evidence} */ kind) => itemButton(deck, kind, `joint-${kind}`, () => draft.try({ do: "join", one, other, token: kind }));
    return [
      h("p", { class: "case-ask" }, say("bench-joint-choose")),
      h("div", { class: "case-kinds" }, kinds.map(token)),
      made && button("bench-joint-part", () => draft.try({ do: "part", one, other })),
      button("bench-joint-cancel", leaveJoint),
    ];
  }

  function leaveJoint() {
    joint = null;
    redraw();
    grid.focus();
  }

  /** @param {KeyboardEvent} event */
  function onkeydown(event) {
    if (event.key !== "Escape") return;
    if (joint) leaveJoint();
    else letGo();
  }

  return {
    root,
    mine,
    asks,
    swaps,
    draft,
    update,
    solve,
    drafted: (/** @type {Drafted} */ message) => draft.answer(message),
    drags: createCarrying({ draft, grid, stage, pick, lay, join, home }),
    /** What is chosen at a location lies in the hand already, to be confirmed. @param {typeof pending} chosen */
    expect(chosen) {
      pending = chosen;
      redraw();
    },
    destroy: grid.destroy,
  };
}

/** @param {string} key @param {() => void} onclick @param {boolean} [disabled] */
function button(key, onclick, disabled = false) {
  return h("button", { class: "button small", type: "button", disabled, "data-key": key, onclick }, say(key));
}
