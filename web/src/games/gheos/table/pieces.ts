// What drawings of a situation need besides the situation itself.
import type { Catalogue, Happening, Tile } from '../model';

const byId = new WeakMap<Catalogue, ReadonlyMap<string, Tile>>();
const NONE: ReadonlyMap<string, Tile> = new Map();

/** The tiles by their ids; made once for a catalogue. */
export function tilesOf(catalogue: Catalogue | null): ReadonlyMap<string, Tile> {
  if (!catalogue) return NONE;
  const known = byId.get(catalogue) ?? new Map(catalogue.tiles.map((tile) => [tile.id, tile]));
  byId.set(catalogue, known);
  return known;
}

export function cellsIn(happened: readonly Happening[]): { x: number; y: number }[] {
  return happened
    .flatMap(({ events }) => events)
    .flatMap(({ x, y }) => (x !== undefined && y !== undefined ? [{ x, y }] : []));
}
