// The lines of a forecast: what each cause would bring.
import type { Catalogue, Forecast, GameEvent } from '$model';
import type { TableParts } from '../../play/game';

/** Lines that change something, with names; what an event tells already is left out. */
export function linesOf(
  { cause }: TableParts,
  forecast: Forecast | null,
  told: readonly GameEvent[],
  catalogue: Catalogue | null,
) {
  return (forecast?.lines ?? [])
    .map((line) => ({ ...line, ...cause(line.via, catalogue) }))
    .filter((line) => line.text && !told.some(({ event }) => event === line.event));
}
