// @ts-check
/** The recovery code: shown once, to be copied, printed or written down before anything else. */

import { h } from "./dom.js";
import { copyable } from "./switches.js";
import { say } from "./words.js";

/** @import {NameTaken} from "./messages.js" */

/** @param {NameTaken} taken @param {() => void} noted */
export function code(taken, noted) {
  return h("div", { class: "panel sheet account-noting" },
    h("h1", {}, say("account-noted-title")),
    h("p", {}, say("account-noted-about")),
    h("p", { class: "account-code" }, h("span", {}, `Gaslamp · ${location.host} · ${taken.name}`), h("strong", { translate: "no" }, taken.recovery)),
    copyable(taken.recovery, say("account-code")),
    h("button", { type: "button", class: "button", onclick: () => print() }, say("account-print")),
    h("button", { type: "button", class: "button primary", onclick: noted }, say("account-noted")));
}
