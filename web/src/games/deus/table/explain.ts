// Where a number comes from: what lies behind the panels.
import type { Explanation } from '../../../play/game';
import { pointsOf, titleOf } from '../../../play/explain';
import { namesOf } from '../../../play/gameText';
import type { Resource, Seat, Situation } from '../model';
import type { DeusItem } from '../panels/items';
import { colon, list, say, sayAny, type Phrase } from '../say';
import { sayDeus } from './items';

/** Who would win the majority of a resource or of gold. */
function majorityOf(situation: Situation, what: 'gold' | Resource): string[] {
  const { scores, view } = situation;
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
const MATTERS: Partial<Record<DeusItem['what'], Phrase>> = {
  'temples-left': 'explain.temples',
  'villages-left': 'explain.villages',
  'last-round': 'explain.lastRound',
  deck: 'explain.deck',
  supply: 'explain.supply',
};

function mattersOf({ what }: DeusItem): string[] {
  const key = MATTERS[what];
  return key ? [sayAny(key)] : [];
}

export function explain(situation: Situation, item: DeusItem, seat: Seat | null): Explanation {
  const title = titleOf(situation, seat, sayDeus(item));
  if (item.what === 'vp' && seat !== null)
    return {
      title,
      lines: [...pointsOf(situation, seat), ...(item.count === null ? [say('scores.secret')] : [])],
    };
  if (item.what === 'gold') return { title, lines: majorityOf(situation, 'gold') };
  if (item.what === 'resource') return { title, lines: majorityOf(situation, item.resource) };
  return { title, lines: mattersOf(item) };
}
