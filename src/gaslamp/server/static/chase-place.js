// @ts-check
/** Where things stand on the screen: which parts of the board are covered, and the fares beside their station. */

const PHONE = matchMedia("(max-width: 760px)");
const GAP = 14;
/** From the middle of a station to what stands beside it. */
const ASIDE = 30;

/** Whether everything but the board lies in a sheet. */
export function isPhone() {
  return PHONE.matches;
}

/** @param {any} page */
export function createPlacing(page) {
  let told = "";
  return {
    /** Tells the board which parts of it are covered, whenever that has changed. @param {any} board */
    measure(board) {
      const covered = isPhone() ? coveredBySheet(page) : coveredOnDesk(page);
      if (told === JSON.stringify(covered)) return;
      told = JSON.stringify(covered);
      board.inset(covered);
    },
    /** The fares stand beside their station; on a phone they lie in the sheet. @param {any} board @param {number | null} station */
    place(board, station) {
      const isBeside = station !== null && !isPhone();
      page.fares.classList.toggle("beside", isBeside);
      if (isBeside) putBeside(page, board.anchor(station));
      else page.fares.style.removeProperty("transform");
    },
  };
}

/** @param {any} page */
function coveredBySheet({ sheet, chase }) {
  return { top: 0, left: 0, right: 0, bottom: Math.min(sheet.offsetHeight, chase.offsetHeight * 0.6) };
}

/** @param {any} page */
function coveredOnDesk({ side, tray, tools }) {
  const bottom = tray.offsetHeight ? tray.offsetHeight + 2 * GAP : 0;
  return { top: tools.offsetTop + tools.offsetHeight, left: 0, right: side.offsetWidth, bottom };
}

/** @param {any} page @param {{x: number, y: number}} at */
function putBeside({ fares, chase, side }, at) {
  const box = chase.getBoundingClientRect();
  const [x, y] = [at.x - box.left, at.y - box.top];
  const above = y - fares.offsetHeight - ASIDE;
  const left = clamp(x - fares.offsetWidth / 2, GAP, box.width - side.offsetWidth - fares.offsetWidth - GAP);
  const top = clamp(above > GAP ? above : y + ASIDE, GAP, box.height - fares.offsetHeight - GAP);
  fares.style.transform = `translate(${left}px, ${top}px)`;
}

/** @param {number} value @param {number} least @param {number} most */
function clamp(value, least, most) {
  return Math.max(least, Math.min(value, most));
}
