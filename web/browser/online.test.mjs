// Online tables: two browsers and the real server. Whole games, a link to a friend, reloads, lost
// networks, bots that stand in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import AxeBuilder from '@axe-core/playwright';
import { newPage } from './support/browser.mjs';
import {
  createTable,
  newPerson,
  playing,
  resultsOf,
  sitDown,
  until,
  whereOf,
} from './support/online.mjs';
import { useStage } from './support/stage.mjs';

const stage = useStage();

const person = (name, options) => newPerson(newPage, stage.browser, stage.address, name, options);
const people = (...names) => Promise.all(names.map((name) => person(name)));
const leave = (...all) => Promise.all(all.map(({ page }) => page.context().close()));
const theAsked = async (...all) => {
  for (const one of all) if ((await whereOf(one))?.asked) return one;
  return null;
};

async function checkAccess(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`),
    [],
  );
}

const two = [{ person: true }, { person: true }];

/** Until it is this one's turn, with nobody playing by themselves. */
async function halt(mine, other) {
  await until(
    async () => (await theAsked(mine))?.page === mine.page,
    `${mine.name} is asked`,
    mine,
    other,
  );
  await playing(mine.page, false);
  await playing(other.page, false);
}

async function finish(...all) {
  for (const { page } of all) await playing(page);
  const results = await resultsOf(...all);
  for (const result of results) assert.equal(result, results[0], 'everybody sees the same result');
  for (const { problems } of all) assert.deepEqual(problems, []);
}

test('Gheos over a link, by the pages alone', async () => {
  const { page, problems } = await newPage(stage.browser, {
    locale: 'en',
    viewport: { width: 1366, height: 768 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto(stage.address);
  await page.getByRole('link', { name: 'Play online' }).click();
  await page.getByLabel('Your name at the table').fill('Anna');
  await page.getByRole('button', { name: 'That’s me' }).click();
  await page.getByRole('link', { name: 'Create a table' }).click();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await newPage(stage.browser, {
    locale: 'fr',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  });
  await friend.page.goto(link);
  await friend.page.locator('#name').fill('Boris');
  await friend.page.getByRole('button', { name: 'S’asseoir' }).click();
  await friend.page.locator('[data-ready]').click();
  await page.locator('[data-ready]').click();
  await page.waitForSelector('main[data-step]');
  await friend.page.waitForSelector('main[data-step]');
  await checkAccess(page);
  await checkAccess(friend.page);
  await page.locator('[data-chat]').click();
  await page.locator('#say').fill('Bonjour !');
  await page.keyboard.press('Enter');
  await friend.page.locator('.unread').waitFor();
  await checkAccess(page);
  assert.deepEqual([...problems, ...friend.problems], []);
  await Promise.all([page.context().close(), friend.page.context().close()]);
});

test('lobby, new table, room and account can be used by everybody', async () => {
  const anna = await person('Anna');
  const { page } = anna;
  await checkAccess(page);
  await page.goto(`${stage.address}#/new-table`);
  await page.getByRole('button', { name: 'Create the table' }).waitFor();
  await checkAccess(page);
  await page.goto(
    await createTable(anna, stage.address, {
      game: 'deus',
      options: '',
      seats: two,
      public: true,
    }),
  );
  await page.locator('[data-ready]').waitFor();
  await checkAccess(page);
  const boris = await person('Boris');
  await boris.page.getByRole('link', { name: /^Join/ }).first().waitFor();
  await page.goto(`${stage.address}#/account`);
  await page.locator('[data-sign=new]').waitFor();
  await checkAccess(page);
  assert.deepEqual([...anna.problems, ...boris.problems], []);
  await leave(anna, boris);
});

