// Pictures of the rules: which cards, signs or positions a figure shows. Positions are those of the
// lessons.
import type { IconName } from '../../../art/icons/names';
import type { GameBox } from '../../../play/game';
import type { RegionName } from '../model';

type Lesson = GameBox['lesson'];

export type Drawing =
  | { kind: 'cards'; ids: readonly string[] }
  | { kind: 'signs'; icons: readonly IconName[] }
  | { kind: 'gods' }
  | { kind: 'columns'; lesson: Lesson; step: string }
  /** `tile`: only the regions of that tile; `pointed`: marked. */
  | { kind: 'map'; lesson: Lesson; step: string; tile?: string; pointed?: readonly RegionName[] };

const deus: Lesson = () => import('../lessons/deus');
const egypt: Lesson = () => import('../lessons/egypt');

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'deus-tile': { kind: 'map', lesson: deus, step: 'land', tile: 'A' },
  'deus-card': { kind: 'cards', ids: ['farm'] },
  'deus-placing': { kind: 'map', lesson: deus, step: 'village', pointed: ['D3'] },
  'deus-column': { kind: 'columns', lesson: deus, step: 'second-temple' },
  'deus-village': { kind: 'map', lesson: deus, step: 'offering', pointed: ['D2'] },
  'deus-gods': { kind: 'gods' },
  'deus-march': { kind: 'map', lesson: deus, step: 'second-temple', pointed: ['C1', 'D0'] },
  'deus-temple': { kind: 'cards', ids: ['temple-regions'] },
  'egypt-card': { kind: 'cards', ids: ['barn'] },
  'egypt-market': { kind: 'cards', ids: ['papyrus-wheat'] },
  'egypt-barques': { kind: 'signs', icons: ['barque-1', 'barque-2', 'barque-3'] },
  'egypt-scribe': { kind: 'map', lesson: egypt, step: 'scribe' },
  'egypt-tokens': { kind: 'signs', icons: ['combat', 'camp'] },
};
