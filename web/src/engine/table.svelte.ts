// A table on this screen: what is to be seen, what may be answered, and the bots that play along.
//
// What always holds: the situation is what the engine said last, through the eyes of `viewer`;
// people's answers are carried out one after another, and stop a bot that is thinking; everything
// is saved after every change. Events arrive in `fresh` and stay there until the page has shown
// them. A bot's answer that gives nothing to see is shown and saved with the next one that does.
// Where only bots play, whoever looks on sets the pace, and may halt them.
import type {
  Advice,
  Catalogue,
  Forecast,
  GameName,
  Gesture,
  Happening,
  Language,
  Played,
  Preview,
  Seat,
  Situation,
  Viewer,
} from '$model';
import { BrokenError } from './host';
import { share } from './sharing';
import { firstViewer, handOverTo, peopleAmong, sitterAt, type Sitter } from './seats';
import { newsAmong, type Pacing, type ShownTable, type Stride } from './shown';
import type { SavedGame, SavedGames } from './savedGames';
import { Stopped, type Thinker } from './thinker';
import type { Begun, LocalTable } from './transport';

/** A game to begin. */
export interface Plan {
  game: GameName;
  /** As a person would type them (`joker=on`): everything but players and seed. */
  options: string;
  seed: string;
  sitters: Sitter[];
}

/** What a bot's answer gives to see. */
export interface BotStep {
  /** Nobody plays along: it is shown at the pace of whoever looks on. */
  watched: boolean;
  /** Nothing happened yet: more answers belong to it. */
  unseen: boolean;
  /** What it did goes on: one more resource, one more coin, its payment. */
  again: boolean;
}

/** What a table needs from outside. */
export interface Surroundings {
  transport: LocalTable;
  thinker: Thinker;
  savedGames: SavedGames;
  /** Waits until the page has shown what a bot did; nothing if it shows results only. */
  pause?: (shown: BotStep) => Promise<void>;
  /** Waits until what is shown is on the screen: no two changes in one frame. */
  painted?: () => Promise<void>;
}

/** What ends a turn without changing the table: nobody needs time before it. */
const PASSING: ReadonlySet<string> = new Set(['keep', 'draw', 'start-turn']);

const wantsTime = ({ happened }: Played) =>
  happened.some(({ events }) => events.some(({ event }) => !PASSING.has(event)));

/** What is to be seen now, and by whom. */
interface Sight {
  situation: Situation;
  /** The person who must take the screen first. */
  handOver: Seat | null;
  /** What everybody may know of what happened, where only that is shown from now on. */
  known?: Happening[];
}

export class Table implements ShownTable, Pacing {
  readonly hints = true;
  readonly gestures: boolean = true;
  situation = $state.raw<Situation | null>(null);
  /** Everything that happened, as the viewer may know it. */
  history = $state.raw<Happening[]>([]);
  /** What happened and has not been shown yet; `shown()` empties it. */
  fresh = $state.raw<Happening[]>([]);
  viewer = $state<Viewer>('public');
  /** The bot that is thinking. */
  thinking = $state<Seat | null>(null);
  /** The person who must take the screen before their hand is shown. */
  handOver = $state<Seat | null>(null);
  /** Bots wait until they are told to go on. */
  halted = $state(false);
  /** Why the last command could not be carried out. */
  error = $state<string | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  sitters = $state.raw<Sitter[]>([]);
  seed = $state<string | undefined>(undefined);

  readonly #around: Surroundings;
  #id = '';
  #began = 0;
  #stop = new AbortController();
  #queue: Promise<void> = Promise.resolve();
  #closed = false;
  /** What the engine said last, and what bots answered since that was shown. */
  #now: Situation | null = null;
  #unseen: Happening[] = [];
  /** Nobody wants to see every answer. */
  #hurries = false;
  #language: Language = 'en';

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get id(): string {
    return this.#id;
  }

