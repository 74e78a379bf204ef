// @ts-check
/** Playing with strangers, on the first page: a quick match, and the tables that wait. */

import { ask, send } from "./api.js";
import { strip } from "./choices.js";
import { h, show } from "./dom.js";
import { go } from "./route.js";
import { keepTable, settings } from "./settings.js";
import { sheet } from "./sheets.js";
import { createTables } from "./strangertables.js";
import { tried } from "./toasts.js";
import { makeToken } from "./tokens.js";
import { language, more, say } from "./words.js";

/** @import {GameEntry, GameList, LobbyList, Seek} from "./messages.js" */

/** Seconds after which bots fill the seats, as one may choose; the last one is never. */
const FILLS = [30, 60, 180, null];
/** Milliseconds between two looks at the list, and at most where the server does not answer. */
const LOOK = 4000;
const SELDOM = 60_000;

/** The tables that wait, as they are now; null where there is no answer. @returns {Promise<LobbyList | null>} */
function lobby() {
  return ask(`/api/lobby?language=${language()}`, {}).catch(() => null);
}

/** @param {Promise<GameList | undefined>} listed what there is to play @returns what is to be shown, with all it needs */
export async function openStrangers(listed) {
  const [offered] = await Promise.all([listed, sheet("strangers.css"), more("strangers")]);
  return offered ? createStrangers(offered) : { element: h("div"), stop() {} };
}

/** @param {GameList} offered */
function createStrangers(offered) {
  const tables = createTables(sitDown);
  const element = h("div", { class: "strangers" }, quick(offered), tables.element);
  let pause = LOOK;
  let timer = 0;
  let stopped = false;

  /** The list as it is now; whoever does not look at the page does not ask. */
  async function look() {
    clearTimeout(timer);
    if (stopped || document.hidden) return;
    const found = await lobby();
    if (stopped) return;
    pause = found ? LOOK : Math.min(2 * pause, SELDOM);
    tables.tell(found);
    timer = setTimeout(look, pause);
  }

  document.addEventListener("visibilitychange", look);
  void look();
  return {
    element,
    stop() {
      stopped = true;
      clearTimeout(timer);
      tables.stop();
      document.removeEventListener("visibilitychange", look);
    },
  };
}

/** @param {LobbyList["tables"][number]} table */
function sitDown(table) {
  return tried(async () => {
    const { table: id, token } = await send("/api/join", { invite: table.invite, name: settings.get("name", "") });
    keepTable(id, token);
    go(`/table/${id}`);
  });
}

/** What one would like to play, and the button that seats one. @param {GameList} offered */
function quick({ games, clocks }) {
  const last = settings.get("seek", {});
  const short = clocks.filter((choice) => choice.clock.kind !== "days");
  const usual = short.findIndex((choice) => JSON.stringify(choice.clock) === JSON.stringify(last.clock ?? { kind: "move", seconds: 60 }));
  const game = field("strangers-game", games.map((one) => one.title), Math.max(0, games.findIndex((one) => one.name === last.game)), follow);
  const clock = field("strangers-clock", [say("screen-clock-none"), ...short.map((choice) => choice.title)], last.clock === null ? 0 : usual + 1);
  const fill = field("strangers-fill", FILLS.map((seconds) => say(`strangers-fill-${seconds ?? "never"}`)), Math.max(0, FILLS.indexOf(last.fill === undefined ? 60 : last.fill)));
  const [size, side] = [h("div"), h("div")];
  /** @type {ReturnType<typeof strip<number>>} */
  let seats;
  /** @type {ReturnType<typeof strip<string>> | null} */
  let wish = null;
  let token = makeToken();

  function follow() {
    const one = games[game.value()];
    const sizes = Array.from({ length: one.most - one.least + 1 }, (_, i) => one.least + i);
    seats = strip(say("strangers-players"), sizes.map((n) => [n, String(n)]), sizes.includes(last.seats) ? last.seats : Math.min(3, one.most));
    wish = one.sides ? strip(say("strangers-side"), ["any", "flee", "hunt"].map((key) => [key, say(`strangers-side-${key}`)]), last.wish ?? "any") : null;
    show(size, seats.element);
    show(side, wish?.element);
  }

  /** Asked again after an answer that was lost, the same token leads to the same seat. */
  async function find() {
    const one = games[game.value()];
    const chosen = { game: one.name, seats: seats.value(), wish: /** @type {Seek["wish"]} */ (wish?.value() ?? "any"), clock: short[clock.value() - 1]?.clock ?? null };
    settings.set("seek", { ...chosen, fill: FILLS[fill.value()] });
    const level = settings.get("level");
    const terms = { fill: FILLS[fill.value()], level: one.levels.some((known) => known.value === level) ? level : "" };
    const answer = await send("/api/match", { ...chosen, token, name: settings.get("name", ""), public: terms, avoid: settings.get("sentAway", []) });
    token = makeToken();
    keepTable(answer.table, answer.token);
    go(`/table/${answer.table}`);
  }

  const button = h("button", { class: "button primary" }, say("strangers-find"));
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    button.disabled = true;
    await tried(find);
    button.disabled = false;
  };
  follow();
  return h("form", { class: "strangers-quick", onsubmit: submit, "aria-labelledby": "quick-title" },
    h("h3", { id: "quick-title" }, say("strangers-quick")), h("p", { class: "note" }, say("strangers-quick-about")),
    game.element, size, side, h("div", { class: "strangers-pair" }, clock.element, fill.element), button);
}

/** A choice of one, by its place. @param {string} key @param {string[]} titles @param {number} chosen @param {() => void} [onChange] */
function field(key, titles, chosen, onChange = () => {}) {
  const select = h("select", { onchange: onChange }, titles.map((title, i) => h("option", { value: i, selected: i === chosen }, title)));
  return { element: h("label", { class: "field" }, h("span", {}, say(key)), select), value: () => Number(select.value) };
}
