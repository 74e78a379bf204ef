// @ts-check
/** The way from a request to a seat. */

import { send } from "./api.js";
import { go } from "./route.js";
import { keepTable } from "./settings.js";

/** @import {Posted} from "./messages.js" */

/** Set up a table, or a lesson, and sit down at it. @template {"/api/tables" | "/api/lessons"} P @param {P} path @param {Posted[P]["sent"]} message */
export async function openTable(path, message) {
  const { table, token } = await send(path, message);
  keepTable(table, token);
  go(`/table/${table}`);
}
