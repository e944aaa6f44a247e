// The engines of this page and where games are kept, made when they are first needed.
import { BrowserSavedGames, MemorySavedGames, type SavedGames } from './savedGames';
import { LocalTransport } from './local';
import { Thinker } from './thinker';
import { WorkerHost } from './host';
import type { LocalTable } from './transport';

let tables: WorkerHost | undefined;
let bots: WorkerHost | undefined;

const tableHost = () => (tables ??= new WorkerHost());
const botHost = () => (bots ??= new WorkerHost());

/** Starts an engine, so that it is there when it is needed. */
export const wakeTables = (): void => void tableHost();
export const wakeBots = (): void => void botHost();

/** A table of its own: nothing that happens at another one disturbs it. */
export function newTransport(): LocalTable {
  return new LocalTransport(tableHost());
}

/** Bots wake when the first of them is asked: the table is drawn meanwhile. */
export function newThinker(): Thinker {
  return new Thinker({ open: () => botHost().open() });
}

export const savedGames: SavedGames =
  typeof indexedDB === 'undefined' ? new MemorySavedGames() : new BrowserSavedGames();

/** 64 hexadecimal digits would do as well; a number is easier to pass on. */
export function randomSeed(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((BigInt(high) << 32n) | BigInt(low)).toString();
}
