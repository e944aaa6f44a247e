// Why not: what text mode says about what cannot be chosen. It speaks only of what is refused, of
// what can be chosen, and of nothing else; and it never shows the engine's codes.
import type { Catalogue, Refusal, Situation } from '$model';
import type { GameText } from '../../play/game';
import { labelled, say } from '../../app/say';
import { bestMatches, withoutNot } from './commands';

function sentence(game: GameText, refusal: Refusal, catalogue: Catalogue | null): string {
  const subject = game.subject(refusal, catalogue);
  const told = subject === '' || refusal.why.toLowerCase().includes(subject.toLowerCase());
  return told ? refusal.why : labelled(subject, refusal.why);
}

/** Items of a set are chosen in any order here: that the engine takes them one by one is no
 *  reason. */
const ONE_BY_ONE: readonly string[] = ['not-in-order', 'must-fill'];

/** What is refused about what was typed; all of it for nothing. */
export function whyNot(
  game: GameText,
  { refusals, answers, question, set }: Situation,
  catalogue: Catalogue | null,
  typed: string,
): string[] {
  const real = set ? refusals.filter(({ reason }) => !ONE_BY_ONE.includes(reason)) : refusals;
  const wanted = withoutNot(typed);
  const tell = (list: readonly Refusal[]) => [
    ...new Set(list.map((refusal) => sentence(game, refusal, catalogue))),
  ];
  if (wanted === '') return real.length ? tell(real) : [say('why.nothing')];
  const found = bestMatches(
    real,
    wanted,
    (refusal) => `${refusal.token} ${game.subject(refusal, catalogue)} ${game.placeOf(refusal)}`,
  );
  if (found.length) return tell(found);
  const legal = bestMatches(set?.items ?? answers, wanted, ({ token, text }) => `${token} ${text}`);
  if (legal.length) return legal.map(({ text }) => say('why.legal', { answer: text }));
  return [question ? say('why.otherQuestion', { question: question.text }) : say('question.over')];
}
