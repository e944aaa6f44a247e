// Records in and out. Reading changes nothing unless it succeeds.
import { say } from '../../app/say';
import { tables } from '../../app/tables.svelte';
import { RefusedError } from '../../engine/host';
import type { SavedGame } from '../../engine/storage';
import { newTransport } from '../../engine/workshop';

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
  const isPosition = /^\s*(deus|gheos)\s/.test(text);
  return tables.keepRecord(isPosition ? await recordOfPosition(text.trim()) : text);
}

/** What is wrong, for the reader: where, and what the engine says. */
export function explain(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const { line, column } = problem instanceof RefusedError ? problem : {};
  return line === undefined ? problem.message : say('error.recordAt', { line, column: column ?? 1, message: problem.message });
}

export function download(game: SavedGame): void {
  const address = URL.createObjectURL(new Blob([game.record], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game.game}-${new Date(game.began).toISOString().slice(0, 10)}.record`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
