// What must never be lost: games when the browser is closed, and everything without a network.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { launchKept } from './support/browser.mjs';
import { begin, dice, keptGames, stepOf, untilAsked } from './support/game.mjs';
import { answer, byMouse } from './support/hands.mjs';
import { checkAccess } from './support/looks.mjs';
import { untilKept } from './support/records.mjs';
import { desktop, phone, useStage } from './support/stage.mjs';

const stage = useStage();
const ANSWERS = 12;

/** Plays some answers; what the table shows then. */
async function playOn(page, roll) {
  for (let answers = 0; answers < ANSWERS && (await untilAsked(page)); answers++)
    await answer(page, byMouse, roll);
  await untilAsked(page);
  return whatIsShown(page);
}

/** A browser that finds again in the folder what it had there before. */
async function openKept(folder) {
  const { context, page, problems } = await launchKept(folder, { locale: 'en', viewport: desktop });
  return { page, done: async () => (assert.deepEqual(problems, []), context.close()) };
}

async function whatIsShown(page) {
  const undo = page.locator('[data-part=ask] [role=toolbar] button').first();
  return {
    step: await stepOf(page),
    question: await page.locator('#question').innerText(),
    hand: await page.locator('[data-part=hand]').innerText(),
    undo: await undo.getAttribute('aria-disabled'),
    log: await page.locator('[data-part=log]').innerText(),
  };
}

for (const box of ['deus', 'egypt', 'gheos'])
  test(`a game of ${box} survives the end of the browser`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'demiurge-browser-'));
    const roll = dice(7);
    try {
      const first = await openKept(folder);
      await begin(first.page, stage.address, { box, seed: 3, bot: 'level:1' });
      const shown = await playOn(first.page, roll);
      await untilKept(first.page);
      await first.done();

      const second = await openKept(folder);
      await second.page.goto(stage.address);
      await second.page.locator("a[href^='#/table/']").click();
      await untilAsked(second.page);
      assert.deepEqual(await whatIsShown(second.page), shown);
      assert.notDeepEqual(await playOn(second.page, roll), shown, 'it goes on');
      await second.done();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

test('a game goes on when its page was closed while a bot thought', async () => {
  const { context, page, done } = await stage.open();
  await begin(page, stage.address, { box: 'gheos', seed: 3, bot: 'level:8' });
  await untilAsked(page);
  const roll = dice(3);
  while (await page.locator('main[data-asks]').count()) await answer(page, byMouse, roll);
  const step = await stepOf(page);
  await untilKept(page);
  await page.close();
  const again = await context.newPage();
  await again.goto(stage.address);
  await again.locator("a[href^='#/table/']").click();
  await untilAsked(again);
  assert.ok(Number(await stepOf(again)) > Number(step), 'the bot has answered');
  await done();
});

const good = 'demiurge record 1\ngame deus\noptions players=2\nseed 5\n';
const badRecords = [
  ['an answer that is not legal', `${good}build:nothing\n`, (reader) => reader.place(5)],
  ['a later version', good.replace('record 1', 'record 2'), (reader) => reader.place(1)],
  ['an unknown game', good.replace('deus', 'chess'), (reader) => reader.place(2)],
  ['too many players', good.replace('players=2', 'players=9'), (reader) => reader.place(3)],
  ['nothing', ' ', (reader) => reader.empty],
  ['another kind of file', 'PNG and other bytes', (reader) => reader.place(1)],
];
const readers = [
  { language: 'en', viewport: desktop, place: (line) => `Line ${line}, column 1:`, empty: 'empty' },
  {
    language: 'fr',
    viewport: phone,
    place: (line) => `Ligne ${line}, colonne 1\u00A0:`,
    empty: 'vide',
  },
  {
    language: 'uk',
    viewport: phone,
    place: (line) => `Рядок ${line}, позиція 1:`,
    empty: 'порожній',
  },
];

for (const reader of readers)
  test(`bad records are explained in ${reader.language}, and nothing is lost`, async () => {
    const { page, done } = await stage.open({
      locale: reader.language,
      viewport: reader.viewport,
    });
    await begin(page, stage.address, { box: 'gheos', seed: 5 });
    await untilAsked(page);
    await page.goto(stage.address);
    await page.locator('summary').click();
    const before = await keptGames(page);
    const alert = page.locator('[role=alert]');
    for (const [what, record, explanation] of badRecords) {
      await page.fill('#record', record);
      await page.locator('form button').click();
      await alert
        .filter({ hasText: explanation(reader) })
        .waitFor()
        .catch(async () => assert.fail(`${what}: ${await alert.innerText()}`));
      assert.equal(await page.inputValue('#record'), record, 'what was typed is still there');
      assert.deepEqual(await keptGames(page), before);
    }
    await checkAccess(page);
    await page.fill('#record', good);
    await page.locator('form button').click();
    await page.waitForSelector("a[href^='#/replay/']");
    assert.equal((await keptGames(page)).length, before.length + 1);
    await done();
  });

test('after the first visit everything works without a network', async () => {
  const { context, page: first, done } = await stage.open();
  const strangers = [];
  context.on(
    'request',
    (request) => request.url().startsWith(stage.address) || strangers.push(request.url()),
  );
  await first.goto(stage.address);
  await first.evaluate(() => navigator.serviceWorker.ready);
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await first.close();

  const page = await context.newPage();
  await page.goto(stage.address);
  await page.locator('.deus .play').click();
  await page.waitForSelector('main.table [data-region]');
  const before = await stepOf(page);
  await playOn(page, dice(9));
  assert.ok(Number(await stepOf(page)) > Number(before), 'people and bots answer');
  for (const hash of [
    '#/learn/gheos',
    '#/rules/egypt',
    '#/cards/deus',
    '#/cards/gheos',
    '#/set-up/egypt',
    '#/settings',
  ]) {
    await page.goto(stage.address + hash);
    await page.waitForSelector('h1');
    await page.waitForLoadState('networkidle');
  }
  for (const language of ['fr', 'uk']) {
    await page.locator(`[name=language][value=${language}]`).check({ force: true });
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  }
  assert.deepEqual(strangers, []);
  await done();
});
