// The connection comes back, sends again what must not be lost, and renews a stale page once.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../../src/online/connection.svelte';
import { newConnection } from './socket';

/** Waits between attempts are spread by lot; here they are always the middle of their range. */
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as Refused,
  );

describe('a request', () => {
  it('has its own number and gets its own answer', async () => {
    const { connection, last } = newConnection();
    connection.start();
    last().hello();
    const first = connection.ask<{ n: number }>({ do: 'tables' });
    const second = connection.ask<{ n: number }>({ do: 'history' });
    const [a, b] = last().commands;
    expect(a?.id).not.toBe(b?.id);
    last().reply(b, { n: 2 });
    last().reply(a, { n: 1 });
    expect([(await first).n, (await second).n]).toEqual([1, 2]);
  });

  it('is refused in the words of the server', async () => {
    const { connection, last } = newConnection();
    connection.start();
    last().hello();
    const asked = refusal(connection.ask({ do: 'sit', table: 'x' }));
    last().say({
      id: last().commands[0]?.id,
      ok: false,
      error: 'taken',
      text: 'Somebody sits there.',
    });
    expect(await asked).toMatchObject({ code: 'taken', message: 'Somebody sits there.' });
  });

  it('is lost with its connection, and says so', async () => {
    const { connection, last } = newConnection();
    connection.start();
    expect(await refusal(connection.ask({ do: 'tables' }))).toMatchObject({ code: 'lost' });
    last().hello();
    const asked = refusal(connection.ask({ do: 'tables' }));
    last().drop();
    expect(await asked).toMatchObject({ code: 'lost' });
  });
});

describe('a lost connection', () => {
  it('comes back, ever more patiently', async () => {
    const { connection, sockets, last } = newConnection();
    connection.start();
    last().hello();
    expect(connection.status).toBe('connected');
    last().drop();
    expect(connection.status).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(700);
    expect(sockets.length).toBe(2);
    for (let attempt = 0; attempt < 4; attempt++) {
      last().drop();
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(connection.status).toBe('offline');
    const tried = sockets.length;
    last().drop();
    await vi.advanceTimersByTimeAsync(2000);
    expect(sockets.length).toBe(tried);
    connection.hurry();
    expect(sockets.length).toBe(tried + 1);
    last().hello();
    expect(connection.status).toBe('connected');
  });

  it('is noticed when the server says nothing', async () => {
    const { connection, sockets, last } = newConnection();
    connection.start();
    last().hello();
    last().reply(last().heard[0]);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(last().heard.length).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(last().heard.length, 'the page asks whether anybody is there').toBe(2);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets.length).toBe(2);
  });

  it('sends an unacknowledged answer again, as it was, and what stands before it', async () => {
    const { connection, last } = newConnection();
    connection.start();
    last().hello();
    const known = { seq: 4, step: 2 };
    connection.stand({ command: () => ({ do: 'watch', table: 'x', ...known }) });
    let done = false;
    void connection
      .ask({ do: 'answer', table: 'x', step: 2, token: 'draw' }, true)
      .then(() => (done = true));
    const sent = last().commands.at(-1);
    known.seq = 5;
    last().drop();
    await vi.advanceTimersByTimeAsync(1000);
    last().hello();
    expect(last().commands.map(({ id: _, ...command }) => command)).toEqual([
      { do: 'watch', table: 'x', seq: 5, step: 2 },
      { do: 'answer', table: 'x', step: 2, token: 'draw' },
    ]);
    expect(last().commands[1]).toEqual(sent);
    last().reply(last().commands[1]);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toBe(true);
  });

  it('sends what was wished for without a connection when there is one', async () => {
    const { connection, last } = newConnection();
    connection.start();
    void connection.ask({ do: 'answer', table: 'x', step: 0, token: 'draw' }, true);
    expect(last().heard).toEqual([]);
    last().hello();
    expect(last().commands.length).toBe(1);
  });
});

describe('what stands', () => {
  it('is not asked any more once it ends', async () => {
    const { connection, last } = newConnection();
    connection.start();
    last().hello();
    const answers: unknown[] = [];
    const end = connection.stand({
      command: () => ({ do: 'lobby', on: true }),
      answered: ({ tables }) => answers.push(tables),
    });
    last().reply(last().commands[0], { tables: [1] });
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toEqual([[1]]);
    end();
    last().drop();
    await vi.advanceTimersByTimeAsync(1000);
    last().hello();
    expect(last().commands).toEqual([]);
  });

  it('begins anew with another cookie', () => {
    const { connection, sockets, last } = newConnection();
    connection.start();
    last().hello();
    connection.stand({ command: () => ({ do: 'watch', table: 'x' }) });
    connection.begin();
    expect(sockets[0]?.closed).toBe(true);
    last().hello({ player: { id: 'p', name: 'Anna', account: false } });
    expect(connection.player?.name).toBe('Anna');
    expect(last().commands.map(({ do: what }) => what)).toEqual(['watch']);
  });
});

describe('a stale page', () => {
  it('renews itself once', async () => {
    const { connection, last, renewed } = newConnection();
    connection.start();
    last().hello({ rules: { deus: 1, gheos: 2 } });
    await vi.advanceTimersByTimeAsync(0);
    expect(renewed.length).toBe(1);
    expect(connection.status).toBe('connected');
    last().drop();
    await vi.advanceTimersByTimeAsync(1000);
    last().hello({ rules: { deus: 1, gheos: 2 } });
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.status).toBe('stale');
  });

  it('is not one that plays by the same rules', async () => {
    const { connection, last, renewed } = newConnection();
    connection.start();
    last().hello();
    await vi.advanceTimersByTimeAsync(0);
    expect(renewed).toEqual([]);
  });
});

it('tells the time of the server', () => {
  const { connection, last } = newConnection();
  connection.start();
  last().hello({ now: Date.now() + 5000 });
  expect(connection.now() - Date.now()).toBe(5000);
});
