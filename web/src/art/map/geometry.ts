// Points, turned maps, paths.

export type Point = readonly [number, number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A map is turned in steps of 30 degrees, clockwise. */
export const TURNS = 12;

export function turned([x, y]: Point, turn: number): Point {
  const angle = (turn * Math.PI) / 6;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [x * c - y * s, x * s + y * c];
}

export const round = (n: number): number => Math.round(n * 10) / 10;

export function polyline(points: readonly Point[], close = false): string {
  const body = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  return `M${body}${close ? 'z' : ''}`;
}

export function boxAround(points: readonly Point[], margin: number): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** Of all places, the nearest one that lies in the direction of an arrow key; -1 if none does. */
export function towards(places: readonly Point[], from: number, key: string): number {
  const arrows: Record<string, Point> = {
    ArrowRight: [1, 0],
    ArrowLeft: [-1, 0],
    ArrowDown: [0, 1],
    ArrowUp: [0, -1],
  };
  const arrow = arrows[key];
  const start = places[from];
  if (!arrow || !start) return -1;
  let best = -1;
  let least = Infinity;
  places.forEach(([x, y], index) => {
    const dx = x - start[0];
    const dy = y - start[1];
    const along = dx * arrow[0] + dy * arrow[1];
    const aside = Math.abs(dx * arrow[1]) + Math.abs(dy * arrow[0]);
    // Aside counts double, and what lies more aside than along is another direction.
    if (index === from || along <= 1 || aside > along * 1.8) return;
    const effort = along + 2 * aside;
    if (effort < least) [least, best] = [effort, index];
  });
  return best;
}
