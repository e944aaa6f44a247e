// What stands on the chip of a player on a phone, in two lines.
import type { ChipSize, ChipStat } from '../../../play/game';
import { RESOURCES, STANDARD_COLOURS, type DeusPlayer } from '../model';
import { say } from '../say';
import { sayDeus } from './items';

/** (Egypt) Room in barques and combat tokens, where they are in play. */
function egyptStats({ egypt, resources }: DeusPlayer): ChipStat[] {
  if (!egypt) return [];
  const { slots, tokens, tokens_beside } = egypt;
  const load = RESOURCES.reduce((sum, resource) => sum + resources[resource], 0);
  return [
    ...(slots > 0
      ? [
          {
            sign: 'any',
            value: `${load}/${slots}`,
            label: say('egypt.slots', { used: load, all: slots }),
          },
        ]
      : []),
    ...(tokens + tokens_beside > 0
      ? [
          {
            sign: 'combat',
            value: tokens,
            label: sayDeus({ what: 'tokens', count: tokens }),
          },
        ]
      : []),
  ];
}

export function chipOf(player: DeusPlayer, size: ChipSize): ChipStat[][] {
  const { vp, gold, hand_count, resources, board, supply } = player;
  const points = { sign: 'vp', value: vp ?? '?', label: sayDeus({ what: 'vp', count: vp }) };
  const purse = { sign: 'gold', value: gold, label: sayDeus({ what: 'gold', count: gold }) };
  const hand = {
    sign: 'card',
    value: hand_count,
    label: sayDeus({ what: 'hand', count: hand_count }),
  };
  if (size === 'least' && vp === null) return [[hand], [purse]];
  if (size !== 'whole') return [[points, hand], [purse]];
  const goods = RESOURCES.map((resource) => ({
    sign: resource,
    value: resources[resource],
    label: sayDeus({ what: 'resource', resource, count: resources[resource] }),
  }));
  const pieces = STANDARD_COLOURS.map((colour) => ({
    sign: `piece ${colour}`,
    value: board[colour],
    label: sayDeus({ what: 'piece', colour, count: board[colour], supply: supply[colour] }),
  }));
  return [
    [points, purse, ...goods],
    [...pieces, ...egyptStats(player)],
  ];
}
