// @ts-check
/** Making elements. */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | number | null | undefined | false | Child[]} Child */

/**
 * An HTML element. Props: `class`, `on*` listeners, `aria-*`, `data-*`, attributes and properties.
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...Child} children
 * @returns {any}
 */
export function h(tag, props = {}, ...children) {
  return dress(document.createElement(tag), props, children);
}

/**
 * The same for SVG.
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...Child} children
 * @returns {any}
 */
export function s(tag, props = {}, ...children) {
  return dress(document.createElementNS(SVG, tag), props, children);
}

/**
 * Put these, and nothing else, into the parent.
 * @param {Element} parent
 * @param {...Child} children
 */
export function show(parent, ...children) {
  parent.replaceChildren(...nodes(children));
}

/** Scrolls what an element lies in, and nothing beyond that, until its beginning is in sight. @param {Element} element */
export function bring(element) {
  let box = element.parentElement;
  while (box && !(box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))) box = box.parentElement;
  if (!box) return;
  const [room, part] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  const top = part.top - room.top - BESIDE - parseFloat(getComputedStyle(box).paddingTop);
  if (top < 0 || part.bottom > room.bottom) box.scrollTop += Math.min(top, Math.max(0, part.bottom - room.bottom));
}

/** What is left free above something that was brought into sight: a phone's sheet has its handle there. */
const BESIDE = 26;

/**
 * Fill the parent anew only if what it is made of has changed: focus and open folds stay otherwise.
 * @param {any} parent
 * @param {any} facts
 * @param {() => Child} make
 */
export function renew(parent, facts, make) {
  const told = JSON.stringify(facts);
  if (made.get(parent) === told) return;
  made.set(parent, told);
  show(parent, make());
}

/** @type {WeakMap<Element, string>} */
const made = new WeakMap();

/** @param {Element} element @param {Record<string, any>} props @param {Child[]} children */
function dress(element, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) put(element, name, value);
  element.append(...nodes(children));
  return element;
}

/** @param {any} element @param {string} name @param {any} value */
function put(element, name, value) {
  if (name.startsWith("on") && typeof value === "function") {
    element.addEventListener(name.slice(2).toLowerCase(), value);
  } else if (name === "style") {
    for (const [key, text] of Object.entries(value)) element.style.setProperty(key, text);
  } else if (element.namespaceURI !== SVG && isProperty(element, name)) {
    element[name] = value ?? "";
  } else if (value === true) {
    element.setAttribute(name, /^(aria|data)-/.test(name) ? "true" : "");
  } else if (value === false && name.startsWith("aria-")) {
    element.setAttribute(name, "false");
  } else if (value !== null && value !== undefined && value !== false) {
    element.setAttribute(name, String(value));
  }
}

/** Those are told by the property, because the attribute only says how they began. */
const PROPERTIES = ["value", "checked", "disabled", "hidden", "textContent", "open", "selected", "inert"];

/** @param {any} element @param {string} name */
function isProperty(element, name) {
  return PROPERTIES.includes(name) && name in element;
}

/** @param {Child[]} children @returns {(Node | string)[]} */
function nodes(children) {
  const flat = /** @type {any[]} */ (children).flat(9);
  return flat
    .filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (child instanceof Node ? child : String(child)));
}