test('nothing sticks out on a phone, in any language, in the dark', async () => {
  const anna = await person('Анна-Марія Ґалаґан', {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  const { page } = anna;
  const link = await createTable(anna, stage.address, {
    game: 'deus',
    options: 'egypt=all',
    seats: [...two, ...two],
    clock: { kind: 'days', days: 5 },
    gone: 'substitute',
  });
  const pages = {
    '#/online': 'h2',
    '#/new-table': '.begin',
    '#/account': '[data-export]',
    [new URL(link).hash]: '[data-ready]',
  };
  for (const language of ['English', 'Français', 'Українська'])
    for (const [hash, sign] of Object.entries(pages)) {
      await page.goto(stage.address + hash);
      await page.locator(sign).first().waitFor();
      await page.locator('header select').selectOption({ label: language });
      await page
        .locator('details')
        .evaluateAll((all) => all.forEach((details) => (details.open = true)));
      assert.equal(
        await page.evaluate(() => document.documentElement.scrollWidth),
        360,
        `${hash} in ${language}`,
      );
      await checkAccess(page);
    }
  assert.deepEqual(anna.problems, []);
  await leave(anna);
});

test('where no tables are served, the page says so', async () => {
  const { page } = await newPage(stage.browser, { locale: 'en' });
  await page.routeWebSocket(/api\/socket/, (socket) => socket.close());
  await page.goto(`${stage.address}#/online`);
  await page.getByText('Online tables can’t be reached.').waitFor();
  await checkAccess(page);
  await page.context().close();
});

test('a page of other rules than its server loads itself anew, once', async () => {
  const { page } = await newPage(stage.browser, { locale: 'en' });
  await page.routeWebSocket(/api\/socket/, (socket) => {
    const wire = socket.connectToServer();
    wire.onMessage((message) => socket.send(String(message).replace('"gheos":1', '"gheos":2')));
  });
  let loaded = 0;
  page.on('load', () => loaded++);
  await page.goto(`${stage.address}#/online`);
  await page.getByText('This page and its server have different versions.').waitFor();
  assert.equal(loaded, 2);
  await page.context().close();
});

test('an account is made, left, entered again and forgotten', async () => {
  const anna = await person('Anna');
  const { page } = anna;
  const password = 'correct horse battery';
  await page.goto(`${stage.address}#/account`);
  const form = (as) => page.locator(`[data-sign=${as}]`);
  await form('new').locator('input').first().fill('Anna the First');
  await form('new').locator('input[type=password]').fill(password);
  await form('new').locator('button').click();
  await page.locator('[data-sign-out]').click();
  await form('account').locator('input').first().fill('anna the first');
  await form('account').locator('input[type=password]').fill('something else');
  await form('account').locator('button').click();
  await form('account').locator('[role=alert]').waitFor();
  await form('account').locator('input[type=password]').fill(password);
  await form('account').locator('button').click();
  await page.locator('[data-sign-out]').waitFor();
  await page.locator('[data-feed]').click();
  const feed = await page.getByRole('textbox', { name: 'Feed of your turns' }).inputValue();
  assert.match(await (await fetch(feed)).text(), /<feed/);
  const download = page.waitForEvent('download');
  await page.locator('[data-export]').click();
  assert.equal((await download).suggestedFilename(), 'demiurge.json');
  await page.locator('[data-delete]').click();
  await page.locator('form input[type=password]').last().fill(password);
  await page.locator('[data-delete-sure]').click();
  await form('new').waitFor();
  await leave(anna);
});

test('Deus with a bot beside: one reloads in mid-turn', async () => {
  const [anna, boris] = await people('Anna', 'Boris');
  await sitDown(
    stage.address,
    { game: 'deus', options: '', seats: [...two, { bot: 'level:1' }] },
    anna,
    boris,
  );
  await playing(boris.page);
  await halt(anna, boris);
  // Into the turn: a card is offered, and something else is asked.
  const { step } = await whereOf(anna);
  await anna.page.locator('section [data-token^=offer]').first().click();
  await until(async () => (await whereOf(anna)).step > step, 'the answer is taken', anna, boris);
  const before = await whereOf(anna);
  const question = await anna.page.locator('#question').innerText();
  assert.ok(before.asked, 'still her turn');
  await anna.page.reload();
  await until(
    async () => (await whereOf(anna))?.step === before.step,
    'the same moment is shown again',
    anna,
    boris,
  );
  assert.equal(await anna.page.locator('#question').innerText(), question);
  await anna.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await until(
    async () => (await whereOf(anna)).step === step,
    'what was answered before can be taken back',
    anna,
    boris,
  );
  for (const { page } of [anna, boris]) await playing(page);
  // The bot has had its turn meanwhile, and the server tells of it by the name that the page gives
  // it.
  const log = anna.page.locator('section[aria-labelledby=log]');
  await log
    .getByText(/^Shepherd /)
    .first()
    .waitFor();
  await finish(anna, boris);
  await anna.page.locator('[data-verify]').click();
  await anna.page.locator('[data-verdict=good]').waitFor();
  await leave(anna, boris);
});

test('Egypt: one goes offline and comes back', async () => {
  const [anna, boris] = await people('Anna', 'Boris');
  await sitDown(
    stage.address,
    { game: 'deus', options: 'egypt=maritime,civil', seats: two },
    anna,
    boris,
  );
  await playing(boris.page);
  await halt(anna, boris);
  const { step } = await whereOf(boris);
  await boris.page.context().setOffline(true);
  await boris.page.getByText(/server can’t be reached|connection lost/i).waitFor();
  await playing(anna.page);
  await until(async () => (await whereOf(anna)).asked === false, 'her turn is over', anna, boris);
  assert.equal((await whereOf(boris)).step, step, 'nothing reaches him');
  await boris.page.context().setOffline(false);
  await until(
    async () => (await whereOf(boris)).step === (await whereOf(anna)).step,
    'he has caught up',
    anna,
    boris,
  );
  assert.ok((await whereOf(boris)).asked);
  // Chromium tells of every socket that could not be opened.
  boris.problems.length = 0;
  await finish(anna, boris);
  await leave(anna, boris);
});

test('Gheos by the clock: a bot takes a seat over and gives it back', async () => {
  const [anna, boris] = await people('Anna', 'Boris');
  await sitDown(
    stage.address,
    {
      game: 'gheos',
      options: '',
      seats: two,
      clock: { kind: 'bank', seconds: 10, increment: 60 },
      gone: 'bot',
    },
    anna,
    boris,
  );
  await playing(anna.page);
  await boris.page.locator('[data-back]').waitFor();
  assert.equal((await whereOf(boris)).asked, false, 'the bot answers for him');
  await boris.page.locator('[data-back]').click();
  await until(async () => (await whereOf(boris)).asked, 'it is his turn again', anna, boris);
  await finish(anna, boris);
  await leave(anna, boris);
});

test('resigning ends it, and there is another game', async () => {
  const [anna, boris] = await people('Anna', 'Boris');
  await sitDown(stage.address, { game: 'gheos', options: '', seats: two }, anna, boris);
  await anna.page.locator('[data-menu]').click();
  await anna.page.locator('[data-resign]').click();
  await anna.page.locator('[data-resign-sure]').click();
  for (const result of await resultsOf(anna, boris)) assert.match(result, /^1\s+Boris/);
  await anna.page.locator('[data-rematch]').click();
  await boris.page.locator('[data-rematch]').click();
  for (const { page } of [anna, boris]) await page.locator('[data-ready]').waitFor();
  assert.equal(anna.page.url(), boris.page.url(), 'the same new table');
  assert.match(
    await anna.page.locator('main li').first().innerText(),
    /Boris/,
    'everybody sits one seat further',
  );
  await leave(anna, boris);
});

test('going further back needs everybody', async () => {
  const [anna, boris] = await people('Anna', 'Boris');
  await sitDown(stage.address, { game: 'gheos', options: '', seats: two }, anna, boris);
  const first = await theAsked(anna, boris);
  const other = first === anna ? boris : anna;
  await playing(first.page);
  await until(async () => (await whereOf(other)).asked, 'the turn is over', anna, boris);
  await playing(first.page, false);
  await first.page.locator('[data-menu]').click();
  await first.page.locator('[data-propose]').click();
  await other.page.locator('[data-proposal] button').first().click();
  await until(
    async () => (await whereOf(first)).asked,
    "it is the first one's turn again",
    anna,
    boris,
  );
  assert.deepEqual([...anna.problems, ...boris.problems], []);
  await leave(anna, boris);
});
