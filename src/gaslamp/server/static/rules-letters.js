// @ts-check
/** Finding words whatever accents they are written with, and marking them. */

/** Letters that are more than a letter with an accent. @type {Record<string, string>} */
const WRITTEN = { ß: "ss", œ: "oe", æ: "ae", "’": "'", "\u00a0": " ", "\u202f": " ", "\n": " " };

/** A text in plain small letters, and where each of them came from. @param {string} text */
export function folded(text) {
  let plain = "";
  /** @type {number[]} */
  const from = [];
  for (let i = 0; i < text.length; i++) {
    const letter = text[i].toLowerCase();
    const bare = WRITTEN[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, "");
    for (let n = 0; n < bare.length; n++) from.push(i);
    plain += bare;
  }
  return { plain, from: [...from, text.length] };
}

/** Mark these words wherever they stand in an element. @param {Element} element @param {RegExp} words */
export function mark(element, words) {
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const texts = [];
  while (walk.nextNode()) texts.push(/** @type {Text} */ (walk.currentNode));
  for (const text of texts) markText(text, words);
}

/** The last one first, so that what is before it stays where it was. @param {Text} text @param {RegExp} words */
function markText(text, words) {
  const { plain, from } = folded(text.data);
  for (const found of [...plain.matchAll(words)].reverse()) {
    const at = from[found.index];
    const part = text.splitText(at);
    part.splitText(Math.max(from[found.index + found[0].length], at + 1) - at);
    const wrap = document.createElement("mark");
    part.replaceWith(wrap);
    wrap.append(part);
  }
}

/** @param {Element} root */
export function unmark(root) {
  for (const one of root.querySelectorAll("mark")) {
    const above = one.parentNode;
    one.replaceWith(...one.childNodes);
    above?.normalize();
  }
}
