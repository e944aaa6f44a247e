// The rule about the question on the table. The rules are loaded when somebody asks for them.
import { COLOURS, type Situation } from '$model';
import { place } from '../app/route.svelte';

/** Goes to it; false if there is none. */
export async function openRule({ game, options, question }: Situation): Promise<boolean> {
  if (!question) return false;
  const { findSection, sectionFor } = await import('../games/deus/rules');
  const colours = /egypt=(\S+)/.exec(options)?.[1] ?? '';
  const played = colours === 'all' ? [...COLOURS] : colours.split(/[+,]/);
  const section = sectionFor(game, question.kind, played);
  const found = section === undefined ? undefined : findSection(section);
  if (!found || !section) return false;
  place.go({ page: 'rules', box: found.game, section });
  return true;
}
