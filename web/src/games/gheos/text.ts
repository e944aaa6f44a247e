// Gheos in words: what the map and the tiles would show.
import type { Catalogue, GheosPlace, GheosRegion, GheosView, Situation, Tile } from './model';
import { CIVILISATIONS, SYMBOLS } from './model';
import { clauses, colon, list, say } from './say';
import type { Names } from '../../play/game';
import { tilesOf } from './table/pieces';

function describeTile(tiles: ReadonlyMap<string, Tile>, id: string | null): string {
  if (id === null) return say('gheos.tileHidden');
  return say('label.tile', { id, what: tiles.get(id)?.text ?? '' });
}

export function status(view: GheosView): string[] {
  return [
    say('gheos.epochs', { drawn: view.epochs_drawn, last: view.last_epoch }),
    say('gheos.pile', { n: view.pile }),
  ];
}

export function hand(view: GheosView, seat: number, catalogue: Catalogue | null): string[] {
  const tiles = tilesOf(catalogue);
  return (view.players[seat - 1]?.hand ?? []).map((id) => describeTile(tiles, id));
}

export function player(view: GheosView, seat: number): string[] {
  const player = view.players[seat - 1];
  if (!player) return [];
  const followers = CIVILISATIONS.filter((civilisation) => player.followers[civilisation] > 0);
  return [
    list([say('players.vp', { n: player.vp }), say('count.scoringTokens', { n: player.tokens })]),
    say('label.followers', {
      list:
        list(
          followers.map((civilisation) =>
            say(`count.followers.${civilisation}`, { n: player.followers[civilisation] }),
          ),
        ) || say('word.none'),
    }),
    list([
      say('gheos.tokenPays', { n: player.token_worth }),
      say('gheos.epochPays', { n: player.epoch_worth }),
    ]),
  ];
}

// ---- Land ------------------------------------------------------------------------------------

function describeLand(region: GheosRegion): string {
  const symbols = SYMBOLS.filter((symbol) => region.symbols[symbol] > 0);
  const what = region.civilisation
    ? say('gheos.continentOf', { civilisation: say(`civilisation.${region.civilisation}`) })
    : region.kind === 'continent'
      ? say('gheos.uninhabited')
      : say(`gheos.${region.kind}`);
  return list([
    what,
    ...symbols.map((symbol) => say(`count.symbol.${symbol}`, { n: region.symbols[symbol] })),
  ]);
}

const WAYS = [
  ['right', 'below', 'left'],
  ['left', 'above', 'right'],
] as const;

export function describeCell(
  view: GheosView,
  place: GheosPlace,
  tiles: ReadonlyMap<string, Tile>,
): string {
  const ways = WAYS[(place.x + place.y) & 1] ?? WAYS[0];
  const sides = place.regions.map((index, side) => {
    const region = view.regions[index];
    return say('gheos.side', {
      way: say(`way.${ways[side] ?? 'left'}`),
      what: region ? describeLand(region) : '',
    });
  });
  const cell = say('gheos.cell', { x: place.x, y: place.y });
  return `${cell}${colon()} ${describeTile(tiles, place.tile)}. ${clauses(sides)}`;
}

/** One cell, or all land that is more than a shore. */
export function describePlace(
  situation: Situation,
  typed: string,
  _names: Names,
  catalogue: Catalogue | null,
): string[] | null {
  const { view } = situation;
  const tiles = tilesOf(catalogue);
  const cell = /^(-?\d+)\s*,\s*(-?\d+)$/.exec(typed.trim().replaceAll('−', '-'));
  if (cell) {
    const found = view.places.find(({ x, y }) => x === Number(cell[1]) && y === Number(cell[2]));
    return found ? [describeCell(view, found, tiles)] : null;
  }
  if (typed.trim() !== '') return null;
  const lands = view.regions.flatMap((region, index) => {
    if (region.kind === 'land') return [];
    const cells = view.places.filter(({ regions }) => regions.includes(index));
    return [`${describeLand(region)}${colon()} ${cells.map(({ x, y }) => `${x},${y}`).join(' ')}`];
  });
  return lands;
}

/** Tiles whose id, or a part of whose text, was typed. */
export function tileLines(catalogue: Catalogue | null, typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  return (catalogue?.tiles ?? [])
    .filter(
      ({ id, text }) => id === wanted || (wanted.length > 2 && text.toLowerCase().includes(wanted)),
    )
    .map(({ id, text }) => say('label.tile', { id, what: text }));
}
