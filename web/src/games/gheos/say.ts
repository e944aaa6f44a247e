// The phrases of Gheos, and those of all games, in the language of the settings.
import { sayAny, type Say } from '../../app/say';
import type { phrases as ofAllGames } from '../../words/phrases';
import type { phrases } from './phrases';
import type { setup } from './phrases/setup';

export { clauses, colon, counted, labelled, list, sayAny } from '../../app/say';

type Phrases = typeof ofAllGames & typeof phrases & typeof setup;

export const say = sayAny as Say<Phrases>;
export type Phrase = keyof Phrases;
