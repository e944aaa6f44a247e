// What stands on the chip of a player on a phone, in two lines.
import type { ChipSize, ChipStat } from '../../../play/game';
import { CIVILISATIONS, type GheosPlayer } from '../model';
import { sayGheos } from './items';

export function chipOf(
  { vp, tokens, token_worth, epoch_worth, followers }: GheosPlayer,
  size: ChipSize,
): ChipStat[][] {
  const points = { sign: 'vp', value: vp, label: sayGheos({ what: 'vp', count: vp }) };
  const kept = { sign: 'token', value: tokens, label: sayGheos({ what: 'tokens', count: tokens }) };
  if (size === 'least') return [[points], [kept]];
  const whole = size === 'whole';
  const people = CIVILISATIONS.filter((civilisation) => whole || followers[civilisation] > 0).map(
    (civilisation) => ({
      sign: `follower ${civilisation}`,
      value: followers[civilisation],
      label: sayGheos({ what: 'followers', civilisation, count: followers[civilisation] }),
    }),
  );
  const pays = [
    {
      sign: 'cup',
      value: token_worth,
      label: sayGheos({ what: 'token-worth', count: token_worth }),
    },
    {
      sign: 'pyramid',
      value: epoch_worth,
      label: sayGheos({ what: 'epoch-worth', count: epoch_worth }),
    },
  ];
  return [[points, kept, ...(whole ? pays : [])], people];
}
