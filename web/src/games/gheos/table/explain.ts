// Where a number comes from: what lies behind the panels.
import type { Explanation } from '../../../play/game';
import { pointsOf, titleOf } from '../../../play/explain';
import {
  CIVILISATIONS,
  type Civilisation,
  type GheosView,
  type Seat,
  type Situation,
} from '../model';
import type { GheosItem } from '../panels/items';
import { say, sayAny, type Phrase } from '../say';
import { sayGheos } from './items';

/** Why a number matters that belongs to nobody. */
const MATTERS: Partial<Record<GheosItem['what'], Phrase>> = {
  supply: 'explain.supply',
  epochs: 'explain.epochs',
  pile: 'explain.pile',
  tokens: 'explain.tokens',
};

function mattersOf({ what }: GheosItem): string[] {
  const key = MATTERS[what];
  return key ? [sayAny(key)] : [];
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

export function explain(situation: Situation, item: GheosItem, seat: Seat | null): Explanation {
  const title = titleOf(situation, seat, sayGheos(item));
  const { view } = situation;
  if (seat === null) return { title, lines: mattersOf(item) };
  if (item.what === 'vp') return { title, lines: pointsOf(situation, seat) };
  if (item.what === 'token-worth') return { title, lines: products(view, seat, 'cup') };
  if (item.what === 'epoch-worth') return { title, lines: products(view, seat, 'pyramid') };
  return { title, lines: mattersOf(item) };
}
