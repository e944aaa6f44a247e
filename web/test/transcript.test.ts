// Text mode with two people at one screen.
import { expect, it } from 'vitest';
import type { Seat } from '$model';
import { parts } from '../src/games/deus/table';
import { Transcript } from '../src/table/text/transcript.svelte';
import { newTable, person } from './support';

it('text mode forgets what one person was told when the screen goes to the next', async () => {
  const { table } = newTable();
  const sitters = [person('Anna'), person('Boris')];
  await table.begin({ game: 'deus', options: '', seed: '7', sitters }, 'en');
  await table.takeScreen();
  const first = table.viewer;
  const transcript = new Transcript(table);
  const hand = parts.text.hand(table.situation!.view, first as Seat, table.catalogue);
  await transcript.tell(hand);
  await transcript.show(table.preview(table.situation!.answers[0]!.token));
  expect(transcript.lines).toEqual(hand);
  expect(transcript.preview).not.toBeNull();

  let hint: (lines: string[]) => void = () => undefined;
  const late = transcript.tell(new Promise<string[]>((resolve) => (hint = resolve)));
  while (table.handOver === null) await table.answer(table.situation!.answers[0]!.token);
  expect(table.viewer).toBe('public');
  expect(transcript.lines).toEqual([]);
  expect(transcript.preview).toBeNull();

  hint(hand);
  await late;
  expect(transcript.lines).toEqual([]);
  await table.takeScreen();
  expect(table.viewer).not.toBe(first);
  expect(transcript.lines).toEqual([]);
  expect(transcript.preview).toBeNull();
});
