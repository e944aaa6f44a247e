// What drawings of a situation need besides the situation itself.
import type { Card, Catalogue, GameEvent, Happening, RegionName, Tile } from '$model';
import { say } from '../../../app/say';

export function cardsOf(catalogue: Catalogue | null): Map<string, Card> {
  return new Map(catalogue?.game === 'deus' ? catalogue.cards.map((card) => [card.id, card]) : []);
}

export function tilesOf(catalogue: Catalogue | null): Map<string, Tile> {
  return new Map(catalogue?.game === 'gheos' ? catalogue.tiles.map((tile) => [tile.id, tile]) : []);
}

export const mapLabels = () => ({
  map: say('label.map'),
  zoomIn: say('map.zoomIn'),
  zoomOut: say('map.zoomOut'),
  fit: say('map.fit'),
  rotate: say('map.rotate'),
});

const eventsOf = (happened: readonly Happening[]): GameEvent[] =>
  happened.flatMap(({ events }) => events);

export function regionsIn(happened: readonly Happening[]): RegionName[] {
  return eventsOf(happened).flatMap(({ region, from }) =>
    [region, from].filter((name) => name !== undefined),
  );
}

export function cellsIn(happened: readonly Happening[]): { x: number; y: number }[] {
  return eventsOf(happened).flatMap(({ x, y }) =>
    x !== undefined && y !== undefined ? [{ x, y }] : [],
  );
}
