// What can be typed in text mode: an answer by its number or a part of its words, or a command. The
// words of commands are those of the language, and the English ones always work too.
import type { Answer } from '$model';
import { phrases } from '../../words/phrases';
import { settings } from '../../engine/settings.svelte';

export const COMMANDS = [
  'help',
  'question',
  'done',
  'undo',
  'redo',
  'restart',
  'why',
  'hand',
  'columns',
  'describe',
  'players',
  'changes',
  'scores',
  'log',
  'cards',
  'hint',
  'rules',
  'leave',
] as const;
export type Command = (typeof COMMANDS)[number];

export type Typed =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'command'; command: Command; rest: string }
  | { kind: 'ambiguous'; answers: Answer[] }
  | { kind: 'unknown' };

function wordsFor(command: Command): string[] {
  const words = phrases[`command.${command}`];
  return `${words[settings.language]}|${words.en}`.split('|');
}

function commandIn(typed: string): { command: Command; rest: string } | null {
  for (const command of COMMANDS)
    for (const word of wordsFor(command))
      if (typed === word || typed.startsWith(`${word} `))
        return { command, rest: typed.slice(word.length).trim() };
  return null;
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** Those that match best: the first word itself (the token), else a whole word, else any part. */
export function bestMatches<T>(
  list: readonly T[],
  typed: string,
  textOf: (item: T) => string,
): T[] {
  const words = (item: T) => plain(textOf(item)).split(/[\s:,.()«»“”]+/);
  const exact = list.filter((item) => plain(textOf(item)).split(' ')[0] === typed);
  if (exact.length) return exact;
  const begins = list.filter((item) => words(item).includes(typed));
  return begins.length ? begins : list.filter((item) => plain(textOf(item)).includes(typed));
}

export function understand(input: string, answers: readonly Answer[]): Typed {
  const typed = plain(input.trim());
  const number = /^\d+$/.test(typed) ? answers[Number(typed) - 1] : undefined;
  if (number) return { kind: 'answer', answer: number };
  const command = commandIn(typed);
  if (command) return { kind: 'command', ...command };
  const found =
    typed === '' ? [] : bestMatches(answers, typed, ({ token, text }) => `${token} ${text}`);
  if (found.length === 1 && found[0]) return { kind: 'answer', answer: found[0] };
  return found.length ? { kind: 'ambiguous', answers: found } : { kind: 'unknown' };
}

/** "not galley" is about the galley. */
export function withoutNot(input: string): string {
  const not = phrases['command.not'];
  const skip = `${not[settings.language]}|${not.en}`.split('|');
  return plain(input.trim())
    .split(' ')
    .filter((word) => !skip.includes(word))
    .join(' ');
}
