// The drawn table: whole games by mouse and by keyboard, on a desktop and on a phone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import AxeBuilder from "@axe-core/playwright";
import { launch, newPage } from "./support/browser.mjs";
import { begin, stepOf, untilAsked } from "./support/game.mjs";
import { serve } from "./support/server.mjs";

let server, browser;
before(async () => {
  server = await serve(process.env.PAGES);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

const desktop = { width: 1366, height: 768 };
const phone = { width: 360, height: 640 };
const games = [
  { box: "deus", by: "mouse", language: "uk", viewport: desktop },
  { box: "egypt", by: "mouse", language: "en", viewport: phone },
  { box: "gheos", by: "mouse", language: "fr", viewport: desktop },
  { box: "deus", by: "keyboard", language: "fr", viewport: phone },
  { box: "egypt", by: "keyboard", language: "uk", viewport: desktop },
  { box: "gheos", by: "keyboard", language: "en", viewport: phone },
];

async function checkAccess(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)}`), []);
}

async function checkFit(page) {
  const [height, width] = await page.evaluate(() => [
    document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  assert.ok(height <= 0 && width <= 0, `the page does not scroll (${width}, ${height})`);
}

// What can be chosen now, in the order of preference; the first one there is gets it.
const choices = [
  "[data-part=ask] .main:not(:disabled)", // confirm, lay it here
  "[data-part=ask] .item button:not(:disabled):not(.less)", // one more of a set
  "[data-part=map] .hit.legal, [data-part=map] .spot",
  "[data-part=hand] .playable", // while a tile is placed also the other one: after the map
  "[data-part=columns] .playable",
  "[data-part=ask] .answers button[data-token]",
  "[data-part=hand] button", // cards that can only be offered
];

// Activates by mouse, or by focus and Enter.
async function activate(page, target, by) {
  if (by === "keyboard") {
    await target.focus({ timeout: 1000 });
    await page.keyboard.press("Enter");
  } else await target.click({ force: true, timeout: 1000 });
}

async function answer(page, by, roll) {
  const step = await stepOf(page);
  for (let tries = 0; tries < 100; tries++) {
    if ((await stepOf(page)) !== step) return;
    for (const choice of choices) {
      const found = page.locator(choice).filter({ visible: true });
      const count = await found.count();
      if (count === 0) continue;
      // What was there a moment ago may be gone: then there is another choice.
      await activate(page, found.nth(roll(count)), by).catch(() => undefined);
      break;
    }
    await page.waitForTimeout(20);
  }
  const question = await page.locator("#question").innerText().catch(() => "no question");
  assert.fail(`nothing could be chosen at step ${step}: ${question}`);
}

function dice(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

for (const { box, by, language, viewport } of games)
  test(`${box} by ${by} in ${language}, ${viewport.width} wide`, { timeout: 300000 }, async () => {
    const { page, problems } = await newPage(browser, { locale: language, viewport });
    const roll = dice(box.length);
    await begin(page, server.address, { box, seed: 11 });
    for (let answers = 0; await untilAsked(page); answers++) {
      if (answers === 25) {
        await checkFit(page);
        await checkAccess(page);
        await page.screenshot({ path: `../build/screenshots/drawn-${box}-${by}-${viewport.width}.png` });
      }
      await answer(page, by, roll);
    }
    await page.waitForSelector(".podium"); // the table leads to the result by itself
    await checkAccess(page);
    await page.screenshot({ path: `../build/screenshots/drawn-${box}-${by}-end.png` });
    assert.deepEqual(problems, []);
    await page.context().close();
  });
