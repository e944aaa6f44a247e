// Pictures of the rules: which cards, tiles, signs or positions a figure shows. Positions are those
// of the tutorials, set up by the engine, so that a picture can never show what cannot be.
import type { Catalogue, GameName, Language, RegionName, Situation } from '$model';
import type { IconName } from '../../../art/icons/names';
import { newTransport } from '../../../engine/engines';
import type { Figure } from '../rules';
import type { Tutorial } from '../../../words/tutorial/step';

type Lesson = 'deus' | 'egypt' | 'gheos';

export type Drawing =
  | { kind: 'cards'; ids: readonly string[] }
  | { kind: 'tiles'; ids: readonly string[] }
  | { kind: 'signs'; icons: readonly IconName[] }
  | { kind: 'gods' }
  | { kind: 'columns'; lesson: Lesson; step: string }
  /** `tile`: only the regions of that tile; `pointed`: marked. */
  | { kind: 'map'; lesson: Lesson; step: string; tile?: string; pointed?: readonly RegionName[] };

export const DRAWINGS: Readonly<Record<Figure, Drawing>> = {
  'deus-tile': { kind: 'map', lesson: 'deus', step: 'land', tile: 'A' },
  'deus-card': { kind: 'cards', ids: ['farm'] },
  'deus-placing': { kind: 'map', lesson: 'deus', step: 'village', pointed: ['D3'] },
  'deus-column': { kind: 'columns', lesson: 'deus', step: 'second-temple' },
  'deus-village': { kind: 'map', lesson: 'deus', step: 'offering', pointed: ['D2'] },
  'deus-gods': { kind: 'gods' },
  'deus-march': { kind: 'map', lesson: 'deus', step: 'second-temple', pointed: ['C1', 'D0'] },
  'deus-temple': { kind: 'cards', ids: ['temple-regions'] },
  'egypt-card': { kind: 'cards', ids: ['inn-vp'] },
  'egypt-market': { kind: 'cards', ids: ['papyrus-wheat'] },
  'egypt-barques': { kind: 'signs', icons: ['barque-1', 'barque-2', 'barque-3'] },
  'egypt-scribe': { kind: 'map', lesson: 'egypt', step: 'scribe' },
  'egypt-tokens': { kind: 'signs', icons: ['combat', 'camp'] },
  'gheos-layouts': { kind: 'tiles', ids: ['a4', 'b1', 'c1'] },
  'gheos-land': { kind: 'map', lesson: 'gheos', step: 'temple' },
  'gheos-turn': { kind: 'tiles', ids: ['b10', 'a8'] },
  'gheos-war': { kind: 'map', lesson: 'gheos', step: 'war' },
  'gheos-migration': { kind: 'map', lesson: 'gheos', step: 'migration' },
  'gheos-cups': { kind: 'signs', icons: ['cup', 'token'] },
  'gheos-epoch': { kind: 'signs', icons: ['epoch', 'pyramid'] },
};

const load: Record<Lesson, () => Promise<{ tutorial: Tutorial }>> = {
  deus: () => import('../lessons/deus'),
  egypt: () => import('../lessons/egypt'),
  gheos: () => import('../../gheos/lessons/gheos'),
};

export async function situationAt(
  lesson: Lesson,
  step: string,
  language: Language,
): Promise<Situation | null> {
  const { tutorial } = await load[lesson]();
  const position = tutorial.steps.find(({ id }) => id === step)?.position;
  if (!position) return null;
  const transport = newTransport();
  try {
    await transport.language(language);
    await transport.setUp(position);
    return await transport.situation('all');
  } finally {
    transport.close();
  }
}

const catalogues = new Map<string, Promise<Catalogue>>();

async function fetchCatalogue(game: GameName, language: Language): Promise<Catalogue> {
  const transport = newTransport();
  try {
    await transport.language(language);
    return await transport.catalogue(game);
  } finally {
    transport.close();
  }
}

/** Fetched once for all figures. */
export function catalogueOf(game: GameName, language: Language): Promise<Catalogue> {
  const key = `${game} ${language}`;
  const kept = catalogues.get(key) ?? fetchCatalogue(game, language);
  catalogues.set(key, kept);
  return kept;
}
