// People at online tables in tests: who they are, a table for them, and hands that play by
// themselves.

/** Of this run's hands. `HANDS=number` lets them choose as in another run, wherever the same is
 *  asked at the same step; the server shuffles anew all the same. */
const hands = Number(process.env.HANDS ?? Math.floor(Math.random() * 2 ** 31));

/** Runs in every page: while `demiurge.hands` is set, whatever is asked in text mode is answered,
 *  set by set and answer by answer, by the dice of its step. It outlives reloads, as people do. */
function playByThemselves(seed) {
  localStorage.setItem('demiurge.settings', '{"text":true,"speed":"off","language":"en"}');
  let answered = '';
  let asked = '';
  let dice = 0;
  const roll = (bound) => {
    dice = (dice + 0x6d2b79f5) | 0;
    let mixed = Math.imul(dice ^ (dice >>> 15), dice | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
  function answer(main) {
    const { step } = main.dataset;
    const confirm = main.querySelector('button.confirm');
    const open = [...main.querySelectorAll('section [data-token]:not(:disabled)')];
    if (step !== asked) [asked, dice] = [step, Math.imul(seed + Number(step), 0x9e3779b1)];
    if (confirm && !confirm.disabled && (open.length === 0 || roll(2))) {
      answered = step;
      confirm.click();
    } else if (open.length > 0) {
      if (!confirm) answered = step;
      open[roll(open.length)].click();
    }
  }
  setInterval(() => {
    const main = document.querySelector('main[data-asks]');
    if (sessionStorage.getItem('demiurge.hands') !== '1') answered = '';
    else if (main && main.dataset.step !== answered) answer(main);
  }, 20);
}

export const playing = (page, on = true) =>
  page.evaluate((value) => sessionStorage.setItem('demiurge.hands', value), on ? '1' : '0');

/** Somebody with a name, in a browser of their own. */
export async function newPerson(newPage, browser, address, name, options = {}) {
  const { page, problems } = await newPage(browser, { locale: 'en', ...options });
  await page.addInitScript(playByThemselves, hands);
  await page.goto(`${address}#/online`);
  await page.locator('#name').fill(name);
  await page.locator('form button.main').click();
  await page.locator('a[href="#/new-table"]').waitFor();
  return { name, page, problems };
}

/** A table of any plan, made as the page would make it; the address to give to others. */
export async function createTable({ page }, address, plan) {
  const { table, key } = await page.evaluate(
    (wanted) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(
          new URL('api/socket', document.baseURI).href.replace('http', 'ws'),
          'demiurge.1',
        );
        socket.onerror = () => reject(new Error('no connection'));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.hello) socket.send(JSON.stringify({ id: 1, do: 'create', ...wanted }));
          else if (message.id === 1) {
            socket.close();
            if (message.ok) resolve(message);
            else reject(new Error(message.text));
          }
        };
      }),
    plan,
  );
  return `${address}#/at/${table}/${key}`;
}

/** Opens the table, sits down where that is still to be done, and is ready. */
async function getReady({ page }, link) {
  await page.goto(link);
  const ready = page.locator('[data-ready]');
  const sit = page.locator('main li button.main');
  await ready.or(sit).first().waitFor();
  if (await sit.count()) await sit.first().click();
  await ready.click();
}

/** Where somebody is in the game, and whether they are asked. */
export const whereOf = ({ page }) =>
  page.evaluate(() => {
    const main = document.querySelector('main[data-step]');
    return main && { step: Number(main.dataset.step), asked: main.dataset.asks !== undefined };
  });

/** Runs in the page: everything that it tells somebody who wonders why nothing happens. */
function tellAll() {
  const main = document.querySelector('main[data-step]');
  const texts = (selector) =>
    [...document.querySelectorAll(selector)].map((one) => one.innerText.trim()).filter(Boolean);
  return {
    at: location.hash,
    step: main?.dataset.step,
    asked: main?.dataset.asks !== undefined,
    hands: sessionStorage.getItem('demiurge.hands'),
    question: texts('#question'),
    chosen: texts('[data-chosen]'),
    answers: [...document.querySelectorAll('section [data-token]:not(:disabled)')]
      .slice(0, 20)
      .map((one) => one.dataset.token),
    said: texts('[role=alert], [role=status], .notices, .said'),
    log: texts('section[aria-labelledby=log] li').slice(-3),
  };
}

/** The game as somebody may know it: enough to stand at the same place again. */
const recordOf = ({ page }) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const [, table] = /^#\/at\/([^/]+)/.exec(location.hash) ?? [];
        if (!table) return resolve('');
        const socket = new WebSocket(
          new URL('api/socket', document.baseURI).href.replace('http', 'ws'),
          'demiurge.1',
        );
        socket.onopen = () => socket.send(JSON.stringify({ id: 1, do: 'record', table }));
        socket.onerror = () => resolve('');
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.id !== 1) return;
          socket.close();
          resolve(message.record ?? message.text);
        };
        setTimeout(() => resolve(''), 5000);
      }),
  );

/** Why nothing more happens: what everybody sees, and how to come there again. */
async function tellWhere(what, people) {
  const lines = [what, `HANDS=${hands} plays with the same hands`];
  for (const one of people)
    lines.push(
      `${one.name}: ${JSON.stringify(
        { ...(await one.page.evaluate(tellAll)), problems: one.problems },
        null,
        2,
      )}`,
    );
  if (people.length > 0) lines.push(await recordOf(people[0]).catch(String));
  return lines.join('\n');
}
/** Only a guard against waiting for ever: what is waited for takes a second or two. */
const PATIENCE_MS = 20 * 60000;

/** Until it holds; `people` tell what they see if it never does. */
export async function until(holds, what, ...people) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(await tellWhere(`it never happened: ${what}`, people));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Both at a table of this plan, with the game begun; the address of the table. */
export async function sitDown(address, plan, a, b) {
  const link = await createTable(a, address, {
    public: false,
    rated: false,
    clock: { kind: 'none' },
    gone: 'wait',
    ...plan,
  });
  await getReady(a, link);
  await getReady(b, link);
  await until(async () => (await whereOf(a)) && (await whereOf(b)), 'the game begins', a, b);
  return link;
}

/** The result that the end screens show, once everybody has come there. A game may last as long as
 *  it goes on. */
export async function resultsOf(...people) {
  const shown = () =>
    Promise.all(
      people.map(({ page }) =>
        page.evaluate(() =>
          document.querySelector('.podium')
            ? 'over'
            : (document.querySelector('main[data-step]')?.dataset.step ?? ''),
        ),
      ),
    );
  let [last, since] = ['', Date.now()];
  for (;;) {
    const now = await shown();
    if (now.every((one) => one === 'over')) break;
    if (now.join() !== last) [last, since] = [now.join(), Date.now()];
    if (Date.now() - since > PATIENCE_MS)
      throw new Error(await tellWhere('the game does not go on', people));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return Promise.all(people.map(({ page }) => page.locator('.podium').innerText()));
}
