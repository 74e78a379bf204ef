// @ts-check
/** Somebody's turn: what they choose on the board, in the tray or in the list, until it is sent. */

import * as choosing from "./chase-choice.js";
import { isUpright } from "./chase-layout.js";
import { settings } from "./settings.js";

/** @import {ChaseUpdate} from "./chase-account.js" */
/** @import {GameAction, Offer} from "./messages.js" */

/** After so many milliseconds without an answer one may choose again. */
const ANSWER = 1500;

/**
 * @typedef {object} Hands
 * @property {() => boolean} isBusy whether something else is being shown
 * @property {() => void} draw what depends on the choice
 * @property {() => void} follow brings into view what can be chosen
 * @property {() => void} hush puts away whatever could be chosen
 * @property {(action: GameAction) => void} send
 */

export class Turn {
  /** @param {Hands} hands */
  constructor(hands) {
    this.hands = hands;
    /** The update that is shown. @type {ChaseUpdate | null} */
    this.message = null;
    /** The update to which something was sent already. @type {ChaseUpdate | null} */
    this.answered = null;
    this.choice = choosing.NOTHING;
  }

  /** @returns {Offer[]} */
  get offers() {
    return this.message?.scene.offers ?? [];
  }

  /** Nothing is chosen yet, but that on a phone one pawn at a time is looked at. @param {ChaseUpdate | null} [message] an `update` */
  begin(message = this.message) {
    this.message = message;
    this.choice = choosing.beginning(this.offers, isUpright());
  }

  /** Nothing is to be chosen. */
  rest() {
    this.choice = choosing.NOTHING;
  }

  /** @param {choosing.Choice} choice */
  choose(choice) {
    if (this.hands.isBusy() || choice === this.choice) return;
    this.choice = choice;
    this.hands.draw();
  }

  /** @param {number} pawn */
  choosePawn(pawn) {
    this.choose(choosing.choosePawn(this.offers, this.choice, pawn));
    this.hands.follow();
  }

  /** @param {string} fare */
  chooseFare(fare) {
    this.choose(choosing.chooseFare(this.offers, this.choice, fare));
  }

  /** A lit station is chosen; one where a pawn of ours stands chooses the pawn. @param {number} station */
  tap(station) {
    if (this.hands.isBusy() || !this.message) return;
    const pawns = choosing.pawnsOf(this.offers);
    const pawn = this.message.scene.pawns.find((one) => one.station === station && pawns.includes(one.pawn));
    const isTarget = choosing.targets(this.offers, this.choice).includes(station);
    if (isTarget) this.choose(choosing.chooseStation(this.offers, this.choice, station));
    else if (pawn && pawns.length > 1) this.choosePawn(pawn.pawn);
    else this.back();
  }

  /** Does it, or asks first where it is to be confirmed. @param {number} i */
  take(i) {
    if (this.hands.isBusy()) return;
    const { careful, group, fare } = this.offers[i];
    if (!careful) return this.act(i);
    this.choose(choosing.ask(this.offers, this.choice, i));
    if (group === "ride" && !fare) this.hands.follow(); // it was told by its number: it may be out of sight
  }

  confirm() {
    if (this.choice.asked !== null) this.act(this.choice.asked);
  }

  /** Sends it; until there is an answer nothing can be sent twice. @param {number} i */
  act(i) {
    const { message } = this;
    if (!message || this.answered === message) return;
    this.answered = message;
    this.hands.send(message.actions[i]);
    if (this.offers[i].group === "ride") settings.set("rides", settings.get("rides", 0) + 1);
    this.hands.hush();
    setTimeout(() => this.message === message && this.again(), ANSWER);
  }

  /** No answer came, or something else was shown: one may choose anew. */
  again() {
    this.answered = null;
    if (this.hands.isBusy()) return;
    this.begin();
    this.hands.draw();
  }

  back() {
    this.choose(choosing.undone(this.offers, this.choice));
  }
}
