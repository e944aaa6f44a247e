// A table that is played at a server: what table.svelte.ts is to a game on this machine.
//
// What always holds: the server alone knows the game and decides; it sends what these eyes may know
// as a position, and the page's own engine turns that into question, answers and previews. What is
// shown changes only when the server has said so, in the order it said it. Steps, undo and the log
// are the server's, laid over what the engine makes of the position.
import type {
  Advice,
  Catalogue,
  Forecast,
  Gesture,
  Happening,
  Language,
  Possible,
  Preview,
  Seat,
  Situation,
  Viewer,
} from '$model';
import { seatNumber, type Sitter } from '../engine/seats';
import { share } from '../engine/sharing';
import { newsAmong, type ShownTable } from '../engine/shown';
import type { SavedGames } from '../engine/savedGames';
import type { Thinker } from '../engine/thinker';
import type { LocalTable, Verdict } from '../engine/transport';
import { Refused, type Connection, type Standing } from './connection.svelte';
import { asEnded } from './ended';
import { keepKey, keepReady, keyOf } from './keys';
import { nameOfSeat, wordsOf } from './words';
import type {
  ChatLine,
  OnlinePlan,
  OnlineSeat,
  Outage,
  Phase,
  Proposal,
  Result,
  TableNews,
  Command,
} from './wire';

export interface OnlineSurroundings {
  connection: Connection;
  transport: LocalTable;
  thinker: Thinker;
  /** Where finished games are kept, for the end screen and replays. */
  savedGames: SavedGames;
}

const NEVER: Possible = { can: false };
/** An update that belongs to an answer comes at once; later ones are asked for. */
const UPDATE_MS = 5000;

