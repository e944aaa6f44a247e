// The table of the page: whole games with people and bots, undo, saving, hand-over.
import { describe, expect, it } from 'vitest';
import { LocalTransport } from '../src/engine/local';
import { BrokenError } from '../src/engine/host';
import { Replay } from '../src/engine/replay.svelte';
import { MemorySavedGames } from '../src/engine/savedGames';
import { Table } from '../src/engine/table.svelte';
import { Thinker } from '../src/engine/thinker';
import { bot, host, newTable, person, untilPerson } from './support';

const games = [
  { game: 'deus', options: '' },
  { game: 'deus', options: 'egypt=all joker=on' },
  { game: 'gheos', options: '' },
] as const;

describe('a whole game', () => {
  for (const { game, options } of games)
    it(`of ${game} ${options} against two bots`, async () => {
      const { table, savedGames } = newTable();
      const sitters = [person('Anna'), bot('random'), bot('random')];
      await table.begin({ game, options, seed: '5', sitters }, 'en');
      for (;;) {
        await untilPerson(table);
        if (table.situation?.over) break;
        const { answers, set } = table.situation!;
        if (set && set.least === set.most)
          await table.choose(
            set.items.flatMap((i) => Array(i.room).fill(i.token)).slice(0, set.most),
          );
        if (table.error || !set || set.least < set.most)
          await table.answer(answers[answers.length - 1]!.token);
      }
      expect(table.situation?.scores.seats.some(({ place }) => place === 1)).toBe(true);
      expect(table.history.length).toBe(table.situation?.step);
      const [saved] = await savedGames.list();
      expect(saved).toMatchObject({ game, over: true, id: table.id });

      const replay = new Replay(new LocalTransport(host));
      await replay.open(saved!.record, 'uk');
      expect(replay.step).toBe(0);
      await replay.goToTurn(1);
      expect(replay.step).toBe(replay.turns[1]!.step);
      await replay.goTo(1e9);
      expect(replay.situation?.over).toBe(true);
    });
});

it("shows and keeps a bot's answers when there is something to see", async () => {
  const savedGames = new MemorySavedGames();
  const { table } = newTable(savedGames);
  const keep = savedGames.put.bind(savedGames);
  let kept = 0;
  savedGames.put = (saved) => {
    const last = table.history.at(-1);
    if (last?.seat === 2 && !table.asksMe) {
      kept++;
      expect(last.events).not.toEqual([]);
    }
    return keep(saved);
  };
  await table.begin(
    { game: 'gheos', options: '', seed: '7', sitters: [person('Anna'), bot('random')] },
    'en',
  );
  for (let answers = 0; answers < 40; answers++) {
    await untilPerson(table);
    await table.answer(table.situation!.answers[0]!.token);
  }
  await untilPerson(table);
  expect(kept).toBeGreaterThan(0);
  expect(table.history.map(({ step }) => step)).toEqual(
    Array.from({ length: table.situation!.step }, (_, k) => k),
  );
});

