// What a person does at a drawn table before an answer is given: looks at things, picks one, turns
// a tile, chooses a set. The engine alone knows what is legal; here its answers are only attached
// to things, and tried things that have none explain themselves.
import type {
  Advice,
  Answer,
  GameEvent,
  Gesture,
  PlannedAnswer,
  Preview,
  Rotation,
  Situation,
} from '$model';
import { painted } from '../art/motion/afterPaint';
import { settings } from '../engine/settings.svelte';
import type { ShownTable } from '../engine/shown';
import { say } from '../app/say';
import { ChoiceSet } from './choiceSet.svelte';
import type { Explanation, TableParts, Thing, ThingKind } from './game';
import { namesOf, thingLines } from './gameText';
import { about, keyOf, same } from './things';

/** The pointer may cross many things on its way: only where it rests something is foreseen. */
const REST_MS = 35;

/** So many answers have a number, which is also their key. */
export const NUMBERED = 9;

/** What follows if the picked thing is used for what it is meant: the card is paid, and asks for
 *  its place. */
export interface Ahead {
  /** What was decided on so far. */
  wishes: string[];
  gesture: Gesture;
}

/** Things of the hand that are meant to be given together; the first one is on top. */
export interface Gathering {
  things: Thing[];
  wishes: string[];
  gesture: Gesture;
  /** What could be added. */
  more: Thing[];
}

export class Selection {
  readonly table: ShownTable;
  /** The game that is played there. */
  readonly game: TableParts;
  readonly choiceSet: ChoiceSet;
  /** What the pointer or the focus is on; what was chosen and waits for more. */
  looked = $state.raw<Thing | null>(null);
  picked = $state.raw<Thing | null>(null);
  ahead = $state.raw<Ahead | null>(null);
  gathering = $state.raw<Gathering | null>(null);
  /** Where the gesture goes, if that waits to be confirmed. */
  aimed = $state.raw<Thing | null>(null);
  /** The answer on a button that waits to be confirmed. */
  pending = $state<string | null>(null);
  /** Why the thing that was tried last cannot be chosen. */
  why = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** Which of the rotations at the picked place is shown. */
  turn = $state(0);
  /** How far the map is turned as it is drawn now. */
  facing = $state(0);
  /** A piece somewhere on the table that is looked at closely. */
  closer = $state<string | null>(null);
  /** It is shown as large as can be read from afar. */
  enlarged = $state(false);
  explained = $state.raw<Explanation | null>(null);
  /** The line of the log that is looked at. */
  pointed = $state.raw<GameEvent | null>(null);
  /** Places that the sentence names that is looked at, as text mode takes them. */
  named = $state.raw<readonly string[]>([]);
  /** All answers are shown as a list. */
  listed = $state(false);
  hints = $state.raw<Advice[] | null>(null);
  advising = $state(false);

  #asked = 0;
  #resting = 0;
  #advisedAt = 0;

  constructor(table: ShownTable, game: TableParts) {
    this.table = table;
    this.game = game;
    this.choiceSet = new ChoiceSet(table);
  }

  readonly situation: Situation | null = $derived.by(() => this.table.situation);
  readonly answers: Answer[] = $derived.by(() =>
    this.table.asksMe ? (this.situation?.answers ?? []) : [],
  );

  /** Answers that are attached to nothing on the table. */
  readonly loose: Answer[] = $derived.by(() => {
    const { situation } = this;
    if (!situation) return [];
    return this.answers.filter((answer) => {
      const thing = this.game.things.of(answer, situation.view);
      return thing === null || this.kindOf(thing).hasButton;
    });
  });

  /** What can be done with the picked thing, but for what is done on the map. */
  readonly candidates: Answer[] = $derived.by(() => {
    const all = this.picked ? this.about(this.picked) : [];
    const { gathers } = this.game.things;
    return all.filter(
      ({ token, verb }) => token !== this.ahead?.wishes[0] && !(this.gathering && verb === gathers),
    );
  });

  /** Everything that can be chosen by a tap: answers, and places for what is picked. */
  readonly choices: Answer[] = $derived.by(() => [
    ...this.answers,
    ...(this.ahead?.gesture.answers ?? []),
  ]);

