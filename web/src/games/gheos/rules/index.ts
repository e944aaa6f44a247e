/* The rules of Gheos, and which section answers which question of the engine. */
import type { Rules } from '../../../play/game';
import type { GheosQuestionKind } from '../model';
import { sections } from './gheos';

const sectionOfQuestion: Readonly<Record<GheosQuestionKind, string>> = {
  tile: 'gheos-placing',
  cell: 'gheos-placing',
  rotation: 'gheos-placing',
  price: 'gheos-price',
  winner: 'gheos-war',
  target: 'gheos-migration',
  people: 'gheos-people',
  colour: 'gheos-people',
  token: 'gheos-tokens',
};

export const rules: Rules = {
  sections: { gheos: sections },
  sectionFor: (question) => (sectionOfQuestion as Readonly<Record<string, string>>)[question],
};
