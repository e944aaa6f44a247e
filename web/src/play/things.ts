// What on the table an answer is attached to. An answer that is attached to nothing is a button.
import type {
  About,
  Answer,
  CardId,
  Colour,
  DeusVerb,
  Resource,
  RegionName,
  TileId,
  View,
} from '$model';

export type Thing =
  | { kind: 'card'; card: CardId }
  | { kind: 'region'; region: RegionName }
  | { kind: 'built'; colour: Colour; place: number }
  | { kind: 'market'; resource: Resource }
  | { kind: 'tile'; tile: TileId }
  | { kind: 'cell'; x: number; y: number }
  | { kind: 'spot'; x: number; y: number; side: 0 | 1 | 2 };

const FROM_HAND: readonly string[] = [
  'build',
  'offer',
  'joker',
  'discard',
  'top',
  'pick',
] satisfies DeusVerb[];
const ON_MARKET: readonly string[] = ['up', 'down', 'set'] satisfies DeusVerb[];

type Said = About & Pick<Answer, 'verb'>;

function thingOfDeus({ verb, card, region, colour, place, player, resource }: Said): Thing | null {
  if (card !== undefined && FROM_HAND.includes(verb)) return { kind: 'card', card };
  if (region !== undefined) return { kind: 'region', region };
  // Cards of others have buttons: only one's own columns are always to be seen.
  if (verb === 'activate' && colour && place && player === undefined)
    return { kind: 'built', colour, place };
  if (resource !== undefined && ON_MARKET.includes(verb)) return { kind: 'market', resource };
  return null;
}

function thingOfGheos({ verb, tile, x, y, side }: Said, view: View): Thing | null {
  if (tile !== undefined) return { kind: 'tile', tile };
  if (
    verb === 'migrate' &&
    side !== undefined &&
    view.game === 'gheos' &&
    view.choice?.x !== undefined
  )
    return { kind: 'spot', x: view.choice.x, y: view.choice.y ?? 0, side };
  if (x === undefined || y === undefined) return null;
  return side === undefined ? { kind: 'cell', x, y } : { kind: 'spot', x, y, side };
}

export function thingOf(said: Said, view: View): Thing | null {
  return view.game === 'deus' ? thingOfDeus(said) : thingOfGheos(said, view);
}

export function keyOf(thing: Thing): string {
  return Object.values(thing).join(' ');
}

export const same = (left: Thing | null, right: Thing | null): boolean =>
  left !== null && right !== null && keyOf(left) === keyOf(right);

/** Those of a list that are about the thing. */
export function about<T extends Said>(list: readonly T[], thing: Thing, view: View): T[] {
  return list.filter((said) => same(thingOf(said, view), thing));
}
