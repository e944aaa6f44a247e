// Random games in the page's own worker against the same games in the program, on one thread. What
// else the machine does only ever slows either down: of several short runs, taken in turn, the best
// counts.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { program } from '../browser/support/server.mjs';
import { round } from './numbers.mjs';

const ROUNDS = 5;
const SECONDS = 0.1;
const SETS = [
  { game: 'deus', players: 2, options: '' },
  { game: 'deus', players: 4, options: 'egypt=all' },
  { game: 'gheos', players: 2, options: '' },
];

async function runNative() {
  const { stdout } = await promisify(execFile)(program, [
    'bench',
    '--json',
    '--seconds',
    `${SECONDS}`,
  ]);
  return JSON.parse(stdout).results;
}

/** Decisions a second. Runs in the page. */
async function runInWorker({ script, line, seconds }) {
  const worker = new Worker(script, { type: 'module' });
  let asked = 0;
  const ask = (text) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) =>
        data.reply.ok ? resolve(data.reply) : reject(new Error(data.reply.error));
      worker.onerror = () => reject(new Error('the worker failed'));
      worker.postMessage({ id: ++asked, engine: 1, line: text });
    });
  const run = async (milliseconds) => {
    const start = performance.now();
    let decisions = 0,
      passed = 0;
    for (let from = 1; passed < milliseconds; from += 100) {
      decisions += (await ask(`bench ${from} 100 ${line}`)).decisions;
      passed = performance.now() - start;
    }
    return (decisions / passed) * 1000;
  };
  await run(1000); // until the browser has compiled the engine with all its care
  const speed = await run(seconds * 1000);
  worker.terminate();
  return speed;
}

const best = (a, b) => Math.max(a ?? 0, b);

export async function measureEngine(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const workers = new Set();
  page.on('worker', (worker) => workers.add(worker.url()));
  await page.goto(address);
  await page.locator('.deus .play').click();
  await page.waitForSelector('main[data-asks]');
  await page.goto(`${address}#/`); // nothing thinks there
  const [script] = workers;

  const results = SETS.map((set) => ({ ...set }));
  for (let k = 0; k < ROUNDS; k++) {
    const native = await runNative();
    for (const result of results) {
      const { game, players, options } = result;
      const row = native.find(
        (of) => of.game === game && of.players === players && of.options === options,
      );
      if (!row) throw new Error(`demiurge bench does not measure ${game} ${players} ${options}`);
      result.native = best(result.native, row.decisions_per_s);
      const line = `${game} players=${players} ${options}`.trim();
      result.worker = best(
        result.worker,
        await page.evaluate(runInWorker, { script, line, seconds: SECONDS }),
      );
    }
  }
  await context.close();
  for (const result of results) {
    result.ratio = round(result.worker / result.native, 3);
    result.native = Math.round(result.native);
    result.worker = Math.round(result.worker);
  }
  return {
    lowest_ratio: Math.min(...results.map(({ ratio }) => ratio)),
    unit: 'decisions/s',
    results,
  };
}
