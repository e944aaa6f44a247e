/* The rules of all games, and which section answers which question of the engine. */
import type { DeusQuestionKind, GheosQuestionKind } from '../../../model';
import { sections as deus } from './deus';
import { sections as egypt } from './egypt';
import { sections as gheos } from '../../gheos/rules/gheos';
import type { Section } from '../../../words/rules/section';

export type { Block, Figure, Section } from '../../../words/rules/section';

export const rules: Readonly<Record<'deus' | 'egypt' | 'gheos', readonly Section[]>> = {
  deus,
  egypt,
  gheos,
};

/** Egypt is played on the engine's `deus`, so its questions are among those. */
export const sectionOfQuestion: {
  readonly deus: Readonly<Record<DeusQuestionKind, string>>;
  readonly gheos: Readonly<Record<GheosQuestionKind, string>>;
} = {
  deus: {
    pick: 'deus-start',
    turn: 'deus-turn',
    column: 'deus-joker',
    pay: 'deus-pay',
    place: 'deus-place',
    discard: 'deus-offering',
    god: 'deus-gods',
    resource: 'deus-gods',
    piece: 'deus-scientific',
    sell: 'deus-maritime',
    buy: 'deus-maritime',
    produce: 'deus-production',
    harvest: 'deus-production',
    draw: 'deus-scientific',
    activate: 'deus-scientific',
    raid: 'deus-military',
    army: 'deus-armies',
    march: 'deus-armies',
    rob: 'deus-military',
    piracy: 'deus-military',
    once: 'egypt-once',
    market: 'egypt-market',
    trade: 'egypt-maritime',
    ship: 'egypt-maritime',
    sail: 'egypt-maritime',
    relocate: 'egypt-production',
    relocated: 'egypt-production',
    spill: 'egypt-barques',
    exchange: 'egypt-science',
    'buy-cards': 'egypt-science',
    lay: 'egypt-temples',
    shift: 'egypt-tokens',
    shoot: 'egypt-military',
    chariots: 'egypt-military',
    barracks: 'egypt-military',
    fortress: 'egypt-military',
    garrison: 'egypt-military',
  },
  gheos: {
    tile: 'gheos-placing',
    cell: 'gheos-placing',
    rotation: 'gheos-placing',
    price: 'gheos-price',
    winner: 'gheos-war',
    target: 'gheos-migration',
    people: 'gheos-people',
    colour: 'gheos-people',
    token: 'gheos-tokens',
  },
};

/** With a colour of Egypt, questions both sets ask are answered by the Egyptian section. */
const egyptInstead: Readonly<
  Partial<Record<DeusQuestionKind, readonly [colour: string, id: string]>>
> = {
  sell: ['maritime', 'egypt-maritime'],
  buy: ['maritime', 'egypt-maritime'],
  produce: ['production', 'egypt-production'],
  draw: ['scientific', 'egypt-science'],
  activate: ['scientific', 'egypt-science'],
  army: ['military', 'egypt-military'],
};

/** The section about a question, given the colours played with the cards of Egypt. */
export function sectionFor(
  game: 'deus' | 'gheos',
  question: string,
  egyptColours: readonly string[] = [],
): string | undefined {
  const known: Readonly<Record<string, string>> = sectionOfQuestion[game];
  const instead = game === 'deus' ? egyptInstead[question as DeusQuestionKind] : undefined;
  if (instead && egyptColours.includes(instead[0])) return instead[1];
  return known[question];
}

/** Finds a section by its id, and the game whose page it stands on. */
export function findSection(
  id: string,
): { game: 'deus' | 'egypt' | 'gheos'; section: Section } | undefined {
  for (const game of ['deus', 'egypt', 'gheos'] as const) {
    const section = rules[game].find((one) => one.id === id);
    if (section) return { game, section };
  }
  return undefined;
}
