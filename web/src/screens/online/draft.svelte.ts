// A table being planned: the game as at the set-up page, and what only tables have.
import { SUGGESTED_ONLINE } from '../../games';
import type { Clock, Gone, PlannedSeat, Command } from '../../online/wire';
import { Draft } from '../setup/draft.svelte';

const BOT = 'level:5';

/** Clocks people choose from: minutes, and seconds added each turn. */
export const BANKS = [
  [10, 15],
  [20, 30],
  [45, 60],
] as const;
export const DAYS = [1, 2, 5] as const;

export class TableDraft {
  draft = $state.raw(TableDraft.#game(SUGGESTED_ONLINE.name));
  public = $state(false);
  rated = $state(false);
  clock = $state.raw<Clock>({ kind: 'none' });
  gone = $state<Gone>('bot');

  static #game(box: string): Draft {
    const draft = new Draft(box);
    draft.who = ['person', 'person', BOT, BOT];
    return draft;
  }

  get box(): string {
    return this.draft.box.name;
  }

  /** Another game; who plays stays. */
  set box(box: string) {
    const { players, who } = this.draft;
    const draft = TableDraft.#game(box);
    draft.players = players;
    draft.who = [...who];
    this.draft = draft;
  }

  get #who(): string[] {
    return this.draft.who.slice(0, this.draft.players);
  }

  /** Ratings compare people. */
  get mayBeRated(): boolean {
    return this.#who.every((who) => who === 'person');
  }

  command(): Command {
    const seats = this.#who.map((who): PlannedSeat =>
      who === 'person' ? { person: true } : { bot: who },
    );
    const { public: open, clock, gone, draft } = this;
    return {
      do: 'create',
      game: draft.game,
      options: draft.options(),
      seats,
      public: open,
      rated: this.rated && this.mayBeRated,
      clock,
      gone,
    };
  }
}
