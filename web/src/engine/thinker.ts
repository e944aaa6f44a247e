// Bots: one engine a seat, told only what its seat may know, thinking in slices so that it can be
// stopped between any two of them. A bot that goes by simulations chooses alike on every machine;
// one that goes by time has so much for a whole turn.
import type { Advice, Language, Seat } from '$model';
import type { EngineHandle, EngineHost } from './host';

/** About as long as a slice should take: short enough to stop, long enough to be worth the way. */
const SLICE_MS = 20;

/** Who gives hints, and how long it may think. */
const HINT_BOT = 'level:8';
const HINT_MS = 1500;

interface Told {
  bot: string;
  level: number;
  milliseconds: number;
}

interface BotEngine {
  engine: EngineHandle;
  told: Told;
}

export class Stopped extends Error {}

export class Thinker {
  readonly #host: EngineHost;
  readonly #engines = new Map<string, BotEngine>();
  /** When the turn of a seat that goes by time must be over. */
  readonly #turnEnds = new Map<string, { turn: number; at: number }>();
  #slice = 8;

  constructor(host: EngineHost) {
    this.#host = host;
  }

  /** The token the bot of that seat answers with. `position` is as its seat observes it. */
  async choose(
    seat: Seat,
    bot: string,
    position: string,
    seed: number,
    turn: number,
    signal?: AbortSignal,
  ): Promise<string> {
    const { engine, told } = await this.#look(`${seat}`, bot, position, seed);
    await this.#think(engine, this.#deadline(`${seat}`, told, turn), signal);
    return (await engine.tell<{ token: string }>('choice')).token;
  }

  /** The best answers in the eyes of a bot, with what it has in mind. */
  async advise(
    bot: string,
    position: string,
    language: Language,
    milliseconds: number,
    names: readonly string[],
    signal?: AbortSignal,
  ): Promise<Advice[]> {
    const { engine } = await this.#look('hint', bot, position, 1);
    await engine.tell(`language ${language}`);
    await this.#think(engine, performance.now() + milliseconds, signal);
    return (await engine.tell<{ advice: Advice[] }>('advice 3', names.join('\n'))).advice;
  }

  /** Advice for a person, who knows the others by these names. */
  hint(
    position: string,
    language: Language,
    names: readonly string[],
    signal?: AbortSignal,
  ): Promise<Advice[]> {
    return this.advise(HINT_BOT, position, language, HINT_MS, names, signal);
  }

  async #look(key: string, bot: string, position: string, seed: number): Promise<BotEngine> {
    let found = this.#engines.get(key);
    if (!found || found.told.bot !== bot) {
      const engine = found?.engine ?? this.#host.open();
      found = { engine, told: await engine.tell<Told>(`bot ${bot}`) };
      found.told.bot = bot;
      this.#engines.set(key, found);
    }
    await found.engine.tell(`look ${seed}`, position);
    return found;
  }

  #deadline(key: string, told: Told, turn: number): number {
    if (told.milliseconds === 0) return Infinity;
    let ends = this.#turnEnds.get(key);
    if (ends?.turn !== turn) ends = { turn, at: performance.now() + told.milliseconds };
    this.#turnEnds.set(key, ends);
    return ends.at;
  }

  async #think(engine: EngineHandle, until: number, signal?: AbortSignal): Promise<void> {
    for (;;) {
      if (signal?.aborted) throw new Stopped();
      const began = performance.now();
      const { more } = await engine.tell<{ more: boolean }>(`think ${this.#slice}`);
      const now = performance.now();
      if (!more || now >= until) return;
      this.#fitSlice(now - began);
    }
  }

  #fitSlice(took: number): void {
    if (took < SLICE_MS / 2) this.#slice = Math.min(this.#slice * 2, 1 << 16);
    else if (took > SLICE_MS * 2) this.#slice = Math.max(this.#slice >> 1, 1);
  }

  close(): void {
    for (const { engine } of this.#engines.values()) engine.close();
    this.#engines.clear();
  }
}
