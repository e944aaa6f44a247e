// What stands on the chip of a player on a phone, in two lines.
import {
  CIVILISATIONS,
  RESOURCES,
  STANDARD_COLOURS,
  type DeusPlayer,
  type GheosPlayer,
} from '$model';
import { say } from '../../../app/say';
import { sayDeus, sayGheos } from './items';

/** (Egypt) Room in barques and combat tokens, where they are in play. */
function egyptStats({ egypt, resources }: DeusPlayer) {
  if (!egypt) return [];
  const { slots, tokens, tokens_beside } = egypt;
  const load = RESOURCES.reduce((sum, resource) => sum + resources[resource], 0);
  return [
    ...(slots > 0
      ? [
          {
            icon: 'any' as const,
            value: `${load}/${slots}`,
            label: say('egypt.slots', { used: load, all: slots }),
          },
        ]
      : []),
    ...(tokens + tokens_beside > 0
      ? [
          {
            icon: 'combat' as const,
            value: tokens,
            label: sayDeus({ what: 'tokens', count: tokens }),
          },
        ]
      : []),
  ];
}

export function deusChip(player: DeusPlayer, whole: boolean) {
  const { vp, gold, hand_count, resources, board, supply } = player;
  const worth = [
    { icon: 'vp' as const, value: vp ?? '?', label: sayDeus({ what: 'vp', count: vp }) },
    { icon: 'gold' as const, value: gold, label: sayDeus({ what: 'gold', count: gold }) },
  ];
  const hand = {
    icon: 'card' as const,
    value: hand_count,
    label: sayDeus({ what: 'hand', count: hand_count }),
  };
  if (!whole)
    return [[worth[0], hand], [worth[1]]].map((line) => line.filter((stat) => stat !== undefined));
  const goods = RESOURCES.map((resource) => ({
    icon: resource,
    value: resources[resource],
    label: sayDeus({ what: 'resource', resource, count: resources[resource] }),
  }));
  const pieces = STANDARD_COLOURS.map((colour) => ({
    piece: colour,
    value: board[colour],
    label: sayDeus({ what: 'piece', colour, count: board[colour], supply: supply[colour] }),
  }));
  return [
    [...worth, ...goods],
    [...pieces, ...egyptStats(player)],
  ];
}

export function gheosChip(
  { vp, tokens, token_worth, epoch_worth, followers }: GheosPlayer,
  whole: boolean,
) {
  const worth = [
    { icon: 'vp' as const, value: vp, label: sayGheos({ what: 'vp', count: vp }) },
    { icon: 'token' as const, value: tokens, label: sayGheos({ what: 'tokens', count: tokens }) },
  ];
  const people = CIVILISATIONS.filter((civilisation) => whole || followers[civilisation] > 0).map(
    (civilisation) => ({
      follower: civilisation,
      value: followers[civilisation],
      label: sayGheos({ what: 'followers', civilisation, count: followers[civilisation] }),
    }),
  );
  const pays = [
    {
      icon: 'cup' as const,
      value: token_worth,
      label: sayGheos({ what: 'token-worth', count: token_worth }),
    },
    {
      icon: 'pyramid' as const,
      value: epoch_worth,
      label: sayGheos({ what: 'epoch-worth', count: epoch_worth }),
    },
  ];
  return [[...worth, ...(whole ? pays : [])], people];
}
