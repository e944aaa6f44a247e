// What happened, seen: whatever the game lets travel over the table (its flights.ts). Decoration
// only: the table already shows the result.
import type { Happening } from '$model';
import { afterPaint } from '../art/motion/afterPaint';
import { fly, middleOf, still, type Flight, type Point } from '../art/motion/fly';
import type { TableParts } from '../play/game';

/** More than this at once is a swarm, not an explanation. */
const MOST = 10;
const APART_MS = 70;

/** The middle of the element that is on the screen: panels and chips carry the same marks. */
function seen(selector: string): Point | null {
  const shown = [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length > 0,
  );
  return shown ? middleOf(shown) : null;
}

export function showFlights({ flight }: TableParts, happened: readonly Happening[]): void {
  if (still()) return;
  const ways = happened
    .flatMap(({ events }) => events.flatMap((event) => flight(event) ?? []))
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
