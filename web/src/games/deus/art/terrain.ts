// What is drawn on a region: whole trees, ridges, reeds, ploughed plots, kept away from its border.
// Each layer is one path, so that a region costs only a few elements.
import type { DeusRegion } from '../model';
import { polyline, type Point } from '../../../art/map/geometry';
import { dice } from '../../../art/map/random';
import { SIZE } from './hexes';

export interface Layer {
  d: string;
  /** Classes of Ground.svelte: what fills and inks it. */
  paint: string;
}

/** How far a point lies inside the hexagon with these corners (negative outside). */
function inside(corners: readonly Point[], [x, y]: Point): number {
  let least = Infinity;
  corners.forEach(([ax, ay], k) => {
    const [bx, by] = corners[(k + 1) % corners.length] ?? [0, 0];
    const length = Math.hypot(bx - ax, by - ay);
    least = Math.min(least, ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length);
  });
  return least;
}

/** Jittered rows of places inside the hexagon, from back to front. */
function scatter(
  corners: readonly Point[],
  random: () => number,
  dx: number,
  dy: number,
  margin: number,
): Point[] {
  const places: Point[] = [];
  let row = 0;
  for (let y = -SIZE; y < SIZE; y += dy, row++)
    for (let x = -SIZE - (row % 2 ? dx / 2 : 0); x < SIZE; x += dx) {
      const place: Point = [x + (random() - 0.5) * dx * 0.5, y + (random() - 0.5) * dy * 0.4];
      if (inside(corners, place) > margin) places.push(place);
    }
  return places.sort((a, b) => a[1] - b[1]);
}

const n = (value: number) => Math.round(value * 10) / 10;

function forest(corners: readonly Point[], random: () => number): Layer[] {
  let round = '';
  let pointed = '';
  let ink = '';
  for (const [x, y] of scatter(corners, random, 19, 14, 9)) {
    const size = 5.5 + random() * 2;
    if (random() < 0.12) continue;
    ink += `M${n(x)} ${n(y)}v4.5`;
    if (random() < 0.3) {
      pointed += `M${n(x)} ${n(y - size * 2)}l${n(size * 0.85)} ${n(size * 2)}h${n(-size * 1.7)}z`;
      ink += `M${n(x + 1)} ${n(y - size)}l2 ${n(size * 0.8)}`;
    } else {
      round +=
        `M${n(x - size)} ${n(y - 3)}a${n(size)} ${n(size)} 0 1 1 ${n(size * 2)} 0q0 3.5-3 3.500` +
        `h${n(-size * 2 + 6)}q-3 0-3-3.500z`;
      ink +=
        `M${n(x + size * 0.45)} ${n(y - size)}q2.5 2 1 5M${n(x + 1)} ${n(y - size + 1)}` +
        'q1.5 2 .5 4';
    }
  }
  return [
    { d: round, paint: 'tree' },
    { d: pointed, paint: 'tree' },
    { d: ink, paint: 'ink' },
  ];
}

function mountain(corners: readonly Point[], random: () => number): Layer[] {
  let bright = '';
  let shade = '';
  let ink = '';
  for (const [x, y] of scatter(corners, random, 30, 19, 13)) {
    const w = 13 + random() * 5;
    const h = 15 + random() * 8;
    const top = y - h + 6;
    const base = y + 6;
    bright +=
      `M${n(x - w)} ${n(base)}L${n(x - w * 0.4)} ${n(top + h * 0.45)} ${n(x)} ${n(top)} ` +
      `${n(x + w)} ${n(base)}z`;
    shade +=
      `M${n(x)} ${n(top)}L${n(x + w)} ${n(base)}H${n(x + 2)}` +
      `l-3-${n(h * 0.4)} 2.5-${n(h * 0.2)}z`;
    for (let k = 1; k < 4; k++)
      ink += `M${n(x + (w * k) / 4)} ${n(top + (h * k) / 4)}l-2 ${n(h * 0.3)}`;
    ink +=
      `M${n(x - w)} ${n(base)}L${n(x - w * 0.4)} ${n(top + h * 0.45)} ${n(x)} ${n(top)} ` +
      `${n(x + w)} ${n(base)}`;
  }
  return [
    { d: bright, paint: 'bright' },
    { d: shade, paint: 'shade' },
    { d: ink, paint: 'ink' },
  ];
}

function swamp(corners: readonly Point[], random: () => number): Layer[] {
  let pools = '';
  let ripples = '';
  let reeds = '';
  let heads = '';
  for (const [x, y] of scatter(corners, random, 30, 21, 14)) {
    const w = 11 + random() * 5;
    pools += `M${n(x - w)} ${n(y)}q${n(w * 0.5)}-6 ${n(w)}-5t${n(w)} 5q-3 5-${n(w)} 5t-${n(w)}-5z`;
    ripples += `M${n(x - w * 0.5)} ${n(y)}h${n(w * 0.7)}M${n(x - 2)} ${n(y + 2.5)}h${n(w * 0.5)}`;
    const rx = x + w * 0.7;
    for (const [lean, height] of [
      [-4, 10],
      [-1, 14],
      [2, 11],
      [5, 8],
    ] as const)
      reeds += `M${n(rx)} ${n(y + 3)}q${lean * 0.3}-${height * 0.6} ${lean}-${height}`;
    heads += `M${n(rx - 1)} ${n(y - 11)}v-4M${n(rx + 2)} ${n(y - 8)}v-4`;
  }
  return [
    { d: pools, paint: 'pool' },
    { d: ripples, paint: 'ripple' },
    { d: reeds, paint: 'ink' },
    { d: heads, paint: 'bold' },
  ];
}