  readonly placement: Rotation | null = $derived.by(
    () => this.preview?.rotations?.[this.turn] ?? null,
  );

  /** The answer that is foreseen now. */
  readonly foreseen: Answer | undefined = $derived.by(() =>
    this.answers.find(({ token }) => token === this.preview?.token),
  );

  /** Things that answer the question now, by key. */
  readonly legal: ReadonlyMap<string, Thing> = $derived.by(() => {
    const { situation } = this;
    const list = this.choiceSet.set?.items ?? this.choices;
    return new Map(
      list.flatMap((answer) => {
        const thing = situation && this.game.things.of(answer, situation.view);
        return thing ? [[keyOf(thing), thing] as const] : [];
      }),
    );
  });

  /** A thing of a kind that the game does not know is a mistake of the game. */
  kindOf(thing: Thing): ThingKind {
    const kind = this.game.things.kinds[thing.kind];
    if (!kind) throw new Error(`this game has no things called ${thing.kind}`);
    return kind;
  }

  about(thing: Thing): Answer[] {
    const { things } = this.game;
    const byWish = (a: Answer, b: Answer) =>
      things.wishes.indexOf(a.verb) - things.wishes.indexOf(b.verb);
    return this.situation
      ? about(things, this.answers, thing, this.situation.view).sort(byWish)
      : [];
  }