/** 64 hexadecimal digits that the server could not choose. */
export function randomBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class OnlineTable implements ShownTable, Standing {
  situation = $state.raw<Situation | null>(null);
  history = $state.raw<Happening[]>([]);
  fresh = $state.raw<Happening[]>([]);
  error = $state<string | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  readonly handOver = null;

  /** Why the table cannot be shown at all. */
  refusal = $state.raw<Refused | null>(null);
  plan = $state.raw<OnlinePlan | null>(null);
  phase = $state<Phase>('waiting');
  seats = $state.raw<OnlineSeat[]>([]);
  you = $state<Seat | null>(null);
  turn = $state<Seat | null>(null);
  since = $state(0);
  commitment = $state('');
  proposal = $state.raw<Proposal | null>(null);
  outage = $state.raw<Outage | null>(null);
  /** Until when it waits for players; 0: it does not. */
  expires = $state(0);
  voided = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  result = $state.raw<Result | null>(null);
  /** Of the shuffle, as src/api/shuffle.h writes it; published when the game is over. */
  proof = $state('');
  /** The table of the rematch, once there is one. */
  next = $state('');
  /** An answer is on its way. */
  sending = $state(false);
  /** The finished game is among the saved ones. */
  kept = $state(false);

  readonly id: string;
  readonly key: string | undefined;
  readonly #around: OnlineSurroundings;
  readonly #leave: (() => void)[] = [];
  #language: Language;
  #seq: number | undefined;
  /** As whom the page knows the table up to `#seq`: other eyes see another game. */
  #knownTo: string | undefined;
  #step = 0;
  #position = '';
  #record = '';
  #undo: Possible = NEVER;
  /** What was taken back, latest last: answers that can be given again. */
  #takenBack: string[][] = [];
  #shownPosition = '';
  #queue: Promise<void> = Promise.resolve();
  #line: Promise<void> = Promise.resolve();
  #waiting: (() => void)[] = [];
  #closed = false;

  constructor(around: OnlineSurroundings, id: string, key: string | undefined, language: Language) {
    this.#around = around;
    this.id = id;
    this.key = key;
    this.#language = language;
  }

  readonly viewer: Viewer = $derived(this.you ?? 'public');
  readonly me: OnlineSeat | null = $derived(
    this.you === null ? null : (this.seats[this.you - 1] ?? null),
  );
  /** A bot plays for this person until they are back. */
  readonly replaced: boolean = $derived(
    this.phase === 'playing' && this.me !== null && !this.me.resigned && this.me.bot !== '',
  );
  readonly asksMe: boolean = $derived(
    this.phase === 'playing' &&
      this.me?.bot === '' &&
      this.situation?.question != null &&
      this.situation.question.seat === this.you,
  );
  readonly news: readonly Happening[] = $derived(
    this.asksMe ? newsAmong(this.history, this.viewer) : [],
  );
  /** Among strangers whose rating counts, nobody asks a bot. */
  readonly gestures = true;
  readonly hints: boolean = $derived(!this.plan?.rated);
  readonly thinking: Seat | null = $derived(
    this.phase === 'playing' && this.turn !== null && this.seats[this.turn - 1]?.bot
      ? this.turn
      : null,
  );
  readonly sitters: readonly Sitter[] = $derived.by(() =>
    this.seats.map((seat, k): Sitter => {
      const name = this.nameOf(seatNumber(k));
      return seat.bot && !seat.player
        ? { kind: 'bot', bot: seat.bot, name }
        : { kind: 'person', name };
    }),
  );

  nameOf(number: Seat): string {
    const seat = this.seats[number - 1];
    return seat ? nameOfSeat(seat, number) : '';
  }

  /** Milliseconds on the clock of a seat at this moment of the server's time; null without a
   *  clock. */
  timeLeft(number: Seat, now: number): number | null {
    const time = this.seats[number - 1]?.time;
    if (time === undefined) return null;
    const runs = this.phase === 'playing' && this.turn === number && !this.seats[number - 1]?.bot;
    return runs ? Math.max(0, time - Math.max(0, now - this.since)) : time;
  }

  // ---- Watching ----------------------------------------------------------------------------

  /** Looks at the table from now on, over any number of connections. */
  open(): void {
    const { connection } = this.#around;
    this.#leave.push(
      connection.listen((message) => {
        if (message.table === this.id) this.#hear(message as unknown as TableNews);
      }),
    );
    this.#leave.push(connection.stand(this));
  }

  command(): Command {
    const { id: table, key } = this;
    const stranger = this.#knownTo !== this.#around.connection.player?.id;
    const known =
      this.#seq === undefined || stranger
        ? {}
        : { seq: this.#seq, step: this.#step, chat: this.chat.at(-1)?.n ?? 0 };
    return { do: 'watch', table, ...(key ? { key } : {}), ...known };
  }

  answered(reply: Record<string, unknown>): void {
    this.refusal = null;
    this.#knownTo = this.#around.connection.player?.id;
    this.#hear(reply as unknown as TableNews);
  }

  refused(refusal: Refused): void {
    this.refusal = refusal;
  }

  #hear(news: TableNews): void {
    const first = this.#seq === undefined;
    this.#seq = news.seq ?? this.#seq;
    this.#step = news.step ?? this.#step;
    void this.#inTurn(() => this.#take(news, first)).catch((error: unknown) => {
      // What could not be shown is asked for from the beginning when the page connects again.
      this.error = wordsOf(error);
      this.#seq = undefined;
      this.#shownPosition = '';
    });
  }

  async #take(news: TableNews, first: boolean): Promise<void> {
    const seats = news.seats ?? this.seats;
    const you = news.you === undefined ? this.you : news.you;
    const renamed =
      JSON.stringify(this.seats.map(({ name }) => name)) !==
      JSON.stringify(seats.map(({ name }) => name));
    // Whoever is choosing something must not be disturbed by a chat line or a friend who comes
    // back.
    const moved = news.step !== undefined && news.step !== this.situation?.step;
    const stands =
      news.undo === undefined || JSON.stringify(news.undo) === JSON.stringify(this.#undo);
    this.#undo = news.undo ?? this.#undo;
    this.#position = news.position ?? this.#position;
    const loads = this.#position !== this.#shownPosition || renamed;
    const looks =
      loads ||
      moved ||
      !stands ||
      you !== this.you ||
      !this.situation ||
      (news.phase !== undefined && news.phase !== this.phase);
    if (news.plan) this.plan = news.plan;
    this.seats = seats;
    this.you = you;
    if (news.phase) this.phase = news.phase;
    if (news.turn !== undefined) this.turn = news.turn;
    if (news.since !== undefined) this.since = news.since;
    if (news.commitment !== undefined) this.commitment = news.commitment;
    if (news.proposal !== undefined) this.proposal = news.proposal;
    if (news.outage !== undefined) this.outage = news.outage;
    this.expires = news.expires ?? 0;
    if (news.void !== undefined) this.voided = news.void;
    if (news.result !== undefined) this.result = news.result;
    if (news.next !== undefined) this.#pointTo(news.next);
    this.#takeChat(news.chat ?? []);
    if (this.#position !== '' && loads) await this.#load();
    if (this.phase === 'over' && this.#record === '') await this.#fetchRecord();
    if (news.happened || news.from !== undefined)
      this.#takeHappened(news.from ?? news.step ?? 0, news.happened ?? [], first);
    if (this.#position !== '' && looks) await this.#look();
    for (const done of this.#waiting.splice(0)) done();
  }

  #takeHappened(from: number, happened: Happening[], first: boolean): void {
    const kept = this.history.filter(({ step }) => step < from);
    const cut = this.history.slice(kept.length);
    const mine = cut.filter(({ seat }) => seat === this.you);
    if (happened.length === 0 && cut.length > 0 && mine.length === cut.length)
      this.#takenBack.push(mine.map(({ token }) => token));
    else if (cut.length > 0) this.#takenBack = [];
    else if (happened.length > 0) this.#forgetTakenBack(happened);
    this.history = [...kept, ...happened];
    this.fresh = first || cut.length > 0 ? [] : [...this.fresh, ...happened];
  }

  /** What was answered is what was taken back last, or nothing of it can be given again. */
  #forgetTakenBack(happened: Happening[]): void {
    const last = this.#takenBack.pop() ?? [];
    const again = happened.every(({ token }, k) => last[k] === token);
    if (!again || last.length === 0) this.#takenBack = [];
    else if (last.length > happened.length) this.#takenBack.push(last.slice(happened.length));
  }

  #takeChat(lines: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.n ?? -1;
    const fresh = lines.filter(({ n }) => n > last);
    if (fresh.length > 0) this.chat = [...this.chat, ...fresh];
  }

  /** Lets the engine read the position, or the whole game once it is over. */
  async #load(): Promise<void> {
    const { transport } = this.#around;
    const begun = this.#record
      ? await transport.load(this.#record).catch(() => transport.setUp(this.#position))
      : await transport.setUp(this.#position);
    await transport.names(this.sitters.map(({ name }) => name));
    await transport.language(this.#language);
    this.catalogue = this.catalogue ?? (await transport.catalogue(begun.game));
    this.#shownPosition = this.#position;
  }

  async #look(): Promise<void> {
    const situation = await this.#around.transport.situation(this.viewer);
    const step = this.#step;
    const redo: Possible = { can: this.#takenBack.length > 0 && this.phase === 'playing' };
    const shown = { ...situation, step, steps: step, undo: this.#undo, redo };
    this.situation = share(
      this.situation,
      this.phase === 'over' ? asEnded(shown, this.result) : shown,
    );
  }

  async setLanguage(language: Language): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    const { connection, transport } = this.#around;
    await connection.speak(language);
    const told = await connection
      .ask<{ happened?: Happening[] }>({ do: 'log', table: this.id })
      .catch(() => null);
    await this.#inTurn(async () => {
      if (!this.situation) return;
      await transport.language(language);
      this.catalogue = await transport.catalogue(this.situation.game);
      if (told?.happened) this.history = told.happened;
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

  async hint(language: Language): Promise<Advice[]> {
    if (!this.hints || !this.asksMe) return [];
    return this.#around.thinker.hint(this.#position, language, this.situation?.names ?? []);
  }

  shown(): void {
    this.fresh = [];
  }

  /** Nobody else looks at this screen. */
  takeScreen(): Promise<void> {
    return Promise.resolve();
  }

  // ---- Answering ---------------------------------------------------------------------------

  answer(token: string): Promise<void> {
    return this.#play({ do: 'answer', token });
  }

  choose(tokens: readonly string[]): Promise<void> {
    return this.#play({ do: 'choose', tokens });
  }

  perform(tokens: readonly string[]): Promise<void> {
    return this.#play({ do: 'plan', tokens });
  }

  undo(): Promise<void> {
    return this.#play({ do: 'undo' });
  }

  restart(): Promise<void> {
    return this.#play({ do: 'restart' });
  }

  async redo(): Promise<void> {
    for (const token of this.#takenBack.at(-1) ?? []) await this.answer(token);
  }

  /** What is meant for the situation on the screen: once the table has gone on, it is not sent. */
  #play(command: Command): Promise<void> {
    const meant = this.situation?.step;
    const run = this.#line.then(async () => {
      if (this.situation?.step !== meant) return;
      this.sending = true;
      await this.#tell({ ...command, step: meant }, true);
      this.sending = false;
    });
    this.#line = run;
    return run;
  }

  /** Carries out a command, and waits until what it did is shown. */
  async #tell(command: Command, lasting = false): Promise<void> {
    const { connection } = this.#around;
    this.error = null;
    const before = this.#seq;
    try {
      await connection.ask({ ...command, table: this.id }, lasting);
      if (this.#seq === before) await this.#nextUpdate();
      await this.#queue;
    } catch (error) {
      if (error instanceof Refused && error.code === 'stale') connection.repeat(this);
      else this.error = wordsOf(error);
    }
  }

  #nextUpdate(): Promise<void> {
    return new Promise((resolve) => {
      const missing = setTimeout(
        () => (this.#around.connection.repeat(this), resolve()),
        UPDATE_MS,
      );
      this.#waiting.push(() => (clearTimeout(missing), resolve()));
    });
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const run = this.#queue.then(() => (this.#closed ? undefined : work()));
    this.#queue = run.catch(() => undefined);
    return run;
  }

  // ---- Sitting and talking -----------------------------------------------------------------

  sit(seat?: Seat): Promise<void> {
    return this.#tell({
      do: 'sit',
      ...(this.key ? { key: this.key } : {}),
      ...(seat ? { seat } : {}),
    });
  }

  stand(): Promise<void> {
    return this.#tell({ do: 'stand' });
  }

  /** What was promised and given is remembered, so that the proof can be held against it. */
  ready(): Promise<void> {
    const bytes = randomBytes();
    keepReady(this.id, { commitment: this.commitment, bytes });
    return this.#tell({ do: 'ready', bytes });
  }

  resign(): Promise<void> {
    return this.#tell({ do: 'resign' });
  }

  back(): Promise<void> {
    return this.#tell({ do: 'back' });
  }

  propose(to: number): Promise<void> {
    return this.#tell({ do: 'propose', step: this.#step, to });
  }

  /** Whether the game is not to count, after the server was away for too long. */
  callOff(yes: boolean): Promise<void> {
    return this.#tell({ do: 'void', yes });
  }

  consent(yes: boolean): Promise<void> {
    return this.#tell({ do: 'consent', yes });
  }

  async say(text: string): Promise<void> {
    await this.#around.connection.ask({ do: 'chat', table: this.id, text });
  }

  /** The table of the next game. */
  async rematch(): Promise<string> {
    const { table } = await this.#around.connection.ask<{ table: string }>({
      do: 'rematch',
      table: this.id,
    });
    this.#pointTo(table);
    return table;
  }

  /** The key of this table opens that of the rematch. */
  #pointTo(next: string): void {
    const key = keyOf(this.id);
    if (next && key) keepKey(next, key);
    this.next = next;
  }

  // ---- After the end -----------------------------------------------------------------------

  async record(): Promise<string> {
    if (this.#record) return this.#record;
    return (await this.#around.connection.ask<{ record: string }>({ do: 'record', table: this.id }))
      .record;
  }

  /** The whole game as it was played, with what proves its shuffle. */
  async #fetchRecord(): Promise<void> {
    const { connection } = this.#around;
    const told = await connection
      .ask<{ record: string; proof?: string }>({ do: 'record', table: this.id }, true)
      .catch(() => null);
    if (!told) return;
    this.#record = told.record;
    this.proof = told.proof ?? '';
    await this.#load();
    await this.#keep();
  }

  async #keep(): Promise<void> {
    const { transport, savedGames } = this.#around;
    const situation = await transport.situation('all');
    await savedGames.put({
      id: this.id,
      game: situation.game,
      options: situation.options,
      sitters: [...this.sitters],
      record: this.#record,
      round: situation.round,
      over: true,
      totals: situation.scores.seats.map(({ total }) => total),
      began: this.since,
      played: Date.now(),
      online: {
        places: this.result?.places ?? [],
        resigned: this.seats.flatMap(({ resigned }, k) => (resigned ? [seatNumber(k)] : [])),
      },
    });
    this.kept = true;
  }

  /** Computes the shuffle again from its proof, with the page's engine alone. */
  verify(): Promise<Verdict> {
    return this.#around.transport.verifyShuffle(`${this.#record.trimEnd()}\n${this.proof}`);
  }

  close(): void {
    this.#closed = true;
    for (const leave of this.#leave.splice(0)) leave();
    this.#around.connection.ask({ do: 'unwatch', table: this.id }).catch(() => undefined);
    this.#around.transport.close();
    this.#around.thinker.close();
  }
}
