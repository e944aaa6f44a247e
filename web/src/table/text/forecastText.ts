// The lines of a forecast: what each cause would bring.
import type { Catalogue, Forecast, GameEvent } from '$model';
import { sayAny } from '../../app/say';

/** What causes besides cards and gods, and the event that tells of it. */
const EVENT_OF: Record<string, string> = { edge: 'pay-vp', village: 'win-village' };

function nameOf(via: string, catalogue: Catalogue | null): string {
  const card =
    catalogue?.game === 'deus' ? catalogue.cards.find(({ id }) => id === via) : undefined;
  return card?.name ?? (via in EVENT_OF ? sayAny(`cause.${via}`) : sayAny(`god.${via}`));
}

/** Lines that change something, with names; what an event tells already is left out. */
export function linesOf(
  forecast: Forecast | null,
  told: readonly GameEvent[],
  catalogue: Catalogue | null,
) {
  return (forecast?.lines ?? [])
    .filter(({ via, text }) => text && !told.some(({ event }) => event === EVENT_OF[via]))
    .map((line) => ({ ...line, name: nameOf(line.via, catalogue) }));
}
