// Things that travel: a coin to its owner, a piece to its region. Only decoration: the view is
// already right when it starts. Any click or key ends all flights at once.
import type { IconName } from '../icons/names';

const SVG = 'http://www.w3.org/2000/svg';
const flights = new Set<Animation>();
const calm = typeof window === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');

/** No motion: asked for by the player or the system. */
export function still(): boolean {
  return document.documentElement.dataset['motion'] === 'off' || (calm?.matches ?? true);
}

export function land(): void {
  for (const flight of flights) flight.finish();
}
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', land, { capture: true, passive: true });
  window.addEventListener('keydown', land, { capture: true });
}

export function duration(): number {
  const speed = document.documentElement.dataset['motion'];
  return speed === 'fast' ? 200 : speed === 'slow' ? 700 : 350;
}

export interface Point {
  x: number;
  y: number;
}

export function middleOf(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const SIZE = 30;

function draw(icon: IconName, classes: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', `icon flight ${classes}`);
  svg.setAttribute('viewBox', '-2 -2 28 28');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#i-${icon}`);
  svg.append(use);
  return svg;
}

/** An icon that travels from one place of the window to another. */
export interface Flight {
  icon: IconName;
  from: Point;
  to: Point;
  /** These colour it, such as `seat-2` for a piece. */
  classes?: string | undefined;
  delay?: number;
}

const at = ({ x, y }: Point, lift: number, scale: number) =>
  `translate(${x - SIZE / 2}px, ${y - SIZE / 2 - lift}px) scale(${scale})`;

function start(svg: SVGSVGElement, { from, to, delay = 0 }: Flight): void {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const flight = svg.animate(
    [
      { transform: at(from, 0, 0.7) },
      { transform: at(half, 24, 1.25) },
      { transform: at(to, 0, 0.8) },
    ],
    { duration: duration(), delay, easing: 'ease-in-out', fill: 'both' },
  );
  flights.add(flight);
  flight.onfinish = flight.oncancel = () => {
    flights.delete(flight);
    svg.remove();
  };
}

/** All are drawn before the first one starts: starting makes the browser look at what was drawn. */
export function fly(many: readonly Flight[]): void {
  const drawn = many.map(({ icon, classes = '' }) => draw(icon, classes));
  document.body.append(...drawn);
  drawn.forEach((svg, k) => start(svg, many[k] as Flight));
}
