// @ts-check
/** Whoever is not signed in: a new name, signing in, or a forgotten passphrase. */

import { field, form, passphrase } from "./account-form.js";
import { send } from "./api.js";
import { h, show } from "./dom.js";
import { keptTables, settings } from "./settings.js";
import { say } from "./words.js";

/** @import {NameTaken} from "./messages.js" */
/** @typedef {(taken: NameTaken) => void} Admitted */

const WAYS = { take, enter, recover };
/** So many seats can be taken along. */
const MOST = 200;

/** @param {Admitted} admitted */
export function entrance(admitted) {
  const place = h("div");
  const choose = (/** @type {keyof typeof WAYS} */ way) => show(place, WAYS[way](admitted));
  const ways = /** @type {(keyof typeof WAYS)[]} */ (Object.keys(WAYS)).map((way, n) =>
    h("label", {}, h("input", { type: "radio", name: "account-way", value: way, checked: n === 0, onchange: () => choose(way) }), h("span", {}, say(`account-${way}`))));
  choose("take");
  return h("div", { class: "panel sheet account-door" }, h("h1", {}, say("account-title")), h("p", {}, say("account-about")),
    h("fieldset", {}, h("legend", { class: "unseen" }, say("account-way")), h("div", { class: "choices" }, ways)), place);
}

/** @param {Admitted} admitted */
function take(admitted) {
  const [name, phrase, seats] = [nameField(), passphrase("account-passphrase", "new-password"), seatsSwitch()];
  return form("account-take-do", [name.label, phrase.element, seats.element],
    async () => admitted(await send("/api/me/take", { name: name.input.value, passphrase: phrase.input.value, tokens: seats.tokens() })));
}

/** @param {Admitted} admitted */
function enter(admitted) {
  const [name, phrase, seats] = [nameField(), passphrase("account-passphrase", "current-password"), seatsSwitch()];
  return form("account-enter-do", [name.label, phrase.element, seats.element], async () => {
    const taken = await send("/api/me/enter", { name: name.input.value, passphrase: phrase.input.value });
    if (seats.tokens().length) await send("/api/me/seats", { tokens: seats.tokens() });
    admitted(taken);
  });
}

/** @param {Admitted} admitted */
function recover(admitted) {
  const [name, phrase] = [nameField(), passphrase("account-passphrase-new", "new-password")];
  const code = field("account-code", { maxLength: 64, autocomplete: "off", autocapitalize: "characters", spellcheck: false, class: "account-typed" });
  return form("account-recover-do", [h("p", { class: "note" }, say("account-recover-about")), name.label, code.label, phrase.element],
    async () => admitted(await send("/api/me/recover", { name: name.input.value, code: code.input.value, passphrase: phrase.input.value })));
}

function nameField() {
  return field("account-name", { maxLength: 24, autocomplete: "username", value: settings.get("name", ""), spellcheck: false });
}

/** Whether the seats of this browser become theirs; nothing to ask where there are none. */
function seatsSwitch() {
  const own = Object.values(keptTables()).slice(-MOST);
  const box = h("input", { type: "checkbox", checked: true });
  const element = own.length > 0 && h("label", { class: "ticked" }, box,
    h("span", {}, h("b", {}, `${say("account-games-mine")} (${own.length})`), h("small", {}, say("account-games-mine-about"))));
  return { element, tokens: () => (box.checked ? own : []) };
}
