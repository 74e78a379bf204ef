// @ts-check
/**
 * What comes from the server is shown one after the other: what happened, then how things stand.
 * Law: whatever was being shown, in the end the screen shows exactly the last update.
 */

import { tried } from "./toasts.js";

/** @import {ChaseUpdate} from "./chase-account.js" */

export class Reel {
  /** @param {(message: ChaseUpdate) => Promise<void>} perform shows one update @param {() => void} skip ends what is being shown */
  constructor(perform, skip) {
    this.perform = perform;
    this.skip = skip;
    /** Updates still to be shown. @type {ChaseUpdate[]} */
    this.coming = [];
    this.isBusy = this.isRetelling = false;
  }

  /** One that tells everything anew makes those before it needless. @param {ChaseUpdate} message an `update` */
  add(message) {
    this.coming = message.since ? [...this.coming, message] : [message];
    if (this.isRetelling || !message.since) this.skip();
    if (!this.isBusy) this._run();
  }

  /** Shows something once more; an update that comes meanwhile cuts it short. @param {() => Promise<void>} show */
  retell(show) {
    if (this.isBusy) return;
    this.isRetelling = true;
    this._run(show);
  }

  /** @param {ChaseUpdate} message */
  _show(message) {
    return tried(() => this.perform(message));
  }

  /** @param {() => Promise<void>} [first] what is shown before anything that has come */
  async _run(first) {
    this.isBusy = true;
    await tried(async () => first?.());
    this.isRetelling = false;
    for (let next = this.coming.shift(); next; next = this.coming.shift()) await this._show(next);
    this.isBusy = false;
  }
}
