// What drawings of a situation need besides the situation itself.
import type { Card, Catalogue, Happening, RegionName } from '../model';

const byId = new WeakMap<Catalogue, ReadonlyMap<string, Card>>();
const NONE: ReadonlyMap<string, Card> = new Map();

/** The cards by their ids; made once for a catalogue. */
export function cardsOf(catalogue: Catalogue | null): ReadonlyMap<string, Card> {
  if (!catalogue) return NONE;
  const known = byId.get(catalogue) ?? new Map(catalogue.cards.map((card) => [card.id, card]));
  byId.set(catalogue, known);
  return known;
}

export function regionsIn(happened: readonly Happening[]): RegionName[] {
  return happened
    .flatMap(({ events }) => events)
    .flatMap(({ region, from }) => [region, from].filter((name) => name !== undefined));
}
