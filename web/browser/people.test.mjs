// The people at online tables: who is heard, who is signed in where, who takes whose seat, and what
// a rated game changes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import AxeBuilder from '@axe-core/playwright';
import { newPage } from './support/browser.mjs';
import { newPerson, playing, resultsOf, sitDown, until, whereOf } from './support/online.mjs';
import { useStage } from './support/stage.mjs';

const password = 'correct horse battery';

const stage = useStage();

const person = (name, options) => newPerson(newPage, stage.browser, stage.address, name, options);
const leave = (...all) => Promise.all(all.map(({ page }) => page.context().close()));
const two = [{ person: true }, { person: true }];

/** Signs in at the account page, or makes the account. */
async function sign({ page }, as, name, secret) {
  await page.goto(`${stage.address}#/account`);
  const form = page.locator(`[data-sign=${as}]`);
  await form.locator('input').first().fill(name);
  await form.locator('input[type=password]').fill(secret);
  await form.locator('button').click();
}

async function withAccount(name, options) {
  const one = await person(name, options);
  await sign(one, 'new', name, password);
  await one.page.locator('[data-sign-out]').waitFor();
  return one;
}

async function checkAccess(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`),
    [],
  );
}

test('who mutes the chat hears nothing until they want to', async () => {
  const [anna, boris] = [await person('Anna'), await person('Boris')];
  await sitDown(stage.address, { game: 'gheos', options: '', seats: two }, anna, boris);
  const say = async (text) => {
    await boris.page.locator('#say').fill(text);
    await boris.page.keyboard.press('Enter');
    await boris.page.locator('.lines').getByText(text).waitFor();
  };
  await boris.page.locator('[data-chat]').click();
  await say('Hello!');
  await anna.page.locator('.unread').waitFor();
  await anna.page.locator('[data-chat]').click();
  await anna.page.locator('.lines').getByText('Hello!').waitFor();
  await anna.page.getByLabel('Mute the chat').check();
  await anna.page.locator('.lines').waitFor({ state: 'detached' });
  await checkAccess(anna.page);
  await anna.page.reload();
  await anna.page.waitForSelector('main[data-step]');
  await say('Are you there?');
  // A line and what follows it come in order: once the second is there, the first was.
  (await playing(anna.page), await playing(boris.page));
  const { step } = await whereOf(anna);
  await until(async () => (await whereOf(anna))?.step > step, 'the game goes on', anna, boris);
  assert.equal(await anna.page.locator('.unread').count(), 0, 'no mark');
  (await playing(anna.page, false), await playing(boris.page, false));
  await anna.page.locator('[data-chat]').click();
  assert.equal(await anna.page.getByText('Are you there?').count(), 0);
  await anna.page.getByLabel('Mute the chat').uncheck();
  await anna.page.locator('.lines').getByText('Are you there?').waitFor();
  assert.deepEqual([...anna.problems, ...boris.problems], []);
  await leave(anna, boris);
});

test('a session is ended from another browser', async () => {
  const here = await withAccount('Daria');
  const there = await person('Somebody', { locale: 'fr' });
  await sign(there, 'account', 'Daria', password);
  await there.page.locator('[data-sign-out]').waitFor();
  await here.page.reload();
  const sessions = here.page.locator('section[aria-labelledby=sessions] li');
  await sessions.nth(1).waitFor();
  assert.equal(await sessions.locator('button').count(), 1, 'not the one of this page');
  await sessions.getByText('Chrome · Linux').waitFor();
  await checkAccess(here.page);
  await sessions.locator('button').click();
  await there.page.locator('[data-sign=account]').waitFor();
  await until(async () => (await sessions.count()) === 1, 'it is gone from the list', here, there);
  await here.page.locator('[data-sign-out]').waitFor();
  await there.page.reload();
  await there.page.locator('[data-sign=account]').waitFor();
  assert.deepEqual(here.problems, []);
  await leave(here, there);
});

test('after a change of password only the new one counts', async () => {
  const other = 'staple staple staple';
  const emil = await withAccount('Emil');
  const form = emil.page
    .locator('form')
    .filter({ has: emil.page.locator('input[autocomplete=current-password]') });
  const change = async (before, after) => {
    await form.locator('input').first().fill(before);
    await form.locator('input').last().fill(after);
    await form.locator('button').click();
  };
  await change('not my password', other);
  await form.locator('[role=alert]').waitFor();
  await change(password, other);
  await form.getByText('Password changed. Other browsers are signed out.').waitFor();
  assert.equal(await form.locator('[role=alert]').count(), 0);
  assert.equal(
    await form.locator('input').first().inputValue(),
    '',
    'no password stays on the page',
  );
  await emil.page.locator('[data-sign-out]').click();
  await sign(emil, 'account', 'Emil', password);
  await emil.page.locator('[data-sign=account] [role=alert]').waitFor();
  await sign(emil, 'account', 'Emil', other);
  await emil.page.locator('[data-sign-out]').waitFor();
  await leave(emil);
});

test('a substitute takes the seat of somebody who is gone, and plays on', async () => {
  const [anna, boris, chloe] = [await person('Anna'), await person('Boris'), await person('Chloe')];
  const clock = { kind: 'bank', seconds: 10, increment: 60 };
  const link = await sitDown(
    stage.address,
    { game: 'gheos', options: '', seats: two, public: true, clock, gone: 'substitute' },
    anna,
    boris,
  );
  const gone = (await whereOf(anna)).asked ? anna : boris;
  const stays = gone === anna ? boris : anna;
  await chloe.page.goto(link);
  const take = chloe.page.getByRole('button', { name: new RegExp(gone.name) });
  await take.waitFor();
  await checkAccess(chloe.page);
  await take.click();
  await until(
    async () => (await whereOf(chloe)).asked,
    "she plays in the other's place",
    anna,
    boris,
    chloe,
  );
  await until(
    async () => !(await whereOf(gone)).asked,
    'the other one is not asked any more',
    anna,
    boris,
    chloe,
  );
  (await playing(chloe.page), await playing(stays.page));
  const [result] = await resultsOf(chloe, stays);
  assert.match(result, /Chloe/);
  assert.doesNotMatch(result, new RegExp(gone.name));
  assert.deepEqual([...anna.problems, ...boris.problems, ...chloe.problems], []);
  await leave(anna, boris, chloe);
});

test('a rated game changes the ratings of both, and the account page tells it', async () => {
  const [fanny, georg] = [await withAccount('Fanny'), await withAccount('Georg')];
  await fanny.page
    .getByText(/^None yet/)
    .first()
    .waitFor();
  await sitDown(
    stage.address,
    { game: 'gheos', options: '', seats: two, rated: true },
    fanny,
    georg,
  );
  await fanny.page.locator('[data-menu]').click();
  await fanny.page.locator('[data-resign]').click();
  await fanny.page.locator('[data-resign-sure]').click();
  await resultsOf(fanny, georg);
  const ratingOf = async ({ page }) => {
    await page.goto(`${stage.address}#/account`);
    return Number(await page.locator('[data-rating]').first().getAttribute('data-rating'));
  };
  const [lost, won] = [await ratingOf(fanny), await ratingOf(georg)];
  assert.ok(won > lost && lost >= 0, `${won} for the winner, ${lost} for who resigned`);
  await georg.page
    .locator('section[aria-labelledby=history] li')
    .filter({ hasText: 'place 1' })
    .getByText(`+${won}`)
    .waitFor();
  await fanny.page
    .locator('section[aria-labelledby=history] li')
    .filter({ hasText: 'place 2' })
    .waitFor();
  await georg.page
    .locator('section[aria-labelledby=best] li')
    .filter({ hasText: 'Georg' })
    .getByText(String(won))
    .waitFor();
  await checkAccess(georg.page);
  assert.deepEqual([...fanny.problems, ...georg.problems], []);
  await leave(fanny, georg);
});

