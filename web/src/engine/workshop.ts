// The engines of this page and where games are kept, made when they are first needed.
import { BrowserShelf, MemoryShelf, type Shelf } from './storage';
import { LocalTransport } from './local';
import { Thinker } from './thinker';
import { WorkerHost } from './host';
import type { LocalTable } from './transport';

let tables: WorkerHost | undefined;
let bots: WorkerHost | undefined;

/** Starts the engines, so that they are there when they are needed. */
export function wakeEngines(): void {
  tables ??= new WorkerHost();
  bots ??= new WorkerHost();
}

/** A table of its own: nothing that happens at another one disturbs it. */
export function newTransport(): LocalTable {
  tables ??= new WorkerHost();
  return new LocalTransport(tables);
}

export function newThinker(): Thinker {
  bots ??= new WorkerHost();
  return new Thinker(bots);
}

export const shelf: Shelf = typeof indexedDB === 'undefined' ? new MemoryShelf() : new BrowserShelf();

/** 64 hexadecimal digits would do as well; a number is easier to pass on. */
export function randomSeed(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((BigInt(high) << 32n) | BigInt(low)).toString();
}
