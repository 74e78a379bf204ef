// @ts-check
/** One's own layout and hand: cards go down by tap, drag or key; the table says at once what holds. */

import { h, show } from "./dom.js";
import { say } from "./words.js";
import { Drafting } from "./case-draft.js";
import { makeDraggable } from "./case-drag.js";
import { createGrid } from "./case-grid.js";
import { drawHand } from "./case-hand.js";
import { itemButton, keepingFocus } from "./case-items.js";

/** @typedef {import("./case-deck.js").Deck} Deck */

/**
 * @param {{send: (message: object) => void, act: (action: object) => void, announce: (text: string) => void}} table
 * @param {() => void} onChange the layout has become another
 * @param {() => void} onClose the sheet is put away
 */
export function createBench(table, onChange, onClose) {
  const stage = h("div", { class: "case-stage" });
  const status = h("div", { class: "case-status" });
  const tools = h("div", { class: "case-tools" });
  const hand = h("div", { class: "case-hand", role: "group" });
  const head = h("header", { class: "case-bench-head" });
  const root = h("section", { class: "case-bench", onkeydown }, head, stage, status, hand, tools);
  const draft = new Drafting(table.send, redrawn);
  const grid = createGrid(stage, chosen);
  const stopDragging = makeDraggable(root, { picture: (card) => deck.item(card), begin: pick, end: dropped, cancel: letGo });
  /** @type {Deck} */
  let deck;
  /** @type {any} */
  let scene;
  /** The card that is to be laid. @type {number | null} */
  let picked = null;
  /** The two cards between which a token is to go. @type {[number, number] | null} */
  let joint = null;
  let said = "";

  const me = () => scene?.players.find((/** @type {any} */ player) => player.seat === scene.me);

  /** @param {Deck} known @param {any} shown @param {boolean} anew */
  function update(known, shown, anew) {
    [deck, scene] = [known, shown];
    draft.own(me(), anew);
    if (picked !== null && !me()?.cards.includes(picked)) picked = null;
    redraw();
  }

  function redrawn() {
    joint = null;
    if (picked !== null && draft.holds(picked)) picked = null;
    announce(draft.refused || draft.state.text.join(" "));
    redraw();
    onChange();
  }

  /** What holds is said once. @param {string} text */
  function announce(text) {
    if (text && text !== said) table.announce(text);
    said = text;
  }

  function redraw() {
    if (!deck || !scene) return;
    root.hidden = !me();
    if (!me()) return;
    keepingFocus(root, () => {
      show(head, h("h2", {}, say("bench-layout")), closer());
      drawStage();
      show(status, ...sentences());
      drawHand(hand, { deck, player: me(), draft, picked, onCard: take, hasLead: Boolean(draft.lead) });
      show(tools, joint ? tokenChoice() : buttons());
    });
  }

  function drawStage() {
    stage.classList.toggle("empty", !draft.lead);
    stage.classList.toggle("solved", draft.state.solved);
    const { missing, loose, openings, joints } = draft.state;
    const open = picked === null ? [] : (openings[picked] ?? []);
    if (draft.lead) grid.draw({ deck, layout: draft.layout, missing, loose, openings: open, joints, picked, joint });
    grid.svg.toggleAttribute("hidden", !draft.lead);
  }

  function sentences() {
    if (!draft.lead) return [h("p", {}, say("bench-layout-none"))];
    const lines = draft.state.text.map((line) => h("p", { class: draft.state.solved ? "good" : "" }, line));
    const refused = draft.refused && h("p", { class: "refused" }, draft.refused);
    return [refused, lines, !draft.state.cards.length && h("p", { class: "how" }, say("bench-layout-how"))];
  }

  function buttons() {
    const { solved, cards } = draft.state;
    return [
      draft.lead > 0 && button("bench-solve", solve, { primary: true, disabled: !solved || !scene.wanted }),
      draft.lead > 0 && scene.hints && button("bench-hint", () => draft.try({ do: "hint" })),
      draft.lead > 0 && button("bench-clear", () => draft.try({ do: "clear" }), { disabled: !cards.length }),
      h("p", { class: "unseen" }, say("bench-layout-keys")),
    ];
  }

  function closer() {
    const props = { class: "button quiet small case-bench-close", type: "button", "data-key": "bench-close", onclick: close };
    return h("button", props, say("bench-layout-close"));
  }

  function solve() {
    table.act({ type: "Solve", seat: scene.me, ...draft.joined });
    close();
  }

  // Choosing

  /** A card of the hand was tapped. @param {number} card */
  function take(card) {
    open();
    pick(picked === card ? null : card);
  }

  /** @param {number | null} card */
  function pick(card) {
    [picked, joint] = [card, null];
    redraw();
  }

  function letGo() {
    pick(null);
  }

  /** A place of the grid was tapped. @param {import("./case-grid.js").Stop} stop */
  function chosen(stop) {
    if (stop.ends) return ask(stop.ends);
    if (stop.kind === "lead") return letGo();
    if (picked !== null && picked !== stop.card) return lay(picked, stop);
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

  /** @param {number} card @param {number} x @param {number} y */
  function dropped(card, x, y) {
    const stop = grid.at(x, y);
    if (stop && !stop.ends && stop.kind !== "lead" && stop.card !== card) return lay(card, stop);
    if (!stop && draft.holds(card) && !stage.contains(document.elementFromPoint(x, y))) draft.try({ do: "lift", card });
    letGo();
  }

  // Tokens

  /** @param {[number, number]} ends */
  function ask(ends) {
    [joint, picked] = [ends, null];
    redraw();
    /** @type {HTMLElement | null} */ (tools.querySelector("button"))?.focus({ preventScroll: true });
  }

  function tokenChoice() {
    const [one, other] = /** @type {[number, number]} */ (joint);
    const kinds = draft.state.joints.find(([near, far]) => near === one && far === other)?.[2] ?? [];
    const made = draft.layout.links.some((link) => [one, other].includes(link.one) && [one, other].includes(link.other));
    const token = (/** @type {string} */ kind) => itemButton(deck, kind, `joint-${kind}`, () => draft.try({ do: "join", one, other, token: kind }));
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

  // The sheet it is on a phone

  function open() {
    root.classList.add("open");
  }

  /** By the button for it, which hands the focus over. */
  function openSheet() {
    open();
    /** @type {HTMLElement | null} */ (head.querySelector("button"))?.focus({ preventScroll: true });
  }

  function close() {
    root.classList.remove("open");
    [picked, joint] = [null, null];
    redraw();
    onClose();
  }

  /** @param {KeyboardEvent} event */
  function onkeydown(event) {
    if (event.key !== "Escape") return;
    if (joint) return leaveJoint();
    return picked === null ? close() : letGo();
  }

  /** @param {string} key @param {() => void} onclick @param {{primary?: boolean, disabled?: boolean}} [how] */
  function button(key, onclick, { primary = false, disabled = false } = {}) {
    const props = { class: `button${primary ? " primary" : ""}`, type: "button", disabled, "data-key": key, onclick };
    return h("button", props, say(key));
  }

  return { root, update, openSheet, destroy: stopDragging, draft, drafted: (/** @type {any} */ message) => draft.answer(message) };
}
