// A game that was played, looked at again: forwards and backwards, through one seat's eyes or open.
import type { Catalogue, Gain, Happening, Language, Situation, Turn, Viewer } from '$model';
import type { LocalTable } from './transport';

export class Replay {
  situation = $state.raw<Situation | null>(null);
  /** What the last answer before this moment did. */
  happened = $state.raw<Happening[]>([]);
  /** All of this turn up to this moment. */
  told = $state.raw<Happening[]>([]);
  turns = $state.raw<Turn[]>([]);
  /** Where the points of a finished game came from. */
  gains = $state.raw<Gain[]>([]);
  viewer = $state<Viewer>('all');
  playing = $state(false);
  catalogue = $state.raw<Catalogue | null>(null);

  readonly #transport: LocalTable;
  #language: Language = 'en';
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(transport: LocalTable) {
    this.#transport = transport;
  }

  async open(record: string, language: Language, names: readonly string[] = []): Promise<void> {
    const begun = await this.#transport.load(record);
    if (names.length > 0) await this.#transport.names(names);
    await this.#transport.language(language);
    this.#language = language;
    this.catalogue = await this.#transport.catalogue(begun.game);
    this.turns = await this.#transport.turns('all');
    this.gains = await this.#transport.gains();
    await this.goTo(0);
  }

  get step(): number {
    return this.situation?.step ?? 0;
  }

  get steps(): number {
    return this.situation?.steps ?? 0;
  }

  async goTo(step: number): Promise<void> {
    const steps = this.situation?.steps ?? Infinity;
    const to = Math.max(0, Math.min(step, steps));
    await this.#transport.goTo(to);
    this.situation = await this.#transport.situation(this.viewer);
    const turn = this.turns.findLast(({ step }) => step < to)?.step ?? 0;
    this.told = to > 0 ? await this.#transport.log(this.viewer, turn) : [];
    this.happened = this.told.slice(-1);
    if (to === this.situation.steps) this.pause();
  }

  async lookAs(viewer: Viewer): Promise<void> {
    this.viewer = viewer;
    await this.goTo(this.step);
  }

  async setLanguage(language: Language): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    await this.#transport.language(language);
    if (this.situation) this.catalogue = await this.#transport.catalogue(this.situation.game);
    await this.goTo(this.step);
  }

  /** To the beginning of the turn after this moment, or of the one before it. */
  async goToTurn(way: 1 | -1): Promise<void> {
    const next =
      way > 0
        ? this.turns.find(({ step }) => step > this.step)
        : this.turns.findLast(({ step }) => step < this.step);
    if (next) await this.goTo(next.step);
  }

  play(milliseconds: number): void {
    this.pause();
    this.playing = true;
    this.#timer = setInterval(() => void this.goTo(this.step + 1), milliseconds);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  /** The record up to this moment, to play on from it. */
  async recordSoFar(): Promise<string> {
    return this.#transport.record('all');
  }

  close(): void {
    this.pause();
    this.#transport.close();
  }
}
