// What a table of Deus shows and says, part by part. What the parts are for stands in play/game.ts.
import type { Gesture } from '$model';
import type { TableParts } from '../../../play/game';
import {
  RESOURCES,
  type Answer,
  type Catalogue,
  type DeusEventKind,
  type DeusView,
  type GameEvent,
  type Refusal,
  type Seat,
} from '../model';
import '../phrases';
import { say, sayAny } from '../say';
import * as text from '../text';
import AnswerSign from './AnswerSign.svelte';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import CardLine from './CardLine.svelte';
import ChipSign from './ChipSign.svelte';
import { chipOf } from './chips';
import Columns from './Columns.svelte';
import { flight } from './flights';
import Hand from './Hand.svelte';
import LargeCard from './LargeCard.svelte';
import MapCorner from './MapCorner.svelte';
import Panel from './Panel.svelte';
import { cardsOf } from './pieces';
import QuantitySign from './QuantitySign.svelte';
import Status from './Status.svelte';
import StillMap from './StillMap.svelte';
import { things, type Thing } from './things';

/** Beside a picked card few words do. */
function shortText({ verb }: Answer, picked: Thing): string | null {
  if (picked.kind !== 'card') return null;
  if (verb === 'build') return say('deus.build');
  if (verb === 'offer') return say('deus.offerTop');
  return verb === 'joker' ? say('deus.joker') : null;
}

/** "Offer 3 cards to Ceres (strength 3)": as the engine foresees it; a temple on top lets one
 *  choose whom to call. */
function gatherText({ plan, events, question }: Gesture): string {
  const told = events as GameEvent[];
  const called = told.find(({ event }) => event === 'invoke');
  const strength = called?.amount ?? question?.args[0] ?? 1;
  const cards = plan.filter(({ verb }) => verb === 'offer' || verb === 'discard').length;
  return say(`deus.offerTo.${called?.god ?? 'jupiter'}`, { n: cards, strength });
}

/** What causes besides cards and gods, and the event that tells of it. */
const EVENT_OF: Readonly<Record<string, DeusEventKind>> = {
  edge: 'pay-vp',
  village: 'win-village',
};

function cause(via: string, catalogue: Catalogue | null) {
  const event = EVENT_OF[via] ?? null;
  const card = cardsOf(catalogue).get(via);
  return { name: card?.name ?? sayAny(event ? `cause.${via}` : `god.${via}`), event };
}

function held({ players }: DeusView, seat: Seat): Record<string, number> {
  const player = players[seat - 1];
  if (!player) return {};
  const goods = RESOURCES.map((resource) => [resource, player.resources[resource]]);
  return { gold: player.gold, ...Object.fromEntries(goods) };
}

function whyItEnded({ temples_left, regions }: DeusView): string {
  if (temples_left === 0) return say('end.becauseTemples');
  const villages = regions.filter(({ terrain }) => terrain === 'village');
  return villages.every(({ attacked }) => attacked)
    ? say('end.becauseVillages')
    : say('end.becauseLimit');
}

export const parts: TableParts = {
  things,
  text: {
    status: text.status,
    hand: text.hand,
    columns: text.columns,
    player: text.player,
    places: text.describePlace,
    placesIn: (sentence) => sentence.match(/\b[A-G][0-6]\b/g) ?? [],
    emptyPlace: () => '',
    thing(thing: Thing, catalogue: Catalogue | null) {
      const card = thing.kind === 'card' ? cardsOf(catalogue).get(thing.card) : undefined;
      return card ? text.describeCard(card) : null;
    },
    pieces: text.cardLines,
    subject: text.subjectOf,
    placeOf: ({ region }: Refusal) => region ?? '',
  },
  Hand,
  Board,
  Columns,
  Status,
  isCrowded: ({ market }: DeusView) => market !== undefined,
  MapCorner,
  Panel,
  chip(view: DeusView, seat, size) {
    const player = view.players[seat - 1];
    return player ? chipOf(player, size) : [];
  },
  ChipSign,
  closeUp: {
    has: (catalogue: Catalogue | null, id) => cardsOf(catalogue).has(id),
    Large: LargeCard,
    Line: CardLine,
  },
  gatherText,
  nameOf: (thing: Thing, catalogue: Catalogue | null) =>
    thing.kind === 'card' ? (cardsOf(catalogue).get(thing.card)?.name ?? '') : '',
  AnswerSign,
  shortText,
  QuantitySign,
  told: [
    'attack',
    'win-village',
    'trigger-end',
    'pay-vp',
    'pay-gold',
    'pay-resource',
  ] satisfies DeusEventKind[],
  held,
  cause,
  isOnMap: ({ region }: GameEvent) => region !== undefined,
  pieceOf: ({ card }: GameEvent) => card ?? null,
  flight,
  Belongings,
  StillMap,
  whyItEnded,
  tieBreak: () => null,
};
