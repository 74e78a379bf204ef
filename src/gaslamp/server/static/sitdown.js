// @ts-check
/** The way from a request to a seat. */

import { send } from "./api.js";
import { go } from "./route.js";
import { keepTable } from "./settings.js";

/** Set up a table, or a lesson, and sit down at it. @param {string} path @param {object} message */
export async function openTable(path, message) {
  const { table, token } = await send(path, message);
  keepTable(table, token);
  go(`/table/${table}`);
}
