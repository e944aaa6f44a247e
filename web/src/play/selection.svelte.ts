// What a person does at a drawn table before an answer is given: looks at things, picks one, turns
// a tile, chooses a set. The engine alone knows what is legal; here its answers are only attached
// to things, and tried things that have none explain themselves.
import type { Advice, Answer, CardId, GameEvent, Placement, Preview, Situation } from '$model';
import { painted } from '../art/motion/afterPaint';
import { settings } from '../engine/settings.svelte';
import type { ShownTable } from '../engine/shown';
import { say } from '../app/say';
import { namesOf } from './gameText';
import { thingLines } from '../games/deus/table/thingText';
import { ChoiceSet } from './choiceSet.svelte';
import type { Explanation } from '../games/deus/table/explain';
import { about, keyOf, same, thingOf, type Thing } from './things';

/** The pointer may cross many things on its way: only where it rests something is foreseen. */
const REST_MS = 35;

/** What a person most likely wants to do with a card comes first. */
const ORDER: readonly string[] = ['build', 'offer', 'joker'];
const byWish = (a: Answer, b: Answer) => ORDER.indexOf(a.verb) - ORDER.indexOf(b.verb);

/** So many answers have a number, which is also their key. */
export const NUMBERED = 9;

export class Selection {
  readonly table: ShownTable;
  readonly choiceSet: ChoiceSet;
  /** What the pointer or the focus is on; what was chosen and waits for more. */
  looked = $state.raw<Thing | null>(null);
  picked = $state.raw<Thing | null>(null);
  /** The answer on a button that waits to be confirmed. */
  pending = $state<string | null>(null);
  /** Why the thing that was tried last cannot be chosen. */
  why = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** Which of the rotations of the picked cell is shown. */
  turn = $state(0);
  /** A card somewhere on the table that is looked at closely. */
  closer = $state<CardId | null>(null);
  explained = $state.raw<Explanation | null>(null);
  /** The line of the log that is looked at. */
  pointed = $state.raw<GameEvent | null>(null);
  /** All answers are shown as a list. */
  listed = $state(false);
  hints = $state.raw<Advice[] | null>(null);
  advising = $state(false);

  #touch = false;
  #asked = 0;
  #resting = 0;
  #advisedAt = 0;

  constructor(table: ShownTable) {
    this.table = table;
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
    // The market is not on every screen, and a flag on the map needs its words: both have buttons
    // too.
    return this.answers.filter((answer) =>
      ['market', 'spot'].includes(thingOf(answer, situation.view)?.kind ?? 'market'),
    );
  });

  /** What can be done with the picked thing. */
  readonly candidates: Answer[] = $derived.by(() => (this.picked ? this.about(this.picked) : []));

  readonly placement: Placement | null = $derived.by(
    () => this.preview?.rotations?.[this.turn] ?? null,
  );

  /** The answer that is foreseen now. */
  readonly foreseen: Answer | undefined = $derived.by(() =>
    this.answers.find(({ token }) => token === this.preview?.token),
  );

  /** Things that answer the question now, by key. */
  readonly legal: ReadonlySet<string> = $derived.by(() => {
    const { situation } = this;
    const list = this.choiceSet.set?.items ?? this.answers;
    return new Set(
      list.flatMap((answer) => {
        const thing = situation && thingOf(answer, situation.view);
        return thing ? [keyOf(thing)] : [];
      }),
    );
  });

  about(thing: Thing): Answer[] {
    return this.situation ? about(this.answers, thing, this.situation.view).sort(byWish) : [];
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
    const legal = this.about(thing);
    const refusals = about(situation.refusals, thing, situation.view).filter(
      ({ verb }) =>
        legal.length === 0 ||
        (verb === 'build' && !legal.some((answer) => answer.verb === 'build')),
    );
    return refusals[0]?.why ?? null;
  }

  // ---- Looking -----------------------------------------------------------------------------

  /** A finger cannot hover: its first tap looks, its second answers. */
  touched(pointer: string): void {
    this.#touch = pointer === 'touch';
  }

  /** The pointer or focus came to a thing or left it. Never at once: focus also leaves while the
   *  page is being changed, when nothing may be set. */
  peek(thing: Thing | null): void {
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => void this.#look(thing), REST_MS);
  }

  async #look(thing: Thing | null): Promise<void> {
    this.looked = thing;
    this.closer = thing?.kind === 'card' ? thing.card : null;
    if (thing) this.explained = null;
    const shown = this.picked?.kind === 'cell' ? this.picked : (thing ?? this.picked);
    const first = shown && !this.choiceSet.set ? this.about(shown)[0] : undefined;
    await this.foresee(first?.token ?? null);
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

  look(card: CardId | null): void {
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => {
      this.closer = card;
      if (card !== null) this.explained = null;
    }, REST_MS);
  }

  /** What is in focus, in words; without anything the whole map. */
  describe(): void {
    const { situation, table } = this;
    const thing = this.looked ?? this.picked;
    if (!situation) return;
    const [title = '', ...lines] = thingLines(situation, thing, table.catalogue);
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
    const [first, second] = this.about(thing);
    if (!first) return (await this.#changeTile(thing)) ? undefined : this.#explain(thing);
    const again = same(thing, this.picked);
    if (thing.kind === 'cell' && again) return this.rotate();
    const preview = await this.#foresight(first.token);
    const clear = !second && this.refusalOf(thing) === null;
    if (thing.kind !== 'cell' && (again || (clear && !this.#wantsConfirmation(thing, preview)))) {
      // What it brings would only flash up.
      this.picked = thing;
      return this.commit(first.token);
    }
    const asked = this.#show(preview);
    // What can be done with it follows: both would make one long frame.
    await painted();
    if (asked === this.#asked) this.picked = thing;
  }

  /** (Gheos) Another tile than the one that is being placed: takes back as far as needed. */
  async #changeTile(thing: Thing): Promise<boolean> {
    const { situation, table } = this;
    if (thing.kind !== 'tile' || situation?.view.game !== 'gheos' || !situation.view.choice)
      return false;
    if (situation.view.choice.tile === thing.tile || !situation.undo.can) return false;
    this.clear();
    await table.restart();
    if (table.situation?.answers.some(({ tile }) => tile === thing.tile))
      await table.answer(`tile:${thing.tile}`);
    return true;
  }

  #wantsConfirmation(thing: Thing, preview: Preview | null): boolean {
    // Another tile can be taken until it lies.
    if (thing.kind === 'tile') return false;
    if (this.#touch || settings.confirm === 'always') return true;
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

  /** Gives the answer; with a cell, its rotation too. */
  async commit(token: string): Promise<void> {
    const turn = this.placement?.token;
    const cell = this.picked?.kind === 'cell';
    this.clear();
    await this.table.answer(token);
    if (!cell || !turn) return;
    await painted();
    if (this.table.asksMe && this.situation?.question?.kind === 'rotation')
      await this.table.answer(turn);
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
    this.why = this.pending = null;
    this.choiceSet.clear();
    this.turn = 0;
  }

  // ---- Sets --------------------------------------------------------------------------------

  async #chooseForSet(thing: Thing, lifted: boolean): Promise<void> {
    const { situation, choiceSet } = this;
    const [item] =
      situation && choiceSet.set ? about(choiceSet.set.items, thing, situation.view) : [];
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
