// A9: directions in the names of regions follow the map as it is drawn, however far it is turned.
import { afterEach, describe, expect, it } from 'vitest';
import fixture from '../fixtures/deus-4-middle.json';
import { TURNS, type Point } from '../src/art/map/geometry';
import { settings } from '../src/engine/settings.svelte';
import { hexes } from '../src/games/deus/art/hexes';
import type { Situation } from '../src/games/deus/model';
import { parts as deus } from '../src/games/deus/table';
import { describeRegion, whereOf } from '../src/games/deus/text';
import { LANGUAGES } from '../src/model/words';
import '../src/games/deus/phrases';

const situation = { viewer: 1, answers: [], view: fixture.view } as unknown as Situation;
const { regions } = situation.view;
const nobody = () => '';
const before = settings.language;
afterEach(() => (settings.language = before));

/** What a direction promises of the way from the middle of the tile; down is positive. */
function keeps(where: string, [x, y]: Point): boolean {
  const near = (a: number) => Math.abs(a) < 1;
  const upright = where.startsWith('north') ? y < -1 : where.startsWith('south') ? y > 1 : near(y);
  const level = where.endsWith('east') ? x > 1 : where.endsWith('west') ? x < -1 : near(x);
  return upright && level;
}

describe('directions_in_names_follow_the_map_as_drawn', () => {
  it.each(Array.from({ length: TURNS }, (_, turn) => turn))('turned by %i of 12', (turn) => {
    const places = hexes(regions, turn);
    const middleOf = new Map(
      places.flatMap(({ region, centre }) =>
        region.name[1] === '0' ? [[region.name[0], centre] as const] : [],
      ),
    );
    for (const { region, centre } of places) {
      const [x, y] = middleOf.get(region.name[0]) ?? [NaN, NaN];
      const way: Point = [centre[0] - x, centre[1] - y];
      const where = whereOf(region, turn);
      expect([region.name, where, where === 'middle' ? region.name[1] : keeps(where, way)]).toEqual(
        [region.name, where, where === 'middle' ? '0' : true],
      );
    }
  });

  it.each(LANGUAGES)('tells the seven regions of a tile apart in every turn: %s', (language) => {
    settings.language = language;
    for (let turn = 0; turn < TURNS; turn++) {
      const told = regions
        .filter(({ name }) => name.startsWith('A'))
        .map((region) => describeRegion(situation, { ...region, terrain: 'sea' }, nobody, turn))
        .map((text) => text.replace(/^A\d/, '').split(',')[0]);
      expect(new Set(told).size).toBe(7);
    }
  });

  it('wherever a place is told: the easternmost region of a turned map is in the east', () => {
    settings.language = 'en';
    const lines = (facing: number) =>
      deus.text.places(situation, 'A5', nobody, null, facing)?.[0] ?? '';
    expect(lines(0)).toContain('in the north-west of continent A');
    expect(lines(4)).toContain('in the east of continent A');
    expect(lines(1)).toContain('in the north of continent A');
  });
});
