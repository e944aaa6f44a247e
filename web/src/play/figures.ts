// What pictures of the rules are made from: positions of the lessons, set up by the engine, so that
// a picture can never show what cannot be.
import type { Catalogue, GameName, Language, Situation } from '$model';
import { newTransport } from '../engine/engines';
import type { GameBox } from './game';

export async function situationAt(
  lesson: GameBox['lesson'],
  step: string,
  language: Language,
): Promise<Situation | null> {
  const { tutorial } = await lesson();
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
