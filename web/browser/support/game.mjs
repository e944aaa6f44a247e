// Games in the browser, begun or prepared, and what the table shows of them.
import { readFile } from 'node:fs/promises';

const options = { deus: '', egypt: ' egypt=maritime,civil', gheos: '' };

const person = (name) => ({ kind: 'person', name });
const robot = (bot, name) => ({ kind: 'bot', bot, name });

/** Puts a game into the browser as if it had been played there; its id. */
export async function keep(page, address, { id, game, options, sitters, record, over = false }) {
  const now = Date.now();
  const totals = sitters.map(() => (over ? 1 : null));
  await page.goto(address);
  await page.evaluate(keepGame, {
    id,
    game,
    options,
    sitters,
    record,
    round: 1,
    over,
    totals,
    began: now,
    played: now,
  });
  return id;
}

/** Begins a game at seat 1 against bots: a saved game that nobody has played yet, so that no test
 *  of the table depends on the pages before it. */
export async function begin(page, address, { box, seed, bot = 'random', players = 2, people = 1 }) {
  const game = box === 'gheos' ? 'gheos' : 'deus';
  const setUp = `players=${players}${options[box]}`;
  const id = await keep(page, address, {
    id: `test-${box}-${seed}`,
    game,
    options: setUp,
    sitters: Array.from({ length: players }, (_, k) =>
      k < people ? person(`Anna ${k + 1}`) : robot(bot, `Bot ${k}`),
    ),
    record: `demiurge record 1\ngame ${game}\noptions ${setUp}\nseed ${seed}\n`,
  });
  await page.goto(`${address}#/table/${id}`);
  await page.waitForSelector('main[data-step]');
}

/** Keeps a golden game of two, whole or only its first `lines` and then other answers; its id. */
export async function keepGolden(page, address, { box, lines = Infinity, then = '' }) {
  const name = { deus: 'deus-2', egypt: 'deus-2-egypt', gheos: 'gheos-2' }[box];
  const all = (
    await readFile(new URL(`../../../tests/golden/${name}.record`, import.meta.url), 'utf8')
  ).split('\n');
  const heading = all.indexOf('');
  const [game, setUp] = ['game ', 'options '].map((word) =>
    all.find((line) => line.startsWith(word)).slice(word.length),
  );
  return keep(page, address, {
    id: `golden-${box}-${lines}`,
    game,
    options: setUp,
    sitters: [person('Anna'), robot('level:1', 'Boris')],
    record: `${all.slice(0, heading + 1 + lines).join('\n')}\n${then}\n`,
    over: lines === Infinity,
  });
}

// Runs in the page: the row of src/engine/storage.ts.
function keepGame(saved) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('demiurge', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const change = request.result.transaction('games', 'readwrite');
      change.objectStore('games').put(saved);
      change.oncomplete = () => (request.result.close(), resolve());
    };
  });
}

/** Text mode is a setting; it is there from the first page on. */
export async function inTextMode(page) {
  await page.addInitScript(() => localStorage.setItem('demiurge.settings', '{"text":true}'));
}

/** The games that this browser keeps. */
export const keptGames = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('demiurge', 1);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const games = request.result.transaction('games').objectStore('games').getAll();
          games.onsuccess = () => (request.result.close(), resolve(games.result));
        };
      }),
  );

/** Until we are asked or the game is over, which leads to its result. True while it goes on. */
export async function untilAsked(page) {
  const seen = await page.waitForSelector('main[data-asks], [data-over], .verdict');
  // Asked of the very thing that was seen: on the way to the result neither is on the page.
  return seen.evaluate((element) => !element.matches('[data-over], .verdict'));
}

export async function stepOf(page) {
  return page.locator('main[data-step]').getAttribute('data-step');
}

/** Waits until something was answered. */
export async function untilChanged(page, step) {
  await page.waitForFunction(
    (was) => document.querySelector('main[data-step]')?.dataset.step !== was,
    step,
  );
}

/** What can be chosen at the drawn table, in the order of preference: the first that is there. */
export const choices = [
  '[data-part=ask] .main:not(:disabled)', // confirm, lay it here
  '[data-part=ask] .item button:not(:disabled):not(.less)', // one more of a set
  '[data-part=map] .hit.legal, [data-part=map] .spot',
  '[data-part=hand] .playable', // while a tile is placed also the other one: after the map
  '[data-part=columns] .playable',
  '[data-part=ask] .answers button[data-token]',
  '[data-part=hand] button', // cards that can only be offered
];

/** Numbers below a bound, the same in every run. */
export function dice(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