it('lets a bot think while what it did is seen, and shows no more before', async () => {
  const chosen: number[] = [];
  class Watched extends Thinker {
    override choose(...[seat, name, position, step, turn, signal]: Parameters<Thinker['choose']>) {
      chosen.push(step);
      return super.choose(seat, name, position, step, turn, signal);
    }
  }
  let isSeen = false;
  let goOn = () => {};
  const look = (resolve: () => void) => {
    isSeen = true;
    goOn = () => ((isSeen = false), resolve());
  };
  const table = new Table({
    transport: new LocalTransport(host),
    thinker: new Watched(host),
    savedGames: new MemorySavedGames(),
    pause: ({ unseen }) => (unseen ? Promise.resolve() : new Promise(look)),
  });
  await table.begin(
    { game: 'deus', options: '', seed: '7', sitters: [person('Anna'), bot('level:1')] },
    'en',
  );
  await untilPerson(table);
  let waited = 0;
  for (let answers = 0; answers < 30 && waited === 0; answers++) {
    await table.answer(table.situation!.answers[0]!.token);
    const knowsNext = () => isSeen && chosen.at(-1)! >= table.situation!.step;
    while (!table.asksMe && !knowsNext()) await new Promise((resolve) => setTimeout(resolve));
    // Nothing more is shown, though the bot knows its next answer.
    if (!table.asksMe && knowsNext()) waited++;
    while (!table.asksMe) {
      goOn();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  expect(waited).toBeGreaterThan(0);

  // Taking back does not wait.
  await table.answer(table.situation!.answers[0]!.token);
  await table.undo();
  expect(table.asksMe).toBe(true);
});

it('takes back and repeats, with the history', async () => {
  const { table } = newTable();
  const sitters = [person('Anna'), bot('random')];
  await table.begin({ game: 'deus', options: '', seed: '7', sitters }, 'en');
  await untilPerson(table);
  const { step, question } = table.situation!;
  await table.answer(table.situation!.answers[0]!.token);
  expect(table.history.at(-1)?.step).toBe(step);
  await table.undo();
  expect(table.situation).toMatchObject({ step, question });
  expect(table.history.length).toBe(step);
  await table.redo();
  expect(table.situation?.step).toBe(step + 1);
  expect(table.history.length).toBe(step + 1);
  await table.restart();
  expect(table.situation?.step).toBe(step);
});

it('resumes where it was left', async () => {
  const { table, savedGames } = newTable();
  const sitters = [person('Anna'), bot('random')];
  await table.begin({ game: 'gheos', options: '', seed: '7', sitters }, 'en');
  await untilPerson(table);
  await table.answer(table.situation!.answers[0]!.token);
  const left = table.situation;
  table.close();

  const again = newTable(savedGames);
  await again.table.resume((await savedGames.list())[0]!, 'en');
  expect(again.table.id).toBe(table.id);
  expect(again.table.situation).toMatchObject({ step: left!.step, view: left!.view });
  expect(again.table.history.length).toBe(left!.step);
});

it('hides hands while the screen changes hands', async () => {
  const { table } = newTable();
  const sitters = [person('Anna'), person('Boris')];
  await table.begin({ game: 'deus', options: '', seed: '7', sitters }, 'en');
  expect(table.handOver).toBe(table.situation?.question?.seat);
  expect(table.viewer).toBe('public');
  expect(table.situation?.answers).toEqual([]);
  const first = table.handOver!;
  await table.takeScreen();
  expect(table.viewer).toBe(first);
  expect(table.situation!.answers.length).toBeGreaterThan(1);
  while (table.handOver === null) await table.answer(table.situation!.answers[0]!.token);
  expect(table.handOver).not.toBe(first);
  expect(table.viewer).toBe('public');
  expect(JSON.stringify(table.history)).not.toContain('see-card');
});

it('speaks another language in mid-game', async () => {
  const { table } = newTable();
  await table.begin(
    { game: 'deus', options: '', seed: '7', sitters: [person('Anna'), bot('random')] },
    'en',
  );
  await untilPerson(table);
  await table.setLanguage('uk');
  expect(table.situation?.question?.text).toMatch(/[а-яіїє]/i);
});

it('tells news until the person acts', async () => {
  const { table } = newTable();
  await table.begin(
    { game: 'gheos', options: '', seed: '3', sitters: [person('Anna'), bot('random')] },
    'en',
  );
  for (let turn = 0; turn < 3; turn++) {
    await untilPerson(table);
    while (table.asksMe) await table.answer(table.situation!.answers[0]!.token);
  }
  await untilPerson(table);
  expect(table.news.length).toBeGreaterThan(0);
  expect(table.news.every(({ seat }) => seat !== table.viewer)).toBe(true);
  await table.answer(table.situation!.answers[0]!.token);
  expect(table.news).toEqual([]);
});

it('refuses in words and stays where it was', async () => {
  const { table } = newTable();
  await table.begin(
    { game: 'deus', options: '', seed: '7', sitters: [person('Anna'), bot('random')] },
    'en',
  );
  await untilPerson(table);
  const { step } = table.situation!;
  await table.answer('build:nonsense');
  expect(table.error).toMatch(/not an answer/);
  expect(table.situation?.step).toBe(step);
});

it('gives a hint', async () => {
  const { table } = newTable();
  await table.begin(
    { game: 'gheos', options: '', seed: '7', sitters: [person('Anna'), bot('random')] },
    'en',
  );
  await untilPerson(table);
  const [best] = await table.hint('uk');
  expect(table.situation?.answers.map(({ token }) => token)).toContain(best?.token);
});

it('lets whoever watches bots stop them, and go on by answer, by turn or to the end', async () => {
  const { table } = newTable();
  await table.begin(
    { game: 'gheos', options: '', seed: '7', sitters: [bot('random'), bot('random')] },
    'en',
  );
  expect(table.pacing).not.toBe(null);
  table.halt();
  await table.goOn('answer');
  const { step, turn } = table.situation!;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(table.situation!.step).toBe(step);
  expect(table.halted).toBe(true);
  await table.goOn('answer');
  expect(table.situation!.step).toBe(step + 1);
  await table.goOn('turn');
  expect(table.situation!.turn).toBe(turn + 1);
  await table.goOn('game');
  expect(table.situation!.over).toBe(true);
  expect(table.error).toBe(null);
});

it('begins in a prepared position', async () => {
  const { table } = newTable();
  const position =
    'gheos players=2 board=0,0:start.0 pile=* p1.tokens=3 p1.hand=b10,a8 p2.tokens=3 ' +
    'p2.hand=b16,c4 todo=tile';
  await table.beginAt(position, [person('Anna'), bot('random')], 'fr');
  await untilPerson(table);
  expect(table.situation?.answers.map(({ token }) => token)).toEqual(['tile:a8', 'tile:b10']);
});

it('comes back after a failure of the engine', async () => {
  const savedGames = new MemorySavedGames();
  const transport = new LocalTransport(host);
  const play = transport.play.bind(transport);
  const table = new Table({ transport, thinker: new Thinker(host), savedGames });
  await table.begin(
    { game: 'deus', options: '', seed: '7', sitters: [person('Anna'), bot('random')] },
    'en',
  );
  await untilPerson(table);
  await table.answer(table.situation!.answers[0]!.token);
  const { step } = table.situation!;
  transport.play = async () => {
    throw new BrokenError({ ok: false, error: 'unreachable', broken: true });
  };
  await table.answer(table.situation!.answers[0]!.token);
  expect(table.error).toBe('unreachable');
  expect(table.situation?.step).toBe(step);
  transport.play = play;
  await table.answer(table.situation!.answers[0]!.token);
  expect(table.situation?.step).toBe(step + 1);
});
