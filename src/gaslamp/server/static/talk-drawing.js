// @ts-check
/** Drawing on the map for the detectives' room or the fugitive's notebook: the palette, what has been drawn, who is ready. */

import { Marks } from "./board-marks.js";
import { createPencil } from "./board-pencil.js";
import { h, s, show } from "./dom.js";
import { settings } from "./settings.js";
import { announce } from "./toasts.js";
import { say } from "./words.js";

/** @import {ChaseScene, Fare, MarkChannel, MarksDrawn, SeenMark, PlanRide, ScenePawn, TableNews, Update} from "./messages.js" */
/** @import {Lent} from "./stage.js" */
/** @typedef {import("./board-camera.js").Point} Point */
/** @typedef {import("./board-marks.js").AnyMark} AnyMark */
/** @typedef {import("./board-marks.js").Look} Look */
/** @typedef {AnyMark["type"]} Tool */

/** @type {Record<Tool | "undo" | "shown", string>} */
const SIGNS = {
  pin: "M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM12 8a2 2 0 1 0 .01 0z",
  stroke: "M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4",
  arrow: "M5 19L19 5M10 5h9v9",
  strike: "M6 6l12 12M18 6L6 18",
  move: "M12 3.5a3.2 3.2 0 1 0 .01 0zM7 20c0-5 1.5-9 5-9s5 4 5 9zM2 12h3M19 12h3",
  undo: "M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
  shown: "M2 12c3-5 6.4-7 10-7s7 2 10 7c-3 5-6.4 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
};
const TOOLS = /** @type {Tool[]} */ (["pin", "arrow", "stroke", "strike", "move"]);
/** The most letters of a pin's label. */
const LABEL = 24;

