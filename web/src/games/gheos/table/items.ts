// A sentence for every number the panels show.
import type { GheosItem } from '../panels/items';
import { colon, say } from '../say';

export function sayGheos(item: GheosItem): string {
  switch (item.what) {
    case 'vp':
      return say('players.vp', { n: item.count });
    case 'tokens':
      return say('count.scoringTokens', { n: item.count });
    case 'hand':
      return say('count.tiles', { n: item.count });
    case 'token-worth':
      return say('gheos.tokenPays', { n: item.count });
    case 'epoch-worth':
      return say('gheos.epochPays', { n: item.count });
    case 'epochs':
      return say('count.epochs', { n: item.count });
    case 'pile':
      return say('gheos.pile', { n: item.count });
    case 'turn':
      return say('players.onTurn');
    case 'first':
      return say('players.first');
    case 'number':
      return say('word.round', { n: item.count });
    case 'followers':
      return say(`count.followers.${item.civilisation}`, { n: item.count });
    case 'supply':
      return (
        `${say('gheos.supply')}${colon()} ` +
        `${say(`count.followers.${item.civilisation}`, { n: item.count })}`
      );
  }
}
