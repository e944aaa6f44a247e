// Deus in words: what a map and cards would show.
import type {
  Card,
  Catalogue,
  DeusPlayer,
  DeusRegion,
  DeusView,
  Refusal,
  Situation,
} from './model';
import { COLOURS, RESOURCES, STANDARD_COLOURS } from './model';
import { colon, list, say } from './say';
import type { Names } from '../../play/game';
import { cardsOf } from './table/pieces';

const cardName = (cards: ReadonlyMap<string, Card>, id: string | null) =>
  id === null ? say('deus.faceDown') : (cards.get(id)?.name ?? id);

/** "wood, wheat"; the Mill costs gold by its rank, which is known only once it has a column. */
export function costOf(card: Card): string {
  const parts = card.cost.map((resource) => say(`resource.${resource}`));
  if (card.gold > 0) parts.push(say('count.gold', { n: card.gold }));
  if (card.costs_rank) parts.push(say('deus.costsRank'));
  return list(parts) || say('deus.costsNothing');
}

export function describeCard(card: Card): string {
  const colour = say(`colour.${card.colour}`);
  return say('label.card', { name: card.name, colour, cost: costOf(card), effect: card.text });
}

// ---- The whole table -------------------------------------------------------------------------

export function status(view: DeusView): string[] {
  const villages = view.regions.filter(({ attacked }) => attacked === false).length;
  const lines = [
    say('word.round', { n: view.round }),
    say('deus.toEnd', { temples: view.temples_left, villages }),
    `${say('deus.deck', { n: view.deck })}. ${say('deus.discard', { n: view.discard })}`,
  ];
  if (view.last_round !== null) lines.push(say('end.near', { round: view.last_round }));
  if (view.market)
    lines.push(
      `${say('egypt.market')}${colon()} ${list(
        RESOURCES.map((resource) => `${say(`resource.${resource}`)} ${view.market?.[resource]}`),
      )}`,
    );
  return lines;
}

export function hand(view: DeusView, seat: number, catalogue: Catalogue | null): string[] {
  const cards = cardsOf(catalogue);
  const held = view.players[seat - 1]?.hand ?? [];
  const lines = held.map((id) => {
    const card = id === null ? undefined : cards.get(id);
    return card ? describeCard(card) : cardName(cards, id);
  });
  return lines.length ? lines : [say('deus.handEmpty')];
}

export function columns(view: DeusView, seat: number, catalogue: Catalogue | null): string[] {
  const cards = cardsOf(catalogue);
  const player = view.players[seat - 1];
  if (!player) return [];
  return COLOURS.map((colour) => {
    const names = player.columns[colour].map((id) => cardName(cards, id));
    return `${say(`column.${colour}`)}${colon()} ${list(names) || say('deus.columnEmpty')}`;
  });
}

function purse(player: DeusPlayer): string {
  const vp = player.vp === null ? say('players.vpHidden') : say('players.vp', { n: player.vp });
  const goods = RESOURCES.map((resource) =>
    say(`count.${resource}`, { n: player.resources[resource] }),
  );
  return list([
    vp,
    say('count.gold', { n: player.gold }),
    ...goods,
    say('count.cards', { n: player.hand_count }),
  ]);
}

function pieces(counts: DeusPlayer['board']): string {
  const owned = STANDARD_COLOURS.filter((colour) => counts[colour] > 0);
  return (
    list(owned.map((colour) => say(`count.${colour}`, { n: counts[colour] }))) || say('word.none')
  );
}

function egypt(player: DeusPlayer, names: Names): string[] {
  if (!player.egypt) return [];
  const { scribe, slots, tokens, tokens_beside, fortress, garrison } = player.egypt;
  const used = RESOURCES.reduce((sum, resource) => sum + player.resources[resource], 0);
  const lines: string[] = [];
  if (slots > 0) lines.push(say('egypt.slots', { used, all: slots }));
  if (scribe) lines.push(say('egypt.scribeIn', { region: scribe }));
  if (tokens + tokens_beside > 0)
    lines.push(say('egypt.tokens', { ready: tokens, beside: tokens_beside }));
  for (const seat of Object.values(fortress))
    lines.push(say('egypt.fortress', { name: names(seat) }));
  for (const seat of Object.values(garrison))
    lines.push(say('egypt.garrison', { name: names(seat) }));
  return lines;
}

