// The hexagons of Deus as hand-drawn land. Borders wobble a little, and two neighbours share the
// very same wobble, so nothing gaps or overlaps. Everything is computed unturned and turned last.
import type { DeusRegion, RegionName, Seat } from '../model';
import { boxAround, polyline, turned, type Box, type Point } from '../../../art/map/geometry';
import { hash } from '../../../art/map/random';

/** From the middle of a region to its corners. */
export const SIZE = 60;
const STEPS = 6;
const DIRECTIONS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export interface Hex {
  region: DeusRegion;
  centre: Point;
  /** The wobbling outline. */
  outline: string;
  /** A calm hexagon inside it, for the cursor. */
  ring: string;
  /** Corners of the plain hexagon around 0, 0. */
  corners: Point[];
}

/** What is inked, each as one path. */
export interface Borders {
  coast: string;
  tiles: string;
  inner: string;
  shoals: string;
  rim: string;
  sea: string;
}

function middle(q: number, r: number): Point {
  return [Math.sqrt(3) * SIZE * (q + r / 2), 1.5 * SIZE * r];
}

function corner([x, y]: Point, k: number): Point {
  const angle = ((60 * k - 30) * Math.PI) / 180;
  const at: Point = [x + SIZE * Math.cos(angle), y + SIZE * Math.sin(angle)];
  return [at[0] + 5 * (hash(at[0], at[1], 1) - 0.5), at[1] + 5 * (hash(at[0], at[1], 2) - 0.5)];
}

/** From a to b in small steps aside; the same line, backwards, from b to a. */
function wobble(a: Point, b: Point, reach: number): Point[] {
  const swap = a[0] > b[0] + 0.5 || (Math.abs(a[0] - b[0]) <= 0.5 && a[1] > b[1]);
  const [from, to] = swap ? [b, a] : [a, b];
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const line: Point[] = [from];
  for (let step = 1; step < STEPS; step++) {
    const t = step / STEPS;
    const aside = ((hash(from[0] + to[0], from[1] + to[1], step) - 0.5) * reach) / SIZE;
    line.push([from[0] + dx * t - dy * aside, from[1] + dy * t + dx * aside]);
  }
  line.push(to);
  return swap ? line.reverse() : line;
}

function hexagon(centre: Point, size: number, turn: number): Point[] {
  return DIRECTIONS.map((_, k) => {
    const angle = ((60 * k - 30) * Math.PI) / 180;
    return turned([centre[0] + size * Math.cos(angle), centre[1] + size * Math.sin(angle)], turn);
  });
}

export function neighbours(
  regions: readonly DeusRegion[],
): Map<RegionName, (DeusRegion | undefined)[]> {
  const at = new Map(regions.map((region) => [`${region.q},${region.r}`, region]));
  return new Map(
    regions.map((region) => [
      region.name,
      DIRECTIONS.map(([dq, dr]) => at.get(`${region.q + dq},${region.r + dr}`)),
    ]),
  );
}

/** How far a border wanders: coasts more than fences. */
function reachOf(a: DeusRegion, b: DeusRegion | undefined): number {
  if (!b) return 5;
  return (a.terrain === 'sea') !== (b.terrain === 'sea') ? 13 : 6;
}

function side(region: DeusRegion, other: DeusRegion | undefined, k: number): Point[] {
  const centre = middle(region.q, region.r);
  return wobble(corner(centre, k), corner(centre, k + 1), reachOf(region, other));
}

export function hexes(regions: readonly DeusRegion[], turn: number): Hex[] {
  const around = neighbours(regions);
  return regions.map((region) => {
    const centre = middle(region.q, region.r);
    const outline = DIRECTIONS.flatMap((_, k) =>
      side(region, around.get(region.name)?.[k], k).slice(0, STEPS),
    );
    return {
      region,
      centre: turned(centre, turn),
      outline: polyline(
        outline.map((p) => turned(p, turn)),
        true,
      ),
      ring: polyline(hexagon(centre, SIZE * 0.86, turn), true),
      corners: hexagon([0, 0], SIZE, turn),
    };
  });
}

/** How far inside its border a territory is outlined. */
const INSET = 6.5;

/** One side of a territory's outline. Where the territory goes on in the neighbour before or after,
 *  the line runs up to the common border and meets the neighbour's there. */
function inset(centre: Point, k: number, goesOnBefore: boolean, goesOnAfter: boolean): Point[] {
  const at = (angle: number): Point => [
    Math.cos((angle * Math.PI) / 180),
    Math.sin((angle * Math.PI) / 180),
  ];
  const [ax, ay] = at(60 * k - 30);
  const [bx, by] = at(60 * k + 30);
  const [nx, ny] = at(60 * k);
  const slip = INSET / Math.sqrt(3) / SIZE;
  const from = goesOnBefore ? -slip : slip;
  const to = 1 - (goesOnAfter ? -slip : slip);
  return [from, to].map((t): Point => [
    centre[0] + SIZE * (ax + (bx - ax) * t) - nx * INSET,
    centre[1] + SIZE * (ay + (by - ay) * t) - ny * INSET,
  ]);
}

/** The outline of every seat's land, each as one path. */
export function territories(regions: readonly DeusRegion[], turn: number): Map<Seat, string> {
  const around = neighbours(regions);
  const paths = new Map<Seat, string>();
  for (const region of regions) {
    const { seat } = region;
    if (seat === undefined) continue;
    let path = paths.get(seat) ?? '';
    const mine = (around.get(region.name) ?? []).map((other) => other?.seat === seat);
    mine.forEach((shared, k) => {
      if (shared) return;
      const line = inset(
        middle(region.q, region.r),
        k,
        mine[(k + 5) % 6] ?? false,
        mine[(k + 1) % 6] ?? false,
      );
      path += polyline(line.map((p) => turned(p, turn)));
    });
    paths.set(seat, path);
  }
  return paths;
}

const tileOf = (region: DeusRegion) => region.name[0];

export function borders(regions: readonly DeusRegion[], turn: number): Borders {
  const around = neighbours(regions);
  const paths: Borders = { coast: '', tiles: '', inner: '', shoals: '', rim: '', sea: '' };
  for (const region of regions) {
    around.get(region.name)?.forEach((other, k) => {
      const line = polyline(side(region, other, k).map((p) => turned(p, turn)));
      const wet = region.terrain === 'sea';
      if (!other) {
        paths.rim += line;
        return;
      }
      if (k > 2) return;
      if (wet !== (other.terrain === 'sea')) paths.coast += line;
      else if (wet) paths.shoals += line;
      else paths.inner += line;
      if (tileOf(region) !== tileOf(other)) paths.tiles += line;
    });
  }
  paths.sea = hexes(regions, turn)
    .filter((h) => h.region.terrain === 'sea')
    .map((h) => h.outline)
    .join('');
  return paths;
}

export function boardBox(regions: readonly DeusRegion[], turn: number): Box {
  const points = regions.flatMap((region) => hexagon(middle(region.q, region.r), SIZE, turn));
  return boxAround(points, 10);
}
