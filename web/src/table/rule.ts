// The rule about the question on the table. The rules are loaded when somebody asks for them.
import type { Situation } from '$model';
import { place } from '../app/route.svelte';
import { gameNamed } from '../games';

/** Goes to it; false if there is none. */
export async function openRule({ game, options, question }: Situation): Promise<boolean> {
  if (!question) return false;
  const { sections, sectionFor } = await gameNamed(game).rules();
  const section = sectionFor(question.kind, options);
  const [box] =
    Object.entries(sections).find(([, list]) => list.some(({ id }) => id === section)) ?? [];
  if (box === undefined || section === undefined) return false;
  place.go({ page: 'rules', box, section });
  return true;
}
