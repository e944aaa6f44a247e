// Games that survive closing the page: one row a game in IndexedDB, the record being all of it.
import type { GameName, Seat } from '$model';
import type { Sitter } from './seats';

export interface SavedGame {
  id: string;
  game: GameName;
  options: string;
  sitters: Sitter[];
  /** The whole record; everything can be made from it again. */
  record: string;
  /** For lists, so that they need no engine. */
  round: number;
  over: boolean;
  totals: (number | null)[];
  began: number;
  played: number;
  /** Played at a server, where its table has the same id; who resigned comes last. */
  online?: { places: number[]; resigned: Seat[] };
}

/** Where games are kept. Tests and browsers without storage keep them in memory. */
export interface SavedGames {
  list(): Promise<SavedGame[]>;
  get(id: string): Promise<SavedGame | undefined>;
  put(game: SavedGame): Promise<void>;
  remove(id: string): Promise<void>;
}

const DATABASE = 'demiurge';
const VERSION = 1;
const GAMES = 'games';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage failed'));
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
  return done(request);
}

const latestFirst = (games: SavedGame[]) => games.sort((a, b) => b.played - a.played);

export class BrowserSavedGames implements SavedGames {
  #database: Promise<IDBDatabase> | undefined;

  async #games(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.#database ??= openDatabase();
    return (await this.#database).transaction(GAMES, mode).objectStore(GAMES);
  }

  async list(): Promise<SavedGame[]> {
    return latestFirst(await done<SavedGame[]>((await this.#games('readonly')).getAll()));
  }

  async get(id: string): Promise<SavedGame | undefined> {
    return done<SavedGame | undefined>((await this.#games('readonly')).get(id));
  }

  async put(game: SavedGame): Promise<void> {
    await done((await this.#games('readwrite')).put(game));
  }

  async remove(id: string): Promise<void> {
    await done((await this.#games('readwrite')).delete(id));
  }
}

export class MemorySavedGames implements SavedGames {
  readonly #games = new Map<string, SavedGame>();

  async list(): Promise<SavedGame[]> {
    return latestFirst([...this.#games.values()]);
  }

  async get(id: string): Promise<SavedGame | undefined> {
    return this.#games.get(id);
  }

  async put(game: SavedGame): Promise<void> {
    this.#games.set(game.id, structuredClone(game));
  }

  async remove(id: string): Promise<void> {
    this.#games.delete(id);
  }
}
