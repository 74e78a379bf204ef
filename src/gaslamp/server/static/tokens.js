// @ts-check
/** Tokens that a page makes itself, and keeps before anybody is asked: if the answer is lost, the seat is not. */

const BYTES = 16;

export function makeToken() {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
