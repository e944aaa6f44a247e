// A set of answers chosen in any order (discards, resources, pieces), and what it would bring.
import type { AnswerSet, Forecast } from '$model';
import { say } from '../app/say';
import type { ShownTable } from '../engine/shown';

export class ChoiceSet {
  readonly #table: ShownTable;
  /** Tokens chosen so far. */
  chosen = $state.raw<string[]>([]);
  forecast = $state.raw<Forecast | null>(null);
  #asked = 0;

  constructor(table: ShownTable) {
    this.#table = table;
  }

  readonly set: AnswerSet | null = $derived.by(() =>
    this.#table.asksMe ? (this.#table.situation?.set ?? null) : null,
  );

  get isComplete(): boolean {
    const { set, chosen } = this;
    return set !== null && chosen.length >= set.least && chosen.length <= set.most;
  }

  /** How many may still be chosen, in words: as many more, or up to as many where one may stop. */
  get leftText(): string {
    const { set, chosen } = this;
    const n = set?.items.some(({ token }) => this.hasRoomFor(token)) ? set.most - chosen.length : 0;
    if (!set || n === 0) return say('question.noneLeft');
    return say(
      set.closer !== undefined || set.least < set.most ? 'question.upTo' : 'question.left',
      { n },
    );
  }

  times(token: string): number {
    return this.chosen.filter((other) => other === token).length;
  }

  hasRoomFor(token: string): boolean {
    const item = this.#itemOf(token);
    return (
      this.set !== null &&
      item !== undefined &&
      this.chosen.length < this.set.most &&
      this.times(token) < item.room &&
      this.#spent + item.price <= this.set.purse
    );
  }

  #itemOf(token: string) {
    return this.set?.items.find((item) => item.token === token);
  }

  /** What the chosen items cost so far. */
  get #spent(): number {
    return this.chosen.reduce((sum, token) => sum + (this.#itemOf(token)?.price ?? 0), 0);
  }

  async add(token: string): Promise<void> {
    if (!this.hasRoomFor(token)) return;
    this.chosen = [...this.chosen, token];
    await this.#foresee();
  }

  async drop(token: string): Promise<void> {
    const at = this.chosen.lastIndexOf(token);
    if (at >= 0) this.chosen = this.chosen.toSpliced(at, 1);
    await this.#foresee();
  }

  async #foresee(): Promise<void> {
    const asked = ++this.#asked;
    const forecast = this.isComplete
      ? await this.#table.previewSet(this.chosen).catch(() => null)
      : null;
    if (asked === this.#asked) this.forecast = forecast;
  }

  clear(): void {
    this.#asked++;
    this.chosen = [];
    this.forecast = null;
  }
}
