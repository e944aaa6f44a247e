// What a table of Gheos shows and says, part by part. What the parts are for stands in
// play/game.ts.
import type { TableParts } from '../../../play/game';
import type { Answer, Catalogue, GameEvent, GheosEventKind, GheosView } from '../model';
import '../phrases';
import { say } from '../say';
import * as text from '../text';
import AnswerSign from './AnswerSign.svelte';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import ChipSign from './ChipSign.svelte';
import { chipOf } from './chips';
import { flight } from './flights';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import { tilesOf } from './pieces';
import QuantitySign from './QuantitySign.svelte';
import Status from './Status.svelte';
import StillMap from './StillMap.svelte';
import { things, type Thing } from './things';

function whyItEnded({ epochs_drawn, last_epoch, players }: GheosView): string {
  if (epochs_drawn >= last_epoch) return say('end.becauseEpochs');
  return players.every(({ tokens }) => tokens === 0)
    ? say('end.becauseTokens')
    : say('end.becauseLimit');
}

export const parts: TableParts = {
  things,
  text: {
    status: text.status,
    hand: text.hand,
    columns: () => [],
    player: text.player,
    places: text.describePlace,
    placesIn: (sentence) =>
      (sentence.match(/[−-]?\d+,[−-]?\d+/g) ?? []).map((name) => name.replaceAll('−', '-')),
    emptyPlace: () => say('gheos.cellAdd'),
    thing(thing: Thing, catalogue: Catalogue | null) {
      const tile = thing.kind === 'tile' ? tilesOf(catalogue).get(thing.tile) : undefined;
      return tile ? say('label.tile', { id: tile.id, what: tile.text }) : null;
    },
    pieces: text.tileLines,
    subject: () => '',
    placeOf: () => '',
  },
  Hand,
  Board,
  Columns: null,
  Status,
  isCrowded: () => false,
  MapCorner: null,
  Panel,
  chip(view: GheosView, seat, size) {
    const player = view.players[seat - 1];
    return player ? chipOf(player, size) : [];
  },
  ChipSign,
  closeUp: null,
  gatherText: () => '',
  nameOf: () => '',
  AnswerSign,
  shortText: (_: Answer, picked: Thing) => (picked.kind === 'cell' ? say('gheos.placeHere') : null),
  QuantitySign,
  told: ['war', 'win-war', 'die', 'migrate'] satisfies GheosEventKind[],
  held: () => ({}),
  cause: (via) => ({ name: via, event: null }),
  isOnMap: ({ x }: GameEvent) => x !== undefined,
  pieceOf: () => null,
  flight,
  Belongings,
  StillMap,
  whyItEnded,
  tieBreak: () => say('end.byFollowers'),
};
