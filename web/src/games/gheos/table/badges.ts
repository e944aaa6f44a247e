// What a placement would do, as signs on the ghost tile.
import { CIVILISATIONS, type Placement } from '../model';
import type { Badge } from '../art/badges';
import { colon, list, say } from '../say';
import type { Names } from '../../../play/game';

const name = (civilisation: (typeof CIVILISATIONS)[number]) => say(`civilisation.${civilisation}`);

function warBadge({ war }: Placement): Badge[] {
  if (war.length === 0) return [];
  const swords = war.map(({ civilisation, swords }) => `${name(civilisation)} ${swords}`);
  return [
    {
      kind: 'war',
      text: war.map(({ swords }) => swords).join(' : '),
      civilisations: war.map(({ civilisation }) => civilisation),
      label: `${say('gheos.war')}${colon()} ${say('gheos.warSwords', { list: list(swords) })}`,
    },
  ];
}

function migrationBadge({ migration }: Placement): Badge[] {
  if (!migration) return [];
  const wheat = migration.targets.map((target) => target.wheat).join(' : ');
  return [
    {
      kind: 'migration',
      text: wheat,
      civilisations: [migration.civilisation],
      label:
        `${say('gheos.migration')}, ${name(migration.civilisation)}${colon()} ` +
        `${say('gheos.migrationWheat', { list: wheat })}`,
    },
  ];
}

/** Whatever may be lost is only the price, whichever follower pays it. */
const isThePrice = (
  { price }: Placement,
  lost: readonly (readonly [number, number] | undefined)[],
) => price !== 'nothing' && lost.every((range) => range?.[0] === -1 && range[1] >= 0);

/** Followers each player loses at most. */
function lossBadges(placement: Placement, names: Names): Badge[] {
  return (placement.forecast?.seats ?? []).flatMap(({ seat, changes }) => {
    const lost = CIVILISATIONS.filter((civilisation) => (changes[civilisation]?.[0] ?? 0) < 0);
    const most = lost.reduce((sum, civilisation) => sum - (changes[civilisation]?.[0] ?? 0), 0);
    const least = lost.reduce(
      (sum, civilisation) => sum - Math.min(0, changes[civilisation]?.[1] ?? 0),
      0,
    );
    if (
      most === 0 ||
      isThePrice(
        placement,
        lost.map((civilisation) => changes[civilisation]),
      )
    )
      return [];
    return [
      {
        kind: 'loss' as const,
        text: `−${least === most ? most : `${least}…${most}`}`,
        seat,
        civilisations: lost,
        label: say('gheos.loses', { name: names(seat), n: most }),
      },
    ];
  });
}

export function badgesOf(placement: Placement, names: Names): Badge[] {
  const badges: Badge[] = [];
  if (placement.joined.length > 0)
    badges.push({
      kind: 'join',
      text: '',
      civilisations: placement.joined,
      label: `${list(placement.joined.map(name))}${colon()} ${say('gheos.joins')}`,
    });
  badges.push(...warBadge(placement), ...migrationBadge(placement));
  if (placement.price !== 'nothing')
    badges.push({ kind: 'price', text: '−1', label: say('gheos.costsFollower') });
  badges.push(...lossBadges(placement, names));
  if (placement.temple)
    badges.push({
      kind: 'temple',
      text: `+${placement.temple}`,
      label: say('gheos.templePays', { vp: placement.temple }),
    });
  return badges;
}
