// Where pieces stand in a region, around its middle.
import type { Colour } from '../model';

export interface Stand {
  kind: Colour | 'camp';
  x: number;
  y: number;
  size: number;
}

/** By number of pieces: their size and places; rows read from left to right. */
const FORMATIONS: readonly (readonly [size: number, ...places: (readonly [number, number])[]])[] = [
  [0],
  [46, [0, 4]],
  [38, [-19, 6], [19, 6]],
  [33, [0, -14], [-18, 18], [18, 18]],
  [31, [-17, -14], [17, -14], [-17, 18], [17, 18]],
  [28, [-15, -15], [15, -15], [-28, 15], [0, 17], [28, 15]],
  [26, [-27, -12], [0, -14], [27, -12], [-27, 16], [0, 18], [27, 16]],
];

/** High things behind, low ones in front. */
const ORDER: readonly (Colour | 'camp')[] = [
  'temple',
  'scientific',
  'civil',
  'production',
  'maritime',
  'military',
  'camp',
];

export function stands(kinds: readonly (Colour | 'camp')[]): Stand[] {
  const formation = FORMATIONS[Math.min(kinds.length, FORMATIONS.length - 1)];
  if (!formation) return [];
  const [size, ...places] = formation;
  const sorted = [...kinds].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return sorted.flatMap((kind, k) => {
    const place = places[k];
    return place ? [{ kind, x: place[0], y: place[1], size }] : [];
  });
}
