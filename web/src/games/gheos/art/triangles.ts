// The triangles of Gheos as land. A tile is drawn as if its point were up and it were not turned;
// side 0 is to the right, 1 below, 2 to the left. Land crosses each side between the same two
// points, at right angles, so coasts of neighbours always meet.
import type { GheosPlace, GheosSymbol, Piece, Tile } from '../model';
import { boxAround, turned, type Box, type Point } from '../../../art/map/geometry';
import { dice } from '../../../art/map/random';

/** The side of a triangle, its height, and where coasts cross a side. */
export const SIDE = 170;
export const HEIGHT = (SIDE * Math.sqrt(3)) / 2;
const SHORE = 0.19;

export const CORNERS: readonly Point[] = [
  [0, (-2 * HEIGHT) / 3],
  [SIDE / 2, HEIGHT / 3],
  [-SIDE / 2, HEIGHT / 3],
];

export interface Cell {
  x: number;
  y: number;
}

export const isUp = ({ x, y }: Cell): boolean => ((x + y) & 1) === 0;
export const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

export function centreOf(cell: Cell): Point {
  const down = isUp(cell) ? 0 : -HEIGHT / 3;
  return [(cell.x * SIDE) / 2, cell.y * HEIGHT + down];
}

/** Degrees by which a tile's drawing is turned in a cell. */
export function angleOf(cell: Cell, rotation: number): number {
  return 120 * rotation + (isUp(cell) ? 0 : 180);
}

export function rotated([x, y]: Point, degrees: number): Point {
  return turned([x, y], degrees / 30);
}

/** A point on a side, t from 0 to 1 clockwise. */
function onSide(side: number, t: number): Point {
  const [ax, ay] = CORNERS[side % 3] ?? [0, 0];
  const [bx, by] = CORNERS[(side + 1) % 3] ?? [0, 0];
  return [ax + (bx - ax) * t, ay + (by - ay) * t];
}

/** The middle of a side, or on the way from there to the middle of the tile (depth 1). */
export function sideMiddle(side: number, depth = 0): Point {
  const [x, y] = onSide(side, 0.5);
  return [x * (1 - depth), y * (1 - depth)];
}

function inwards(side: number): Point {
  const [x, y] = onSide(side, 0.5);
  const length = Math.hypot(x, y);
  return [-x / length, -y / length];
}

const n = (value: number) => Math.round(value * 10) / 10;

/** A coast from one side to another (or back to the same), bulging by `depth`, a little ragged. */
function coast(
  from: Point,
  out: number,
  to: Point,
  back: number,
  depth: number,
  random: () => number,
): Point[] {
  const [ox, oy] = inwards(out);
  const [bx, by] = inwards(back);
  const reach = depth / 0.75;
  const c1: Point = [from[0] + ox * reach, from[1] + oy * reach];
  const c2: Point = [to[0] + bx * reach, to[1] + by * reach];
  const steps = 9;
  // Short coasts stay calm.
  const ragged = Math.min(4.5, Math.hypot(from[0] - to[0], from[1] - to[1]) / 24);
  const line: Point[] = [];
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    const u = 1 - t;
    const at = (i: 0 | 1) =>
      u * u * u * from[i] + 3 * u * u * t * c1[i] + 3 * u * t * t * c2[i] + t * t * t * to[i];
    const free = Math.max(0, Math.min(2, k - 1, steps - 1 - k)) * ragged;
    line.push([at(0) + (random() - 0.5) * free, at(1) + (random() - 0.5) * free]);
  }
  return line;
}

/** Smooth through all points. */
function smooth(line: readonly Point[]): string {
  let path = '';
  for (let k = 0; k + 1 < line.length; k++) {
    const p0 = line[Math.max(0, k - 1)];
    const p1 = line[k];
    const p2 = line[k + 1];
    const p3 = line[Math.min(line.length - 1, k + 2)];
    if (!p0 || !p1 || !p2 || !p3) continue;
    path +=
      `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ` +
      `${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ` +
      `${n(p2[1])}`;
  }
  return path;
}

const start = (line: readonly Point[]): string => `${n(line[0]?.[0] ?? 0)} ${n(line[0]?.[1] ?? 0)}`;

/** A piece of land: what is filled, which of its outline is coast, and a side it lies on. */
export interface Shape {
  land: string;
  coast: string;
  side: number;
}

