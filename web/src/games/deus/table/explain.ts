// Where a number comes from: what lies behind the panels.
import {
  CIVILISATIONS,
  RESOURCES,
  type Civilisation,
  type GheosView,
  type Seat,
  type Situation,
} from '$model';
import type { DeusItem, GheosItem } from '../panels/items';
import { colon, labelled, list, say, sayAny } from '../../../app/say';
import { namesOf } from '../../../play/gameText';
import type { Phrase } from '../../../words/phrases';
import { sayDeus, sayGheos } from './items';

export interface Explanation {
  title: string;
  lines: string[];
}

/** Points by source, as far as they are not secret. */
function pointsOf({ scores }: Situation, seat: Seat): string[] {
  const points = scores.seats.find((one) => one.seat === seat);
  if (!points) return [];
  const rows = scores.sources.flatMap(({ id, name }) => {
    const value = points.points[id];
    return value === 0 || value === undefined
      ? []
      : [`${name}${colon()} ${value ?? say('word.hidden')}`];
  });
  return [`${say('scores.now')}${colon()} ${points.total ?? '?'}`, ...rows];
}

/** Who would win the majority of a resource or of gold. */
function majorityOf(situation: Situation, what: 'gold' | (typeof RESOURCES)[number]): string[] {
  const { scores, view } = situation;
  if (view.game !== 'deus') return [];
  const names = namesOf(situation);
  const held = view.players.map(
    (player) =>
      `${names(player.seat)}${colon()} ${what === 'gold' ? player.gold : player.resources[what]}`,
  );
  const source = scores.sources.find(({ id }) => id === what);
  const winners = scores.seats.filter(({ points }) => (points[what] ?? 0) > 0);
  const vp = winners[0]?.points[what] ?? 0;
  if (!source || winners.length === 0) return held;
  const who = list(winners.map(({ seat }) => names(seat)));
  const noun = what === 'gold' ? say('noun.gold').toLowerCase() : say(`resource.${what}`);
  return [say('deus.majority', { what: noun, vp, names: who }), ...held];
}

/** Why a number matters that belongs to nobody. */
const MATTERS: Partial<Record<DeusItem['what'] | GheosItem['what'], Phrase>> = {
  'temples-left': 'explain.temples',
  'villages-left': 'explain.villages',
  'last-round': 'explain.lastRound',
  deck: 'explain.deck',
  supply: 'explain.supply',
  epochs: 'explain.epochs',
  pile: 'explain.pile',
  tokens: 'explain.tokens',
};

function mattersOf({ what }: DeusItem | GheosItem): string[] {
  const key = MATTERS[what];
  return key ? [sayAny(key)] : [];
}

/** Without a seat: of the table as a whole. */
const titleOf = (situation: Situation, seat: Seat | null, text: string) =>
  seat === null ? text : labelled(namesOf(situation)(seat), text);

export function explainDeus(situation: Situation, item: DeusItem, seat: Seat | null): Explanation {
  const title = titleOf(situation, seat, sayDeus(item));
  if (item.what === 'vp' && seat !== null)
    return {
      title,
      lines: [...pointsOf(situation, seat), ...(item.count === null ? [say('scores.secret')] : [])],
    };
  if (item.what === 'gold') return { title, lines: majorityOf(situation, 'gold') };
  if (item.what === 'resource') return { title, lines: majorityOf(situation, item.resource) };
  return { title, lines: item.what === 'tokens' ? [] : mattersOf(item) };
}

/** Followers times symbols, civilisation by civilisation. */
function products(view: GheosView, seat: Seat, symbol: 'cup' | 'pyramid'): string[] {
  const player = view.players[seat - 1];
  const symbolsOf = (civilisation: Civilisation) =>
    view.regions
      .filter((region) => region.civilisation === civilisation)
      .reduce((sum, region) => sum + region.symbols[symbol], 0);
  return CIVILISATIONS.flatMap((civilisation) => {
    const followers = player?.followers[civilisation] ?? 0;
    const symbols = symbolsOf(civilisation);
    if (followers === 0) return [];
    return [
      say('gheos.paysHow', {
        civilisation: say(`civilisation.${civilisation}`),
        followers,
        symbols,
        vp: followers * symbols,
      }),
    ];
  });
}

export function explainGheos(
  situation: Situation,
  item: GheosItem,
  seat: Seat | null,
): Explanation {
  const title = titleOf(situation, seat, sayGheos(item));
  const { view } = situation;
  if (seat === null || view.game !== 'gheos') return { title, lines: mattersOf(item) };
  if (item.what === 'vp') return { title, lines: pointsOf(situation, seat) };
  if (item.what === 'token-worth') return { title, lines: products(view, seat, 'cup') };
  if (item.what === 'epoch-worth') return { title, lines: products(view, seat, 'pyramid') };
  return { title, lines: mattersOf(item) };
}
