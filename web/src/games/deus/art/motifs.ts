// A small kit for drawing scenes on cards: 120 by 60 units, the ground at y = 50. Every stroke is a
// paint and a path; paints are classes of Scene.svelte.

/** paper, hue of the card, its light tint, stone, brick, gold, wood, green, water, ink, line
 *  only */
export type Paint =
  | 'paper'
  | 'hue'
  | 'tint'
  | 'stone'
  | 'brick'
  | 'gold'
  | 'wood'
  | 'leaf'
  | 'water'
  | 'ink'
  | 'line';
export type Stroke = readonly [Paint, string];

const f = (value: number) => Math.round(value * 10) / 10;

export const rect = (paint: Paint, x: number, y: number, w: number, h: number): Stroke => [
  paint,
  `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}z`,
];

export const disc = (paint: Paint, x: number, y: number, r: number): Stroke => [
  paint,
  `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0z`,
];

export const path = (paint: Paint, d: string): Stroke => [paint, d];

/** A house on the ground line y, with pitched roof and door. */
export function house(x: number, y: number, w: number, h: number, roof: Paint = 'brick'): Stroke[] {
  return [
    rect('paper', x, y - h, w, h),
    path(
      roof,
      `M${f(x - 2)} ${f(y - h)}l${f(w / 2 + 2)} ${f(-w * 0.42)} ${f(w / 2 + 2)} ${f(w * 0.42)}z`,
    ),
    path('ink', `M${f(x + w / 2 - 2)} ${f(y)}v-5a2 2 0 0 1 4 0v5z`),
  ];
}

/** A flat-roofed house of the south. */
export function mudHouse(x: number, y: number, w: number, h: number): Stroke[] {
  return [
    path('paper', `M${f(x)} ${f(y)}l2-${f(h)}h${f(w - 4)}l2 ${f(h)}z`),
    path('wood', `M${f(x)} ${f(y - h)}h${f(w)}v3h${f(-w)}z`),
    path('ink', `M${f(x + w / 2 - 2.5)} ${f(y)}v-7h5v7z`),
    path(
      'ink',
      `M${f(x + w * 0.22)} ${f(y - h + 7)}h3v3h-3zM${f(x + w * 0.78 - 3)} ${f(y - h + 7)}h3v3h-3z`,
    ),
  ];
}

/** A row of columns under a roof beam. */
export function colonnade(
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  gable = true,
): Stroke[] {
  const step = w / columns;
  const strokes: Stroke[] = [
    rect('stone', x - 3, y - 3, w + 6, 3),
    rect('tint', x, y - h, w, h - 3),
  ];
  for (let k = 0; k < columns; k++)
    strokes.push(rect('paper', x + k * step + step * 0.28, y - h, step * 0.44, h - 3));
  strokes.push(rect('stone', x - 2, y - h - 3, w + 4, 3.5));
  if (gable)
    strokes.push(
      path(
        'paper',
        `M${f(x - 4)} ${f(y - h - 3)}l${f(w / 2 + 4)} ${f(-w * 0.2 - 3)} ${f(w / 2 + 4)} ` +
          `${f(w * 0.2 + 3)}z`,
      ),
    );
  return strokes;
}

/** The gate of an Egyptian temple: two sloping towers. */
export function pylon(x: number, y: number, w: number, h: number): Stroke[] {
  const t = w * 0.4;
  const tower = (at: number) => `M${f(at)} ${f(y)}l3-${f(h)}h${f(t - 6)}l3 ${f(h)}z`;
  return [
    rect('tint', x + t - 2, y - h * 0.72, w - 2 * t + 4, h * 0.72),
    path('paper', tower(x) + tower(x + w - t)),
    path(
      'gold',
      `M${f(x + 1)} ${f(y - h)}h${f(t - 2)}v3h${f(2 - t)}zM${f(x + w - t + 1)} ${f(y - h)}` +
        `h${f(t - 2)}v3h${f(2 - t)}z`,
    ),
    path('ink', `M${f(x + w / 2 - 3)} ${f(y)}v${f(-h * 0.42)}h6v${f(h * 0.42)}z`),
    path(
      'line',
      `M${f(x + t / 2)} ${f(y - h * 0.7)}v${f(h * 0.45)}M${f(x + w - t / 2)} ${f(y - h * 0.7)}` +
        `v${f(h * 0.45)}`,
    ),
  ];
}

/** A ship: hull from x, water line y, with one or two sails. */
export function ship(
  x: number,
  y: number,
  w: number,
  sails: 1 | 2 = 1,
  sail: Paint = 'paper',
): Stroke[] {
  const h = w * 0.5;
  const mast = (at: number, size: number): Stroke[] => [
    path('line', `M${f(at)} ${f(y)}v${f(-size - 5)}`),
    path(
      sail,
      `M${f(at - size * 0.45)} ${f(y - size - 3)}h${f(size * 0.9)}q4 ${f(size * 0.4)} 0 ` +
        `${f(size * 0.75)}h${f(-size * 0.9)}q4-${f(size * 0.35)} 0-${f(size * 0.75)}z`,
    ),
  ];
  return [
    ...(sails === 2
      ? [...mast(x + w * 0.3, h * 0.72), ...mast(x + w * 0.66, h)]
      : mast(x + w * 0.5, h * 1.1)),
    path(
      'wood',
      `M${f(x - 3)} ${f(y - 5)}q3 4 6 4h${f(w - 10)}q6-1 9-7l2 1q-2 10-9 14h${f(-w + 14)}` +
        'q-8-2-10-12z',
    ),
    path('line', `M${f(x + 3)} ${f(y + 2)}h${f(w - 7)}`),
  ];
}