/** Runs in the page: as if it lay behind others, with what it would tell written down. */
function lieBehind() {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  globalThis.told = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { data }) =>
    void globalThis.told.push({ title, data });
  globalThis.Notification = class {
    static permission = 'granted';
    constructor(title, { data }) {
      globalThis.told.push({ title, data });
    }
  };
}

test('who sits at one table hears that another one waits, and goes there', async () => {
  const [anna, boris, clara] = [await person('Anna'), await person('Boris'), await person('Clara')];
  await anna.page.addInitScript(lieBehind);
  await anna.page.reload();
  const links = [];
  for (const other of [boris, clara])
    links.push(
      await sitDown(stage.address, { game: 'gheos', options: '', seats: two }, anna, other),
    );
  // At each table it becomes the other one's turn; then Boris plays.
  const { page } = anna;
  for (const [k, other] of [boris, clara].entries()) {
    await page.goto(links[k]);
    await page.waitForSelector('main[data-step]');
    await playing(page);
    await until(
      async () => (await whereOf(other)).asked,
      "it is the other one's turn",
      anna,
      other,
    );
    await playing(page, false);
  }
  assert.equal(await page.locator('[data-elsewhere]').count(), 0);
  assert.doesNotMatch(await page.title(), /waits/);
  await page.evaluate(() => (globalThis.told.length = 0));
  await playing(boris.page);
  await page.locator('[data-elsewhere]').waitFor();
  assert.match(await page.title(), /^1 table is waiting for you/);
  await checkAccess(page);
  const [{ title, data }] = await page.evaluate(() => globalThis.told);
  assert.match(title, /^Your turn · Gheos/);
  assert.equal(data, links[0].replace(/\/[^/]*$/, ''));
  await page.locator('[data-elsewhere]').click();
  await until(async () => (await whereOf(anna))?.asked, 'she is asked there', anna, boris);
  assert.match(await page.title(), /^Your turn/);
  assert.deepEqual([...anna.problems, ...boris.problems, ...clara.problems], []);
  await leave(anna, boris, clara);
});
