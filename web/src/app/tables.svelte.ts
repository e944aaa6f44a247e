// The table that is open on this page, and those that are kept.
import type { GameName } from '$model';
import { painted } from '../art/motion/afterPaint';
import { pace } from '../engine/pace.svelte';
import { settings, type Speed } from '../engine/settings.svelte';
import type { SavedGame } from '../engine/savedGames';
import { Replay } from '../engine/replay.svelte';
import { Table, type BotStep, type Plan } from '../engine/table.svelte';
import { say } from './say';
import { newThinker, newTransport, savedGames } from '../engine/engines';

/** Milliseconds between the answers of bots to whoever plays along. */
const PAUSES: Record<Speed, number> = { off: 0, fast: 120, normal: 350, slow: 800 };

/** One more of the same follows sooner. */
const AGAIN = 1 / 5;

const pause = async ({ watched, unseen, again }: BotStep): Promise<void> => {
  if (unseen && !watched) return;
  const wait = watched ? pace.milliseconds : PAUSES[settings.speed] * (again ? AGAIN : 1);
  await new Promise((resolve) => setTimeout(resolve, wait));
};

class Tables {
  current = $state.raw<Table | null>(null);
  replay = $state.raw<Replay | null>(null);
  kept = $state.raw<SavedGame[]>([]);

  /** Begins a game; the address of its table is its id. */
  async begin(plan: Plan): Promise<string> {
    const table = this.#newTable();
    await table.begin(plan, settings.language);
    this.#take(table);
    return table.id;
  }

  /** Opens the table with that id; false if there is none. */
  async open(id: string): Promise<boolean> {
    if (this.current?.id === id) return true;
    const saved = await savedGames.get(id);
    if (!saved) return false;
    const table = this.#newTable();
    await table.resume(saved, settings.language);
    this.#take(table);
    return true;
  }

  async openReplay(id: string): Promise<boolean> {
    const saved = await savedGames.get(id);
    if (!saved) return false;
    this.replay?.close();
    const replay = new Replay(newTransport());
    await replay.open(
      saved.record,
      settings.language,
      saved.sitters.map(({ name }) => name),
    );
    this.replay = replay;
    return true;
  }

  /** Reads a record and keeps it as a game of people; throws what is wrong with it, or with its
   *  game. */
  async keepRecord(record: string, check: (game: GameName) => unknown): Promise<SavedGame> {
    const transport = newTransport();
    try {
      await transport.load(record);
      const situation = await transport.situation('all');
      check(situation.game);
      const names = situation.names.map((name, k) => name || say('word.player', { n: k + 1 }));
      const saved: SavedGame = {
        id: crypto.randomUUID(),
        game: situation.game,
        options: situation.options,
        sitters: names.map((name) => ({ kind: 'person', name })),
        record,
        round: situation.round,
        over: situation.over,
        totals: situation.scores.seats.map(({ total }) => total),
        began: Date.now(),
        played: Date.now(),
      };
      await savedGames.put(saved);
      return saved;
    } finally {
      transport.close();
    }
  }

  async list(): Promise<void> {
    this.kept = await savedGames.list();
  }

  async remove(id: string): Promise<void> {
    if (this.current?.id === id) this.leave();
    await savedGames.remove(id);
    await this.list();
  }

  leave(): void {
    this.current?.close();
    this.current = null;
  }

  #newTable(): Table {
    return new Table({
      transport: newTransport(),
      thinker: newThinker(),
      savedGames,
      pause,
      painted,
    });
  }

  #take(table: Table): void {
    this.leave();
    this.current = table;
  }
}

export const tables = new Tables();