/** The coast of a landmass towards the shore on side 2: it keeps its distance, so that there is
 *  always water between them. */
function farCoast(random: () => number): Point[] {
  const from = onSide(1, 1 - SHORE);
  const to = onSide(0, SHORE);
  const [ux, uy] = inwards(1);
  const [vx, vy] = inwards(0);
  const [nx, ny] = inwards(2);
  const [mx, my] = onSide(2, 0.5);
  const bend = (along: number, away: number): Point => [
    mx + nx * away + ny * along + (random() - 0.5) * 4,
    my + ny * away - nx * along + (random() - 0.5) * 4,
  ];
  return [
    from,
    [from[0] + ux * 7, from[1] + uy * 7],
    bend(-36, 36),
    bend(-18, 43),
    bend(0, 45),
    bend(18, 43),
    bend(36, 36),
    [to[0] + vx * 7, to[1] + vy * 7],
    to,
  ];
}

/** Land on these sides in clockwise order; each coast leads from one side to the next. */
function pieceOn(
  sides: readonly number[],
  depths: readonly (number | 'far')[],
  random: () => number,
): Shape {
  let land = '';
  let coasts = '';
  sides.forEach((side, k) => {
    const next = sides[(k + 1) % sides.length] ?? side;
    const depth = depths[k] ?? 24;
    const line =
      depth === 'far'
        ? farCoast(random)
        : coast(onSide(side, 1 - SHORE), side, onSide(next, SHORE), next, depth, random);
    const entry = onSide(side, SHORE);
    if (k === 0) land += `M${n(entry[0])} ${n(entry[1])}`;
    land += `L${start(line)}${smooth(line)}`;
    coasts += `M${start(line)}${smooth(line)}`;
  });
  return { land: `${land}z`, coast: coasts, side: sides[0] ?? 0 };
}

