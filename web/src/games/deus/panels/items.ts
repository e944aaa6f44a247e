// What panels ask words for. One function gives the sentence for each thing shown.
import type { Colour, Resource, Seat, StandardColour } from '../model';

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
