// How a person answers at the drawn table: by mouse, by touch, or by keys alone.
import assert from 'node:assert/strict';
import { choices, stepOf } from './game.mjs';

/** Runs in the page: chooses one of the things of the first kind that is there, and keeps it in
 *  `globalThis.chosen`; its part of the table, or null. */
function choose({ choices, share }) {
  const isSeen = (thing) =>
    thing.checkVisibility({ visibilityProperty: true }) && thing.getClientRects().length > 0;
  for (const choice of choices) {
    const things = [...document.querySelectorAll(choice)].filter(isSeen);
    if (things.length === 0) continue;
    globalThis.chosen = things[Math.floor(share * things.length)];
    return globalThis.chosen.closest('[data-part]').dataset.part;
  }
  return null;
}

const chooseSomething = (page, roll) =>
  page.evaluate(choose, { choices, share: roll(1000) / 1000 });

// ---- Pointers --------------------------------------------------------------------------------

/** Runs in the page: a point where the chosen thing is not covered; null if it is nowhere. */
function pointOf() {
  const { chosen } = globalThis;
  chosen.scrollIntoView({ block: 'nearest', inline: 'center' });
  const { left, top, width, height } = chosen.getBoundingClientRect();
  for (const across of [0.5, 0.3, 0.7, 0.1, 0.9])
    for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) {
      const [x, y] = [left + across * width, top + down * height];
      const found = document.elementFromPoint(x, y);
      if (found && chosen.contains(found)) return { x, y };
    }
  return null;
}

const pointer = (act) => async (page, roll) => {
  if (!(await chooseSomething(page, roll))) return;
  const point = await page.evaluate(pointOf);
  if (point) await act(page, point);
};

export const byMouse = pointer((page, { x, y }) => page.mouse.click(x, y));
export const byTouch = pointer((page, { x, y }) => page.touchscreen.tap(x, y));

// ---- Keys ------------------------------------------------------------------------------------

const KEY_OF_PART = { ask: 'q', hand: 'h', map: 'm', columns: 'c' };
const MOVES = 25;

/** Runs in the page: which key brings the focus nearer to the chosen thing; "Enter" once it is
 *  there. */
function keyTowards() {
  const { chosen } = globalThis;
  const focused = document.activeElement;
  if (!chosen.isConnected) return null;
  if (focused === chosen) return 'Enter';
  if (chosen.matches('.hit') && focused.matches('.hit')) {
    const [from, to] = [focused, chosen].map((thing) => thing.getBoundingClientRect());
    const right = to.left + to.width / 2 - from.left - from.width / 2;
    const down = to.top + to.height / 2 - from.top - from.height / 2;
    const gains = { ArrowRight: right, ArrowLeft: -right, ArrowDown: down, ArrowUp: -down };
    const keys = Object.keys(gains).sort((one, other) => gains[other] - gains[one]);
    // Where an arrow led back to, another one is tried.
    chosen.visits ??= new Map();
    const visits = chosen.visits.get(focused) ?? 0;
    chosen.visits.set(focused, visits + 1);
    return keys[visits % keys.length];
  }
  // Tab reaches a group once; arrows move inside.
  const isStop = (thing) => thing.tabIndex === 0;
  let group = chosen.parentElement;
  while (![...group.querySelectorAll('button, a, [tabindex]')].some(isStop))
    group = group.parentElement;
  return chosen.tabIndex < 0 && group.contains(focused) ? 'ArrowRight' : 'Tab';
}

/** As long as the page waits for a second digit (table/shortcuts.ts). */
const SECOND_DIGIT_MS = 650;

/** With the list of all answers, by the number of one of them. */
async function byNumber(page, roll) {
  await page.keyboard.press('Escape'); // W on something refused would say why
  await page.keyboard.press('w');
  const answers = page.locator(
    '[data-part=ask] [data-token]:enabled, .note ol button, .list-area ol button',
  );
  await answers.first().waitFor();
  for (const digit of `${1 + roll(await answers.count())}`) await page.keyboard.press(digit);
  // A first digit waits for a second one. The page's own clock: it is late where that one is.
  await page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), SECOND_DIGIT_MS + 1);
  await page.keyboard.press('Escape');
}

export async function byKeys(page, roll) {
  const part = await chooseSomething(page, roll);
  if (!part) return;
  const number = await page.evaluate(() => globalThis.chosen.querySelector('kbd')?.textContent);
  if (number && roll(2)) return page.keyboard.press(number);
  await page.keyboard.press(KEY_OF_PART[part]);
  for (let moves = 0; moves < MOVES; moves++) {
    const key = await page.evaluate(keyTowards);
    if (key === null) return;
    await page.keyboard.press(key);
    if (key === 'Enter') return;
  }
  await byNumber(page, roll);
}

// ---- Answering -------------------------------------------------------------------------------

/** So many frames in which nothing is asked or answered, and an act has done what it does. */
const QUIET_FRAMES = 5;

/** Runs in the page: until the step is another one, or nothing more comes of an act, since not
 *  every act answers. */
function settle({ step, frames }) {
  return new Promise((resolve) => {
    let quiet = 0;
    const look = () => {
      const now = document.querySelector('main[data-step]')?.dataset.step;
      quiet = globalThis.unanswered > 0 ? 0 : quiet + 1;
      if ((step !== undefined && now !== step) || quiet > frames) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Until what was done has done what it does; where it is about a step, until that has passed. */
export const settled = (page, step) => page.evaluate(settle, { step, frames: QUIET_FRAMES });

/** Does something by `hand` until the question is answered. */
export async function answer(page, hand, roll) {
  const step = await stepOf(page);
  for (let acts = 0; acts < 60; acts++) {
    await hand(page, roll);
    await settled(page, step);
    if ((await stepOf(page)) !== step) return;
  }
  const question = await page
    .locator('#question')
    .innerText()
    .catch(() => 'no question');
  assert.fail(`nothing could be chosen at step ${step}: ${question}`);
}