const seedOf = (id: string) =>
  [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 65521;

const drawn = new Map<string, Shape[]>();

/** The land of a tile, piece by piece in the order of the catalogue. */
export function shapesOf(tile: Tile): Shape[] {
  const known = drawn.get(tile.id);
  if (known) return known;
  const random = dice(seedOf(tile.id));
  const shapes =
    tile.layout === 'A'
      ? [pieceOn([0, 1, 2], [17, 17, 17], random)]
      : tile.layout === 'B'
        ? [pieceOn([0, 1], [17, 'far'], random), pieceOn([2], [26], random)]
        : [0, 1, 2].map((side) => pieceOn([side], [28], random));
  drawn.set(tile.id, shapes);
  return shapes;
}

export interface Emblem {
  /** A symbol, or a temple of it. */
  symbol: GheosSymbol;
  temple: boolean;
  /** On a shore there is less room. */
  small: boolean;
  at: Point;
}

function emblemsOf(piece: Piece): Omit<Emblem, 'at' | 'small'>[] {
  const symbols = (['wheat', 'cup', 'sword', 'pyramid'] as const).flatMap((symbol) =>
    Array.from({ length: piece[symbol] ?? 0 }, () => ({ symbol, temple: false })),
  );
  return piece.temple ? [...symbols, { symbol: piece.temple, temple: true }] : symbols;
}

/** Where symbols stand, in the drawing's own frame turned by `degrees` (they stay upright). */
export function emblems(tile: Tile, degrees: number): Emblem[] {
  return tile.pieces.flatMap((piece, index) => {
    const signs = emblemsOf(piece);
    const shore = tile.layout === 'C' || (tile.layout === 'B' && index === 1);
    const side = tile.layout === 'B' && index === 1 ? 2 : index;
    const middle: Point = shore
      ? sideMiddle(side, 0.285)
      : tile.layout === 'B'
        ? [SIDE * 0.13, HEIGHT * 0.085]
        : [0, 0];
    const [x, y] = rotated(middle, degrees);
    return signs.map((sign, k): Emblem => {
      const spread = signs.length > 1 ? k - (signs.length - 1) / 2 : 0;
      // Two signs on a landmass stand along it, not across.
      const along =
        tile.layout === 'B' && !shore ? rotated([10, -17], degrees) : ([17, 0] as const);
      return {
        ...sign,
        small: shore,
        at: [x + spread * 1.75 * along[0], y + spread * 1.75 * along[1]],
      };
    });
  });
}

/** The piece of a placed tile on a side of its cell. */
export function pieceOnSide(tile: Tile, rotation: number, side: number): number {
  const own = (side - rotation + 3) % 3;
  return tile.layout === 'A' ? 0 : tile.layout === 'B' ? (own === 2 ? 1 : 0) : own;
}

/** The region of each piece of a placed tile. */
export function regionsOfPieces(tile: Tile, place: GheosPlace): number[] {
  const regions: number[] = [];
  place.regions.forEach(
    (region, side) => (regions[pieceOnSide(tile, place.rotation, side)] = region),
  );
  return regions;
}

/** The cell across a side; seen from there the side has the same number. */
export function across(cell: Cell, side: number): Cell {
  const step = isUp(cell) ? 1 : -1;
  return side === 1
    ? { x: cell.x, y: cell.y + step }
    : { x: cell.x + (side === 0 ? step : -step), y: cell.y };
}

/** Middle of a cell's side on the map. */
export function sideOnMap(cell: Cell, side: number, depth = 0): Point {
  const [cx, cy] = centreOf(cell);
  const [x, y] = rotated(sideMiddle(side, depth), angleOf(cell, 0));
  return [cx + x, cy + y];
}

/** Where a region's marker stands: on land, off the symbols, near the region's middle. */
export function markerOf(
  region: number,
  places: readonly GheosPlace[],
  tiles: ReadonlyMap<string, Tile>,
): Point | null {
  const at = new Map(places.map((place) => [keyOf(place), place]));
  const spots: Point[] = [];
  const signs: Point[] = [];
  for (const place of places) {
    const tile = tiles.get(place.tile);
    if (!tile || !place.regions.includes(region)) continue;
    const [cx, cy] = centreOf(place);
    const angle = angleOf(place, place.rotation);
    for (const emblem of emblems(tile, angle)) signs.push([cx + emblem.at[0], cy + emblem.at[1]]);
    place.regions.forEach((own, side) => {
      if (own !== region || !at.has(keyOf(across(place, side)))) return;
      spots.push(sideOnMap(place, side));
      if (tile.layout !== 'C' && pieceOnSide(tile, place.rotation, side) === 0)
        spots.push(sideOnMap(place, side, 0.45));
    });
    if (tile.layout === 'A') for (const dy of [-38, 38]) spots.push([cx, cy + dy]);
  }
  if (spots.length === 0) return null;
  const mx = spots.reduce((sum, p) => sum + p[0], 0) / spots.length;
  const my = spots.reduce((sum, p) => sum + p[1], 0) / spots.length;
  const cost = (p: Point) => {
    const gap = Math.min(40, ...signs.map((sign) => Math.hypot(sign[0] - p[0], sign[1] - p[1])));
    return Math.hypot(p[0] - mx, p[1] - my) - 12 * gap;
  };
  return spots.reduce((best, p) => (cost(p) < cost(best) - 0.5 ? p : best));
}

export function triangle(cell: Cell, size = 1): string {
  const [cx, cy] = centreOf(cell);
  const angle = angleOf(cell, 0);
  const points = CORNERS.map((corner) => rotated(corner, angle));
  return `M${points.map(([x, y]) => `${n(cx + x * size)} ${n(cy + y * size)}`).join('L')}z`;
}

/** The sides of tiles that face nothing. */
export function rim(places: readonly Cell[]): string {
  const taken = new Set(places.map(keyOf));
  return places
    .flatMap((place) => {
      const [cx, cy] = centreOf(place);
      return [0, 1, 2]
        .filter((side) => !taken.has(keyOf(across(place, side))))
        .map((side) => {
          const ends = [0, 1].map((end) =>
            rotated(CORNERS[(side + end) % 3] ?? [0, 0], angleOf(place, 0)),
          );
          return `M${ends.map(([x, y]) => `${n(cx + x)} ${n(cy + y)}`).join('L')}`;
        });
    })
    .join('');
}

export function landBox(cells: readonly Cell[]): Box {
  const points = cells.flatMap((cell) => {
    const [cx, cy] = centreOf(cell);
    return CORNERS.map((corner): Point => {
      const [x, y] = rotated(corner, angleOf(cell, 0));
      return [cx + x, cy + y];
    });
  });
  return boxAround(points, 14);
}