  /** Whether the question on the table is for the person who looks at it. */
  readonly asksMe = $derived(
    this.situation?.question != null && this.situation.question.seat === this.viewer,
  );

  /** Only bots play: whoever looks on sets the pace. */
  readonly pacing: Pacing | null = $derived(
    this.sitters.length > 0 && peopleAmong(this.sitters).length === 0 ? this : null,
  );

  /** What happened after the viewer's own last answer; empty once they have acted again. */
  readonly news = $derived(this.asksMe ? newsAmong(this.history, this.viewer) : []);

  // ---- Beginning ---------------------------------------------------------------------------

  async begin(plan: Plan, language: Language): Promise<void> {
    const options = `players=${plan.sitters.length} ${plan.options}`;
    const begun = this.#around.transport.begin(plan.game, options, plan.seed);
    await this.#sitDown(begun, crypto.randomUUID(), Date.now(), plan.sitters, language);
  }

  /** Begins in a prepared position: tutorials, puzzles. */
  async beginAt(position: string, sitters: Sitter[], language: Language): Promise<void> {
    const begun = this.#around.transport.setUp(position);
    await this.#sitDown(begun, crypto.randomUUID(), Date.now(), sitters, language);
  }

  async resume(saved: SavedGame, language: Language): Promise<void> {
    const begun = this.#around.transport.load(saved.record);
    await this.#sitDown(begun, saved.id, saved.began, saved.sitters, language);
  }

