// What happened, seen: pieces travel to their region, coins and goods to their owner. Decoration
// only: the table already shows the result.
import type { GameEvent, Happening, Seat } from '$model';
import { afterPaint } from '../art/motion/afterPaint';
import { fly, middleOf, still, type Flight, type Point } from '../art/motion/fly';
import type { IconName } from '../art/icons/names';

/** From one mark on the page to another. */
interface Way {
  icon: IconName;
  from: string;
  to: string;
  classes?: string;
}

/** More than this at once is a swarm, not an explanation. */
const MOST = 10;
const APART_MS = 70;

const ofSeat = (seat: Seat | undefined) => (seat ? `[data-seat="${seat}"]` : '.bank');
const ofRegion = (name: string) => `[data-region="${name}"]`;
const ofCell = (x: number | undefined, y: number | undefined) => `[data-cell="${x},${y}"]`;
const BANK = '.bank';

function wayOf(event: GameEvent): Way | null {
  const { seat, region, from, colour, resource, civilisation, victim } = event;
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
    case 'add':
    case 'replace':
      return { icon: 'tile', from: home, to: ofCell(event.x, event.y) };
    case 'take':
    case 'found':
      return civilisation
        ? {
            icon: 'follower',
            from: event.x === undefined ? BANK : ofCell(event.x, event.y),
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

/** The middle of the element that is on the screen: panels and chips carry the same marks. */
function seen(selector: string): Point | null {
  const shown = [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length > 0,
  );
  return shown ? middleOf(shown) : null;
}

export function showFlights(happened: readonly Happening[]): void {
  if (still()) return;
  const ways = happened
    .flatMap(({ events }) => events.flatMap((event) => wayOf(event) ?? []))
    .slice(-MOST);
  if (ways.length === 0) return;
  afterPaint(() => {
    const places = new Map(
      ways.flatMap(({ from, to }) => [from, to]).map((mark) => [mark, seen(mark)]),
    );
    const flights = ways.flatMap(({ icon, from, to, classes }, k): Flight[] => {
      const [start, end] = [places.get(from), places.get(to)];
      return start && end ? [{ icon, from: start, to: end, classes, delay: k * APART_MS }] : [];
    });
    return () => fly(flights);
  });
}
