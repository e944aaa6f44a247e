// Debian's Chromium, without a window and without a network of its own.
import { chromium } from 'playwright-core';

export const executable = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = () => chromium.launch({ executablePath: executable, args: flags });

/** Only a guard against hanging: nothing that is waited for takes more than seconds. */
const HANG_MS = 10 * 60000;

/** Runs in every page before its scripts: how many questions to engines have no answer yet. */
function countQuestions() {
  globalThis.unanswered = 0;
  globalThis.Worker = class extends Worker {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', () => globalThis.unanswered--);
    }
    postMessage(...all) {
      globalThis.unanswered++;
      super.postMessage(...all);
    }
  };
}

/** Waits are for states, and end when they have come. */
async function prepare(context) {
  context.setDefaultTimeout(HANG_MS);
  await context.addInitScript(countQuestions);
}

/** Notes every error, refused request and broken policy on any page of a context. */
function watch(context) {
  const problems = [];
  context.on('weberror', (error) => problems.push(String(error.error())));
  context.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  context.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`));
  return problems;
}

/** A page in a browser that knows nothing yet, and what goes wrong on it. */
export async function newPage(browser, options = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await prepare(context);
  const problems = watch(context);
  return { context, page: await context.newPage(), problems };
}

/** A browser of its own that keeps what it knows in a folder, when it is closed too. */
export async function launchKept(folder, options = {}) {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: executable,
    args: flags,
    reducedMotion: 'reduce',
    ...options,
  });
  await prepare(context);
  return { context, page: context.pages()[0], problems: watch(context) };
}