/** The part of a convex outline on one side of a line through p with normal (nx, ny). */
function cut(outline: readonly Point[], p: Point, nx: number, ny: number): Point[] {
  const height = ([x, y]: Point) => (x - p[0]) * nx + (y - p[1]) * ny;
  const kept: Point[] = [];
  outline.forEach((a, k) => {
    const b = outline[(k + 1) % outline.length] ?? a;
    const ha = height(a);
    const hb = height(b);
    if (ha >= 0) kept.push(a);
    if (ha >= 0 !== hb >= 0) {
      const t = ha / (ha - hb);
      kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
  });
  return kept;
}

function furrows(plot: readonly Point[], angle: number, gap: number): string {
  const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
  let path = '';
  for (let at = -SIZE * 1.2; at < SIZE * 1.2; at += gap) {
    const band = cut(
      cut(plot, [nx * at, ny * at], nx, ny),
      [nx * (at + 0.05), ny * (at + 0.05)],
      -nx,
      -ny,
    );
    if (band.length < 3) continue;
    const along = band.map(([x, y]) => -x * ny + y * nx);
    const [low, high] = [Math.min(...along) + 2, Math.max(...along) - 2];
    if (high - low < 4) continue;
    path +=
      `M${n(nx * at - ny * low)} ${n(ny * at + nx * low)}L${n(nx * at - ny * high)} ` +
      `${n(ny * at + nx * high)}`;
  }
  return path;
}

function field(corners: readonly Point[], random: () => number): Layer[] {
  const ground = corners.map(([x, y]): Point => [x * 0.93, y * 0.93]);
  const lean = random() * Math.PI;
  const across = lean + Math.PI / 2 + (random() - 0.5) * 0.5;
  const p: Point = [(random() - 0.5) * 24, (random() - 0.5) * 24];
  const halves = [1, -1].map((s) => cut(ground, p, s * Math.cos(lean), s * Math.sin(lean)));
  const plots = halves
    .flatMap((half, k) => {
      const q: Point = [p[0] + (k ? 12 : -12), p[1] + (random() - 0.5) * 20];
      return [1, -1].map((s) => cut(half, q, s * Math.cos(across), s * Math.sin(across)));
    })
    .filter((plot) => plot.length > 2);
  let dark = '';
  let lines = '';
  let hedges = '';
  plots.forEach((plot, k) => {
    if (k === 0 || k === 3) dark += polyline(plot, true);
    hedges += polyline(plot, true);
    lines += furrows(plot, k % 2 ? across + 0.25 : lean + 0.2 * k, 5.2);
  });
  return [
    { d: dark, paint: 'plot' },
    { d: lines, paint: 'furrow' },
    { d: hedges, paint: 'hedge' },
  ];
}

function sea(corners: readonly Point[], random: () => number): Layer[] {
  let waves = '';
  for (const [x, y] of scatter(corners, random, 30, 17, 13))
    waves += `M${n(x - 9)} ${n(y)}q4.5-5 9 0t9 0`;
  return [{ d: waves, paint: 'wave' }];
}

/** Stakes in a ring and huts inside; after the attack a broken ring and ashes. */
function village(attacked: boolean, random: () => number): Layer[] {
  let stakes = '';
  for (let k = 0; k < 26; k++) {
    if (attacked && (k % 5 === 2 || k % 7 === 3)) continue;
    const angle = (k / 26) * 2 * Math.PI;
    const [x, y] = [38 * Math.cos(angle), 33 * Math.sin(angle) + 4];
    const h = attacked ? 5 + random() * 5 : 12 + random() * 2;
    stakes += `M${n(x - 3)} ${n(y)}v${n(-h)}l3-3.5 3 3.500v${n(h)}z`;
  }
  if (attacked) {
    const smoke = 'M-14 2q-6-8 0-14t-2-14M10 4q7-7 1-13t3-12';
    return [
      { d: stakes, paint: 'stake' },
      { d: 'M-20 10l6-9 6 4 5-6 9 8 6-5 8 10z', paint: 'ash' },
      { d: smoke, paint: 'smoke' },
    ];
  }
  const huts: readonly Point[] = [
    [-19, -7],
    [0, -15],
    [19, -8],
  ];
  const roofs = huts.map(([x, y]) => `M${x - 11} ${y + 3}l11-12 11 12z`).join('');
  const walls = huts.map(([x, y]) => `M${x - 8} ${y + 3}h16v9h-16z`).join('');
  const doors = huts.map(([x, y]) => `M${x - 2} ${y + 12}v-6h4v6z`).join('');
  return [
    { d: walls, paint: 'wall' },
    { d: roofs, paint: 'roof' },
    { d: doors, paint: 'door' },
    { d: stakes, paint: 'stake' },
  ];
}

export function drawing(region: DeusRegion, corners: readonly Point[]): Layer[] {
  const random = dice(region.q, region.r, 7);
  switch (region.terrain) {
    case 'forest':
      return forest(corners, random);
    case 'mountain':
      return mountain(corners, random);
    case 'swamp':
      return swamp(corners, random);
    case 'field':
      return field(corners, random);
    case 'sea':
      return sea(corners, random);
    case 'village':
      return village(region.attacked ?? false, random);
  }
}
