// @ts-check
/** The drawings of the first page: each game in one small scene. Colours come from home.css, by class. */

import { s } from "./dom.js";

/** @param {string} d @param {string} paint @param {Record<string, unknown>} [more] */
const path = (d, paint, more = {}) => s("path", { d, class: paint, ...more });
/** @param {number} cx @param {number} cy @param {number} r @param {string} paint @param {Record<string, unknown>} [more] */
const disc = (cx, cy, r, paint, more = {}) => s("circle", { cx, cy, r, class: paint, ...more });
/** @param {number} x @param {number} y @param {string} paint @param {string} text @param {Record<string, unknown>} [more] */
const letters = (x, y, paint, text, more = {}) => s("text", { x, y, class: `p-text ${paint}`, "text-anchor": "middle", ...more }, text);

/** Roofs and chimneys along the bottom, some windows lit. */
function roofs() {
  const far = "M0 118h18v-14h10v8h22v-22l14-12 14 12v22h12v-9h8v9h26v-30h6v-10h6v10h6v30h20v-16l11-9 11 9v16h24v-12h9v-9h8v9h13v-24h5v-9h6v9h5v24h22v-14h9v14H320V200H0z";
  const near = "M0 140h26v-10h9v10h33v-18l16-11 16 11v18h40v-8h8v8h60v-13h10v13h28v-20l15-10 15 10v20H320V200H0z";
  const windows = [[74, 98], [118, 108], [186, 108], [262, 84], [20, 150], [44, 150], [84, 132], [122, 151], [232, 150], [260, 133], [292, 152]];
  const panes = windows.map(([x, y], i) => s("rect", { x, y, width: 5, height: 8, rx: 1, class: i % 3 ? "p-lit" : "p-dim" }));
  return [path(far, "p-far"), path(near, "p-near"), panes];
}

/** A gas lamp on its post, with its light. @param {number} x @param {number} y */
function lamp(x, y) {
  return s("g", { transform: `translate(${x} ${y})` },
    disc(0, 0, 62, "p-glow", { opacity: 0.14 }), disc(0, 0, 38, "p-glow", { opacity: 0.2 }), disc(0, 0, 20, "p-glow", { opacity: 0.35 }),
    path("M-2 16h4v110h-4zM-6 122h12v6H-6zM-9 24h18v3H-9z", "p-iron"), path("M-8-10H8L5 14H-5z", "p-flame"),
    path("M0-6c4 6 4 11 0 15-4-4-4-9 0-15z", "p-heart"), path("M-11-10h22l-7-8h-2v-4h-4v4h-2zM-6 13H6v4H-6z", "p-iron"));
}

/** A street, a lamp, and somebody who does not care to be seen. */
function classic() {
  const street = path("M0 178q80-12 160-10t160 10v22H0z", "p-street");
  const pool = s("ellipse", { cx: 108, cy: 188, rx: 92, ry: 13, class: "p-glow", opacity: 0.28 });
  const shade = path("M196 184l74 8 42 2-34-10-66-5z", "p-shade");
  const man = path("M180 186l6-36c-6-2-9-8-8-16 1-7 5-11 10-12-4-1-12-1-13-3 4-2 8-2 10-3l2-11h20l2 11c3 1 6 1 10 3-2 2-9 2-13 3 5 2 9 8 11 16l7 40-9-1-2-8-4 17h-7l-3-18-7 18z", "p-figure");
  const rail = path("M30 196Q110 176 150 190T300 172", "p-route");
  return [disc(262, 42, 17, "p-moon"), disc(255, 37, 15, "p-sky"), roofs(), street, pool, rail, shade, man, lamp(96, 62),
    stop(52, 191, "p-taxi"), stop(136, 187, "p-bus"), stop(268, 179, "p-tube")];
}

/** @param {number} x @param {number} y @param {string} paint */
function stop(x, y, paint) {
  return [disc(x, y, 6.5, paint), disc(x, y, 3.8, "p-flame")];
}

