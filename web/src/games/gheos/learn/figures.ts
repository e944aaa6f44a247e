// Pictures of the rules: which tiles, signs or positions a figure shows. Positions are those of the
// lesson.
import type { IconName } from '../../../art/icons/names';
import type { GameBox } from '../../../play/game';

export type Drawing =
  | { kind: 'tiles'; ids: readonly string[] }
  | { kind: 'signs'; icons: readonly IconName[] }
  | { kind: 'map'; step: string };

export const lesson: GameBox['lesson'] = () => import('../lessons/gheos');

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'gheos-layouts': { kind: 'tiles', ids: ['a4', 'b1', 'c1'] },
  'gheos-land': { kind: 'map', step: 'temple' },
  'gheos-turn': { kind: 'tiles', ids: ['b10', 'a8'] },
  'gheos-war': { kind: 'map', step: 'war' },
  'gheos-migration': { kind: 'map', step: 'migration' },
  'gheos-cups': { kind: 'signs', icons: ['cup', 'token'] },
  'gheos-epoch': { kind: 'signs', icons: ['epoch', 'pyramid'] },
};
