// People at online tables in tests: who they are, a table for them, and hands that play by themselves.

/** Runs in every page: while `demiurge.hands` is set, whatever is asked in text mode is answered at
 *  random, set by set and answer by answer. It outlives reloads, as people do. */
function playByThemselves() {
  localStorage.setItem("demiurge.settings", '{"text":true,"speed":"off","language":"en"}');
  let answered = "";
  const anyOf = (list) => list[Math.floor(Math.random() * list.length)];
  function answer(main) {
    const confirm = main.querySelector("button.confirm");
    const open = [...main.querySelectorAll("section [data-token]:not(:disabled)")];
    if (!confirm) answered = main.dataset.step;
    if (confirm && !confirm.disabled && (open.length === 0 || Math.random() < 0.5)) {
      answered = main.dataset.step;
      confirm.click();
    } else anyOf(open)?.click();
  }
  setInterval(() => {
    const main = document.querySelector("main[data-asks]");
    if (sessionStorage.getItem("demiurge.hands") !== "1" || !main || main.dataset.step === answered) return;
    answer(main);
  }, 20);
}

export const playing = (page, on = true) =>
  page.evaluate((value) => sessionStorage.setItem("demiurge.hands", value), on ? "1" : "0");

/** Somebody with a name, in a browser of their own. */
export async function newPerson(newPage, browser, address, name, options = {}) {
  const { page, problems } = await newPage(browser, { locale: "en", ...options });
  await page.addInitScript(playByThemselves);
  await page.goto(`${address}#/online`);
  await page.locator("#name").fill(name);
  await page.locator("form button.main").click();
  await page.locator('a[href="#/new-table"]').waitFor();
  return { name, page, problems };
}

/** A table of any plan, made as the page would make it; the address to give to others. */
export async function createTable({ page }, address, plan) {
  const { table, key } = await page.evaluate(
    (wanted) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(new URL("api/socket", document.baseURI).href.replace("http", "ws"), "demiurge.1");
        socket.onerror = () => reject(new Error("no connection"));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.hello) socket.send(JSON.stringify({ id: 1, do: "create", ...wanted }));
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
export async function getReady({ page }, link) {
  await page.goto(link);
  const ready = page.locator("[data-ready]");
  const sit = page.locator("main li button.main");
  await ready.or(sit).first().waitFor();
  if (await sit.count()) await sit.first().click();
  await ready.click();
}

/** Where somebody is in the game, and whether they are asked. */
export const whereOf = ({ page }) =>
  page.evaluate(() => {
    const main = document.querySelector("main[data-step]");
    return main && { step: Number(main.dataset.step), asked: main.dataset.asks !== undefined };
  });

export async function until(holds, what, timeout = 60000) {
  const end = Date.now() + timeout;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`it never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The result that the end screen shows. */
export async function resultOf({ page }) {
  await page.locator(".podium").waitFor({ timeout: 240000 });
  return page.locator(".podium").innerText();
}