/** @param {Lent} table @param {() => void} redraw */
export function createDrawing(table, redraw) {
  /** @type {import("./talk.js").Ground | null} */
  let ground = null;
  /** @type {Marks | null} */
  let layer = null;
  /** @type {ChaseScene | null} */
  let scene = null;
  /** @type {TableNews | null} */
  let seats = null;
  /** The channel whose palette is in sight. @type {MarkChannel | null} */
  let channel = null;
  /** @type {Tool | null} */
  let tool = null;
  /** Where an arrow begins. @type {number | null} */
  let begun = null;
  /** A stroke that goes from station to station. @type {Point[]} */
  let points = [];
  /** @type {Map<MarkChannel, MarksDrawn>} */
  const drawn = new Map();
  /** What a bot suggests, as ghost pawns. @type {PlanRide[]} */
  let proposed = [];
  /** @type {Map<MarkChannel, ReturnType<typeof createPalette>>} */
  const palettes = new Map();

  const isShown = () => settings.get("marks", true);
  const marksOf = (/** @type {MarkChannel} */ of) => drawn.get(of)?.marks ?? [];
  const pawnOf = (/** @type {number} */ seat) => scene?.pawns.find((pawn) => pawn.seat === seat);

  /** @param {number} seat @returns {Look} */
  function lookOf(seat) {
    const pawn = pawnOf(seat);
    return pawn ? { name: pawn.name, letter: pawn.letter } : { name: "purple", letter: (seats?.chairs[seat]?.name || "?").slice(0, 1) };
  }

  /** @param {number} seat */
  function nameOf(seat) {
    const chair = seats?.chairs[seat];
    return chair?.mine ? say("talk-you") : chair?.name || chair?.role || "";
  }

  // Using a tool

  /** @param {Tool | null} next */
  function hold(next) {
    tool = tool === next ? null : next;
    begun = null;
    points = [];
    layer?.sketch([], null);
    ground?.take(tool ? take : null);
    document.querySelector(".board-frame")?.classList.toggle("drawing", tool !== null);
    draw();
    if (tool) announce(hint());
  }

  /** A station is chosen while a tool is held. @param {number} station @returns {boolean} */
  function take(station) {
    if (!tool || !channel) return false;
    const palette = palettes.get(channel);
    if (tool === "pin") put({ type: "pin", station, label: palette?.label() ?? "" });
    else if (tool === "strike") strike(station);
    else if (tool === "move") put({ type: "move", pawn: palette?.pawn() ?? 0, station, kind: /** @type {Fare | null} */ (palette?.kind() || null) });
    else if (tool === "arrow") point(station);
    else stretch(station);
    draw();
    return true;
  }

  /** @param {AnyMark} mark */
  function put(mark) {
    if (channel) table.send({ type: "mark", channel, mark });
  }

  /** Strike it out, or not any more. @param {number} station */
  function strike(station) {
    const own = channel ? marksOf(channel).filter(({ mine, mark }) => mine && mark.type === "strike" && mark.station === station) : [];
    if (own.length) wipe(own);
    else put({ type: "strike", station });
  }

  /** @param {number} station */
  function point(station) {
    if (begun !== null && begun !== station) put({ type: "arrow", start: begun, end: station });
    begun = begun === null ? station : null;
    announce(hint());
  }

  /** On to this station with the stroke. @param {number} station */
  function stretch(station) {
    const at = ground?.board().sheet.drawn.get(station);
    if (at) points.push({ x: Math.round(at.x), y: Math.round(at.y) });
    layer?.sketch(points, mine());
  }

  /** The stroke is done. @param {Point[]} [stroke] */
  function finish(stroke = points) {
    if (stroke.length > 1) put({ type: "stroke", points: stroke.map(({ x, y }) => [x, y]) });
    points = [];
    layer?.sketch([], null);
    draw();
  }

  /** @param {SeenMark[]} marks */
  function wipe(marks) {
    if (channel && marks.length) table.send({ type: "unmark", channel, marks: marks.map(({ id }) => id) });
  }

  function undo() {
    if (points.length) return finish([]);
    if (channel) wipe(marksOf(channel).filter(({ mine: own }) => own).slice(-1));
  }

  /** The seat that draws here. */
  function mine() {
    return lookOf(seats?.chairs.find((chair) => chair.mine)?.seat ?? 0);
  }

  /** What to do next with the tool. */
  function hint() {
    if (tool === "arrow" && begun !== null) return `${begun} → … ${say("talk-hint-arrow-end")}`;
    return tool ? say(`talk-hint-${tool}`) : "";
  }

  // In words

  /** @param {SeenMark} placed */
  function described({ mark }) {
    if (mark.type === "pin") return `${say("talk-pin")} ${mark.station}${mark.label && `: ${mark.label}`}`;
    if (mark.type === "arrow") return `${say("talk-arrow")} ${mark.start} → ${mark.end}`;
    if (mark.type === "strike") return `${say("talk-strike")} ${mark.station}`;
    if (mark.type === "stroke") return say("talk-stroke");
    const pawn = scene?.pawns.find((one) => one.pawn === mark.pawn);
    const fare = pawn?.tickets?.find((one) => one.fare === mark.kind)?.name ?? "";
    return `${pawn?.title ?? ""} → ${mark.station}${fare && ` (${fare})`}`;
  }

  // Drawing it all

  function draw() {
    for (const [of, palette] of palettes) palette.show(drawn.get(of) ?? null);
    const marks = isShown() ? [...drawn.values()].flatMap((one) => one.marks) : [];
    const ghosts = proposed.map(({ pawn, station, fare }, i) => ({ id: -1 - i, seat: 1, mark: { type: /** @type {const} */ ("move"), pawn, station, kind: fare }, isPlan: true }));
    layer?.show([...ghosts, ...marks.map((one) => ({ ...one, isPlan: false }))].map(({ id, seat, mark, isPlan }) => {
      const pawn = mark.type === "move" ? scene?.pawns.find((one) => one.pawn === mark.pawn) : null;
      return { id, seat, look: lookOf(seat), mark, isPlan, from: pawn?.station ?? null, pawn: pawn ? { name: pawn.name, letter: pawn.letter } : null };
    }));
  }

  /** @param {MarkChannel} of */
  function createPalette(of) {
    const buttons = TOOLS.map((name) => h("button", { type: "button", class: "tool", onclick: () => hold(name), "data-tool": name }, icon(name)));
    const back = h("button", { type: "button", class: "tool", onclick: undo }, icon("undo"));
    const shown = h("button", { type: "button", class: "tool", onclick: () => (settings.set("marks", !isShown()), draw()) }, icon("shown"));
    const begin = h("button", { type: "button", class: "button small talk-begin", "aria-expanded": "false", hidden: of === "notebook", onclick: () => unfold(palette.hidden) }, icon("stroke"), h("span"));
    const bar = h("div", { class: "talk-tools", role: "toolbar" }, buttons, h("span", { class: "tool-gap" }), back, shown);
    const label = h("input", { type: "text", class: "talk-label", maxlength: LABEL, autocomplete: "off" });
    const pawns = h("select", { class: "talk-pawn", onchange: () => drawFares() });
    const fares = h("select", { class: "talk-fare" });
    const done = h("button", { type: "button", class: "button small", onclick: () => finish() });
    const wanted = h("p", { class: "note talk-hint" });
    const more = h("div", { class: "talk-with" }, label, pawns, fares, done);
    const ready = h("button", { type: "button", class: "button small talk-ready", hidden: of === "notebook", onclick: () => table.send({ type: "ready", ready: !isReady() }) });
    const others = h("span", { class: "note talk-ready-others" });
    const list = h("ul", { class: "talk-marks" });
    const title = h("summary", {});
    const fold = h("details", { class: "talk-fold" }, title, list);
    const palette = h("div", { class: "talk-palette", hidden: of === "team" }, bar, wanted, more, fold);
    const row = h("div", { class: "row" }, begin, ready, others);
    const element = h("div", { class: "talk-drawing" }, row, palette);

    const readySeats = () => drawn.get(of)?.ready ?? [];
    const isReady = () => Boolean(seats?.chairs.some((chair) => chair.mine && readySeats().includes(chair.seat)));
    const movable = () => (scene?.pawns ?? []).filter((pawn) => (of === "team" ? pawn.name !== "fugitive" : true));

    /** @param {boolean} is */
    function unfold(is) {
      if (!is && tool) hold(null);
      palette.hidden = !is;
      begin.setAttribute("aria-expanded", String(is));
    }

    function drawPawns() {
      const before = pawns.value;
      const all = movable();
      const first = all.find((pawn) => pawn.mine && pawn.state === "to-move") ?? all.find((pawn) => pawn.mine) ?? all[0];
      show(pawns, all.map((pawn) => h("option", { value: String(pawn.pawn) }, `${pawn.letter} · ${pawn.title}`)));
      pawns.value = all.some((pawn) => String(pawn.pawn) === before) ? before : String(first?.pawn ?? 0);
      drawFares();
    }

    function drawFares() {
      const before = fares.value;
      const all = movable().find((pawn) => String(pawn.pawn) === pawns.value)?.tickets ?? [];
      show(fares, h("option", { value: "" }, say("talk-any")), all.filter((one) => one.fare !== "double").map((one) => h("option", { value: one.fare }, one.name)));
      fares.value = all.some((one) => one.fare === before) ? before : "";
      fares.hidden = tool !== "move" || !all.length;
    }

    function names() {
      for (const button of buttons) name(button, say(`talk-${button.getAttribute("data-tool")}`));
      name(back, say("talk-undo"));
      name(shown, say("talk-shown"));
      bar.setAttribute("aria-label", say("talk-draw"));
      label.placeholder = say("talk-label");
      label.setAttribute("aria-label", say("talk-label"));
      pawns.setAttribute("aria-label", say("talk-pawn"));
      fares.setAttribute("aria-label", say("talk-fare"));
      done.textContent = say("talk-done");
      ready.textContent = say("talk-ready");
      begin.lastElementChild.textContent = say("talk-draw");
    }

    names();
    return {
      element,
      row,
      label: () => label.value.trim(),
      pawn: () => Number(pawns.value),
      kind: () => fares.value,
      relabel() {
        names();
        this.show(drawn.get(of) ?? null);
      },
      /** @param {MarksDrawn | null} message */
      show(message) {
        const marks = message?.marks ?? [];
        for (const button of buttons) button.setAttribute("aria-pressed", String(button.getAttribute("data-tool") === tool));
        shown.setAttribute("aria-pressed", String(isShown()));
        back.disabled = !points.length && !marks.some((mark) => mark.mine);
        wanted.textContent = hint();
        label.hidden = tool !== "pin";
        pawns.hidden = tool !== "move";
        done.hidden = tool !== "stroke" || points.length < 2;
        drawPawns();
        ready.setAttribute("aria-pressed", String(isReady()));
        const rest = readySeats().filter((seat) => !seats?.chairs[seat]?.mine);
        show(others, rest.length ? `${say("talk-readied")} ${rest.map(nameOf).join(", ")}` : "");
        title.textContent = `${say("talk-marks")} (${marks.length})`;
        fold.hidden = !marks.length;
        show(list, marks.map((placed) => h("li", {}, figure(placed.seat), h("span", {}, h("b", {}, nameOf(placed.seat)), " ", described(placed)),
          h("button", { type: "button", class: "close", "aria-label": `${say("talk-wipe")}: ${described(placed)}`, onclick: () => wipe([placed]) }, "×"))));
      },
    };
  }

  /** The figure of whoever has a seat. @param {number} seat @returns {Element | null} */
  function figure(seat) {
    const pawn = pawnOf(seat);
    return pawn && ground && layer ? ground.board().figure(pawn.name, pawn.letter) : null;
  }

  return {
    figure,
    marks: marksOf,
    /** @param {ScenePawn} pawn */
    pawn: (pawn) => (ground && layer ? ground.board().figure(pawn.name, pawn.letter) : null),
    /** What a bot suggests, and nothing it suggested before. @param {PlanRide[]} rides */
    propose(rides) {
      if (!rides.length && !proposed.length) return;
      proposed = rides;
      draw();
    },
    /** Changes when figures do. */
    looks: () => JSON.stringify([Boolean(layer), scene?.pawns.map(({ seat, name, letter }) => [seat, name, letter])]),
    /** @param {MarkChannel} of */
    page(of) {
      const palette = createPalette(of);
      palettes.set(of, palette);
      return palette;
    },
    /** Which palette is in sight. @param {string | null} now */
    use(now) {
      const next = now === "team" || now === "notebook" ? now : null;
      if (next !== channel && tool) hold(null);
      channel = next;
    },
    /** Puts the tool down. @returns {boolean} whether one was held */
    rest() {
      const was = tool !== null;
      if (was) hold(null);
      return was;
    },
    /** @param {TableNews} message */
    table(message) {
      seats = message;
      for (const of of drawn.keys()) if (!message.channels.includes(of)) drawn.delete(of);
      draw();
    },
    /** @param {MarksDrawn} message */
    hear(message) {
      const before = new Set(marksOf(message.channel).map(({ id }) => id));
      const isNews = drawn.has(message.channel);
      drawn.set(message.channel, message);
      const fresh = message.marks.filter(({ id }) => !before.has(id));
      if (isNews) for (const placed of fresh) announce(`${nameOf(placed.seat)}: ${described(placed)}`);
      draw();
    },
    /** @param {Update} message */
    update({ scene: now }) {
      scene = now.type === "chase" ? now : null;
      if (ground && !layer) unroll(ground);
      draw();
    },
    /** The map of the screen that was made just now, or that there is none any more. @param {import("./talk.js").Ground | null} now */
    settle(now) {
      tool = null;
      ground = now;
      layer = null;
    },
  };

  /** @param {import("./talk.js").Ground} on */
  function unroll(on) {
    const board = on.board();
    layer = new Marks(board);
    createPencil(board, { isOn: () => tool === "stroke", draft: (stroke) => layer?.sketch(stroke.length ? stroke : points, mine()), draw: finish, tap: (at) => board.tap(at) });
    redraw();
  }
}

/** @param {keyof typeof SIGNS} name */
function icon(name) {
  return s("svg", { viewBox: "0 0 24 24", "aria-hidden": true, class: "tool-icon" }, s("path", { d: SIGNS[name] }));
}

/** @param {HTMLElement} button @param {string} text */
function name(button, text) {
  button.setAttribute("aria-label", text);
  button.title = text;
}
