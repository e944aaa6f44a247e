// From one frame of a map to another, as the eye follows it.
import type { Box } from '../map/geometry';
import { duration, still } from './fly';

/** Tells what lies between them, frame by frame, and at last null. Where nothing may move it is
 *  there at once. */
export function glide(from: Box, to: Box, tell: (between: Box | null) => void): void {
  if (still()) return tell(null);
  const began = performance.now();
  const whole = duration();
  const step = (now: number) => {
    const t = Math.min(1, Math.max(0, now - began) / whole);
    if (t === 1) return tell(null);
    const share = t * t * (3 - 2 * t);
    const mix = (side: keyof Box) => from[side] + (to[side] - from[side]) * share;
    tell({ x: mix('x'), y: mix('y'), width: mix('width'), height: mix('height') });
    requestAnimationFrame(step);
  };
  step(began);
}
