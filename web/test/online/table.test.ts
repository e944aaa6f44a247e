// A table at a server: the page shows what it may know, answers, catches up, takes back, ends.
import { describe, expect, it } from 'vitest';
import type { OnlineTable } from '../../src/online/onlineTable.svelte';
import { FakeServer } from './server';

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve));
}

async function twoPages(game: 'deus' | 'gheos', options?: string) {
  const server = new FakeServer();
  await server.begin(game, options);
  const pages = [server.page(1), server.page(2)] as const;
  await until(() => pages.every(({ table }) => table.situation !== null));
  return { server, pages };
}

const theOneAsked = <Page extends { table: OnlineTable }>(pages: readonly Page[]): Page =>
  pages.find(({ table }) => table.asksMe)!;
const other = <Page>(pages: readonly [Page, Page], page: Page) =>
  pages[0] === page ? pages[1] : pages[0];
const first = (table: OnlineTable) => table.situation!.answers[0]!.token;

describe('two pages', () => {
  for (const [game, options] of [
    ['deus', 'players=2'],
    ['deus', 'players=2 egypt=all'],
    ['gheos', 'players=2'],
  ] as const)
    it(`play ${game} ${options} to the end`, async () => {
      const { server, pages } = await twoPages(game, options);
      for (let turn = 0; !pages[0].table.situation?.over; turn++) {
        const { table } = theOneAsked(pages);
        const { answers, set } = table.situation!;
        if (set && set.least > 0)
          await table.choose(
            set.items.flatMap((i) => Array<string>(i.room).fill(i.token)).slice(0, set.least),
          );
        else await table.answer(answers[(turn * 7) % answers.length]!.token);
        expect(table.error).toBeNull();
        const step = table.situation!.step;
        await until(() => pages.every((page) => page.table.situation?.step === step));
      }
      await until(() => pages.every(({ table }) => table.kept));
      for (const { table, savedGames } of pages) {
        expect(table.phase).toBe('over');
        expect(table.history.length).toBe(table.situation?.step);
        const [saved] = await savedGames.list();
        expect(saved).toMatchObject({
          over: true,
          online: { resigned: [] },
          id: table.id,
          record: await server.engine.record('all'),
        });
      }
    });
});

