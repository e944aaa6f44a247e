// How fast the pages are, as one JSON object: `make bench-web`. Every time is the machine's as it
// is now; run it on an idle one.
import { launch } from '../browser/support/browser.mjs';
import { serve } from '../browser/support/server.mjs';
import { measureEngine } from './engine.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureBytes, measureStart } from './loading.mjs';
import { measurePlaying } from './playing.mjs';

/** A part that fails says so in its place: the others are worth having all the same. */
async function part(name, measure) {
  console.error(`measuring ${name}`);
  try {
    return await measure();
  } catch (error) {
    return { failed: error.message };
  }
}

const atMost = (bar, value, limit) => ({ bar, value: value ?? null, limit, ok: value <= limit });
const atLeast = (bar, value, limit) => ({ bar, value: value ?? null, limit, ok: value >= limit });

/** The bars of the issue; KB are 1,000 bytes. */
function barsOf({ bytes, start, engine, playing, lighthouse }) {
  const scores = Object.entries(lighthouse).filter(
    ([, { performance }]) => performance !== undefined,
  );
  const lowest = (category) =>
    scores.length > 0 ? Math.min(...scores.map(([, of]) => of[category])) : undefined;
  return [
    atMost('first load without the engine, compressed bytes', bytes.pages, 300_000),
    atMost('engine with bots, compressed bytes', bytes.engine, 400_000),
    atMost('from navigation to a table by Play now, median, ms', start.table_ms?.median, 1000),
    // Where a bot begins, its turn is shown at the usual speed before ours: that is no waiting.
    atMost(
      'from navigation to our first question where we begin, median, ms',
      start.asked_first_ms?.median,
      1000,
    ),
    atLeast('engine in the worker against native, ratio', engine.lowest_ratio, 0.5),
    atMost('click to paint, largest, ms', playing.click_to_paint_ms?.max, 100),
    atMost(
      'click to the paint of what it changed, largest, ms',
      playing.click_to_change_ms?.max,
      100,
    ),
    atMost(
      'script a frame while animating, 95 frames of 100, ms',
      playing.script_per_frame_ms?.p95,
      8,
    ),
    atMost('script a frame while animating, largest, ms', playing.script_per_frame_ms?.max, 8),
    atLeast('Lighthouse performance', lowest('performance'), 95),
    atLeast('Lighthouse accessibility', lowest('accessibility'), 95),
    atLeast('Lighthouse best practices', lowest('best-practices'), 95),
  ];
}

const server = await serve();
const browser = await launch();
const results = {};
try {
  results.bytes = await part('bytes', () => measureBytes(browser, server.address));
  results.start = await part('start', () => measureStart(browser, server.address));
  results.playing = await part('playing', () => measurePlaying(browser, server.address));
  results.engine = await part('engine', () => measureEngine(browser, server.address));
} finally {
  await browser.close();
}
results.lighthouse = await part('Lighthouse', () => measureLighthouse(server.address));
await server.close();

const bars = barsOf(results);
console.log(JSON.stringify({ ...results, bars }, null, 2));
const missed = bars.filter(({ ok }) => !ok);
console.error(
  missed.length === 0
    ? 'every bar is met'
    : `missed: ${missed.map(({ bar, value }) => `${bar} (${value})`).join('; ')}`,
);
