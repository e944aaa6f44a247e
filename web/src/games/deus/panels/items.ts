// What panels ask words for. One function gives the sentence for each thing shown.
import type { Colour, DeusView, Resource, Seat, StandardColour } from '../model';

export type DeusItem =
  | { what: 'vp'; count: number | null }
  | { what: 'gold' | 'hand' | 'slots' | 'tokens' | 'scribe' | 'turn' | 'first'; count: number }
  | { what: 'resource'; resource: Resource; count: number }
  | {
      what: 'piece';
      colour: StandardColour;
      count: number;
      supply: number;
      fortress?: Seat | undefined;
    }
  | { what: 'column'; colour: Colour; count: number; garrison?: Seat | undefined }
  | { what: 'barque'; size: 1 | 2 | 3; count: number }
  | {
      what: 'temples-left' | 'villages-left' | 'round' | 'last-round' | 'deck' | 'discard';
      count: number;
    }
  | { what: 'supply'; resource: Resource; count: number }
  | { what: 'market'; resource: Resource; count: number };

export type SayItem = (item: DeusItem, seat?: Seat) => string;

/** Which round it is; once the end is triggered, which will be the last (D-X1). */
export function roundsOf({ round, last_round }: Pick<DeusView, 'round' | 'last_round'>): DeusItem {
  return last_round ? { what: 'last-round', count: last_round } : { what: 'round', count: round };
}
