// A sentence for every number the panels show.
import type { DeusItem } from '../panels/items';
import { RESOURCES, type Resource } from '../model';
import { clauses, colon, labelled, list, say } from '../say';

export function sayDeus(item: DeusItem): string {
  switch (item.what) {
    case 'vp':
      return item.count === null ? say('players.vpHidden') : say('players.vp', { n: item.count });
    case 'gold':
      return say('count.gold', { n: item.count });
    case 'hand':
      return say('count.cards', { n: item.count });
    case 'slots':
      return `${say('egypt.barques')}${colon()} ${item.count}`;
    case 'tokens':
      return say('count.tokens', { n: item.count });
    case 'scribe':
      return say('egypt.scribe');
    case 'turn':
      return say('players.onTurn');
    case 'first':
      return say('players.first');
    case 'resource':
      return say(`count.${item.resource}`, { n: item.count });
    case 'piece':
      return clauses([
        labelled(say('deus.ready'), say(`count.${item.colour}`, { n: item.count })),
        labelled(say('deus.inSupply'), item.supply),
      ]);
    case 'column':
      return say('label.column', { column: say(`column.${item.colour}`), n: item.count });
    case 'barque':
      return `${say('egypt.barques')} ${item.size}${colon()} ${item.count}`;
    case 'temples-left':
      return say('count.temple', { n: item.count });
    case 'villages-left':
      return say('count.villages', { n: item.count });
    case 'round':
      return say('word.round', { n: item.count });
    case 'last-round':
      return say('end.near', { round: item.count });
    case 'deck':
      return say('deus.deck', { n: item.count });
    case 'discard':
      return say('deus.discard', { n: item.count });
    case 'supply':
      return `${say('deus.supply')}${colon()} ${say(`count.${item.resource}`, { n: item.count })}`;
    case 'market':
      return labelled(say('egypt.market'), worth(item.resource, item.count));
  }
}

const worth = (resource: Resource, gold: number) =>
  `${say(`resource.${resource}`)} ${say('count.gold', { n: gold })}`;

export function sayMarket(market: Record<Resource, number>): string {
  return labelled(
    say('egypt.market'),
    list(RESOURCES.map((resource) => worth(resource, market[resource]))),
  );
}