export function player(
  view: DeusView,
  seat: number,
  catalogue: Catalogue | null,
  names: Names,
): string[] {
  const player = view.players[seat - 1];
  if (!player) return [];
  return [
    purse(player),
    `${say('deus.ready')}${colon()} ${pieces(player.board)}`,
    `${say('deus.inSupply')}${colon()} ${pieces(player.supply)}`,
    ...egypt(player, names),
    ...columns(view, seat, catalogue),
  ];
}

// ---- Regions ---------------------------------------------------------------------------------

/** Where one looks from the middle of a map, clockwise in steps of 30 degrees. */
const WINDS = [
  'east',
  'southeast',
  'southeast',
  'south',
  'southwest',
  'southwest',
  'west',
  'northwest',
  'northwest',
  'north',
  'northeast',
  'northeast',
] as const;
const NEAR = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

function neighbours(view: DeusView, region: DeusRegion): DeusRegion[] {
  return NEAR.flatMap(([q, r]) =>
    view.regions.filter((other) => other.q === region.q + q && other.r === region.r + r),
  );
}

/** The direction in which a region lies from the middle of its tile, on a map that is turned so
 *  far. The last sign of its name is its place in board order (D-BD2): 0 for the middle, then
 *  clockwise from where the unturned map has its east. */
export function whereOf({ name }: DeusRegion, facing: number): 'middle' | (typeof WINDS)[number] {
  const petal = Number(name[1]) - 1;
  return petal < 0 ? 'middle' : (WINDS[(2 * petal + facing) % WINDS.length] ?? 'middle');
}

/** "B3: forest in the south-west of continent B, yours, 2 buildings: ship, army, beside village
 *  …" */
export function describeRegion(
  situation: Situation,
  region: DeusRegion,
  names: Names,
  facing: number,
): string {
  const { view } = situation;
  const parts = [
    say('region.name', {
      name: region.name,
      terrain: say(`terrain.${region.terrain}`),
      where: say(`where.${whereOf(region, facing)}`),
      tile: region.name[0] ?? '',
    }),
  ];
  if (region.edge) parts.push(say('region.edge'));
  if (region.attacked) parts.push(say('region.attacked'));
  else if (region.vp !== undefined) parts.push(say('region.villageVp', { vp: region.vp }));
  // A village is not empty, though nobody occupies it.
  if (region.seat === undefined) {
    if (region.terrain !== 'village') parts.push(say('region.empty'));
  } else
    parts.push(
      region.seat === situation.viewer
        ? say('region.yours')
        : say('region.of', { name: names(region.seat) }),
    );
  if (region.pieces?.length)
    parts.push(
      say('region.city', {
        n: region.pieces.length,
        list: list(region.pieces.map((piece) => say(`piece.${piece}`))),
      }),
    );
  if (region.camp) parts.push(say('egypt.camp'));
  for (const near of neighbours(view, region))
    if (near.terrain === 'village')
      parts.push(
        near.attacked
          ? say('region.besideRuins', { name: near.name })
          : say('region.besideVillage', { name: near.name, vp: near.vp ?? 0 }),
      );
  if (situation.answers.some((answer) => answer.region === region.name))
    parts.push(say('region.legal'));
  return list(parts);
}

export function describePlace(
  situation: Situation,
  typed: string,
  names: Names,
  _catalogue: Catalogue | null,
  facing: number,
): string[] | null {
  const { view } = situation;
  const wanted = typed.trim().toUpperCase();
  const regions = view.regions.filter(({ name }) => wanted === '' || name === wanted);
  return regions.length
    ? regions.map((region) => describeRegion(situation, region, names, facing))
    : null;
}

/** Cards whose name or id holds what was typed. */
export function cardLines(catalogue: Catalogue | null, typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  return (catalogue?.cards ?? [])
    .filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(wanted))
    .map(describeCard);
}

/** Cards and goods, as a person calls them; places stand in the sentence. */
export function subjectOf({ card, resource }: Refusal, catalogue: Catalogue | null): string {
  if (card !== undefined && catalogue) return cardsOf(catalogue).get(card)?.name ?? '';
  return resource === undefined ? '' : say(`resource.${resource}`);
}
