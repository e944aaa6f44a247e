// Every game that is listed has all its parts, and one that is not is refused by its name.
import { describe, expect, it } from 'vitest';
import { LocalTransport } from '../src/engine/local';
import {
  BOXES,
  boxNamed,
  boxOf,
  GAMES,
  gameNamed,
  loadTable,
  tableParts,
  titleOf,
  UnknownGame,
} from '../src/games';
import { keyOf } from '../src/play/things';
import { host } from './support';

describe('a game that these pages do not know', () => {
  it('is refused by its name, and shown as none of the others', async () => {
    expect(() => gameNamed('chess')).toThrow('These pages know no game called “chess”.');
    expect(() => boxNamed('chess')).toThrow(UnknownGame);
    expect(() => tableParts('chess')).toThrow(UnknownGame);
    await expect(loadTable('chess')).rejects.toThrow(UnknownGame);
    expect(boxOf({ game: 'chess', options: '' })).toBeNull();
    expect(titleOf({ game: 'chess', options: '' })).toBe('chess');
  });
});

describe('the list of games', () => {
  it('names each box once, and knows out of which a game came', () => {
    expect(new Set(BOXES.map(({ name }) => name)).size).toBe(BOXES.length);
    for (const { name, game } of BOXES) {
      const options = gameNamed(game).newVariants(name).options(2);
      expect([name, boxOf({ game, options })?.name]).toEqual([name, name]);
    }
  });

  it('has the games of the engine', async () => {
    const { games } = await new LocalTransport(host).games();
    expect(GAMES.map(({ name }) => name)).toEqual(games.map(({ game }) => game));
  });
});

describe.each(GAMES.map((game) => [game.name, game] as const))('%s', (name, game) => {
  it('has rules and a lesson for each box', async () => {
    const { sections } = await game.rules();
    expect(Object.keys(sections)).toEqual(game.boxes.map((box) => box.name));
    for (const box of game.boxes) {
      const { tutorial } = await box.lesson();
      expect([tutorial.id, tutorial.game]).toEqual([box.name, name]);
    }
  });

  it('knows the kind of every thing that answers are attached to', async () => {
    const { things } = await game.table();
    const transport = new LocalTransport(host);
    await transport.begin(name, 'players=2', '3');
    const met = new Set<string>();
    for (let step = 0; step < 150; step++) {
      const { answers, refusals, view, over } = await transport.situation('all');
      if (over) break;
      for (const said of [...answers, ...refusals]) {
        const thing = things.of(said, view);
        if (thing) met.add(thing.kind);
        if (thing) expect([keyOf(thing), thing.kind in things.kinds]).toEqual([keyOf(thing), true]);
      }
      await transport.play('all', answers[(step * 5) % answers.length]!.token);
    }
    expect(met.size).toBeGreaterThan(1);
  });

  it('keeps what was chosen for next time', () => {
    for (const box of game.boxes) {
      const kept: unknown = JSON.parse(JSON.stringify(game.newVariants(box.name).kept()));
      const again = game.newVariants(box.name);
      again.take(kept as Record<string, unknown>);
      expect(again.kept()).toEqual(kept);
    }
  });
});
