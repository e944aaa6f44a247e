// The drawings hold together: every card has a picture and signs, every icon exists, neighbours
// share their border, every place on a map is reached by arrow keys, coasts leave water between
// pieces.
import { describe, expect, it } from 'vitest';
import type { Card, DeusView } from '../src/games/deus/model';
import type { GheosView, Tile } from '../src/games/gheos/model';
import cards from '../fixtures/cards-en.json';
import deus from '../fixtures/deus-4-middle.json';
import gheos from '../fixtures/gheos-4-end.json';
import tiles from '../fixtures/tiles-en.json';
import { glyphsOf } from '../src/games/deus/art/glyphs';
import { borders, hexes, territories } from '../src/games/deus/art/hexes';
import { stands } from '../src/games/deus/art/pieces';
import { pictureOf } from '../src/games/deus/art/scenes';
import { DRAWINGS } from '../src/games/deus/learn/figures';
import {
  angleOf,
  centreOf,
  CORNERS,
  emblems,
  markerOf,
  rotated,
  shapesOf,
} from '../src/games/gheos/art/triangles';
import { ICONS } from '../src/art/icons/names';
import sprite from '../src/art/icons/sprite.svg?raw';
import { towards, TURNS, type Point } from '../src/art/map/geometry';

const allCards = cards.cards as Card[];
const allTiles = tiles.tiles as Tile[];
const board = (deus.view as unknown as DeusView).regions;
const world = gheos.view as unknown as GheosView;

/** Every place can be reached from the first by arrows. */
function reached(places: readonly Point[]): number {
  const seen = new Set([0]);
  const waiting = [0];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = towards(places, at, key);
      if (next >= 0 && !seen.has(next)) {
        seen.add(next);
        waiting.push(next);
      }
    }
  return seen.size;
}

describe('cards', () => {
  it('the one beside the rule of once effects has such an effect', () => {
    const figure = DRAWINGS['egypt-card'];
    const shown = figure?.kind === 'cards' ? figure.ids : [];
    expect(shown.map((id) => allCards.find((card) => card.id === id)?.once)).toEqual([
      expect.any(String),
    ]);
  });

  it.each(allCards.map((card) => card.id))('%s has a picture and signs', (id) => {
    expect(pictureOf(id).strokes.length).toBeGreaterThan(0);
    expect(glyphsOf(id).length).toBeGreaterThan(0);
    for (const glyph of glyphsOf(id))
      if ('text' in glyph) expect(glyph.text).toMatch(/^[\d×½≤+=/·]+$/);
  });

  it('no two kinds of a colour look and read alike', () => {
    const faces = allCards.map((card) =>
      JSON.stringify([card.colour, pictureOf(card.id), glyphsOf(card.id)]),
    );
    expect(new Set(faces).size).toBe(faces.length);
  });
});

describe('icons', () => {
  it('names and sprite agree', () => {
    const symbols = [...sprite.matchAll(/<symbol id="i-([\w-]+)"/g)].map((match) => match[1]);
    expect(symbols).toEqual([...ICONS]);
  });
});

describe('the map of Deus', () => {
  it('inks each border once and reaches every region in every turn', () => {
    for (let turn = 0; turn < TURNS; turn++) {
      const places = hexes(board, turn);
      expect(reached(places.map((hex) => hex.centre))).toBe(board.length);
    }
    const lines = borders(board, 0);
    const inner = [lines.coast, lines.inner, lines.shoals].join('').split('M').length - 1;
    const rim = lines.rim.split('M').length - 1;
    expect(2 * inner + rim).toBe(6 * board.length);
  });

  it('closes every territory: each end of its outline is met by another', () => {
    const outlines = territories(board, 0);
    expect([...outlines.keys()].sort()).toEqual([1, 2, 3, 4]);
    for (const [seat, outline] of outlines) {
      const ends = outline
        .split(/[ML]/)
        .slice(1)
        .map((end) => end.split(' ').map(Number));
      ends.forEach(([x = 0, y = 0], k) => {
        const met = ends.some(
          ([ox = 0, oy = 0], other) => other !== k && Math.hypot(x - ox, y - oy) < 0.5,
        );
        expect(met, `seat ${seat}: ${x} ${y}`).toBe(true);
      });
    }
  });

  it('has room for every set of pieces', () => {
    expect(stands(['production', 'scientific', 'civil', 'military', 'temple'])).toHaveLength(5);
    expect(stands(['maritime', 'military', 'camp'])).toHaveLength(3);
  });
});

describe('the tiles of Gheos', () => {
  it.each(allTiles.map((tile) => tile.id))(
    '%s has a shape per piece and all its symbols inside',
    (id) => {
      const tile = allTiles.find((candidate) => candidate.id === id);
      if (!tile) throw new Error(id);
      expect(shapesOf(tile)).toHaveLength(tile.pieces.length);
      const count = tile.pieces.reduce(
        (sum, piece) =>
          sum +
          (piece.wheat ?? 0) +
          (piece.cup ?? 0) +
          (piece.sword ?? 0) +
          (piece.pyramid ?? 0) +
          (piece.temple ? 1 : 0),
        0,
      );
      for (const degrees of [0, 60, 120, 210]) {
        const signs = emblems(tile, degrees);
        expect(signs).toHaveLength(count);
        const reach = Math.hypot(...(CORNERS[0] ?? [0, 0]));
        for (const sign of signs) expect(Math.hypot(...sign.at)).toBeLessThan(reach * 0.6);
      }
    },
  );

  it('neighbours meet: a side has the same ends seen from both cells', () => {
    for (const [a, b, side] of [
      [{ x: 0, y: 0 }, { x: 1, y: 0 }, 0],
      [{ x: 0, y: 0 }, { x: 0, y: 1 }, 1],
      [{ x: 0, y: 0 }, { x: -1, y: 0 }, 2],
    ] as const) {
      const ends = [a, b].map((cell) =>
        [0, 1]
          .map((end) => {
            const [cx, cy] = centreOf(cell);
            const [x, y] = rotated(CORNERS[(side + end) % 3] ?? [0, 0], angleOf(cell, 0));
            return `${Math.round(cx + x)},${Math.round(cy + y)}`;
          })
          .sort(),
      );
      expect(ends[0]).toEqual(ends[1]);
    }
  });

  it('every civilisation has a marker', () => {
    const map = new Map(allTiles.map((tile) => [tile.id, tile]));
    world.regions.forEach((region, index) => {
      if (region.civilisation) expect(markerOf(index, world.places, map)).not.toBeNull();
    });
  });
});
