// @ts-check
/**
 * How the window is shared out. Laws: the map has the shape of its board and nothing lies over it; its place and size
 * depend on the window alone, never on what happens in the game.
 *
 * beside: the map over the whole height, one column beside it. below: a window too tall for that has the dock below
 * the map. upright: a phone held upright has bar, map and dock one below the other.
 */

/** @typedef {{width: number, height: number}} Size */
/** @typedef {{map: Size, page: Size}} Shape  what a board measures: within its frame, and with title and legend */
/** @typedef {{name: "beside" | "below" | "upright", side: number, map: number}} Layout  width of the column, height of the map */

const UPRIGHT = matchMedia("(max-width: 760px) and (orientation: portrait)");
/** The column: never narrower, but where the board would get less than its share of the window. */
const NARROWEST = { small: 264, large: 340, least: 204 };
/** A dock less high than this is of no use below the map. */
const DOCK = 104;
/** What a phone held upright keeps below the map. */
const UPRIGHT_DOCK = { share: 0.37, least: 262 };
/** The board's share of the window, at least. */
const SHARE = 0.57;
/** Until the drawing is there: the shape of the large boards. @type {Shape} */
const USUAL = { map: { width: 1048, height: 797 }, page: { width: 1072, height: 893 } };

/** Whether everything stands one below the other. */
export function isUpright() {
  return UPRIGHT.matches;
}

/**
 * Keeps the page laid out for its window; the style sheets read the class and the two lengths.
 * @param {AbortSignal} signal  ends it
 */
export function createLayout(signal) {
  let shape = USUAL;
  const { body, documentElement: root } = document;
  const arrange = () => {
    const { name, side, map } = layoutOf({ width: innerWidth, height: innerHeight }, shape, isUpright());
    body.dataset.layout = name;
    root.style.setProperty("--side", `${side}px`);
    root.style.setProperty("--map", `${map}px`);
  };
  addEventListener("resize", arrange, { signal });
  signal.addEventListener("abort", () => delete body.dataset.layout);
  arrange();
  return {
    /** The board has this shape. @param {Shape} now */
    fit(now) {
      shape = now;
      arrange();
    },
  };
}

/** @param {Size} window @param {Shape} shape @param {boolean} upright @returns {Layout} */
export function layoutOf(window, shape, upright) {
  if (upright) return { name: "upright", side: 0, map: window.height - Math.max(UPRIGHT_DOCK.least, UPRIGHT_DOCK.share * window.height) };
  const side = Math.round(Math.max(widthLeft(window, shape.map), leastSide(window, shape)));
  const map = Math.round(mapHeight(window, shape, window.width - side));
  return window.height - map < DOCK ? { name: "beside", side, map: window.height } : { name: "below", side, map };
}

/** What is left beside a map over the whole height. @param {Size} window @param {Size} map */
function widthLeft(window, map) {
  return window.width - window.height * ratio(map);
}

/** The column is as narrow as it may be; where the whole page would still be too small a part, narrower. @param {Size} window @param {Shape} shape */
function leastSide(window, { page }) {
  const usual = Math.min(NARROWEST.large, Math.max(NARROWEST.small, window.width * 0.2));
  const needed = window.width - Math.sqrt(SHARE * window.width * window.height * ratio(page));
  const isTall = (window.width - usual) / ratio(page) < window.height - DOCK;
  return isTall ? Math.max(NARROWEST.least, Math.min(usual, needed)) : usual;
}

/** As high as the map, and as much of its title and legend as its share of the window asks for. @param {Size} window @param {Shape} shape @param {number} width */
function mapHeight(window, { map, page }, width) {
  const share = (SHARE * window.width * window.height) / width;
  return Math.max(width / ratio(map), Math.min(width / ratio(page), share));
}

/** @param {Size} size */
function ratio({ width, height }) {
  return width / height;
}
