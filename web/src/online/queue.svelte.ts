// One's own tables, and which of them wait: asked for on every connection, told of from then on.
import type { Connection, Standing } from './connection.svelte';
import type { Summary, Command } from './wire';

export class Queue implements Standing {
  tables = $state.raw<Summary[]>([]);

  readonly #connection: Connection;
  readonly #call: (table: Summary) => void;

  /** `call` is told of each table that begins to wait. */
  constructor(connection: Connection, call: (table: Summary) => void) {
    this.#connection = connection;
    this.#call = call;
  }

  open(): void {
    this.#connection.listen(({ own }) => own && this.#hear(own as Summary));
    this.#connection.stand(this);
  }

  /** Those that wait for an answer of ours, the longest first. */
  readonly waiting: readonly Summary[] = $derived.by(() =>
    this.tables
      .filter((table) => this.waitsForMe(table))
      .sort((one, other) => one.changed - other.changed),
  );

  waitsForMe({ phase, turn, seats }: Summary): boolean {
    const seat = turn === null ? undefined : seats[turn - 1];
    return phase === 'playing' && seat !== undefined && seat.bot === '' && this.#isMe(seat.player);
  }

  #isMe(player: string): boolean {
    return player !== '' && player === this.#connection.player?.id;
  }

  /** Nobody has none. */
  command(): Command | null {
    if (this.#connection.player) return { do: 'tables' };
    this.tables = [];
    return null;
  }

  answered({ tables }: Record<string, unknown>): void {
    this.tables = tables as Summary[];
  }

  #hear(told: Summary): void {
    const waited = this.waiting.some(({ table }) => table === told.table);
    const others = this.tables.filter(({ table }) => table !== told.table);
    const all = told.seats.some(({ player }) => this.#isMe(player)) ? [told, ...others] : others;
    this.tables = all.toSorted(
      (one, other) => Number(this.waitsForMe(other)) - Number(this.waitsForMe(one)),
    );
    if (!waited && this.waitsForMe(told)) this.#call(told);
  }
}
