// What a placement would do, as small signs on the ghost tile. Texts (numbers, "3 : 2") come from
// outside.
import { CIVILISATIONS, type Civilisation, type Placement, type Seat } from '../model';
import type { IconName } from '../../../art/icons/names';

export type BadgeKind =
  'join' | 'split' | 'war' | 'migration' | 'loss' | 'temple' | 'price' | 'points';

export interface Badge {
  kind: BadgeKind;
  /** Short, numbers mostly: "3 : 2", "-2", "+4". */
  text: string;
  civilisations?: readonly Civilisation[];
  /** Whom it concerns, if one player. */
  seat?: Seat;
  /** The whole sentence, for screen readers and the tooltip. */
  label: string;
}

export const BADGE_ICON: Record<BadgeKind, IconName> = {
  join: 'join',
  split: 'split',
  war: 'sword',
  migration: 'wheat',
  loss: 'skull',
  temple: 'shrine',
  price: 'follower',
  points: 'vp',
};

/** The height of one row of badges. */
export const BADGE_HEIGHT = 34;

const range = ([low, high]: readonly [number, number]): string => {
  const sign = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : '0');
  return low === high ? sign(low) : `${sign(low)}\u2026${sign(high)}`;
};

/** The badges of a placement as the engine foresees it. `label` makes the sentence of each. */
export function badgesOf(
  placement: Placement,
  label: (badge: Omit<Badge, 'label'>) => string,
): Badge[] {
  const found: Omit<Badge, 'label'>[] = [];
  if (placement.joined.length > 0)
    found.push({ kind: 'join', text: '', civilisations: placement.joined });
  if (placement.war.length > 0)
    found.push({
      kind: 'war',
      text: placement.war.map((party) => party.swords).join(' : '),
      civilisations: placement.war.map((party) => party.civilisation),
    });
  if (placement.migration) {
    const { civilisation, targets } = placement.migration;
    found.push({
      kind: 'migration',
      text: targets.map((target) => target.wheat).join(' : '),
      civilisations: [civilisation],
    });
  }
  for (const { seat, changes } of placement.forecast?.seats ?? [])
    for (const civilisation of CIVILISATIONS) {
      const change = changes[civilisation];
      if (change && change[0] < 0)
        found.push({ kind: 'loss', text: range(change), civilisations: [civilisation], seat });
    }
  if (placement.temple)
    found.push({ kind: 'temple', text: range([placement.temple, placement.temple]) });
  return found.map((badge) => ({ ...badge, label: label(badge) }));
}
