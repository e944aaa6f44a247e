// Records in and out. Reading changes nothing unless it succeeds.
import { say, sayAny } from '../../app/say';
import { tables } from '../../app/tables.svelte';
import { RefusedError } from '../../engine/host';
import type { SavedGame } from '../../engine/savedGames';
import { newTransport } from '../../engine/engines';
import { gameNamed, isGame } from '../../games';

/** A position in one line becomes a record that begins there. */
async function recordOfPosition(position: string): Promise<string> {
  const transport = newTransport();
  try {
    await transport.setUp(position);
    return await transport.record('all');
  } finally {
    transport.close();
  }
}

export async function keepText(text: string): Promise<SavedGame> {
  const isPosition = isGame(/^\s*(\S+)\s/.exec(text)?.[1] ?? '');
  const record = isPosition ? await recordOfPosition(text.trim()) : text;
  return tables.keepRecord(record, gameNamed);
}

export interface Mistake {
  /** In the language of the page: where, and of what kind. */
  what: string;
  /** What the engine says exactly, in English. */
  detail: string;
}

/** What is wrong, for the reader. */
export function explain(problem: unknown): Mistake {
  const detail = problem instanceof Error ? problem.message : String(problem);
  if (!(problem instanceof RefusedError)) return { what: '', detail };
  const { line, column = 1, fault = 'other' } = problem;
  const kind = sayAny(`fault.${fault}`);
  return {
    what: line === undefined ? kind : say('error.recordAt', { line, column, message: kind }),
    detail,
  };
}

export function download(game: SavedGame): void {
  const address = URL.createObjectURL(new Blob([game.record], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game.game}-${new Date(game.began).toISOString().slice(0, 10)}.record`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
