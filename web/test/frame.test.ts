// Worlds that grow at random, seen through windows of all shapes.
import { describe, expect, it } from 'vitest';
import { firstFrame, holds, inView, MOST_FRAMES, nextFrame } from '../src/art/map/frame';
import { dice } from '../src/art/map/random';
import { across, keyOf, landBox, type Cell } from '../src/games/gheos/art/triangles';

const panes = [
  [706, 708],
  [1140, 1020],
  [338, 384],
  [308, 234],
  [760, 728],
  [401, 338],
].map(([width = 0, height = 0]) => ({ width, height, maxScale: 1.5 }));

/** As many tiles as the longest games laid. */
const TILES = 30;

/** What must be in view after each tile of a world that begins with one. */
function worldsOf(game: number) {
  const roll = dice(game, 7);
  const cells: Cell[] = [{ x: 0, y: 0 }];
  const taken = new Set(cells.map(keyOf));
  const around = () => cells.flatMap((cell) => [0, 1, 2].map((side) => across(cell, side)));
  const worlds = [landBox([...cells, ...around()])];
  while (cells.length < TILES) {
    const free = around().filter((cell) => !taken.has(keyOf(cell)));
    const next = free[Math.floor(roll() * free.length)]!;
    cells.push(next);
    taken.add(keyOf(next));
    worlds.push(landBox([...cells, ...around()]));
  }
  return worlds;
}

describe('a world that grows', () => {
  it('outgrows its frame at most four times, and is in view all the time', () => {
    for (let game = 0; game < 100; game++)
      for (const pane of panes) {
        const [first, ...later] = worldsOf(game);
        let frame = firstFrame(first!, pane);
        let outgrown = 0;
        for (const world of later) {
          if (holds(frame, world)) continue;
          const before = frame;
          frame = nextFrame(world, pane, before, ++outgrown);
          expect(frame.width).toBeGreaterThanOrEqual(before.width);
          expect(holds(frame, world)).toBe(true);
        }
        expect(outgrown).toBeLessThanOrEqual(MOST_FRAMES);
      }
  });

  it('is seen in the shape of its window, and not larger than it may', () => {
    for (const pane of panes) {
      const view = inView({ x: 10, y: 20, width: 100, height: 30 }, pane);
      expect(view.width / view.height).toBeCloseTo(pane.width / pane.height);
      expect(pane.width / view.width).toBeLessThanOrEqual(pane.maxScale + 1e-9);
      expect(view.x + view.width / 2).toBeCloseTo(60);
      expect(view.y + view.height / 2).toBeCloseTo(35);
    }
  });
});
