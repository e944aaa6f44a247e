// Places of Continent tiles (D-BD5), for an arrangement of one's own: all of them connected.

export type Slot = readonly [i: number, j: number];

/** Tiles by number of players. */
export const TILES: Readonly<Record<number, number>> = { 2: 4, 3: 6, 4: 7 };

const AROUND: readonly Slot[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

const same = ([i, j]: Slot, [k, l]: Slot) => i === k && j === l;
const holds = (slots: readonly Slot[], slot: Slot) => slots.some((other) => same(other, slot));
const around = ([i, j]: Slot): Slot[] => AROUND.map(([di, dj]) => [i + di, j + dj]);

/** Free places beside the ones chosen. */
export function beside(slots: readonly Slot[]): Slot[] {
  const found: Slot[] = [];
  for (const slot of slots.flatMap(around))
    if (!holds(slots, slot) && !holds(found, slot)) found.push(slot);
  return found;
}

export function areConnected(slots: readonly Slot[]): boolean {
  const reached: Slot[] = slots.slice(0, 1);
  for (const slot of reached)
    reached.push(...around(slot).filter((next) => holds(slots, next) && !holds(reached, next)));
  return reached.length === slots.length;
}

export const without = (slots: readonly Slot[], slot: Slot): Slot[] =>
  slots.filter((other) => !same(other, slot));

export const writeSlots = (slots: readonly Slot[]): string =>
  slots.map((slot) => slot.join(',')).join('/');

/** The outlines of a tile's seven regions, a hexagon being `size` from centre to corner. */
export function hexagonsOf([i, j]: Slot, size: number): string {
  const petals = [
    [0, 0],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ] as const;
  return petals
    .map(([dq, dr]) => {
      const [q, r] = [2 * i - j + dq, i + 3 * j + dr];
      const [x, y] = [Math.sqrt(3) * size * (q + r / 2), 1.5 * size * r];
      const corners = Array.from({ length: 6 }, (_, k) => {
        const angle = ((60 * k - 30) * Math.PI) / 180;
        return (
          `${(x + size * 0.94 * Math.cos(angle)).toFixed(1)} ` +
          `${(y + size * 0.94 * Math.sin(angle)).toFixed(1)}`
        );
      });
      return `M${corners.join('L')}z`;
    })
    .join('');
}

export function centreOf([i, j]: Slot, size: number): { x: number; y: number } {
  const [q, r] = [2 * i - j, i + 3 * j];
  return { x: Math.sqrt(3) * size * (q + r / 2), y: 1.5 * size * r };
}