/** A deerstalker, a pipe and a profile before the moon. */
function holmes() {
  const tower = path("M34 200V70l4-6V50l9-16 9 16v14l4 6v130z", "p-near");
  const dial = [disc(47, 82, 8.5, "p-flame"), path("M47 82v-6M47 82l4 3", "p-hand")];
  const head = path("M150 200c0-20 5-32 18-38 8-3 14-7 15-14l-3-12c-5-4-7-10-7-17l-3-30h60l1 14c0 4 1 6 3 9l15 19c2 3 0 6-4 6l-8 1c2 3 4 4 3 7-1 2-3 2-3 4s2 3 1 6c-2 8-6 11-12 11-5 0-10-1-13-2l-2 9c10 6 26 10 32 24 3 7 4 14 4 22z", "p-figure");
  const hat = path("M158 99c0-34 16-53 38-53 23 0 38 17 42 45l22 9c-2 6-12 8-24 6l-14-3-50 1-4 26c-3 6-10 6-13 1l-3-26-14 2c-10 1-14-2-14-5z", "p-hat");
  const check = path("M168 92c8-5 58-6 68-1M176 66c10-5 36-6 48 0M196 46c-8 14-10 36-9 56M214 52c6 12 9 32 8 50", "p-check");
  const pipe = path("M236 147c10 0 18 3 25 9l2-8h15l-2 20c-1 7-14 8-18 1-3-7-12-12-24-14z", "p-pipe");
  const smoke = path("M266 140c-8-12 10-16 3-29s9-16 2-32", "p-smoke");
  return [disc(206, 92, 76, "p-moon", { opacity: 0.94 }), disc(206, 92, 88, "p-glow", { opacity: 0.12 }), tower, dial,
    path("M0 176h26v-8h60v10h30v-8h36v30H0zM270 184h50v16h-50z", "p-near"), head, hat, check, pipe, smoke];
}

/** Three tickets, each with what it is worth. */
function compact() {
  const river = path("M-6 150Q70 108 150 138T326 112v90H-6z", "p-water");
  const line = path("M-4 64Q60 30 118 66T236 52T326 74", "p-route");
  return [river, line, lamp(296, 58), stop(36, 48, "p-taxi"), stop(118, 66, "p-tube"), stop(236, 52, "p-bus"),
    ticket(84, 118, -16, "p-taxi", "1"), ticket(160, 108, -2, "p-bus", "2"), ticket(238, 118, 13, "p-tube", "3")];
}

/** @param {number} x @param {number} y @param {number} turn @param {string} paint @param {string} worth */
function ticket(x, y, turn, paint, worth) {
  const shape = "M-38-52H38a6 6 0 0 1 6 6v28a8 8 0 0 0 0 16v48a6 6 0 0 1-6 6H-38a6 6 0 0 1-6-6V-2a8 8 0 0 0 0-16v-28a6 6 0 0 1 6-6z";
  return s("g", { transform: `translate(${x} ${y}) rotate(${turn})` }, path(shape, "p-shade", { transform: "translate(4 5)" }), path(shape, "p-card"),
    path("M-36-46H36v20H-36z", paint), path("M-36-10H36", "p-perforation"), letters(0, 36, "p-ink", worth, { "font-size": 42 }),
    path("M-28-36H28", "p-rule"));
}

/** Tiles that belong together, and the thread that says so. */
function connection() {
  const thread = "M88 116C112 92 132 134 160 118S208 148 232 122";
  const finger = [6, 11, 16, 21].map((r) => path(`M${-r} ${r * 0.9}v${-r * 0.7}a${r} ${r} 0 0 1 ${2 * r} 0v${r * 0.7}`, "p-sign"));
  const eye = [path("M-24 2Q0-22 24 2Q0 26-24 2z", "p-sign"), disc(0, 2, 8, "p-dot")];
  const chip = [s("rect", { x: -13, y: -13, width: 26, height: 26, rx: 3, class: "p-sign" }), disc(0, 0, 5, "p-dot"),
    path("M-7-13v-8M0-13v-8M7-13v-8M-7 13v8M0 13v8M7 13v8M-13-7h-8M-13 0h-8M-13 7h-8M13-7h8M13 0h8M13 7h8", "p-sign")];
  const pins = [[88, 116], [232, 122]].map(([x, y]) => disc(x, y, 5, "p-pin"));
  const lines = path("M-6 34Q80 60 160 26T326 48M-6 172Q90 150 170 182T326 160", "p-route");
  return [lines, tile(60, 108, -8, finger), tile(160, 118, 3, eye), tile(260, 108, -5, chip), path(thread, "p-halo"), path(thread, "p-thread"), pins];
}

/** @param {number} x @param {number} y @param {number} turn @param {import("./dom.js").Child} drawing */
function tile(x, y, turn, drawing) {
  return s("g", { transform: `translate(${x} ${y}) rotate(${turn})` }, s("rect", { x: -38, y: -48, width: 84, height: 104, rx: 9, class: "p-shade" }),
    s("rect", { x: -42, y: -52, width: 84, height: 104, rx: 9, class: "p-card" }), s("g", { transform: "translate(0 -6)" }, drawing),
    path("M-26 34H26M-18 42H18", "p-rule"));
}

/** @type {Record<string, () => import("./dom.js").Child[]>} */
const SCENES = { classic, holmes, compact, connection };

/** The drawing of a game; it only decorates. @param {string} game */
export function picture(game) {
  const sky = s("rect", { width: 320, height: 200, class: "p-sky" });
  return s("svg", { class: `picture p-${game}`, viewBox: "0 0 320 200", preserveAspectRatio: "xMidYMax slice", "aria-hidden": "true" },
    sky, (SCENES[game] ?? classic)());
}
