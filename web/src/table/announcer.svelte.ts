// What a screen reader is told, in one polite region: what others did, whose turn it is, the
// question.
import type { Happening, Situation, Viewer } from '$model';
import type { ShownTable } from '../engine/shown';
import { say, sentences } from '../app/say';
import { logOf, namesOf, scoreLines } from '../play/gameText';

/** `turnTold`: that it is one's turn was just said. */
function askedNow(table: ShownTable, situation: Situation, turnTold: boolean): string {
  const { question, answers, over } = situation;
  if (over) return say('live.over', { result: sentences(scoreLines(situation)) });
  if (!question) return '';
  if (!table.asksMe) return say('live.theirTurn', { name: namesOf(situation)(question.seat) });
  const text = say('live.question', { question: question.text, n: answers.length });
  return table.news.length > 0 && !turnTold ? say('live.yourTurn', { question: text }) : text;
}

export class Announcer {
  readonly #table: ShownTable;
  #said = $state.raw<{ to: Viewer; text: string }>({ to: 'public', text: '' });
  #told: { to: Viewer; line: string; ownTurn: boolean }[] = [];

  constructor(table: ShownTable) {
    this.#table = table;
  }

  /** Only for the one it was said to. */
  readonly said: string = $derived.by(() =>
    this.#said.to === this.#table.viewer ? this.#said.text : '',
  );

  /** What happened; it is told together with the next question. */
  hear(happened: readonly Happening[]): void {
    const to = this.#table.viewer;
    const lines = logOf(happened).map(({ text, event }) => ({
      to,
      line: text,
      ownTurn: event.event === 'start-turn' && event.seat === to,
    }));
    this.#told.push(...lines);
  }

  /** What somebody asked for. */
  speak(text: string): void {
    this.#said = { to: this.#table.viewer, text };
  }

  tell(): void {
    const { situation, viewer } = this.#table;
    if (!situation) return;
    this.#told = this.#told.filter(({ to }) => to === viewer);
    // While bots go on, only their moves; whose turn it is stands in them.
    if (!this.#table.asksMe && !situation.over && this.#told.length === 0) return;
    const told = this.#told.splice(0);
    const asked = askedNow(this.#table, situation, told.at(-1)?.ownTurn ?? false);
    this.#said = { to: viewer, text: sentences([...told.map(({ line }) => line), asked]) };
  }
}
