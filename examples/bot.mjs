// A bot at somebody's table, in JavaScript for Node 20 or later, without any package:
//     node examples/bot.mjs "http://127.0.0.1:8421/join#CODE" [NAME]
// It takes the free seat of the invitation, plays legal actions at random until the end, and leaves. It asks by HTTP;
// a bot that would rather be told opens the socket. docs/reference/wire.md describes both, /api/openapi.json in full.

const [link, name = "Random"] = process.argv.slice(2);
const PAUSE = 500; // milliseconds between two questions

/** A request; what is refused is said in a sentence, in `text`. */
async function ask(path, { token, body } = {}) {
  const answer = await fetch(address + path, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, ...(await answer.json()) };
}

const pause = () => new Promise((done) => setTimeout(done, PAUSE));

/** Whether this is worth asking again: the game has not begun, or something happened before our action. */
const isSoon = ({ key, status }) => key === "server-not-begun" || key === "server-overtaken" || status >= 429;

/** The outcome of the match, once it is over. */
async function play(table, token) {
  for (;;) {
    const seen = await ask(`/api/tables/${table}/view`, { token });
    if (seen.status !== 200 && !isSoon(seen)) throw new Error(seen.text);
    const state = seen.view?.state;
    if (state?.outcome) return state.outcome;
    if (!seen.actions?.length) {
      await pause();
      continue;
    }
    const action = seen.actions[Math.floor(Math.random() * seen.actions.length)];
    // `n` is how many events we have seen: where others were quicker it is not played, and we look again.
    const played = await ask(`/api/tables/${table}/act?n=${seen.n}`, { token, body: action });
    if (played.status !== 200 && !isSoon(played)) throw new Error(played.text);
  }
}

const { origin, pathname, hash } = new URL(link);
const address = origin + pathname.replace(/\/join$/, "");
const seat = await ask("/api/join", { body: { invite: hash.slice(1), name } });
if (seat.status !== 200) {
  console.error(seat.text);
  process.exit(1);
}
const outcome = await play(seat.table, seat.token);
console.log(`over: ${outcome.rule}, won by ${outcome.winners.join(", ") || "nobody"}`);
