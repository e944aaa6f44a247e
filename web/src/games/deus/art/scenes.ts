// The picture of each card: drawn from its family (galley, guild, siege-tower ...), with the sign
// of what this member of the family is about. All drawn by us.
import type { CardId } from '../model';
import type { IconName } from '../../../art/icons/names';
import {
  awning,
  colonnade,
  cypress,
  disc,
  house,
  mudHouse,
  oars,
  palm,
  path,
  pylon,
  rect,
  shieldRow,
  ship,
  silo,
  tent,
  tree,
  wall,
  type Stroke,
} from './motifs';

export interface Picture {
  strokes: readonly Stroke[];
  /** Signs in the picture: icon, x, y, size. */
  signs: readonly (readonly [IconName, number, number, number])[];
}

type Draw = () => Stroke[];

const RESOURCES = ['wood', 'clay', 'stone', 'wheat'] as const;
const TERRAINS = ['forest', 'swamp', 'mountain', 'field', 'sea'] as const;
const COLOURS = ['maritime', 'production', 'scientific', 'civil', 'military'] as const;

const wheel = (x: number, y: number, r: number): Stroke[] => [
  disc('wood', x, y, r),
  disc('paper', x, y, r * 0.72),
  path(
    'line',
    `M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${x - r * 0.7} ${y - r * 0.7}l${r * 1.4} ` +
      `${r * 1.4}M${x + r * 0.7} ${y - r * 0.7}l${-r * 1.4} ${r * 1.4}`,
  ),
];
const crane = (x: number): Stroke[] => [
  path('line', `M${x} 50V20l22-8M${x} 30l12-13M${x + 20} 13v14`),
  rect('wood', x + 15, 27, 10, 8),
  rect('stone', x - 5, 47, 10, 4),
];
const hillTemple = (): Stroke[] => [
  path('tint', 'M10 52q20-14 50-14t50 14z'),
  ...colonnade(38, 42, 44, 19, 5),
];

