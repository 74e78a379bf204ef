// @ts-check
/** Many small things that can have the focus: Tab leads to one of them, arrows to the others. */

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** @param {Element} host @param {string} selector */
export function createRoving(host, selector) {
  let at = 0;
  const all = () => /** @type {HTMLElement[]} */ ([...host.querySelectorAll(selector)]);

  /** @param {HTMLElement[]} things */
  function settle(things) {
    at = Math.max(0, Math.min(at, things.length - 1));
    things.forEach((thing, i) => (thing.tabIndex = i === at ? 0 : -1));
  }

  // By whatever way it has come there, before anybody else hears of it
  host.addEventListener("focus", ({ target }) => {
    const here = all().indexOf(/** @type {HTMLElement} */ (target));
    if (here >= 0) at = here;
  }, { capture: true });
  host.addEventListener("keydown", (event) => {
    const { key } = /** @type {KeyboardEvent} */ (event);
    const things = all();
    const here = things.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (here < 0 || !STEPS[key]) return;
    event.preventDefault();
    at = (here + STEPS[key] + things.length) % things.length;
    settle(things);
    things[at].focus();
  });
  return {
    /** Draws anew; whoever had the focus keeps it. @param {() => void} draw */
    around(draw) {
      const had = all().includes(/** @type {HTMLElement} */ (document.activeElement));
      draw();
      const things = all();
      settle(things);
      if (had) things[at]?.focus({ preventScroll: true });
    },
  };
}
