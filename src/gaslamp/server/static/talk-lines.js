// @ts-check
/** What was said on one channel, and where one writes. Whatever people wrote is text and nothing else. */

import { h, show } from "./dom.js";
import { settings } from "./settings.js";
import { say } from "./words.js";

/** @import {Phrase, TableNews, TalkChannel, TalkLine, TalkLines} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

const LONGEST = 200;
/** From here on the length is shown. */
const LONG = 140;
/** That somebody writes is told again after so many milliseconds. */
const AGAIN = 3000;
/** So many people can be muted in this browser, of so many channels it remembers what was read, and so many lines are shown. */
const MOST = { muted: 60, read: 60, lines: 200 };
/** So near the end, in pixels, the newest line is followed. */
const NEAR = 40;
/** As soon as so much of the lines is in sight they are read. */
const SEEN = 0.6;

/** @param {Lent} table @param {TalkChannel} channel @param {(seat: number) => Element | null} figure of whoever has a seat @param {() => void} onRead */
export function createLines(table, channel, figure, onRead) {
  const list = h("div", { class: "talk-lines", role: "log", "aria-live": "polite", tabindex: 0 });
  const none = h("p", { class: "note talk-none" });
  const muted = h("p", { class: "note talk-muted", hidden: true });
  const writing = h("p", { class: "note talk-typing", role: "status" });
  const phrases = h("div", { class: "talk-phrases", role: "group" });
  const field = h("input", { type: "text", class: "talk-field", id: `talk-field-${channel}`, maxlength: LONGEST, autocomplete: "off", enterkeyhint: "send", oninput: onInput });
  const length = h("span", { class: "note talk-length", "aria-hidden": "true", hidden: true });
  const send = h("button", { type: "submit", class: "button primary small" });
  const form = h("form", { class: "talk-form", onsubmit: onSubmit }, h("div", { class: "talk-write" }, field, length), send);
  const off = h("p", { class: "note talk-off", role: "status" });
  const box = h("input", { type: "checkbox", onchange: () => table.send({ type: "talking", allowed: box.checked }) });
  const boxLabel = h("span");
  const allowed = h("label", { class: "ticked talk-allowed", hidden: true }, box, boxLabel);
  const inRecord = h("p", { class: "note talk-recorded", role: "status" });
  const record = h("button", { type: "button", class: "button small", onclick: () => table.send({ type: "record", wanted: !seats?.recorded }) });
  const more = h("summary", {});
  const fold = h("details", { class: "talk-fold talk-more", hidden: true }, more, h("div", { class: "row" }, allowed, record));
  const element = h("div", { class: "talk-said" }, none, list, muted, writing, off, inRecord, phrases, form, fold);
  /** @type {TalkLine[]} */
  let lines = [];
  let isRead = false;
  /** Whether the lines are in sight: a plan above them, or the tools, may take their room. */
  let isSeen = false;
  /** @type {TableNews | null} */
  let seats = null;
  /** @type {number[]} */
  let typists = [];
  let told = -Infinity;

  // What has been read

  const place = () => `${seats?.table}/${channel}`;
  const lastRead = () => settings.get("read", {})[place()] ?? -1;

  function keepRead() {
    const newest = lines.at(-1)?.n ?? -1;
    if (!isRead || !isSeen || newest <= lastRead()) return;
    const { [place()]: _, ...others } = settings.get("read", {});
    settings.set("read", Object.fromEntries([...Object.entries(others), [place(), newest]].slice(-MOST.read)));
  }

  new IntersectionObserver((entries) => {
    isSeen = entries[entries.length - 1].isIntersecting;
    keepRead();
    onRead();
  }, { threshold: SEEN }).observe(list);

  // Who is not listened to

  const key = (/** @type {{seat: number | null, name: string}} */ { seat, name }) => `${seats?.table}/${seat ?? name}`;
  const mutes = () => /** @type {string[]} */ (settings.get("muted", []));
  const isMuted = (/** @type {TalkLine} */ line) => !line.mine && mutes().includes(key(line));

  /** @param {{seat: number | null, name: string}} who @param {boolean} is */
  function mute(who, is) {
    const others = mutes().filter((one) => one !== key(who));
    settings.set("muted", is ? [...others, key(who)].slice(-MOST.muted) : others);
    draw();
  }

  // Writing

  function onInput() {
    const written = field.value.length;
    length.hidden = written < LONG;
    length.textContent = `${written} / ${LONGEST}`;
    const now = performance.now();
    if (!field.value.trim() || now - told < AGAIN) return;
    told = now;
    table.send({ type: "typing", channel });
  }

  /** @param {Event} event */
  function onSubmit(event) {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    table.send({ type: "chat", channel, text });
    field.value = "";
    told = -Infinity;
    onInput();
  }

  // Drawing

  /** @param {TalkLine} line */
  function lineOf(line) {
    const who = line.mine ? say("talk-you") : line.name || roleOf(line.seat);
    return h("div", { class: line.mine ? "talk-line mine" : "talk-line", "data-n": line.n },
      h("span", { class: "talk-who" }, line.seat === null ? null : figure(line.seat), h("b", {}, who)),
      h("span", { class: line.phrase ? "talk-text phrase" : "talk-text" }, line.text),
      line.mine ? null : choicesOf(line, who));
  }

  /** What can be done about a line. @param {TalkLine} line @param {string} who */
  function choicesOf(line, who) {
    const silence = h("button", { type: "button", class: "button small", onclick: () => mute(line, true) }, `${say("talk-mute")}: ${who}`);
    const report = h("button", { type: "button", class: "button small", onclick: () => (table.send({ type: "report", channel, n: line.n }), (fold.open = false)) }, say("talk-report"));
    const fold = h("details", { class: "talk-about-line" }, h("summary", { "aria-label": `${say("talk-line")}: ${who}`, title: say("talk-line") }, "⋯"), h("div", { class: "row" }, silence, report));
    return fold;
  }

  /** @param {number | null} seat */
  function roleOf(seat) {
    const chair = seat === null ? null : seats?.chairs[seat];
    return chair ? chair.name || chair.role : say("talk-watcher");
  }

  function draw() {
    const shown = lines.filter((line) => !isMuted(line));
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    const known = new Set([...list.children].map((one) => one.getAttribute("data-n")));
    const isMore = known.size > 0 && [...known].every((n) => shown.some((line) => String(line.n) === n));
    if (isMore) list.append(...shown.filter((line) => !known.has(String(line.n))).map(lineOf));
    else show(list, shown.map(lineOf));
    none.hidden = shown.length > 0;
    list.hidden = !shown.length;
    if (isAtEnd) toEnd();
    drawMuted();
  }

  function drawMuted() {
    const people = new Map(lines.filter(isMuted).map((line) => [key(line), line]));
    muted.hidden = !people.size;
    show(muted, `${say("talk-muted")} `, [...people.values()].map((line) => h("button", { type: "button", class: "button small", onclick: () => mute(line, false) }, `${line.name || roleOf(line.seat)}: ${say("talk-unmute")}`)));
  }

  function drawTyping() {
    const names = typists.map(roleOf);
    writing.textContent = names.length ? `${say("talk-typing")} ${names.join(", ")}` : "";
  }

  function toEnd() {
    list.scrollTop = list.scrollHeight;
  }

  function relabel() {
    none.textContent = say("talk-none");
    list.setAttribute("aria-label", say(`talk-${channel}`));
    phrases.setAttribute("aria-label", say("talk-phrases"));
    field.placeholder = say("talk-write");
    field.setAttribute("aria-label", say("talk-write"));
    send.textContent = say("talk-send");
    boxLabel.textContent = say("talk-allowed");
    more.textContent = say("talk-more");
    show(list);
    draw();
    drawTyping();
    drawTable();
  }

  /** What the table allows, and the phrases there are. */
  function drawTable() {
    if (!seats) return;
    const isOff = !seats.talking && channel !== "team";
    off.textContent = isOff ? say("talk-off") : "";
    form.hidden = phrases.hidden = isOff;
    allowed.hidden = !seats.host || channel !== "table";
    box.checked = seats.talking;
    show(inRecord, seats.recorded && channel === "table" ? say("talk-recorded") : "");
    record.textContent = say(seats.recorded ? "talk-unrecord" : "talk-record");
    record.hidden = seats.watching || seats.phase === "waiting" || (!seats.recorded && seats.question?.kind === "record");
    fold.hidden = channel !== "table" || (allowed.hidden && record.hidden);
    show(phrases, PHRASES[channel].map((phrase) => h("button", { type: "button", class: "talk-phrase", onclick: () => table.send({ type: "chat", channel, phrase }) }, say(`phrase-${phrase}`))));
  }

  return {
    element,
    relabel,
    toEnd,
    /** Bring what was said into sight. */
    reveal() {
      element.scrollIntoView({ block: "end" });
      toEnd();
    },
    /** How many lines are new. */
    get fresh() {
      return lines.filter((line) => line.n > lastRead() && !line.mine && !isMuted(line)).length;
    },
    /** Whether it is being looked at. @param {boolean} is */
    read(is) {
      isRead = is;
      keepRead();
    },
    /** @param {TableNews} message */
    table(message) {
      seats = message;
      drawTable();
      drawTyping();
    },
    /** What was said; the answer is what is to be read out. @param {TalkLines} message @returns {string[]} */
    hear(message) {
      const isAnew = message.since === 0;
      lines = [...(isAnew ? [] : lines.filter((line) => line.n < message.since)), ...message.lines].slice(-MOST.lines);
      keepRead();
      draw();
      return isAnew ? [] : message.lines.filter((line) => !line.mine && !isMuted(line)).map((line) => `${line.name || roleOf(line.seat)}: ${line.text}`);
    },
    /** @param {number[]} now */
    typing(now) {
      typists = now;
      drawTyping();
    },
  };
}

/** What can be said by one tap, the most useful first. @type {Record<TalkChannel, Phrase[]>} */
const PHRASES = {
  team: ["look", "near", "there", "me", "spread", "block", "agreed", "no", "moment", "thanks", "sorry"],
  table: ["hello", "luck", "moment", "well-played", "close", "thanks", "sorry", "again", "agreed", "no"],
  watchers: ["hello", "look", "close", "well-played", "agreed", "no", "thanks"],
};