/** Families. The ground or the sea is drawn by Scene. */
const FAMILIES: Record<string, Draw> = {
  galley: () => [oars(36, 44, 8, 7), ...ship(24, 44, 72), path('hue', 'M60 6h14l-4 4 4 4H60z')],
  'sailing-ship': () => ship(34, 44, 52, 2),
  'small-port': () => [
    ...ship(14, 46, 30),
    rect('wood', 62, 40, 58, 5),
    path('line', 'M68 45v10M84 45v10M100 45v10'),
    ...house(88, 40, 20, 12),
  ],
  'large-port': () => [
    ...ship(6, 46, 34, 2),
    rect('stone', 56, 36, 64, 16),
    path(
      'ink',
      'M62 52v-6a5 5 0 0 1 10 0v6zM78 52v-6a5 5 0 0 1 10 0v6zM94 52v-6a5 5 0 0 1 10 0v6z',
    ),
    ...crane(70),
    ...house(98, 36, 18, 13),
  ],
  barge: () => [
    rect('brick', 40, 32, 14, 11),
    rect('gold', 55, 28, 14, 15),
    rect('stone', 70, 33, 12, 10),
    path('wood', 'M22 42h76q4-4 6-10l4 1q-2 16-12 18H28q-10-2-12-16l4-1q0 6 2 8z'),
    path('line', 'M100 40 112 18'),
  ],
  papyrus: () => [
    path('gold', 'M14 24q8 20 24 20h44q18 0 26-22 2 2 4 0-2 30-28 32H38Q14 52 10 25q3 1 4-1z'),
    path('line', 'M28 44q4 4 4 8M46 44v9M64 44v9M82 44q-2 4-2 9M60 44V14'),
    path('paper', 'M44 14h32q-4 12 0 22H44q4-10 0-22z'),
  ],
  'grand-souk': () => [
    ...awning(10, 50, 32, 30),
    ...awning(46, 50, 28, 36, 'brick'),
    ...awning(78, 50, 34, 28),
    disc('gold', 24, 34, 3),
    disc('brick', 60, 32, 3),
    disc('leaf', 92, 35, 3),
  ],
  souk: () => [
    ...awning(34, 50, 52, 34),
    disc('gold', 46, 32, 3.5),
    disc('brick', 56, 32, 3.5),
    disc('leaf', 66, 32, 3.5),
    disc('gold', 76, 32, 3.5),
    ...palm(20, 50, 32),
  ],
  'merchant-ship': () => [...ship(22, 44, 74, 2, 'hue'), rect('gold', 50, 36, 8, 6)],

  'small-production': () => [
    ...silo(46, 50, 28, 34),
    ...tree(24, 50, 20),
    path('line', 'M86 50v-8M92 50v-8M98 50v-8M84 44h18'),
  ],
  'large-production': () => [
    ...silo(18, 50, 24, 28),
    ...silo(78, 50, 24, 28),
    ...silo(46, 50, 28, 38),
  ],
  cooperative: () => [...house(14, 50, 26, 18), ...house(80, 50, 26, 18), ...house(44, 50, 32, 24)],
  brickyard: () => [
    path('brick', 'M30 50q0-30 22-32 22 2 22 32z'),
    path('ink', 'M45 50v-8a7 7 0 0 1 14 0v8z'),
    path('line', 'M52 18q-6-6 0-10t0-8M33 38h38M38 28h28'),
    rect('brick', 82, 44, 10, 6),
    rect('brick', 93, 44, 10, 6),
    rect('brick', 87, 38, 10, 6),
  ],
  sawmill: () => [
    ...tree(14, 50, 30),
    ...tree(28, 50, 24),
    rect('wood', 40, 40, 50, 7),
    disc('stone', 72, 36, 13),
    path('line', 'M72 23l3 5M85 36l-5 3M59 36l5-3M63 27l5 2M81 27l-3 5'),
    path('line', 'M44 47v5M86 47v5'),
  ],
  quarry: () => [
    path('stone', 'M4 50 22 22l14 8 8-12 16 14v18z'),
    path('line', 'M22 22l4 28M44 18l-2 32'),
    ...crane(72),
    rect('stone', 100, 42, 12, 9),
  ],
  farm: () => [
    ...house(72, 46, 26, 18),
    path('gold', 'M0 60 40 34h24L30 60z'),
    path('line', 'M8 60 46 34M20 60 54 34'),
    ...tree(108, 48, 22),
  ],
  seasonal: () => [
    disc('gold', 60, 34, 16),
    path('line', 'M60 8v6M36 16l5 5M84 16l-5 5M28 34h7M85 34h7'),
    path('leaf', 'M0 60q30-18 60-8t60-6v14z'),
    path('line', 'M20 54v-9M30 52v-9M92 53v-9M102 53v-9'),
  ],
  barn: () => [
    rect('wood', 34, 26, 52, 24),
    path('hue', 'M28 28 44 12h32l16 16z'),
    path('paper', 'M52 50V34h16v16z'),
    path('line', 'M52 34l16 16M68 34 52 50'),
  ],
  mill: () => [...house(48, 50, 30, 26), ...wheel(38, 38, 15), path('water', 'M0 52h46v8H0z')],
  relocated: () => [
    ...wheel(44, 44, 8),
    ...wheel(76, 44, 8),
    path('wood', 'M30 24h60l-4 16H34z'),
    path('line', 'M90 32l18-6M30 32h58'),
    disc('gold', 48, 22, 4),
    disc('brick', 58, 21, 4),
    disc('stone', 68, 22, 4),
  ],
  intensive: () => [
    path('gold', 'M20 36q6 12 18 12h44q12 0 18-12l4 2q-4 20-20 20H36Q20 58 16 38z'),
    rect('stone', 38, 30, 12, 14),
    rect('wood', 52, 26, 14, 18),
    rect('brick', 68, 30, 12, 14),
  ],

  school: () => [
    ...colonnade(30, 50, 60, 24, 5),
    path('paper', 'M6 44q0-5 5-5h12q-4 2-4 6v6H9q-3-1-3-7z'),
  ],
  workshop: () => [
    rect('wood', 22, 38, 76, 5),
    path('line', 'M28 43v9M92 43v9'),
    path('stone', 'M36 38v-6h-8q2-8 12-8h22q0 6-8 8v6z'),
    path('wood', 'M74 12l4-2 10 22-4 2z'),
    path('stone', 'M68 12 84 4l4 7-16 8z'),
  ],
  library: () => [
    rect('wood', 24, 8, 72, 44),
    ...[12, 26, 40].flatMap((y) => [
      rect('tint', 28, y, 64, 10),
      ...[32, 41, 50, 62, 71, 80].map((x, k) => disc(k % 2 ? 'paper' : 'gold', x + 3, y + 6, 4)),
    ]),
  ],
  architects: () => [
    path('paper', 'M20 16h66v36H20z'),
    path('line', 'M28 44V28h12v16zM40 28h14v16H28M48 28v-6l10-2'),
    path('gold', 'M84 6h6l3 16 9 28-3 2-12-26-8 26-3-2 6-28z'),
  ],
  academy: () => [
    ...colonnade(34, 50, 52, 18, 6, false),
    path('hue', 'M36 29a24 20 0 0 1 48 0z'),
    path('line', 'M60 9V3M48 29q0-14 12-20 12 6 12 20'),
  ],
  'royal-archives': () => [
    ...[26, 50, 74].flatMap((x) => [
      path('brick', `M${x} 50q-7-14 2-24v-5h14v5q9 10 2 24z`),
      path('paper', `M${x + 4} 21v-9h3v9zM${x + 10} 21V9h3v12z`),
    ]),
    path('line', 'M20 36h18M46 36h18M70 36h18'),
  ],
  'egypt-library': () => [
    ...pylon(30, 50, 60, 36),
    path('paper', 'M4 50v-14l8-2v14zM14 48V34l8-2v14z'),
    ...palm(108, 50, 28),
  ],
  'architects-office': () => [
    path('gold', 'M60 4 30 48h6l24-34 24 34h6z'),
    path('line', 'M60 10v36M44 34h32'),
    path('brick', 'M56 44h8l-4 10z'),
  ],
  'school-of-scribes': () => [
    path('paper', 'M14 22h50v26H14z'),
    path('line', 'M20 29h30M20 35h36M20 41h22'),
    rect('wood', 74, 40, 34, 6),
    disc('ink', 82, 36, 4),
    disc('brick', 94, 36, 4),
    path('line', 'M60 46 84 10'),
  ],
  'house-of-life': () => [
    ...pylon(26, 50, 68, 34),
    disc('gold', 60, 14, 7),
    path('hue', 'M53 14q-16-6-26 2 14 0 26 4zM67 14q16-6 26 2-14 0-26 4z'),
  ],
  manufactory: () => [
    ...mudHouse(14, 50, 44, 28),
    path('brick', 'M70 50q-6-10 2-18v-4h10v4q8 8 2 18zM92 50q-5-8 1-14v-3h9v3q6 6 1 14z'),
    path('line', 'M68 42h18M90 44h15'),
  ],
  observatory: () => [
    path('stone', 'M44 52l4-20h24l4 20z'),
    path('hue', 'M42 32a18 18 0 0 1 36 0z'),
    path('ink', 'M58 32V14h5v18z'),
    path('line', 'M60 20 84 6'),
    path(
      'gold',
      'M18 10l2 4 4 1-4 2-2 4-2-4-4-2 4-1zM100 22l2 4 4 1-4 2-2 4-2-4-4-2 4-1zM32 30l1 2 2 ' +
        '1-2 1-1 2-1-2-2-1 2-1z',
    ),
  ],

  guild: () => [
    path('line', 'M60 4v48M38 8h44'),
    path('hue', 'M40 8h40v32l-20 10-20-10z'),
    ...house(4, 52, 22, 14),
    ...house(94, 52, 22, 14),
  ],
  'trading-post': () => [
    ...house(10, 50, 28, 20),
    ...awning(44, 50, 34, 28, 'brick'),
    path('line', 'M98 50V18M84 22h28M84 22l-5 12h10zM112 22l-5 12h10z'),
    path('gold', 'M78 34h12q-1 5-6 5t-6-5zM106 34h12q-1 5-6 5t-6-5z'),
  ],
  forum: () => [
    ...colonnade(6, 46, 44, 18, 5, false),
    ...colonnade(70, 46, 44, 18, 5, false),
    path('stone', 'M52 50h16v-4H52z'),
    path('gold', 'M57 46l1-14q2-3 4 0l1 14z'),
    disc('gold', 60, 28, 3),
  ],
  baths: () => [
    ...colonnade(16, 36, 88, 22, 7, false),
    path('water', 'M8 40h104l6 14H2z'),
    path(
      'line',
      'M40 10q-4-4 0-8M60 10q-4-4 0-8M80 10q-4-4 0-8M24 47q4-3 8 0t8 0M70 48q4-3 8 0t8 0',
    ),
  ],
  'market-hall': () => [
    rect('stone', 14, 22, 92, 28),
    path('brick', 'M10 22q50-22 100 0z'),
    path(
      'ink',
      'M22 50V38a7 7 0 0 1 14 0v12zM43 50V38a7 7 0 0 1 14 0v12zM64 50V38a7 7 0 0 1 14 ' +
        '0v12zM85 50V38a7 7 0 0 1 14 0v12z',
    ),
  ],
  villa: () => [
    ...house(40, 50, 44, 22),
    rect('paper', 22, 36, 18, 14),
    path('brick', 'M20 36h20v-5H24z'),
    cypress(14, 50, 30),
    cypress(96, 50, 34),
    cypress(106, 50, 26),
  ],
  inn: () => [
    ...mudHouse(30, 50, 48, 32),
    path('line', 'M78 26h14v6'),
    path('gold', 'M88 32h8l2 10H86z'),
    ...palm(14, 50, 34),
  ],
  'village-house': () => [
    ...mudHouse(8, 50, 28, 20),
    ...mudHouse(84, 50, 28, 20),
    ...mudHouse(40, 50, 40, 32),
  ],
  'isolated-house': () => [
    path('tint', 'M0 60q40-22 70-14t50-2v16z'),
    ...mudHouse(48, 46, 24, 18),
    disc('gold', 94, 14, 7),
    ...palm(82, 46, 22),
  ],
  palace: () => [
    ...pylon(18, 50, 84, 40),
    path('hue', 'M24 10V0h10l-3 3 3 3H24M96 10V0h10l-3 3 3 3H96'),
  ],
  lighthouse: () => [
    path('stone', 'M50 50l4-22h12l4 22z'),
    rect('stone', 54, 16, 12, 12),
    path('gold', 'M56 16q4-12 8 0z'),
    path('line', 'M30 8l16 6M90 8l-16 6M28 18h16M92 18H76M52 40h16'),
    path('water', 'M0 50q10-4 20 0t20 0 20 0 20 0 20 0 20 0v10H0z'),
  ],

  'siege-tower': () => [
    path('wood', 'M44 46 48 8h24l4 38z'),
    path('hue', 'M46 8h28v7H46z'),
    path('line', 'M47 20h26M46 32h28M54 20v12M66 20v12'),
    ...wheel(50, 48, 6),
    ...wheel(70, 48, 6),
    ...wall(92, 52, 28, 28),
  ],
  ballista: () => [
    path('line', 'M20 16q12 14 40 14M20 44q12-12 40-14M20 16v28'),
    path('wood', 'M14 28h78v5H14z'),
    path('ink', 'M92 26l14 4.5-14 4.5z'),
    path('wood', 'M52 34l-10 16h6l10-14 10 14h6L66 34z'),
  ],
  legion: () => shieldRow(28, 50, 5),
  'war-elephants': () => [
    path(
      'stone',
      'M26 50V32q2-16 22-16h22q16 0 20 14 6 4 6 12t6 6v4q-11 ' +
        '2-12-10l-4-6v14h-9V40H51v10h-9V38l-6 2v10z',
    ),
    path('stone', 'M74 20q14-2 14 12-8 6-14-4z'),
    path('paper', 'M90 40q8 2 10-6 3 10-9 10z'),
    rect('hue', 46, 8, 24, 10),
    path('line', 'M46 8v-4M58 8V2M70 8v-4M26 32q-5 4-4 12'),
    disc('ink', 84, 25, 1.4),
  ],
  corsairs: () => [...ship(30, 44, 58, 1, 'ink'), path('paper', 'M56 18l6 6M62 18l-6 6')],
  archers: () => [
    path('line', 'M40 6q36 24 0 48M40 6v48M40 30h50'),
    path('ink', 'M90 26l12 4-12 4z'),
    path('hue', 'M40 27l-10-3 4 6-4 6 10-3z'),
    path('wood', 'M84 52V40h18v12z'),
    path('line', 'M88 40V26M93 40V24M98 40V28'),
  ],
  chariots: () => [
    ...wheel(42, 42, 12),
    path('hue', 'M28 34V16q14 2 18 18h14v4H28z'),
    path('line', 'M60 36l28-8'),
    path('wood', 'M82 50l4-16q-2-8 8-14l8-4 2 6 6 4-3 4-7-1-2 8 3 13h-4l-4-11-5 1-2 10z'),
  ],
  barracks: () => [
    ...tent(8, 50, 36, 28),
    ...tent(76, 50, 36, 28),
    ...tent(38, 50, 44, 38),
    path('line', 'M60 12V2'),
    path('hue', 'M60 2h12l-3 3 3 3H60z'),
  ],
  camels: () => [
    path(
      'gold',
      'M22 50l3-18q-2-6 6-8 6-12 12 0 4 4 8 0 6-12 12 0 4 2 6 8 4 0 5-6V12q4-5 14-3v4l-8 ' +
        '2v14q0 8-10 9l2 12h-4l-5-12H38l-3 12h-4l1-14-4 14z',
    ),
    rect('hue', 40, 20, 14, 6),
    disc('ink', 82, 12, 1),
  ],
  fortress: () => [
    ...wall(20, 52, 80, 26),
    ...wall(14, 52, 20, 40),
    ...wall(86, 52, 20, 40),
    path('ink', 'M52 52V40a8 8 0 0 1 16 0v12z'),
  ],
  garrison: () => [
    ...wall(30, 52, 60, 34),
    path('ink', 'M50 52V38a10 10 0 0 1 20 0v14z'),
    path('line', 'M54 52V32M60 52V29M66 52V32'),
    path('hue', 'M4 24q9-5 18 0v14q-9 10-18 0zM98 24q9-5 18 0v14q-9 10-18 0z'),
  ],
  temple: hillTemple,
};