export const oars = (x: number, y: number, count: number, gap: number): Stroke =>
  path('line', Array.from({ length: count }, (_, k) => `M${f(x + k * gap)} ${f(y)}l-5 9`).join(''));

export function tree(x: number, y: number, h: number): Stroke[] {
  return [
    path('line', `M${f(x)} ${f(y)}v${f(-h * 0.5)}`),
    path(
      'leaf',
      `M${f(x - h * 0.3)} ${f(y - h * 0.35)}a${f(h * 0.32)} ${f(h * 0.36)} 0 1 1 ` +
        `${f(h * 0.6)} 0q0 3-3 3h${f(-h * 0.6 + 6)}q-3 0-3-3z`,
    ),
  ];
}

export const cypress = (x: number, y: number, h: number): Stroke =>
  path(
    'leaf',
    `M${f(x)} ${f(y - h)}q${f(h * 0.22)} ${f(h * 0.6)} 0 ${f(h)}` +
      `q${f(-h * 0.22)}-${f(h * 0.4)} 0-${f(h)}z`,
  );

export function palm(x: number, y: number, h: number): Stroke[] {
  const top = y - h;
  return [
    path('line', `M${f(x)} ${f(y)}q3-${f(h * 0.5)} 0-${f(h)}`),
    path(
      'leaf',
      `M${f(x)} ${f(top)}q-7-7-13 1 7-2 13 2 4-7 12-3-7 0-12 3 5 2 8 9-6-6-9-7-4 3-6 8-1-6 7-13z`,
    ),
  ];
}

export function silo(x: number, y: number, w: number, h: number): Stroke[] {
  return [
    path(
      'tint',
      `M${f(x)} ${f(y)}v${f(-h * 0.5)}q0-${f(h * 0.45)} ${f(w / 2)}-${f(h * 0.5)}q${f(w / 2)} ` +
        `${f(h * 0.05)} ${f(w / 2)} ${f(h * 0.5)}v${f(h * 0.5)}z`,
    ),
    path(
      'line',
      `M${f(x)} ${f(y - h * 0.5)}h${f(w)}M${f(x + w / 2 - 3)} ${f(y)}v-5a3 3 0 0 1 6 0v5`,
    ),
  ];
}

export function awning(x: number, y: number, w: number, h: number, paint: Paint = 'hue'): Stroke[] {
  const stripes = Math.max(2, Math.round(w / 7));
  const step = w / stripes;
  const strokes: Stroke[] = [
    path('line', `M${f(x + 2)} ${f(y)}v${f(-h)}M${f(x + w - 2)} ${f(y)}v${f(-h)}`),
    rect('wood', x, y - h * 0.45, w, 3),
  ];
  for (let k = 0; k < stripes; k++)
    strokes.push(
      path(
        k % 2 ? 'paper' : paint,
        `M${f(x + k * step)} ${f(y - h)}h${f(step)}v7a${f(step / 2)} ${f(step / 2)} 0 0 1 ` +
          `${f(-step)} 0z`,
      ),
    );
  return strokes;
}

export const tent = (x: number, y: number, w: number, h: number): Stroke[] => [
  path('paper', `M${f(x)} ${f(y)}l${f(w / 2)} ${f(-h)} ${f(w / 2)} ${f(h)}z`),
  path('hue', `M${f(x + w / 2)} ${f(y - h)}l${f(w * 0.18)} ${f(h)}h${f(-w * 0.36)}z`),
];

export function shieldRow(x: number, y: number, count: number): Stroke[] {
  const strokes: Stroke[] = [];
  for (let k = 0; k < count; k++) {
    const at = x + k * 13;
    strokes.push(path('line', `M${f(at + 11)} ${f(y)}V${f(y - 36)}l1.5-4 1.5 4`));
    strokes.push(path('hue', `M${f(at)} ${f(y - 20)}q5.5-4 11 0v16q-5.5 5-11 0z`));
    strokes.push(path('line', `M${f(at + 5.5)} ${f(y - 20)}v18M${f(at + 2)} ${f(y - 11)}h7`));
  }
  return strokes;
}

export const wall = (x: number, y: number, w: number, h: number): Stroke[] => {
  const teeth = Math.floor(w / 8);
  const step = w / teeth;
  const top = Array.from({ length: teeth }, () => `h${f(step / 2)}v3h${f(step / 2)}v-3`).join('');
  return [
    path('stone', `M${f(x)} ${f(y)}V${f(y - h)}${top}V${f(y)}z`),
    path('line', `M${f(x)} ${f(y - h * 0.5)}h${f(w)}`),
  ];
};
