// What is kept of a game, judged by an engine beside the browser.
import { setTimeout as wait } from 'node:timers/promises';
import { startEngine } from '../../../tests/wasm/support/engine.mjs';
import { keptGames, stepOf } from './game.mjs';

const engine = startEngine();

/**
 * The record of the game at the table, once it is as far as the table shows then: a bot may go on
 * while we look.
 */
export async function untilKept(page) {
  for (;;) {
    const step = Number(await stepOf(page));
    const { record } = (await keptGames(page)).find(({ id }) => page.url().endsWith(`/${id}`));
    if (engine.tell('load', record).steps === step) return record;
    await wait(20);
  }
}

/** Every answer of a record: who gave it, and whether it revealed something. */
export function answersOf(record) {
  const { game, options, seed } = engine.tell('load', record);
  const { happened } = engine.tell('log all 0');
  engine.tell(`new ${game} ${options} seed=${seed}`);
  return happened.map(({ seat, token }) => ({
    seat,
    revealed: engine.tell(`play all ${token}`).revealed,
  }));
}