const GODS_OF_EGYPT = new Set([
  'amun',
  'anubis',
  'apis',
  'aten',
  'hathor',
  'horus',
  'isis',
  'maat',
  'min',
  'montu',
  'mut',
  'neith',
  'ptah',
  'seth',
  'sobek',
  'thoth',
]);
const GOD_SIGNS: Record<string, IconName> = {
  amun: 'wheat',
  anubis: 'wood',
  apis: 'clay',
  aten: 'stone',
  hathor: 'village',
  horus: 'temple',
  isis: 'card',
  maat: 'scientific',
  min: 'production',
  montu: 'military',
  mut: 'civil',
  neith: 'maritime',
  ptah: 'card',
  seth: 'city-2',
  sobek: 'city-3',
  thoth: 'region',
};
const TEMPLE_SIGNS: Record<string, IconName> = {
  regions: 'region',
  cities: 'city-2',
  metropolis: 'city-3',
  capital: 'building',
  treasury: 'gold',
  arms: 'military',
  order: 'rank',
};

/** `large-port-stone-wood` is of the family `large-port`. */
export function familyOf(id: CardId): string {
  if (id.startsWith('temple-')) return 'temple';
  let family = id;
  while (!(family in FAMILIES) && family.includes('-'))
    family = family.slice(0, family.lastIndexOf('-'));
  return family;
}

function signsOf(id: CardId, family: string): IconName[] {
  const god = GOD_SIGNS[id];
  if (god) return [god];
  const rest = id
    .slice(family.length + 1)
    .split('-')
    .filter(Boolean);
  return rest.flatMap((word): IconName[] => {
    const known = [...RESOURCES, ...TERRAINS, ...COLOURS].find((name) => name === word);
    if (known) return [known];
    if (word === 'vp' || word === 'gold') return [word];
    const temple = family === 'temple' ? TEMPLE_SIGNS[word] : undefined;
    return temple ? [temple] : [];
  });
}

export function pictureOf(id: CardId): Picture {
  const family = familyOf(id);
  const strokes = GODS_OF_EGYPT.has(id)
    ? [path('gold', 'M50 8a10 10 0 0 1 20 0 10 10 0 0 1-20 0z'), ...pylon(22, 50, 76, 32)]
    : (FAMILIES[family]?.() ?? []);
  const signs = signsOf(id, family);
  // A guild has its sign on the banner; others in the corner.
  const [x, y, size] = family === 'guild' ? [49, 13, 22] : [96, -6, 20];
  return { strokes, signs: signs.map((icon, k) => [icon, x - 25 * k, y, size] as const) };
}
