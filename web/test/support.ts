// A table as the page has it, with engines in this process and games kept in memory.
import { readFileSync } from 'node:fs';
import { DirectHost } from '../src/engine/host';
import { LocalTransport } from '../src/engine/local';
import type { Sitter } from '../src/engine/seats';
import { MemorySavedGames } from '../src/engine/savedGames';
import { Table } from '../src/engine/table.svelte';
import { Thinker } from '../src/engine/thinker';

const file = new URL('../../build/wasm/demiurge.wasm', import.meta.url);
export const host = new DirectHost(new WebAssembly.Module(readFileSync(file)));

export function newTable(savedGames = new MemorySavedGames()) {
  const transport = new LocalTransport(host);
  return { table: new Table({ transport, thinker: new Thinker(host), savedGames }), savedGames };
}

export const person = (name: string): Sitter => ({ kind: 'person', name });
export const bot = (name: string): Sitter => ({ kind: 'bot', name, bot: name });

/** Until a person is asked, must take the screen, or the game is over. */
export async function untilPerson(table: Table): Promise<void> {
  for (;;) {
    const { situation } = table;
    if (table.error) throw new Error(table.error);
    if (situation?.over || table.asksMe || table.handOver !== null) return;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
