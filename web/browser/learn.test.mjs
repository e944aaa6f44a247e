// The tutorials, step by step on the real engine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settled } from './support/hands.mjs';
import { checkAccess, checkMarket } from './support/looks.mjs';
import { desktop, phone, useStage } from './support/stage.mjs';

const stage = useStage();

const lessons = [
  { box: 'deus', locale: 'en', viewport: desktop },
  { box: 'egypt', locale: 'fr', viewport: desktop },
  { box: 'gheos', locale: 'uk', viewport: phone },
];

const stepOf = (page) => page.locator('[data-step-id]').getAttribute('data-step-id');

for (const { box, locale, viewport } of lessons)
  test(`the tutorial of ${box}, in ${locale}`, async () => {
    const { page, done } = await stage.open({ locale, viewport });
    await page.goto(`${stage.address}#/learn/${box}`);
    await page.waitForSelector('[data-step-id]');
    await checkAccess(page);
    if (box === 'egypt') await checkMarket(page);
    const seen = [];
    for (let clicks = 0; clicks < 150; clicks++) {
      if ((await page.locator('[data-step-id]').count()) === 0) break;
      const step = await stepOf(page);
      if (seen.at(-1) !== step) seen.push(step);
      await page.locator('button.next').click();
      await settled(page);
    }
    assert.equal(await page.locator('[data-step-id]').count(), 0, `ended; seen ${seen}`);
    assert.equal(new Set(seen).size, seen.length, `no step twice: ${seen}`);
    await checkAccess(page);
    await done();
  });

test('another answer than the lesson wants is refused kindly; progress is kept', async () => {
  const { page, done } = await stage.open();
  await page.goto(`${stage.address}#/learn/deus`);
  await page.locator('button.next').click();
  await page.locator('button.next').click();
  await page.waitForSelector('[data-step-id=build]');
  await page.locator('[data-part=hand] [data-card=ballista]').click();
  await page.locator("[data-token$=':ballista']").first().click();
  await page.waitForSelector('.strayed');
  assert.equal(await stepOf(page), 'build');
  await page.reload();
  await page.waitForSelector('[data-step-id=build]');
  await page.locator('[data-part=hand] [data-card=farm]').click();
  await page.locator("[data-token='build:farm']").first().click();
  await page.waitForSelector('[data-step-id=pay]');
  await done();
});

test('on a phone that lies, the question has its room beside the map', async () => {
  const { page, done } = await stage.open({
    viewport: { width: 740, height: 360 },
    hasTouch: true,
  });
  await page.goto(`${stage.address}#/learn/deus`);
  const question = await page.locator('#question').boundingBox();
  const panel = await page.locator('[data-part=ask]').boundingBox();
  assert.ok(
    panel.height > question.height &&
      question.y >= panel.y &&
      question.y + question.height <= panel.y + panel.height,
  );
  await done();
});
