/* The rules of Deus and Egypt, and which section answers which question of the engine. */
import type { Rules } from '../../../play/game';
import { COLOURS, type DeusQuestionKind } from '../model';
import { sections as deus } from './deus';
import { sections as egypt } from './egypt';

/** Egypt is played on the engine's `deus`, so its questions are among these. */
const sectionOfQuestion: Readonly<Record<DeusQuestionKind, string>> = {
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
  gain: 'egypt-barques',
  good: 'egypt-temples',
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

/** Colours that are played with the cards of Egypt. */
function egyptColours(options: string): readonly string[] {
  const colours = /egypt=(\S+)/.exec(options)?.[1] ?? '';
  return colours === 'all' ? COLOURS : colours.split(/[+,]/);
}

export const rules: Rules = {
  sections: { deus, egypt },
  sectionFor(question, options) {
    const instead = egyptInstead[question as DeusQuestionKind];
    if (instead && egyptColours(options).includes(instead[0])) return instead[1];
    return (sectionOfQuestion as Readonly<Record<string, string>>)[question];
  },
};