  /** What the gesture can go on with at the thing. */
  #placesAt(thing: Thing): Answer[] {
    const { situation, ahead } = this;
    return situation && ahead
      ? about(this.game.things, ahead.gesture.answers ?? [], thing, situation.view)
      : [];
  }

  stateOf(thing: Thing): 'playable' | 'possible' | 'refused' | 'plain' {
    if (!this.table.asksMe) return 'plain';
    const refused = this.refusalOf(thing) !== null;
    if (!this.legal.has(keyOf(thing))) return refused ? 'refused' : 'plain';
    // What can only be offered shines less.
    return refused ? 'possible' : 'playable';
  }

  /** Why the thing cannot be chosen, or not for what it is meant (a card that can only be
   *  offered). */
  refusalOf(thing: Thing): string | null {
    const { situation } = this;
    if (!situation || !this.table.asksMe || this.choiceSet.set) return null;
    const legal = [...this.about(thing), ...this.#placesAt(thing)];
    const { things } = this.game;
    const all = [...situation.refusals, ...(this.ahead?.gesture.refusals ?? [])];
    const refusals = about(things, all, thing, situation.view).filter(
      ({ verb }) =>
        legal.length === 0 ||
        (verb === things.purpose && !legal.some((answer) => answer.verb === things.purpose)),
    );
    return refusals[0]?.why ?? null;
  }

  // ---- Looking -----------------------------------------------------------------------------

  /** The pointer or focus came to a thing or left it. Never at once: focus also leaves while the
   *  page is being changed, when nothing may be set. */
  peek(thing: Thing | null): void {
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => void this.#look(thing), REST_MS);
  }

  async #look(thing: Thing | null): Promise<void> {
    this.looked = thing;
    this.closer = thing ? this.game.things.closeUp(thing) : null;
    if (thing) this.explained = null;
    const place = thing ? this.#placesAt(thing)[0] : undefined;
    if (place) return this.#foreseeGesture(place.token);
    const shown = this.#turns ? this.picked : (thing ?? this.picked);
    const first = shown && !this.choiceSet.set ? this.about(shown)[0] : undefined;
    await this.foresee(first?.token ?? null);
  }

  /** Shows what the whole gesture would do if it ended there. */
  async #foreseeGesture(token: string): Promise<void> {
    const asked = ++this.#asked;
    const wishes = this.ahead?.wishes ?? [];
    const gesture = await this.table.gesture([...wishes, token]).catch(() => null);
    if (gesture && asked === this.#asked) this.#show({ ...gesture, token });
  }

  /** Shows what an answer would do; the last one asked for wins. */
  async foresee(token: string | null): Promise<void> {
    const asked = ++this.#asked;
    const preview = await this.#foresight(token);
    if (asked === this.#asked) this.#show(preview);
  }

  async #foresight(token: string | null): Promise<Preview | null> {
    clearTimeout(this.#resting);
    if (token === null) return null;
    if (token === this.preview?.token) return this.preview;
    return this.table.preview(token).catch(() => null);
  }

  #show(preview: Preview | null): number {
    if (preview !== this.preview) this.turn = 0;
    this.preview = preview;
    return ++this.#asked;
  }

  look(piece: string | null): void {
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => {
      this.closer = piece;
      if (piece !== null) this.explained = null;
    }, REST_MS);
  }

  /** Shows the piece that is looked at as large as can be; false if there is none. */
  enlarge(): boolean {
    const { closer, game, table } = this;
    this.enlarged = closer !== null && game.closeUp?.has(table.catalogue, closer) === true;
    return this.enlarged;
  }

  /** What is in focus, in words; without anything the whole map. */
  describe(): void {
    const { situation, table } = this;
    const thing = this.looked ?? this.picked;
    if (!situation) return;
    const [title = '', ...lines] = thingLines(
      this.game,
      situation,
      thing,
      table.catalogue,
      this.facing,
    );
    this.listed = false;
    this.hints = null;
    this.explained = { title, lines };
  }

  /** Tells why what is in focus cannot be chosen; false if it can, or nothing is. */
  askWhy(): boolean {
    const thing = this.looked ?? this.picked;
    this.why = thing ? this.refusalOf(thing) : null;
    return this.why !== null;
  }

  async advise(): Promise<void> {
    this.clear();
    this.listed = false;
    const asked = (this.#advisedAt = ++this.#asked);
    this.advising = true;
    const hints = await this.table.hint(settings.language).catch(() => []);
    if (asked !== this.#advisedAt) return;
    this.hints = hints;
    this.advising = false;
  }

  // ---- Choosing ----------------------------------------------------------------------------

  /** A thing was clicked or tapped. `lifted`: this copy of a card is in the set already. */
  async pick(thing: Thing, lifted = false): Promise<void> {
    clearTimeout(this.#resting);
    this.why = this.explained = this.table.error = null;
    if (!this.table.asksMe || !this.situation) return this.#explain(thing);
    if (this.choiceSet.set) return this.#chooseForSet(thing, lifted);
    const [place] = this.#placesAt(thing);
    if (place) return this.#aim(thing, place.token);
    const [first, second] = this.about(thing);
    if (!first) return (await this.#restartFor(thing)) ? undefined : this.#explain(thing);
    const again = same(thing, this.picked);
    const { turns } = this.kindOf(thing);
    if (turns && again) return this.rotate();
    if (lifted) return this.#drop(thing);
    const [preview, ahead, gathering] = await Promise.all([
      this.#foresight(first.token),
      this.#lookAhead([first]),
      this.#gather([...(this.gathering?.things ?? []), thing]),
    ]);
    const clear = !second && !gathering && this.refusalOf(thing) === null;
    if (!turns && (again || (clear && !this.#wantsConfirmation(thing, preview)))) {
      // What it brings would only flash up.
      this.picked = thing;
      return this.commit(first.token);
    }
    const asked = this.#show(preview);
    // What can be done with it follows: both would make one long frame.
    await painted();
    if (asked !== this.#asked) return;
    this.picked = thing;
    this.ahead = ahead;
    this.gathering = gathering;
    this.aimed = null;
  }

  /** What gathering these things would do; null if they cannot be. */
  async #gather(things: Thing[]): Promise<Gathering | null> {
    const { table, situation } = this;
    const [top, ...rest] = things;
    const first = top && this.about(top).find(({ verb }) => verb === this.game.things.gathers);
    if (!first || !situation || !table.gestures) return null;
    const begun = await table.gesture([first.token]).catch(() => null);
    if (!begun) return null;
    const items: (Answer & { room?: number })[] = begun.set?.items ?? begun.answers ?? [];
    const thingOf = (item: Answer) => this.game.things.of(item, situation.view);
    const added = rest.flatMap((thing) => items.find((item) => same(thingOf(item), thing)) ?? []);
    const closer = begun.set?.closer ?? items.find((item) => thingOf(item) === null)?.token;
    const wishes = [first.token, ...added.map(({ token }) => token), ...(closer ? [closer] : [])];
    const gesture = await table.gesture(wishes).catch(() => null);
    if (!gesture || added.length < rest.length) return null;
    const more = items.flatMap((item) => {
      const thing = thingOf(item);
      const left = (item.room ?? 1) - added.filter((other) => other === item).length;
      return thing ? Array.from({ length: left }, () => thing) : [];
    });
    return { things, wishes, gesture, more };
  }

  /** One of the gathered things shall stay. */
  async #drop(thing: Thing): Promise<void> {
    const all = this.gathering?.things ?? [];
    const at = all.findLastIndex((other) => same(other, thing));
    const things = at < 0 ? [] : all.toSpliced(at, 1);
    const last = things.at(-1);
    if (!last) return this.clear();
    const [first] = this.about(last);
    const asked = this.#asked;
    const [ahead, gathering] = await Promise.all([
      first ? this.#lookAhead([first]) : null,
      this.#gather(things),
    ]);
    if (asked !== this.#asked) return;
    this.#show(null);
    this.picked = last;
    this.ahead = ahead;
    this.gathering = gathering;
  }

  /** Everything that can be gathered, or another one on top. */
  async regather(things: Thing[]): Promise<void> {
    const gathering = await this.#gather(things);
    if (gathering) this.gathering = gathering;
  }

  gathered(thing: Thing): number {
    return this.gathering?.things.filter((other) => same(other, thing)).length ?? 0;
  }

  async giveGathered(): Promise<void> {
    if (this.gathering) await this.#perform(this.gathering.wishes);
  }

  /** What follows if a thing is used for what it is meant, and the next choice lies on the map. */
  async #lookAhead([first, ...more]: Answer[]): Promise<Ahead | null> {
    const { table, situation } = this;
    const { things } = this.game;
    if (!first || !situation || !table.gestures || first.verb !== things.purpose) return null;
    const wishes = [first, ...more].map(({ token }) => token);
    const gesture = await table.gesture(wishes).catch(() => null);
    const leadsToMap = gesture?.answers?.every((answer) => {
      const thing = things.of(answer, situation.view);
      return thing !== null && this.kindOf(thing).part === 'map';
    });
    return gesture?.stops === 'question' && leadsToMap ? { wishes, gesture } : null;
  }

  /** Something that the game settled is to be otherwise: another payment. */
  async change({ token: old, others }: PlannedAnswer, instead: Answer): Promise<void> {
    const { ahead } = this;
    if (!ahead) return;
    const replaced = new Set([old, ...(others ?? []).map(({ token }) => token)]);
    const wishes = [...ahead.wishes.filter((token) => !replaced.has(token)), instead.token];
    const gesture = await this.table.gesture(wishes).catch(() => null);
    if (gesture && ahead === this.ahead) this.ahead = { wishes, gesture };
  }

  /** Makes the gesture that ends at the thing; once more if that must be confirmed. */
  async #aim(thing: Thing, token: string): Promise<void> {
    const wishes = [...(this.ahead?.wishes ?? []), token];
    if (settings.confirm !== 'never' && !same(thing, this.aimed)) {
      const gesture = await this.table.gesture(wishes).catch(() => null);
      if (gesture) this.#show({ ...gesture, token });
      if (settings.confirm === 'always' || gesture?.stops === 'reveal') {
        this.aimed = thing;
        return;
      }
    }
    await this.#perform(wishes);
  }

  /** The gesture that waits is meant. */
  async confirm(): Promise<void> {
    const token = this.aimed ? this.#placesAt(this.aimed)[0]?.token : undefined;
    if (token) await this.#perform([...(this.ahead?.wishes ?? []), token]);
  }

  async #perform(wishes: readonly string[]): Promise<void> {
    this.clear();
    await this.table.perform(wishes);
  }

  /** Another thing than the one that is being placed: takes back as far as needed. */
  async #restartFor(thing: Thing): Promise<boolean> {
    const { situation, table, game } = this;
    const wanted = situation?.undo.can ? game.things.afterRestart(situation, thing) : null;
    if (wanted === null) return false;
    this.clear();
    await table.restart();
    if (table.situation?.answers.some(({ token }) => token === wanted)) await table.answer(wanted);
    return true;
  }

  /** Whether something is about to lie at the picked place, and can be turned there. */
  get #turns(): boolean {
    return this.picked !== null && this.kindOf(this.picked).turns;
  }

  #wantsConfirmation(thing: Thing, preview: Preview | null): boolean {
    if (this.kindOf(thing).isFree) return false;
    if (settings.confirm === 'always') return true;
    return settings.confirm === 'reveal' && preview?.stops === 'reveal';
  }

  #explain(thing: Thing): void {
    const { question } = this.situation ?? {};
    this.picked = null;
    if (!question) this.why = say('question.over');
    else if (!this.table.asksMe && this.situation)
      this.why = say('why.notYours', { name: namesOf(this.situation)(question.seat) });
    else this.why = this.refusalOf(thing) ?? say('why.otherQuestion', { question: question.text });
  }

  rotate(): void {
    const count = this.preview?.rotations?.length ?? 0;
    if (count > 0) this.turn = (this.turn + 1) % count;
  }

  /** A button with an answer was pressed. */
  async press(token: string): Promise<void> {
    if (settings.confirm !== 'never' && this.pending !== token && !this.picked) {
      const preview = await this.#foresight(token);
      if (settings.confirm === 'always' || preview?.stops === 'reveal') {
        this.#show(preview);
        this.pending = token;
        return;
      }
    }
    await this.commit(token);
  }

  /** Gives the answer; where something is turned, its rotation too. */
  async commit(token: string): Promise<void> {
    const turns = this.#turns && (this.preview?.rotations?.length ?? 0) > 1;
    const turn = this.placement?.token;
    this.clear();
    if (this.table.gestures) return this.table.perform(turns && turn ? [token, turn] : [token]);
    await this.table.answer(token);
    if (!turns || !turn) return;
    await painted();
    if (this.table.asksMe && this.situation?.answers.some(({ token }) => token === turn))
      await this.table.answer(turn, true);
  }

  /** Plays what was advised. Where that belongs to a set, all of the set that the line names: what
   *  follows by itself is not in it, so a set that the line may not name to its end is played
   *  answer by answer. */
  async follow({ token, line }: Advice): Promise<void> {
    const { set } = this.choiceSet;
    const tokens = line.map((step) => step.token);
    const isItem = (one: string) => set?.items.some((item) => item.token === one) ?? false;
    const end = tokens.findIndex((one) => !isItem(one));
    const items = end < 0 ? tokens : tokens.slice(0, end);
    if (!set || items.length === 0) return this.commit(token);
    this.clear();
    if (items.length === set.most || (end > 0 && set.least < set.most))
      return this.table.choose(items);
    for (const item of items)
      if (this.answers.some((answer) => answer.token === item)) await this.table.answer(item);
  }

  /** Nothing is meant to be chosen or looked at any more. */
  clear(): void {
    this.table.error = null;
    this.renew();
    this.explained = null;
    this.closer = null;
  }

  /** The question is another one. What is merely looked at stays. */
  renew(): void {
    this.#asked++;
    this.#advisedAt = 0;
    this.advising = false;
    clearTimeout(this.#resting);
    this.picked = this.looked = this.preview = this.hints = null;
    this.ahead = this.gathering = this.aimed = null;
    this.why = this.pending = null;
    this.choiceSet.clear();
    this.turn = 0;
  }

  // ---- Sets --------------------------------------------------------------------------------

  async #chooseForSet(thing: Thing, lifted: boolean): Promise<void> {
    const { situation, choiceSet } = this;
    const [item] =
      situation && choiceSet.set
        ? about(this.game.things, choiceSet.set.items, thing, situation.view)
        : [];
    if (!item) return this.#explain(thing);
    if (!lifted && choiceSet.hasRoomFor(item.token)) await choiceSet.add(item.token);
    else await choiceSet.drop(item.token);
  }

  async chooseSet(): Promise<void> {
    const { chosen, set } = this.choiceSet;
    this.clear();
    if (chosen.length === 0 && set?.closer) await this.table.answer(set.closer);
    else await this.table.choose(chosen);
  }
}
