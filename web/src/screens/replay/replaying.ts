// A replay as charts and new games see it.
import type { Seat, Turn } from '$model';
import { tables } from '../../app/tables.svelte';
import type { Replay } from '../../engine/replay.svelte';
import { savedGames } from '../../engine/engines';
import { gameNamed } from '../../games';

/** Points of each seat at the beginning of every turn. */
export function seriesOf(turns: readonly Turn[]): { seat: Seat; points: number[] }[] {
  const seats = turns[0]?.totals.length ?? 0;
  return Array.from({ length: seats }, (_, k) => ({
    seat: (k + 1) as Seat,
    points: turns.map(({ totals }) => totals[k] ?? 0),
  }));
}

/** Index of the turn that the step is in. */
export function turnAt(turns: readonly Turn[], step: number): number {
  return Math.max(
    0,
    turns.findLastIndex((turn) => turn.step <= step),
  );
}

/** A new game from this moment, with the same people and bots; its id. */
export async function branchFrom(replay: Replay, id: string): Promise<string> {
  const before = await savedGames.get(id);
  const saved = await tables.keepRecord(await replay.recordSoFar(), gameNamed);
  if (before) await savedGames.put({ ...saved, sitters: before.sitters });
  return saved.id;
}
