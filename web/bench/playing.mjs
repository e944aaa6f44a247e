// A game against a bot by mouse, with motion: how long a click takes until it is painted, and how
// much script runs in a frame while things fly.
import { begin, choices, dice, untilAsked } from '../browser/support/game.mjs';
import { summary } from './numbers.mjs';
import { CATEGORIES, animatedFrames } from './trace.mjs';

const BOXES = ['deus', 'gheos'];
const CLICKS = 40;
/** Flights of one answer: ten, 70 ms apart, 350 ms each. */
const FLIGHTS_MS = 1100;

/** Notes every click as the browser times it (to the paint after its handlers, in steps of 8 ms),
 *  and how long it takes from a click to the paint of what it changed at the table. Runs in the
 *  page. */
function watchClicks() {
  const seen = (globalThis.__clicks = { painted: {}, changed: [] });
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries())
      if (id) seen.painted[id] = Math.max(seen.painted[id] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  let clicked = null;
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), true);
  new MutationObserver(() => {
    const from = clicked;
    if (from === null) return;
    clicked = null;
    requestAnimationFrame(() => setTimeout(() => seen.changed.push(performance.now() - from)));
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Clicks one of the things that can be chosen; false if nothing can. */
async function clickSomething(page, roll) {
  for (const choice of choices) {
    const found = page.locator(choice).filter({ visible: true });
    const count = await found.count();
    if (count === 0) continue;
    const box = await found
      .nth(roll(count))
      .boundingBox({ timeout: 1000 })
      .catch(() => null);
    if (!box) return false;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    return true;
  }
  return false;
}

async function play(browser, address, box) {
  const context = await browser.newContext({
    locale: 'en',
    viewport: { width: 1366, height: 768 },
  });
  const page = await context.newPage();
  await page.addInitScript(watchClicks);
  await begin(page, address, { box, seed: 11, bot: 'level:1' });
  await untilAsked(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  const roll = dice(box.length);
  let clicks = 0;
  for (let tries = 0; clicks < CLICKS && tries < 3 * CLICKS && (await untilAsked(page)); tries++) {
    if (await clickSomething(page, roll)) clicks++;
    // A click ends what still flies: most of them let it fly.
    await page.waitForTimeout(tries % 4 === 3 ? 100 : FLIGHTS_MS);
  }
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const { painted, changed } = await page.evaluate(() => globalThis.__clicks);
  await context.close();
  return {
    clicks,
    painted: Object.values(painted),
    changed,
    frames: animatedFrames(trace.traceEvents, address),
  };
}

export async function measurePlaying(browser, address) {
  const games = [];
  for (const box of BOXES) games.push(await play(browser, address, box));
  const all = (member) => games.flatMap((game) => game[member]);
  return {
    clicks: games.reduce((sum, { clicks }) => sum + clicks, 0),
    click_to_paint_ms: summary(all('painted')),
    click_to_change_ms: summary(all('changed')),
    // Processor time of the main thread in our functions, promises and the garbage collector, for
    // every frame during which something was animated: also those in which an answer is drawn.
    script_per_frame_ms: summary(all('frames').map(({ script }) => script)),
    frames_over_8_ms: all('frames').filter(({ script }) => script > 8).length,
    frame_ms: summary(all('frames').map(({ length }) => length)),
  };
}
