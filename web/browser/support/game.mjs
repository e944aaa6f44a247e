// Playing the drawn table in tests.

const options = { deus: "", egypt: " egypt=maritime,civil", gheos: "" };

/** Begins a game at seat 1 against bots: a saved game that nobody has played yet, so that no test of
 *  the table depends on the pages before it. */
export async function begin(page, address, { box, seed, bot = "random", players = 2, people = 1 }) {
  const game = box === "gheos" ? "gheos" : "deus";
  const saved = {
    id: `test-${box}-${seed}`,
    game,
    options: `players=${players}${options[box]}`,
    sitters: Array.from({ length: players }, (_, k) =>
      k < people ? { kind: "person", name: `Anna ${k + 1}` } : { kind: "bot", bot, name: `Bot ${k}` }),
    record: `demiurge record 1\ngame ${game}\noptions players=${players}${options[box]}\nseed ${seed}\n`,
    round: 1,
    over: false,
    totals: [],
    began: Date.now(),
    played: Date.now(),
  };
  await page.goto(address);
  await page.evaluate(keepGame, saved);
  await page.goto(`${address}#/table/${saved.id}`);
  await page.waitForSelector("main[data-step]");
}

// Runs in the page: the row of src/engine/storage.ts.
function keepGame(saved) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("demiurge", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("games", { keyPath: "id" });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const change = request.result.transaction("games", "readwrite");
      change.objectStore("games").put(saved);
      change.oncomplete = () => (request.result.close(), resolve());
    };
  });
}

/** Until we are asked or the game is over. True while it goes on. */
export async function untilAsked(page) {
  await page.waitForSelector("main[data-asks], [data-over]", { timeout: 60000 });
  return (await page.locator("[data-over]").count()) === 0;
}

export async function stepOf(page) {
  return page.locator("main[data-step]").getAttribute("data-step");
}

/** Waits until something was answered. */
export async function untilChanged(page, step) {
  await page.waitForFunction(
    (was) => document.querySelector("main[data-step]")?.dataset.step !== was, step, { timeout: 20000 });
}

/** What can be chosen at the drawn table, in the order of preference: the first that is there. */
export const choices = [
  "[data-part=ask] .main:not(:disabled)", // confirm, lay it here
  "[data-part=ask] .item button:not(:disabled):not(.less)", // one more of a set
  "[data-part=map] .hit.legal, [data-part=map] .spot",
  "[data-part=hand] .playable", // while a tile is placed also the other one: after the map
  "[data-part=columns] .playable",
  "[data-part=ask] .answers button[data-token]",
  "[data-part=hand] button", // cards that can only be offered
];

/** Numbers below a bound, the same in every run. */
export function dice(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
