// One's own tables: which wait, and what is said when another one begins to.
import { expect, it } from 'vitest';
import { Queue } from '../../src/online/queue.svelte';
import type { Summary } from '../../src/online/wire';
import { newConnection } from './socket';

const anna = { id: 'anna', name: 'Anna', account: false };

/** A table of Anna and Boris where it is `turn`'s turn. */
function tableOf(table: string, turn: 1 | 2 | null, more: Partial<Summary> = {}): Summary {
  const seats = [
    { name: 'Anna', player: 'anna', bot: '' },
    { name: 'Boris', player: 'boris', bot: '' },
  ];
  return { table, phase: 'playing', seats, turn, changed: 0, ...more } as Summary;
}

async function queueOf(...tables: Summary[]) {
  const { connection, last } = newConnection();
  const called: string[] = [];
  const queue = new Queue(connection, ({ table }) => called.push(table));
  queue.open();
  connection.start();
  last().hello({ player: anna });
  last().reply(last().commands[0], { tables });
  await Promise.resolve();
  const tell = (own: Summary) => last().say({ own });
  const names = () => queue.waiting.map(({ table }) => table);
  return { connection, last, queue, called, tell, names };
}

it('asks for them on every connection of somebody', async () => {
  const { connection, last, queue, names } = await queueOf(tableOf('a', 2), tableOf('b', 1));
  expect(last().commands.map((command) => command.do)).toEqual(['tables']);
  expect(names()).toEqual(['b']);
  connection.begin();
  last().hello();
  expect(last().commands).toEqual([]);
  expect(queue.tables).toEqual([]);
});

it('calls once when a table begins to wait', async () => {
  const { called, tell, names } = await queueOf(tableOf('a', 2), tableOf('b', 1, { changed: 5 }));
  tell(tableOf('a', 1, { changed: 7 }));
  tell(tableOf('a', 1, { changed: 8 }));
  expect(called).toEqual(['a']);
  expect(names()).toEqual(['b', 'a']);
  tell(tableOf('a', 2));
  tell(tableOf('a', 1));
  expect(called).toEqual(['a', 'a']);
});

it('does not wait where a bot plays, nobody is asked, or the seat is somebody else’s', async () => {
  const { called, queue, tell } = await queueOf();
  tell(
    tableOf('a', 1, {
      seats: [
        { name: 'Anna', player: 'anna', bot: 'level:5' },
        { name: 'Boris', player: 'boris', bot: '' },
      ],
    }),
  );
  tell(tableOf('b', 1, { phase: 'over' }));
  tell(tableOf('c', null));
  expect(queue.tables.length).toBe(3);
  tell(
    tableOf('c', 1, {
      seats: [
        { name: 'Clara', player: 'clara', bot: '' },
        { name: 'Boris', player: 'boris', bot: '' },
      ],
    }),
  );
  expect(queue.tables.map(({ table }) => table)).toEqual(['b', 'a']);
  expect(called).toEqual([]);
});