  /** What does not need the answer before is asked together: the engine takes it in this order. */
  async #sitDown(
    beginning: Promise<Begun>,
    id: string,
    began: number,
    sitters: Sitter[],
    language: Language,
  ): Promise<void> {
    const { transport } = this.#around;
    this.#id = id;
    this.#began = began;
    this.sitters = sitters;
    this.viewer = firstViewer(sitters);
    this.#language = language;
    const [begun] = await Promise.all([
      beginning,
      transport.names(sitters.map(({ name }) => name)),
      transport.language(language),
      this.#look(),
    ]);
    this.seed = begun.seed;
    [this.catalogue, this.history] = await Promise.all([
      transport.catalogue(begun.game),
      transport.log(this.viewer, 0),
    ]);
    // Nobody waits for the first save: the table is shown meanwhile.
    this.#inTurn(() => this.#save()).catch((error: unknown) => this.complain(String(error)));
    if (!this.halted) void this.#goOn();
  }

  // ---- Looking -----------------------------------------------------------------------------

  /** Asks the engine what is to be seen. Where another person is asked, only what everybody may
   *  know is shown until they have taken the screen. */
  async #look(): Promise<void> {
    this.#show(await this.#see());
  }

  async #see(): Promise<Sight> {
    const { transport } = this.#around;
    const situation = await transport.situation(this.viewer);
    const handOver = handOverTo(this.sitters, situation, this.viewer);
    if (handOver === null || this.viewer === 'public') return { situation, handOver };
    return {
      situation: await transport.situation('public'),
      handOver,
      known: await transport.log('public', 0),
    };
  }

  #show({ situation, handOver, known }: Sight): void {
    this.#unseen = [];
    this.#now = situation;
    if (known) {
      this.history = known;
      this.viewer = 'public';
      this.fresh = [];
    }
    this.handOver = handOver;
    this.situation = share(this.situation, situation);
  }

  /** The person has the screen now. */
  async takeScreen(): Promise<void> {
    const seat = this.handOver;
    if (seat === null) return;
    await this.#inTurn(async () => {
      this.viewer = seat;
      await this.#look();
      this.history = await this.#around.transport.log(seat, 0);
    });
  }

  async setLanguage(language: Language): Promise<void> {
    const { transport } = this.#around;
    if (language === this.#language) return;
    this.#language = language;
    await this.#inTurn(async () => {
      await transport.language(language);
      if (!this.situation) return;
      this.catalogue = await transport.catalogue(this.situation.game);
      this.history = await transport.log(this.viewer, 0);
      await this.#look();
    });
  }

  gesture(tokens: readonly string[]): Promise<Gesture> {
    return this.#around.transport.gesture(this.viewer, tokens);
  }

  preview(token: string): Promise<Preview> {
    return this.#around.transport.preview(this.viewer, token);
  }

  previewSet(tokens: readonly string[]): Promise<Forecast | null> {
    return this.#around.transport.previewSet(this.viewer, tokens);
  }

  /** The record of the game: all of it once it is over, else as the viewer may know it. */
  record(): Promise<string> {
    const open = this.situation?.over || peopleAmong(this.sitters).length === 0;
    return this.#around.transport.record(open ? 'all' : this.viewer);
  }

  async hint(language: Language): Promise<Advice[]> {
    if (!this.asksMe) return [];
    const position = await this.#around.transport.position(this.viewer);
    const names = this.situation?.names ?? [];
    return this.#around.thinker.hint(position, language, names, this.#stop.signal);
  }

  shown(): void {
    this.fresh = [];
  }

  // ---- Answering ---------------------------------------------------------------------------

  answer(token: string): Promise<void> {
    return this.#act((transport) => transport.play(this.viewer, token));
  }

  choose(tokens: readonly string[]): Promise<void> {
    return this.#act((transport) => transport.choose(this.viewer, tokens));
  }

  perform(tokens: readonly string[]): Promise<void> {
    return this.#act((transport) => transport.perform(this.viewer, tokens));
  }

  redo(): Promise<void> {
    return this.#act((transport) => transport.redo(this.viewer));
  }

  undo(): Promise<void> {
    return this.#act((transport) => transport.undo(this.viewer));
  }

  restart(): Promise<void> {
    return this.#act((transport) => transport.restart(this.viewer));
  }

  /** Carries out a command of a person, and lets the bots go on after it. */
  async #act(command: (transport: LocalTable) => Promise<Played | void>): Promise<void> {
    this.#stop.abort();
    this.error = null;
    try {
      await this.#inTurn(() => this.#take(command(this.#around.transport)));
    } catch (error) {
      this.complain(error instanceof Error ? error.message : String(error));
      if (error instanceof BrokenError) await this.#recover();
    }
    if (!this.halted) void this.#goOn();
  }

  /** A command could not be carried out. */
  protected complain(reason: string): void {
    this.error = reason;
  }

  /** After a failure of the engine: back to what was saved last. */
  async #recover(): Promise<void> {
    const { transport, savedGames } = this.#around;
    const saved = await savedGames.get(this.#id);
    if (!saved) return;
    await this.#inTurn(async () => {
      await transport.load(saved.record);
      await transport.names(this.sitters.map(({ name }) => name));
      await transport.language(this.#language);
      await this.#look();
      this.history = await transport.log(this.viewer, 0);
    });
  }

  /** Takes over what an answer did, or, after an undo, cuts the history. What is to be seen then is
   *  asked for together with it, and shown at once with it: the page changes in one go, and for a
   *  bot not before what was shown last has been `seen`. */
  async #take(command: Promise<Played | void>, seen?: Promise<void>): Promise<void> {
    const [played, sight] = await Promise.all([command, this.#see()]);
    if (played && this.#passesUnseen(played, sight)) {
      this.#now = sight.situation;
      this.#unseen.push(...played.happened);
      return;
    }
    if (played && seen) await (wantsTime(played) ? seen : this.#around.painted?.());
    if (played) {
      this.history = [...this.history, ...this.#unseen, ...played.happened];
      this.fresh = [...this.fresh, ...played.happened];
    } else {
      this.history = this.history.filter(({ step }) => step < sight.situation.step);
      this.fresh = [];
    }
    this.#show(sight);
    await this.#save();
  }

  /** A bot only said what it will do, and is asked on. */
  #passesUnseen({ happened }: Played, { situation: { question } }: Sight): boolean {
    const isBots = (seat: Seat | undefined) =>
      seat !== undefined && sitterAt(this.sitters, seat)?.kind === 'bot';
    return (
      this.pacing === null &&
      isBots(question?.seat) &&
      happened.every(({ seat, events }) => isBots(seat) && events.length === 0)
    );
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const run = this.#queue.then(work);
    this.#queue = run.catch(() => undefined);
    return run;
  }

  // ---- Bots --------------------------------------------------------------------------------

  /** Bots stop where they are. */
  halt(): void {
    this.halted = true;
    this.thinking = null;
    this.#stop.abort();
  }

  /** Bots play on; without a stride until they are halted. */
  async goOn(stride?: Stride): Promise<void> {
    this.#stop.abort();
    await this.#queue;
    const turn = this.situation?.turn;
    this.halted = stride === 'answer' || stride === 'turn';
    this.#hurries = stride === 'game';
    if (stride === 'answer') await this.#goOn(() => true);
    else if (stride === 'turn') await this.#goOn(() => this.situation?.turn !== turn);
    else await this.#goOn();
  }

  /** Lets bots answer until a person is asked, the game is over, or it is enough. */
  async #goOn(enough: () => boolean = () => false): Promise<void> {
    const stop = new AbortController();
    this.#stop = stop;
    const stopped = new Promise<void>((resolve) =>
      stop.signal.addEventListener('abort', () => resolve()),
    );
    let seen = this.#around.painted?.() ?? Promise.resolve();
    try {
      for (;;) {
        if (stop.signal.aborted || this.#closed) return;
        const step = await this.#letBotAnswer(stop.signal, seen);
        if (!step || enough()) return;
        if (!this.#hurries)
          seen = Promise.race([stopped, seen.then(() => this.#around.pause?.(step))]);
      }
    } catch (error) {
      if (!(error instanceof Stopped)) this.complain(String(error));
    } finally {
      if (this.#stop === stop) this.thinking = null;
    }
  }

  /** What a bot's answer gives to see; null if no bot is asked. It thinks while what it did before
   *  is being seen. */
  async #letBotAnswer(signal: AbortSignal, seen: Promise<void>): Promise<BotStep | null> {
    const { transport, thinker } = this.#around;
    const { question, step, turn } = this.#now ?? {};
    const bot = question ? sitterAt(this.sitters, question.seat) : undefined;
    if (!question || step === undefined || turn === undefined || bot?.kind !== 'bot') return null;
    this.thinking = question.seat;
    const position = await transport.position(question.seat);
    const token = await thinker.choose(question.seat, bot.bot, position, step, turn, signal);
    // Whoever looks on may halt it before it answers.
    if (this.pacing) await seen;
    if (signal.aborted) return null;
    await this.#inTurn(async () => {
      if (signal.aborted) return;
      await this.#take(transport.play(this.viewer, token), seen);
    });
    const last = this.#unseen.at(-1) ?? this.history.at(-1);
    return {
      watched: this.pacing !== null,
      unseen: last?.step === step && last.events.length === 0,
      again: [question.kind, 'pay'].includes(this.#now?.question?.kind ?? ''),
    };
  }

  // ---- Keeping -----------------------------------------------------------------------------

  async #save(): Promise<void> {
    const { situation } = this;
    if (!situation) return;
    await this.#around.savedGames.put({
      id: this.#id,
      game: situation.game,
      options: situation.options,
      sitters: $state.snapshot(this.sitters) as Sitter[],
      record: await this.#around.transport.record('all'),
      round: situation.round,
      over: situation.over,
      totals: situation.scores.seats.map(({ total }) => total),
      began: this.#began,
      played: Date.now(),
    });
  }

  /** The page leaves the table; the game is kept. */
  close(): void {
    this.#closed = true;
    this.#stop.abort();
    this.#around.transport.close();
    this.#around.thinker.close();
  }
}
