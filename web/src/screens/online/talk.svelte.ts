// How much of the chat was read, and whether anybody wants to hear it.
import type { OnlineTable } from '../../online/onlineTable.svelte';

const MUTED_KEY = 'demiurge.muted';

function wasMuted(): boolean {
  try {
    return localStorage.getItem(MUTED_KEY) === '1';
  } catch {
    return false;
  }
}

class Talk {
  #muted = $state(wasMuted());
  #read = $state.raw<Record<string, number>>({});

  get muted(): boolean {
    return this.#muted;
  }

  set muted(on: boolean) {
    this.#muted = on;
    try {
      localStorage.setItem(MUTED_KEY, on ? '1' : '0');
    } catch {
      // Private windows may refuse.
    }
  }

  read({ id, chat }: OnlineTable): void {
    const n = chat.at(-1)?.n ?? 0;
    if ((this.#read[id] ?? 0) < n) this.#read = { ...this.#read, [id]: n };
  }

  unread({ id, chat, you }: OnlineTable): number {
    if (this.#muted) return 0;
    return chat.filter(({ n, seat }) => n > (this.#read[id] ?? 0) && (you === null || seat !== you))
      .length;
  }
}

export const talk = new Talk();
