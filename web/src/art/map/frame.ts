// The part of a map that is in view while nobody moves it. A map whose size is known keeps one
// frame for good. A world that grows keeps its frame too, with room to spare, and gets a larger one
// only when it has outgrown it, at most four times.
import type { Box } from './geometry';

/** What a frame is made for: the window in pixels, and how many of them a unit may be wide. */
export interface Pane {
  width: number;
  height: number;
  maxScale: number;
}

/** A world that has only begun is given so many units, about four tiles; one that is found as it
 *  has long grown has a little room left on every side. */
const FIRST = 670;
const LITTLE = 30;

/** Room on every side each time that a world has outgrown its frame, in units. About one tile, so
 *  that most games outgrow it once or twice; in the end so much that it will do. */
const ROOM = [150, 150, 200, 500] as const;

/** So often a world may outgrow its frame. */
export const MOST_FRAMES = ROOM.length;

export const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/** Around the middle of a box, as wide and high. */
function centred(box: Box, width: number, height: number): Box {
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}

/** All that a window shows that shows this box as large as it can be. */
export function inView(box: Box, { width, height, maxScale }: Pane): Box {
  const scale = Math.min(width / box.width, height / box.height, maxScale);
  return centred(box, width / scale, height / scale);
}

const grownBy = (box: Box, room: number): Box =>
  centred(box, box.width + 2 * room, box.height + 2 * room);

/** The first frame of a world of this size. */
export function firstFrame(world: Box, pane: Pane): Box {
  const room = Math.max(LITTLE, (FIRST - Math.max(world.width, world.height)) / 2);
  return inView(grownBy(world, room), pane);
}

/** Its next one, when it has outgrown so many: never a narrower one than before. */
export function nextFrame(world: Box, pane: Pane, before: Box, outgrown: number): Box {
  const frame = inView(grownBy(world, ROOM[outgrown - 1] ?? 0), pane);
  return before.width > frame.width ? centred(world, before.width, before.height) : frame;
}
