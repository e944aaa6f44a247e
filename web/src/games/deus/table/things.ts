// What on a table of Deus an answer is attached to.
import type { ThingKind, Things } from '../../../play/game';
import type { About, CardId, Colour, DeusVerb, RegionName, Resource } from '../model';

export type Thing =
  | { kind: 'card'; card: CardId }
  | { kind: 'region'; region: RegionName }
  | { kind: 'built'; colour: Colour; place: number }
  | { kind: 'market'; resource: Resource };

const FROM_HAND: readonly DeusVerb[] = ['build', 'offer', 'joker', 'discard', 'top', 'pick'];
const ON_MARKET: readonly DeusVerb[] = ['up', 'down', 'set'];

type Said = About & { verb: DeusVerb };

function thingOf({ verb, card, region, colour, place, player, resource }: Said): Thing | null {
  if (card !== undefined && FROM_HAND.includes(verb)) return { kind: 'card', card };
  if (region !== undefined) return { kind: 'region', region };
  // Cards of others have buttons: only one's own columns are always to be seen.
  if (verb === 'activate' && colour && place && player === undefined)
    return { kind: 'built', colour, place };
  if (resource !== undefined && ON_MARKET.includes(verb)) return { kind: 'market', resource };
  return null;
}

const plain = { hasButton: false, turns: false, isFree: false };

export const things: Things = {
  kinds: {
    card: { ...plain, part: 'hand' },
    region: { ...plain, part: 'map' },
    built: { ...plain, part: 'columns' },
    // The market is not on every screen.
    market: { ...plain, part: 'status', hasButton: true },
  } satisfies Record<Thing['kind'], ThingKind>,
  of: (said: Said) => thingOf(said),
  wishes: ['build', 'offer', 'joker'] satisfies DeusVerb[],
  purpose: 'build' satisfies DeusVerb,
  gathers: 'offer' satisfies DeusVerb,
  nameOfPlace: (thing: Thing) => (thing.kind === 'region' ? thing.region : ''),
  closeUp: (thing: Thing) => (thing.kind === 'card' ? thing.card : null),
  afterRestart: () => null,
};