describe('a page', () => {
  it('shows through its own eyes and no others', async () => {
    const { server, pages } = await twoPages('deus');
    const watching = server.page('public');
    await until(() => watching.table.situation !== null);
    expect(watching.table.viewer).toBe('public');
    expect(watching.table.asksMe).toBe(false);
    expect(watching.table.situation!.answers).toEqual([]);
    expect(pages.filter(({ table }) => table.asksMe).length).toBe(1);
    const { table } = theOneAsked(pages);
    expect(table.situation!.names).toEqual(['Anna', 'Boris']);
    await table.preview(first(table));
  });

  it('keeps what did not change as it was, so that it is not drawn anew', async () => {
    const { pages } = await twoPages('gheos');
    const { table } = theOneAsked(pages);
    const before = table.situation!;
    await table.answer(first(table));
    const after = table.situation!;
    expect(after.step).toBe(before.step + 1);
    expect(after.view.players).toBe(before.view.players);
  });

  it('takes back what it answered, and gives it again', async () => {
    const { pages } = await twoPages('deus');
    const { table } = theOneAsked(pages);
    const { step, question } = table.situation!;
    expect(table.situation!.undo.can).toBe(false);
    await table.answer(first(table));
    const after = table.situation!;
    expect(after.step).toBe(step + 1);
    expect(after.undo.can).toBe(true);
    expect(after.redo.can).toBe(false);
    await table.undo();
    expect(table.situation).toMatchObject({
      step,
      question: { text: question!.text },
      redo: { can: true },
    });
    expect(table.history.length).toBe(step);
    await until(() => pages.every((page) => page.table.history.length === step));
    await table.redo();
    expect(table.situation?.question?.text).toBe(after.question?.text);
    expect(table.situation?.redo.can).toBe(false);
  });

  it('tells why the server refuses', async () => {
    const { server, pages } = await twoPages('gheos');
    const { table } = theOneAsked(pages);
    const { step } = table.situation!;
    server.refuses = { error: 'storage', text: 'The disk is full.' };
    await table.answer(first(table));
    expect(table.error).toBe('The disk is full.');
    expect(table.situation?.step).toBe(step);
    server.refuses = null;
    await table.answer(first(table));
    expect(table.error).toBeNull();
  });

  it('does not answer a question that is not on the screen any more', async () => {
    const { server, pages } = await twoPages('gheos');
    const { table } = theOneAsked(pages);
    const token = first(table);
    await Promise.all([table.answer(token), table.answer(token)]);
    expect(server.answers.length).toBe(1);
  });

  it('is not disturbed by those who come, go and talk', async () => {
    const { server, pages } = await twoPages('gheos');
    const { table } = theOneAsked(pages);
    const before = table.situation;
    server.tell({
      chat: [{ n: 1, at: 0, name: 'Boris', seat: 2, text: 'hello' }],
      seats: server.seats.map((seat) => ({ ...seat, here: false })),
    });
    await until(() => table.chat.length === 1);
    expect(table.situation).toBe(before);
    expect(table.seats[0]?.here).toBe(false);
    server.tell({
      chat: [
        { n: 1, at: 0, name: 'Boris', seat: 2, text: 'hello' },
        { n: 2, at: 0, name: 'Boris', seat: 2, text: 'again' },
      ],
    });
    await until(() => table.chat.length === 2);
  });

  it('answers nothing while a bot plays for it', async () => {
    const { server, pages } = await twoPages('gheos');
    const { table } = theOneAsked(pages);
    server.tell({ seats: server.seats.map((seat) => ({ ...seat, bot: 'level:5', away: true })) });
    await until(() => table.replaced);
    expect(table.asksMe).toBe(false);
    expect(table.thinking).toBe(table.you);
    server.tell({ seats: server.seats });
    await until(() => table.asksMe);
  });

  it('gives no hints where it is about ratings', async () => {
    const server = new FakeServer();
    server.rated = true;
    await server.begin('gheos');
    const { table } = server.page((await server.asked())!);
    await until(() => table.asksMe);
    expect(table.hints).toBe(false);
    expect(await table.hint('en')).toEqual([]);
  });

  it('speaks another language, the log included', async () => {
    const { pages } = await twoPages('deus');
    const { table } = theOneAsked(pages);
    await table.answer(first(table));
    await table.setLanguage('uk');
    expect(table.situation?.question?.text).toMatch(/[а-яіїє]/i);
    expect(table.history.length).toBe(table.situation?.step);
  });

  it('counts the clock of whose turn it is', async () => {
    const { server, pages } = await twoPages('gheos');
    const { table } = theOneAsked(pages);
    const mine = table.you!;
    server.tell({ since: 10_000, seats: server.seats.map((seat) => ({ ...seat, time: 60_000 })) });
    await until(() => table.seats[0]?.time === 60_000);
    expect(table.timeLeft(mine, 25_000)).toBe(45_000);
    expect(table.timeLeft(mine === 1 ? 2 : 1, 25_000)).toBe(60_000);
    expect(table.timeLeft(mine, 100_000)).toBe(0);
  });
});

describe('after a lost connection', () => {
  it('the page catches up with what happened since, in one round trip', async () => {
    const { pages } = await twoPages('gheos');
    const begins = theOneAsked(pages);
    while (begins.table.asksMe) await begins.table.answer(first(begins.table));
    const asked = other(pages, begins);
    await until(() => asked.table.asksMe);
    const away = begins;
    const known = away.table.situation!.step;
    expect(known).toBeGreaterThan(0);
    away.table.shown();
    away.last().drop();
    while (asked.table.asksMe) await asked.table.answer(first(asked.table));
    expect(away.table.situation?.step).toBe(known);
    away.connection.hurry();
    away.connect();
    await until(() => away.table.situation?.step === asked.table.situation?.step);
    expect(away.last().commands).toEqual([
      expect.objectContaining({ do: 'watch', step: known, key: 'key' }),
    ]);
    expect(away.table.history.map(({ step }) => step)).toEqual(
      asked.table.history.map(({ step }) => step),
    );
    expect(away.table.fresh.length).toBe(away.table.situation!.step - known);
    expect(away.table.asksMe).toBe(true);
  });

  it('an answer that was kept but not acknowledged counts once', async () => {
    const { server, pages } = await twoPages('gheos');
    const asked = theOneAsked(pages);
    const { step } = asked.table.situation!;
    server.breaks = true;
    const answered = asked.table.answer(first(asked.table));
    await until(() => server.answers.length === 1 && asked.last().onmessage === null);
    asked.connection.hurry();
    asked.connect();
    await answered;
    expect(server.answers.map(({ step: sent }) => sent)).toEqual([step, step]);
    expect(asked.table.error).toBeNull();
    expect(asked.table.situation?.step).toBe(step + 1);
  });
});
