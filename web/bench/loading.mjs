// What the first visit loads, and how long it takes from there to a table.
import { round, summary } from './numbers.mjs';

const BOXES = ['deus', 'egypt', 'gheos'];
const TRIES = 3;
/** No bot plays a turn in less. */
const AT_ONCE_MS = 50;
const desktop = { locale: 'en', viewport: { width: 1366, height: 768 } };

/** Clicks "Play now" of a box as soon as it is there, and notes when it did, when the table had
 *  been painted, and when it was our turn there. Runs in the page, before its own scripts. */
function playAtOnce(box) {
  const times = (globalThis.__times = {});
  const note = (name) =>
    (times[name] ??= 0) ||
    requestAnimationFrame(() => setTimeout(() => (times[name] ||= performance.now())));
  new MutationObserver(() => {
    const button = document.querySelector(`.${box} .play`);
    if (button && times.clicked === undefined) {
      times.clicked = performance.now();
      button.click();
    }
    if (document.querySelector('main.table')) note('table');
    if (document.querySelector('main[data-asks]')) note('asked');
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

async function playNow(context, address, box) {
  const page = await context.newPage();
  await page.addInitScript(playAtOnce, box);
  await page.goto(address);
  await page.waitForFunction(() => globalThis.__times?.asked > 0, undefined, { timeout: 60000 });
  return page;
}

/** Bodies as they came over the wire, from the first page to a table, without what the service
 *  worker then fetches to be ready without a network. */
export async function measureBytes(browser, address) {
  const context = await browser.newContext({ ...desktop, serviceWorkers: 'block' });
  const responses = [];
  context.on('response', (response) => responses.push(response));
  await playNow(context, address, 'deus');
  const files = {};
  for (const response of responses) {
    const { 'content-length': length, 'content-encoding': encoding = 'identity' } =
      response.headers();
    files[new URL(response.url()).pathname] = { bytes: Number(length), encoding };
  }
  await context.close();
  const sum = (wanted) =>
    Object.entries(files).reduce(
      (total, [path, { bytes }]) => total + (wanted(path) ? bytes : 0),
      0,
    );
  const isEngine = (path) => path.endsWith('.wasm');
  if (!Object.keys(files).some(isEngine)) throw new Error('the engine was not among the responses');
  return { pages: sum((path) => !isEngine(path)), engine: sum(isEngine), files };
}

/** Each time in a browser profile that has seen nothing yet. `table` is painted; at `asked` it is
 *  our turn, which may be after a bot's. */
export async function measureStart(browser, address) {
  const tries = [];
  for (let k = 0; k < TRIES; k++)
    for (const box of BOXES) {
      const context = await browser.newContext(desktop);
      const page = await playNow(context, address, box);
      const { clicked, table, asked } = await page.evaluate(() => globalThis.__times);
      tries.push({
        box,
        clicked_ms: round(clicked),
        table_ms: round(table),
        asked_ms: round(asked),
      });
      await context.close();
    }
  // The first player is drawn by lot: where it is a bot, its whole turn is shown before ours.
  const askedWhere = (botBegins) =>
    summary(
      tries
        .filter(({ table_ms, asked_ms }) => asked_ms > table_ms + AT_ONCE_MS === botBegins)
        .map(({ asked_ms }) => asked_ms),
    );
  return {
    table_ms: summary(tries.map(({ table_ms }) => table_ms)),
    asked_ms: summary(tries.map(({ asked_ms }) => asked_ms)),
    asked_first_ms: askedWhere(false),
    asked_after_a_bot_ms: askedWhere(true),
    tries,
  };
}
