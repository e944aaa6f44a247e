// What panels ask words for. One function gives the sentence for each thing shown.
import type { Civilisation, Seat } from '../model';

export type GheosItem =
  | {
      what:
        | 'vp'
        | 'tokens'
        | 'hand'
        | 'token-worth'
        | 'epoch-worth'
        | 'epochs'
        | 'pile'
        | 'turn'
        | 'first'
        | 'number';
      count: number;
    }
  | { what: 'followers'; civilisation: Civilisation; count: number }
  | { what: 'supply'; civilisation: Civilisation; count: number };

export type SayItem = (item: GheosItem, seat?: Seat) => string;
