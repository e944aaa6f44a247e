// The games that the pages can show: the only list of them, and the only way to one. Nothing
// outside of this folder names a game or knows what is special about it; a game that the engine
// plays and that is not listed here is refused by name (UnknownGame), never shown as another one.
//
// To add a game: a folder with a GameModule (play/game.ts tells what that must have; the compiler
// names what is missing), and its name in GAMES.
import type { GameName } from '$model';
import type { GameBox, GameModule, TableParts } from '../play/game';
import { deus } from './deus';
import { gheos } from './gheos';

export const GAMES: readonly GameModule[] = [deus, gheos];

/** In the order in which they stand on the first page. */
export const BOXES: readonly GameBox[] = GAMES.flatMap(({ boxes }) => boxes);

/** What is suggested to people who meet online: it is short. */
export const SUGGESTED_ONLINE: GameBox = gheos.boxOf('');

export class UnknownGame extends Error {
  constructor(name: GameName) {
    super(`These pages know no game called “${name}”.`);
  }
}

export const isGame = (name: string): boolean => GAMES.some((game) => game.name === name);

export function gameNamed(name: GameName): GameModule {
  const found = GAMES.find((game) => game.name === name);
  if (!found) throw new UnknownGame(name);
  return found;
}

export const isBox = (name: string): boolean => BOXES.some((box) => box.name === name);

export function boxNamed(name: string): GameBox {
  const found = BOXES.find((box) => box.name === name);
  if (!found) throw new UnknownGame(name);
  return found;
}

/** Out of which box a game came; null of a game that is not known here. */
export function boxOf({ game, options }: { game: GameName; options: string }): GameBox | null {
  return isGame(game) ? gameNamed(game).boxOf(options) : null;
}

/** What a game is called; one that is not known here is called as the engine does. */
export function titleOf(played: { game: GameName; options: string }): string {
  return boxOf(played)?.title() ?? played.game;
}

const loaded = new Map<GameName, TableParts>();

/** To be waited for before a table of the game is shown. */
export async function loadTable(name: GameName): Promise<TableParts> {
  const parts = loaded.get(name) ?? (await gameNamed(name).table());
  loaded.set(name, parts);
  return parts;
}

/** What a table of the game shows, where it has been loaded. */
export function tableParts(name: GameName): TableParts {
  const parts = loaded.get(name);
  if (!parts) throw isGame(name) ? new Error(`${name} was not loaded`) : new UnknownGame(name);
  return parts;
}
