// What happened in Gheos, seen: tiles travel to their cell, followers and points to their owner.
import { BANK, ofSeat } from '../../../play/marks';
import type { Way } from '../../../play/game';
import type { GameEvent } from '../model';

const ofCell = ({ x, y }: GameEvent) => `[data-cell="${x},${y}"]`;

export function flight(event: GameEvent): Way | null {
  const { seat, civilisation } = event;
  const home = ofSeat(seat);
  switch (event.event) {
    case 'draw':
      return { icon: 'card', from: BANK, to: home };
    case 'add':
    case 'replace':
      return { icon: 'tile', from: home, to: ofCell(event) };
    case 'take':
    case 'found':
      return civilisation
        ? {
            icon: 'follower',
            from: event.x === undefined ? BANK : ofCell(event),
            to: home,
            classes: `civ-${civilisation}`,
          }
        : null;
    case 'lose':
    case 'pay':
      return civilisation
        ? { icon: 'follower', from: home, to: BANK, classes: `civ-${civilisation}` }
        : null;
    case 'temple':
    case 'token':
    case 'epoch-vp':
      return event.amount > 0 ? { icon: 'vp', from: BANK, to: home } : null;
    default:
      return null;
  }
}
