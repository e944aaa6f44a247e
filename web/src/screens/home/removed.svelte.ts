// The game thrown away last, until the page is left: it can be brought back.
import { tables } from '../../app/tables.svelte';
import type { SavedGame } from '../../engine/savedGames';
import { savedGames } from '../../engine/engines';

class Removed {
  game = $state.raw<SavedGame | null>(null);

  async remove(game: SavedGame): Promise<void> {
    await tables.remove(game.id);
    this.game = game;
  }

  async bringBack(): Promise<void> {
    const { game } = this;
    this.game = null;
    if (game) await savedGames.put(game);
    await tables.list();
  }
}

export const removed = new Removed();
