// Things that travel: a coin to its owner, a piece to its region. Only decoration: the view is
// already right when it starts. Any click or key ends all flights at once.
import type { IconName } from '../icons/names';

const SVG = 'http://www.w3.org/2000/svg';
const flights = new Set<Animation>();

/** No motion: asked for by the player or the system. */
export function still(): boolean {
  return document.documentElement.dataset['motion'] === 'off'
    || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function land(): void {
  for (const flight of flights) flight.finish();
}
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', land, { capture: true, passive: true });
  window.addEventListener('keydown', land, { capture: true });
}

function duration(): number {
  const speed = document.documentElement.dataset['motion'];
  return speed === 'fast' ? 200 : speed === 'slow' ? 700 : 350;
}

const middle = (element: Element) => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** An icon travels from one element to another; resolves when it has arrived. `classes` colour it,
 *  such as `seat-2` for a piece. */
export async function fly(icon: IconName, from: Element | null, to: Element | null, classes = '', delay = 0): Promise<void> {
  if (!from || !to || still()) return;
  const a = middle(from);
  const b = middle(to);
  const size = 30;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', `icon flight ${classes}`);
  svg.setAttribute('viewBox', '-2 -2 28 28');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#i-${icon}`);
  svg.append(use);
  document.body.append(svg);
  const at = (p: { x: number; y: number }, lift: number, scale: number) =>
    `translate(${p.x - size / 2}px, ${p.y - size / 2 - lift}px) scale(${scale})`;
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const flight = svg.animate(
    [{ transform: at(a, 0, 0.7) }, { transform: at(half, 24, 1.25) }, { transform: at(b, 0, 0.8) }],
    { duration: duration(), delay, easing: 'ease-in-out', fill: 'both' },
  );
  flights.add(flight);
  await flight.finished.catch(() => undefined);
  flights.delete(flight);
  svg.remove();
}
