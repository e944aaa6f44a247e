/* Every phrase that belongs to no game, one row each: `say(language, 'home.playNow')`.
 *
 * Rows live in phrases/, one file a part of the page. Pages that are fetched when they are first
 * shown import this; the first page makes do with those that say.ts has. What the engine says
 * (questions, answers, reasons, log lines, card texts) is not here. */
import { access } from './phrases/access';
import { after } from './phrases/after';
import { common } from './phrases/common';
import { home } from './phrases/home';
import { online } from './phrases/online';
import { settings } from './phrases/settings';
import { setup } from './phrases/setup';
import { table } from './phrases/table';
import { learnPhrases } from './say';

export const phrases = {
  ...common,
  ...home,
  ...settings,
  ...setup,
  ...table,
  ...after,
  ...access,
  ...online,
} as const;

export { isPhrase, say, sayAny, type Phrase } from './say';

learnPhrases(phrases);
