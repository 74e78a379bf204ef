// @ts-check
/** What people have drawn on the map. It lies under the discs, so that no mark ever covers a number. */

import { s } from "./dom.js";
import { distance, put } from "./board-sheet.js";

/** @typedef {import("./board-camera.js").Point} Point */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./messages.js").SeenMark["mark"]} AnyMark */
/** @typedef {{name: string, letter: string}} Look the figure of whoever drew it */
/** @typedef {{id: number, seat: number, look: Look, mark: AnyMark, from: number | null, pawn: Look | null, isPlan: boolean}} Drawn `from`: where a proposed pawn stands */

/** Lines of different people differ by their dashes too. */
const DASHES = ["", "9 5", "2 5", "13 4 2 4", "5 3", "16 6"];
const DISC = 10.6;
/** The height of a pin's label, the room for each letter in it, and how many letters it shows. */
const LABEL = { tall: 12.5, letter: 4.9, most: 12 };
/** How far from the middle of a disc the strokes of a cross begin and end. */
const CROSS = { from: 7, to: 19 };
const HEAD = "M-9-5.4 1 0-9 5.4z";
const BADGE = 0.72;
const ROUND = 16;
/** How large a proposed pawn stands there. */
const STANDS = 1.35;

export class Marks {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.sheet = board.sheet;
    this.ground = s("g", { class: "drawn" });
    this.standing = s("g", { class: "drawn-pawns" });
    /** What is being drawn just now. */
    this.draft = s("g", { class: "drawn-draft" });
    this.sheet.rings.prepend(this.ground, this.draft);
    this.sheet.layer("figures").append(this.standing);
    /** @type {Drawn[]} */
    this.marks = [];
    board.adapts.add(() => this.arrange());
  }

  /** These and no others. @param {Drawn[]} marks */
  show(marks) {
    this.marks = marks;
    this.arrange();
  }

  /** What is being drawn just now, by whom. @param {Point[]} points @param {Look | null} look */
  sketch(points, look) {
    const d = points.length > 1 ? smooth(points) : "";
    this.draft.replaceChildren(...(d ? ["drawn-edge", `drawn-line foothold ${look?.name}`].map((name) => s("path", { class: name, d })) : []));
  }

  /** In the size of the discs. */
  arrange() {
    /** Where labels and badges are already. @type {Point[]} */
    this.taken = [...this.board.figures.standing.values()].map(({ foot }) => ({ x: foot.x, y: foot.y - 12 * this.sheet.size.figure }));
    this.standing.replaceChildren();
    this.ground.replaceChildren(...this.marks.map((drawn) => s("g", { class: `drawn-${drawn.mark.type}${drawn.isPlan ? " planned" : ""}`, "data-mark": drawn.id }, this._drawing(drawn))));
  }

  /** @param {Drawn} drawn */
  _drawing(drawn) {
    const { mark } = drawn;
    if (mark.type === "stroke") return this._stroke(drawn, mark.points.map(([x, y]) => ({ x, y })));
    if (mark.type === "arrow") return this._arrow(drawn, this._at(mark.start), this._at(mark.end));
    if (mark.type === "strike") return this._strike(drawn, this._at(mark.station));
    if (mark.type === "pin") return this._pin(drawn, mark.station, mark.label);
    return this._move(drawn, mark.station);
  }

  /** @param {Drawn} drawn @param {Point[]} points */
  _stroke(drawn, points) {
    return [this._lines(drawn, smooth(points)), this._badge(drawn.look, points[0], BADGE)];
  }

  /** From disc to disc. @param {Drawn} drawn @param {Point} from @param {Point} to */
  _arrow(drawn, from, to) {
    const far = distance(from, to) || 1;
    const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
    const room = DISC * this.sheet.size.disc;
    const [begin, end] = [room + 1, far - room - 3].map((along) => ({ x: from.x + dx * along, y: from.y + dy * along }));
    const head = s("path", { class: `drawn-head foothold ${drawn.look.name}`, d: HEAD });
    const turned = (Math.atan2(dy, dx) * 180) / Math.PI;
    head.setAttribute("transform", `translate(${end.x.toFixed(1)},${end.y.toFixed(1)}) rotate(${turned.toFixed(0)}) scale(${this.sheet.size.disc.toFixed(2)})`);
    const aside = 9 * this.sheet.size.disc;
    const middle = { x: (begin.x + end.x) / 2 - dy * aside, y: (begin.y + end.y) / 2 + dx * aside };
    return [this._lines(drawn, `M${begin.x.toFixed(1)} ${begin.y.toFixed(1)}L${(end.x - 5 * dx).toFixed(1)} ${(end.y - 5 * dy).toFixed(1)}`), head, this._badge(drawn.look, middle, BADGE)];
  }

  /** A cross round the disc. @param {Drawn} drawn @param {Point} at */
  _strike(drawn, at) {
    const { from, to } = CROSS;
    const d = [[1, 1], [1, -1], [-1, 1], [-1, -1]].map(([x, y]) => `M${x * from} ${y * from}L${x * to * 0.8} ${y * to * 0.8}`).join("");
    const lines = ["drawn-edge", `drawn-line foothold ${drawn.look.name}`].map((name) => s("path", { class: name, d }));
    const cross = s("g", {}, s("circle", { class: "drawn-out", r: 14.5 }), lines);
    const { disc } = this.sheet.size;
    put(cross, at, disc);
    return [cross, this._badge(drawn.look, { x: at.x + 19 * disc, y: at.y }, 0.6)];
  }

  /** Beside its station: who put it there and what it says. @param {Drawn} drawn @param {number} station @param {string} label */
  _pin(drawn, station, label) {
    const { disc } = this.sheet.size;
    const text = label.length > LABEL.most ? `${label.slice(0, LABEL.most - 1)}…` : label;
    const wide = 15 + (text ? text.length * LABEL.letter + 4 : 0);
    const at = this._beside(station, wide);
    const stem = this._at(station);
    const plate = s("g", {}, s("rect", { class: `drawn-plate foothold ${drawn.look.name}`, x: -wide / 2, y: -LABEL.tall / 2, width: wide, height: LABEL.tall, rx: 4 }),
      text && s("text", { class: "drawn-text", x: 13 - wide / 2, y: 3 }, text));
    put(plate, at, disc);
    const line = s("path", { class: `drawn-stem foothold ${drawn.look.name}`, d: `M${stem.x.toFixed(1)} ${stem.y.toFixed(1)}L${at.x.toFixed(1)} ${at.y.toFixed(1)}` });
    return [line, plate, this._badge(drawn.look, { x: at.x - (wide / 2 - 6.5) * disc, y: at.y }, 0.52)];
  }

  /** A pawn where it might go, and the way there. @param {Drawn} drawn @param {number} station */
  _move(drawn, station) {
    const look = drawn.pawn ?? drawn.look;
    const foot = this.board.figures.footing(station, this.taken ?? []);
    const figure = s("g", { class: drawn.isPlan ? "proposed planned" : "proposed" }, this.sheet.figure(look.name, look.letter));
    put(figure, foot, STANDS * this.sheet.size.figure);
    this.standing.append(figure);
    this.taken?.push({ x: foot.x, y: foot.y - 12 * this.sheet.size.figure });
    if (drawn.from === null) return [];
    const [from, to] = [this._at(drawn.from), this._at(station)];
    return [this._lines({ ...drawn, look }, `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`)];
  }

  /** A line that is seen on any ground. @param {Drawn} drawn @param {string} d */
  _lines({ look, seat }, d) {
    return ["drawn-edge", `drawn-line foothold ${look.name}`].map((name, i) => s("path", { class: name, d, "stroke-dasharray": i ? DASHES[seat % DASHES.length] : "" }));
  }

  /** The figure of whoever drew it, its middle there. @param {Look} look @param {Point} at @param {number} size */
  _badge(look, { x, y }, size) {
    const scale = size * this.sheet.size.disc;
    const figure = s("g", { class: "drawn-badge" }, this.sheet.figure(look.name, look.letter));
    put(figure, { x, y: y + 10 * scale }, scale);
    return figure;
  }

  /** Where a label hides least. @param {number} station @param {number} wide @returns {Point} */
  _beside(station, wide) {
    const { disc } = this.sheet.size;
    const at = this._at(station);
    const [across, down] = [(DISC + wide / 2 + 2) * disc, (DISC + LABEL.tall / 2 + 3) * disc];
    const sides = Array.from({ length: ROUND }, (_, i) => (2 * Math.PI * i) / ROUND - Math.PI / 2)
      .map((angle) => ({ x: at.x + Math.cos(angle) * across, y: at.y + Math.sin(angle) * down }));
    const room = (/** @type {Point} */ side) => this._room(side, (wide / 2) * disc, station);
    const best = sides.reduce((found, side) => (room(side) > room(found) + 0.5 ? side : found));
    this.taken?.push(best);
    return best;
  }

  /** How far everything else is from a label there. @param {Point} side @param {number} half of its width @param {number} station */
  _room(side, half, station) {
    const { disc } = this.sheet.size;
    const { left, top, right, bottom } = this.sheet.map;
    const others = [...this.sheet.places].filter(([other]) => other !== station).map(([, place]) => gap(place, side, half) - DISC * disc);
    const taken = (this.taken ?? []).map((place) => gap(place, side, half) - 12 * disc);
    const outside = Math.max(0, left - side.x + half, side.x + half - right, top - side.y + 10, side.y + 10 - bottom);
    return Math.min(40, ...others, ...taken) - 3 * outside;
  }

  /** @param {number} station @returns {Point} */
  _at(station) {
    return this.sheet.places.get(station) ?? { x: 0, y: 0 };
  }
}

/** From a point to a flat label. @param {Point} point @param {Point} middle @param {number} half of its width */
function gap(point, middle, half) {
  return Math.hypot(Math.max(0, Math.abs(point.x - middle.x) - half), point.y - middle.y);
}

/** A curve through the middles of these points. @param {Point[]} points */
function smooth(points) {
  const at = (/** @type {Point} */ { x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const bends = points.slice(1, -1).map((point, i) => `Q${at(point)} ${at({ x: (point.x + points[i + 2].x) / 2, y: (point.y + points[i + 2].y) / 2 })}`);
  return `M${at(points[0])}${bends.join("")}L${at(points[points.length - 1])}`;
}
