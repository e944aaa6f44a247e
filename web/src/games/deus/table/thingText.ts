// A thing on the table in words, as text mode would say it.
import type { Catalogue, Situation } from '$model';
import { say } from '../../../app/say';
import { describeCard } from '../text';
import { placeLines } from '../../../play/gameText';
import type { Thing } from '../../../play/things';

const nameOfPlace = (thing: Thing): string => {
  if (thing.kind === 'region') return thing.region;
  return thing.kind === 'cell' || thing.kind === 'spot' ? `${thing.x},${thing.y}` : '';
};

/** Without a thing, and where it is none of these, the whole map. */
export function thingLines(
  situation: Situation,
  thing: Thing | null,
  catalogue: Catalogue | null,
): string[] {
  if (thing?.kind === 'card' && catalogue?.game === 'deus') {
    const card = catalogue.cards.find(({ id }) => id === thing.card);
    if (card) return [describeCard(card)];
  }
  if (thing?.kind === 'tile' && catalogue?.game === 'gheos') {
    const tile = catalogue.tiles.find(({ id }) => id === thing.tile);
    if (tile) return [say('label.tile', { id: tile.id, what: tile.text })];
  }
  return (
    placeLines(situation, thing ? nameOfPlace(thing) : '', catalogue) ?? [say('gheos.cellAdd')]
  );
}
