// What on a table of Gheos an answer is attached to.
import type { ThingKind, Things } from '../../../play/game';
import type { About, GheosVerb, GheosView, Situation, TileId } from '../model';

export type Thing =
  | { kind: 'tile'; tile: TileId }
  | { kind: 'cell'; x: number; y: number }
  | { kind: 'spot'; x: number; y: number; side: 0 | 1 | 2 };

type Said = About & { verb: GheosVerb };

export function thingOf({ verb, tile, x, y, side }: Said, view: GheosView): Thing | null {
  if (tile !== undefined) return { kind: 'tile', tile };
  if (verb === 'migrate' && side !== undefined && view.choice?.x !== undefined)
    return { kind: 'spot', x: view.choice.x, y: view.choice.y ?? 0, side };
  if (x === undefined || y === undefined) return null;
  return side === undefined ? { kind: 'cell', x, y } : { kind: 'spot', x, y, side };
}

/** Another tile than the one that is being placed can be taken until it lies. */
function tokenAfterRestart({ view }: Situation, thing: Thing): string | null {
  if (thing.kind !== 'tile' || !view.choice || view.choice.tile === thing.tile) return null;
  return `tile:${thing.tile}`;
}

const plain = { hasButton: false, turns: false, isFree: false };

export const things: Things = {
  kinds: {
    tile: { ...plain, part: 'hand', isFree: true },
    cell: { ...plain, part: 'map', turns: true },
    // A flag on the map needs its words.
    spot: { ...plain, part: 'map', hasButton: true },
  } satisfies Record<Thing['kind'], ThingKind>,
  of: (said: Said, view: GheosView) => thingOf(said, view),
  wishes: [],
  purpose: null,
  gathers: null,
  nameOfPlace: (thing: Thing) => (thing.kind === 'tile' ? '' : `${thing.x},${thing.y}`),
  closeUp: () => null,
  afterRestart: (situation: Situation, thing: Thing) => tokenAfterRestart(situation, thing),
};
