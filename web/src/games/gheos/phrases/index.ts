/* What is said at a table of Gheos and about it; known once this file is loaded. */
import '../../../words/phrases';
import { learnPhrases } from '../../../words/say';
import { table } from './table';

export const phrases = table;

learnPhrases(phrases);
