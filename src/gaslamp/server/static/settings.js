// @ts-check
/** What this browser remembers: language, light, names, the tables one sits at. */

const PREFIX = "gaslamp.";
/** For browsers that refuse to keep anything: then it lasts as long as the page. @type {Map<string, any>} */
const kept = new Map();
const darkness = matchMedia("(prefers-color-scheme: dark)");

export const settings = {
  /** @param {string} name @param {any} [otherwise] @returns {any} */
  get(name, otherwise = null) {
    try {
      const text = localStorage.getItem(PREFIX + name);
      return text === null ? (kept.get(name) ?? otherwise) : JSON.parse(text);
    } catch {
      return kept.get(name) ?? otherwise;
    }
  },

  /** @param {string} name @param {any} value */
  set(name, value) {
    kept.set(name, value);
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
      // private browsing: it is kept for this page only
    }
    if (name === "light") applyLight();
    if (name === "reasons") applyReasons();
  },
};

/** The light in force: "evening" or "paper". */
export function light() {
  const chosen = settings.get("light", "auto");
  if (chosen === "evening" || chosen === "paper") return chosen;
  return darkness.matches ? "evening" : "paper";
}

/** Puts the light's class on <html> and says so with a "light" event on document. */
export function applyLight() {
  const now = light();
  document.documentElement.classList.toggle("evening", now === "evening");
  document.documentElement.classList.toggle("paper", now === "paper");
  document.dispatchEvent(new CustomEvent("light", { detail: now }));
}

/** Whether the reasons of bots are to be seen, as a class on <html>. */
function applyReasons() {
  document.documentElement.classList.toggle("no-reasons", !settings.get("reasons", true));
}

/** The tokens of the tables one sits at, by the table's id. @returns {Record<string, string>} */
export function keptTables() {
  return settings.get("tables", {});
}

/** @param {string} table @param {string} token */
export function keepTable(table, token) {
  settings.set("tables", { ...keptTables(), [table]: token });
}

/** @param {string} table */
export function forgetTable(table) {
  const { [table]: _, ...others } = keptTables();
  settings.set("tables", others);
}

darkness.addEventListener("change", applyLight);
applyLight();
applyReasons();
