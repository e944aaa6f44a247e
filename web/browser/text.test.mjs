// Text mode: whole games of all three against bots, by typing alone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import AxeBuilder from "@axe-core/playwright";
import { launch, newPage } from "./support/browser.mjs";
import { begin, stepOf, untilAsked, untilChanged } from "./support/game.mjs";
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

const games = [
  { box: "deus", language: "en", viewport: { width: 1366, height: 768 } },
  { box: "egypt", language: "fr", viewport: { width: 800, height: 600 } },
  { box: "gheos", language: "uk", viewport: { width: 360, height: 640 } },
];

async function checkAccess(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
}

// Text mode is a setting; it is there from the first page on.
async function inTextMode(page) {
  await page.addInitScript(() => localStorage.setItem("demiurge.settings", '{"text":true,"speed":"off"}'));
}

for (const { box, language, viewport } of games)
  test(`a game of ${box} in ${language}`, { timeout: 300000 }, async () => {
    const { page, problems } = await newPage(browser, { locale: language, viewport });
    await inTextMode(page);
    await begin(page, server.address, { box, seed: 11 });
    await untilAsked(page);
    await checkAccess(page);
    const input = page.locator("#typed");
    while (await untilAsked(page)) {
      const step = await stepOf(page);
      await input.focus();
      await page.keyboard.type("1");
      await page.keyboard.press("Enter");
      await untilChanged(page, step);
    }
    assert.equal(await page.locator("[data-over]").count(), 1, "the game came to its end");
    await checkAccess(page);
    assert.deepEqual(problems, []);
    await page.screenshot({ path: `../build/screenshots/text-${box}-${language}.png`, fullPage: true });
    await page.context().close();
  });

test("commands answer in text mode", { timeout: 60000 }, async () => {
  const { page, problems } = await newPage(browser, { locale: "en" });
  await inTextMode(page);
  await begin(page, server.address, { box: "deus", seed: 7 });
  await untilAsked(page);
  const say = async (line) => {
    await page.locator("#typed").fill(line);
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (typed) => document.querySelector(".said p")?.textContent === `> ${typed}`, line);
    return page.locator(".said").innerText();
  };
  assert.match(await say("describe a0"), /swamp in the middle/);
  assert.match(await say("why not"), /:/);
  assert.match(await say("players"), /gold/);
  assert.match(await say("scores"), /Total/);
  assert.match(await say("cards galley"), /Buy up to 3/);
  assert.match(await say("hint"), /I would choose/);
  assert.match(await say("help"), /undo/);
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("a game survives closing and goes on", { timeout: 60000 }, async () => {
  const { page, problems } = await newPage(browser, { locale: "en" });
  await inTextMode(page);
  await begin(page, server.address, { box: "gheos", seed: 5 });
  await untilAsked(page);
  const step = await stepOf(page);
  await page.locator("main ol button").first().click();
  await untilChanged(page, step);
  const question = await page.locator("#question").innerText();
  await page.waitForTimeout(300);
  await page.reload();
  await untilAsked(page);
  assert.equal(await page.locator("#question").innerText(), question);
  await page.keyboard.press("Control+z");
  await page.waitForFunction((was) => document.querySelector("#question")?.textContent !== was, question);
  assert.deepEqual(problems, []);
  await page.context().close();
});
