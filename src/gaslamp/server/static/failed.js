// @ts-check
/** Something the server did not do, with a text to show. */

export class Failed extends Error {}
