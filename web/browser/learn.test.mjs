// The tutorials, step by step on the real engine, and the pages to look things up.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import AxeBuilder from "@axe-core/playwright";
import { launch, newPage } from "./support/browser.mjs";
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

async function checkAccess(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
}

const lessons = [
  { box: "deus", locale: "en", viewport: { width: 1366, height: 768 } },
  { box: "egypt", locale: "fr", viewport: { width: 1366, height: 768 } },
  { box: "gheos", locale: "uk", viewport: { width: 360, height: 640 } },
];

const stepOf = (page) => page.locator("[data-step-id]").getAttribute("data-step-id");

for (const { box, locale, viewport } of lessons)
  test(`the tutorial of ${box}, in ${locale}`, { timeout: 120000 }, async () => {
    const { context, page, problems } = await newPage(browser, { locale, viewport });
    await page.goto(`${server.address}#/learn/${box}`);
    await page.waitForSelector("[data-step-id]");
    await checkAccess(page);
    const seen = [];
    for (let clicks = 0; clicks < 150; clicks++) {
      if ((await page.locator("[data-step-id]").count()) === 0) break;
      const step = await stepOf(page);
      if (seen.at(-1) !== step) seen.push(step);
      await page.locator("button.next").click();
      await page.waitForTimeout(120);
    }
    assert.equal(await page.locator("[data-step-id]").count(), 0, `ended; seen ${seen}`);
    assert.equal(new Set(seen).size, seen.length, `no step twice: ${seen}`);
    await checkAccess(page);
    assert.deepEqual(problems, []);
    await context.close();
  });

test("another answer than the lesson wants is refused kindly; progress is kept", async () => {
  const { context, page, problems } = await newPage(browser, { locale: "en", viewport: { width: 1366, height: 768 } });
  await page.goto(`${server.address}#/learn/deus`);
  await page.locator("button.next").click();
  await page.locator("button.next").click();
  await page.waitForSelector("[data-step-id=build]");
  await page.locator("[data-part=hand] [data-card=ballista]").click();
  await page.locator("[data-token$=':ballista']").first().click();
  await page.waitForSelector(".strayed");
  assert.equal(await stepOf(page), "build");
  await page.reload();
  await page.waitForSelector("[data-step-id=build]");
  await page.locator("[data-part=hand] [data-card=farm]").click();
  await page.locator("[data-token='build:farm']").first().click();
  await page.waitForSelector("[data-step-id=pay]");
  assert.deepEqual(problems, []);
  await context.close();
});

const pages = [
  ["learn", "#/learn"], ["rules-deus", "#/rules/deus/deus-place"], ["rules-egypt", "#/rules/egypt"],
  ["rules-gheos", "#/rules/gheos"], ["cards", "#/cards/deus"], ["tiles", "#/cards/gheos"], ["settings", "#/settings"],
];
for (const [name, hash] of pages)
  test(`${name} can be read by everybody`, { timeout: 60000 }, async () => {
    for (const [locale, viewport, colorScheme] of [["uk", { width: 360, height: 640 }, "dark"], ["fr", { width: 1366, height: 768 }, "light"]]) {
      const { context, page, problems } = await newPage(browser, { locale, viewport, colorScheme });
      await page.goto(server.address + hash);
      await page.waitForSelector("h1");
      await page.waitForTimeout(500);
      await checkAccess(page);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, "no sideways scrolling");
      assert.deepEqual(problems, []);
      await page.screenshot({ path: `../build/screenshots/${name}-${locale}.png` });
      await context.close();
    }
  });
