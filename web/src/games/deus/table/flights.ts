// What happened in Deus, seen: pieces travel to their region, coins and goods to their owner.
import { BANK, ofSeat } from '../../../play/marks';
import type { Way } from '../../../play/game';
import type { GameEvent, RegionName } from '../model';

const ofRegion = (name: RegionName) => `[data-region="${name}"]`;

export function flight(event: GameEvent): Way | null {
  const { seat, region, from, colour, resource, victim } = event;
  const home = ofSeat(seat);
  switch (event.event) {
    case 'place':
      return region && colour
        ? { icon: colour, from: home, to: ofRegion(region), classes: `seat-${seat}` }
        : null;
    case 'march':
    case 'sail':
      return region && from
        ? {
            icon: event.event === 'march' ? 'military' : 'maritime',
            from: ofRegion(from),
            to: ofRegion(region),
            classes: `seat-${seat}`,
          }
        : null;
    case 'win-village':
      return region ? { icon: 'vp', from: ofRegion(region), to: home } : null;
    case 'gain-gold':
      return { icon: 'gold', from: BANK, to: home };
    case 'gain-vp':
      return { icon: 'vp', from: BANK, to: home };
    case 'gain-resource':
      return resource ? { icon: resource, from: BANK, to: home } : null;
    case 'gain-piece':
      return colour ? { icon: colour, from: BANK, to: home, classes: `seat-${seat}` } : null;
    case 'pay-gold':
      return { icon: 'gold', from: home, to: BANK };
    case 'pay-resource':
      return resource ? { icon: resource, from: home, to: BANK } : null;
    case 'steal-gold':
      return { icon: 'gold', from: ofSeat(victim), to: home };
    case 'steal-vp':
      return { icon: 'vp', from: ofSeat(victim), to: home };
    case 'draw':
      return { icon: 'card', from: BANK, to: home };
    default:
      return null;
  }
}
