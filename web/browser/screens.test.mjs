// The first page, setting up, records, the end, the replay, and all of it without a network.
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

const phone = { width: 360, height: 640 };
const desk = { width: 1366, height: 768 };

async function checkAccess(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
}

/** A game of bots alone, to its end; its id. */
async function playOut(page, box) {
  await page.goto(`${server.address}#/set-up/${box}`);
  await page.selectOption("select[name=seat-1]", "random");
  await page.selectOption("select[name=seat-2]", "level:1");
  await page.fill("input[inputmode=numeric]", "9");
  await page.click("button.begin");
  await page.waitForSelector("[data-over]", { timeout: 60000 });
  return page.evaluate(() => location.hash.split("/")[2]);
}

test("play now begins a game at once, and it can be gone on with", { timeout: 60000 }, async () => {
  const { context, page, problems } = await newPage(browser, { locale: "en", viewport: desk });
  await page.goto(server.address);
  await checkAccess(page);
  const began = Date.now();
  await page.locator(".gheos .play").click();
  await page.waitForSelector("main.table");
  console.log(`# a table after ${Date.now() - began} ms`);
  await page.goto(`${server.address}#/`);
  await page.waitForSelector("a[href^='#/table/']");
  await checkAccess(page);
  await page.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await page.locator("a[href^='#/table/']").click();
  await page.waitForSelector("main.table");
  assert.deepEqual(problems, []);
  await context.close();
});

test("a bad record is explained with its place, and nothing is lost", { timeout: 60000 }, async () => {
  const { context, page, problems } = await newPage(browser, { locale: "uk", viewport: phone });
  await page.goto(server.address);
  await page.locator("summary").click();
  await page.fill("#record", "demiurge record 1\ngame deus\noptions players=2\nseed 5\nbuild:nothing\n");
  await page.locator("form button").click();
  const alert = page.locator("[role=alert]");
  await alert.waitFor();
  assert.match(await alert.innerText(), /Рядок 5, позиція 1/);
  assert.match(await page.inputValue("#record"), /build:nothing/);
  await checkAccess(page);
  await page.fill("#record", "demiurge record 1\ngame deus\noptions players=2\nseed 5\n");
  await page.locator("form button").click();
  await page.waitForSelector("a[href^='#/replay/']");
  assert.deepEqual(problems, []);
  await context.close();
});

for (const [box, locale, viewport, colorScheme] of [["deus", "en", desk, "light"], ["egypt", "fr", phone, "dark"], ["gheos", "uk", phone, "light"]])
  test(`set up, end and replay of ${box} in ${locale}`, { timeout: 120000 }, async () => {
    const { context, page, problems } = await newPage(browser, { locale, viewport, colorScheme });
    await page.goto(`${server.address}#/set-up/${box}`);
    await page.waitForSelector("button.begin");
    await checkAccess(page);
    const id = await playOut(page, box);
    await page.goto(`${server.address}#/end/${id}`);
    await page.waitForSelector(".verdict");
    await checkAccess(page);
    await page.screenshot({ path: `../build/screenshots/end-${box}.png`, fullPage: true });
    await page.goto(`${server.address}#/replay/${id}`);
    const slider = page.locator("input[type=range]");
    await slider.waitFor();
    const last = Number(await slider.getAttribute("max"));
    await slider.fill(`${Math.floor(last / 2)}`);
    await page.locator(".transport .play").click();
    await page.waitForFunction((from) => Number(document.querySelector("input[type=range]").value) > from, Math.floor(last / 2));
    await page.locator(".transport .play").click();
    await checkAccess(page);
    await page.locator(".eyes select").selectOption("2");
    await page.screenshot({ path: `../build/screenshots/replay-${box}.png`, fullPage: true });
    await page.goto(`${server.address}#/end/${id}`);
    await page.locator(".first .button.main").click();
    await page.waitForFunction((old) => location.hash.startsWith("#/table/") && !location.hash.endsWith(old), id);
    assert.deepEqual(problems, []);
    await context.close();
  });

test("after the first visit everything works without a network", { timeout: 60000 }, async () => {
  const { context, page, problems } = await newPage(browser, { locale: "en", viewport: desk });
  const strangers = [];
  page.on("request", (request) => request.url().startsWith(server.address) || strangers.push(request.url()));
  await page.goto(server.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await page.locator(".deus .play").click();
  await page.waitForSelector("main.table [data-region]");
  for (const hash of ["#/learn/gheos", "#/rules/egypt", "#/cards/deus", "#/set-up/egypt"]) {
    await page.goto(server.address + hash);
    await page.waitForSelector("h1");
    await page.waitForTimeout(300);
  }
  assert.deepEqual(strangers, []);
  assert.deepEqual(problems, []);
  await context.close();
});
