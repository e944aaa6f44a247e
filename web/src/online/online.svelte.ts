// Everything online that the page has once: the connection, who one is, the table that is open.
import { writeRoute } from '../app/route.svelte';
import { list, say } from '../app/say';
import { seatNumber } from '../engine/seats';
import { settings } from '../engine/settings.svelte';
import { newThinker, newTransport, savedGames } from '../engine/engines';
import { offline } from '../pwa/offline.svelte';
import { titleOf } from '../games';
import { isTimeForAgain, rememberOnline } from './been';
import { Connection, Refused } from './connection.svelte';
import { keyOf, keepKey } from './keys';
import { notify } from './notify.svelte';
import { OnlineTable } from './onlineTable.svelte';
import { Queue } from './queue.svelte';
import type { Player, Rules, Summary } from './wire';
import { nameOfSeat } from './words';

const RENEWED_KEY = 'demiurge.renewed';

function openSocket(): WebSocket {
  const address = new URL('api/socket', document.baseURI);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address, 'demiurge.1');
}

/** The versions of the rules that this page's engine plays by. */
async function readRules(): Promise<Rules> {
  const transport = newTransport();
  try {
    const { games } = await transport.games();
    return Object.fromEntries(games.map(({ game, rules_version }) => [game, rules_version]));
  } finally {
    transport.close();
  }
}
let rules: Promise<Rules> | undefined;

/** Once for the same rules: a page that stays stale must not load itself for ever. */
function renew(theirs: string): boolean {
  try {
    if (sessionStorage.getItem(RENEWED_KEY) === theirs) return false;
    sessionStorage.setItem(RENEWED_KEY, theirs);
  } catch {
    return false;
  }
  void offline.renew();
  return true;
}

export type Entering =
  { as: 'guest'; name: string } | { as: 'new' | 'account'; name: string; password: string };

class Online {
  readonly connection = new Connection({
    open: openSocket,
    rules: () => (rules ??= readRules()),
    renew,
  });
  table = $state.raw<OnlineTable | null>(null);
  /** One's own tables. */
  readonly queue = new Queue(this.connection, (table) => this.#call(table));

  /** Connects, where that has not been done yet, and follows the network from then on. */
  start(): void {
    if (this.connection.started) return;
    void this.connection.speak(settings.language);
    this.queue.open();
    this.connection.start();
    this.#stayKnown();
    addEventListener('online', () => this.connection.hurry());
    addEventListener('offline', () => this.connection.lose());
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && this.connection.hurry(),
    );
  }

  /** Becomes a guest or an account, then connects as such. */
  async enter(as: Entering): Promise<void> {
    await this.#session('POST', as);
    rememberOnline();
    await this.#reconnect();
  }

  async leave(): Promise<void> {
    await this.#session('DELETE');
    await this.#reconnect();
  }

  /** A session lasts as long as it is used, and so shall its cookie. */
  #stayKnown(): void {
    $effect.root(() => {
      $effect(() => {
        if (!this.connection.player || !isTimeForAgain()) return;
        this.#session('POST', { as: 'again' }).catch(() => undefined);
      });
    });
  }

  async #session(
    method: 'POST' | 'DELETE',
    body?: Entering | { as: 'again' },
  ): Promise<Player | undefined> {
    const request: RequestInit = { method, headers: { 'content-type': 'application/json' } };
    if (body) request.body = JSON.stringify(body);
    const response = await fetch(new URL('api/session', document.baseURI), request).catch(() => {
      throw new Refused('lost', '');
    });
    const told = (await response.json().catch(() => ({ ok: false, error: 'server' }))) as {
      ok: boolean;
      error?: string;
      text?: string;
      player?: Player;
    };
    if (!told.ok) throw new Refused(told.error ?? 'server', told.text ?? '');
    return told.player;
  }

  /** Until the server has greeted us anew. */
  #reconnect(): Promise<void> {
    this.connection.greeted = false;
    this.connection.begin();
    return new Promise((resolve) => {
      const end = $effect.root(() => {
        $effect(() => {
          if (!this.connection.greeted) return;
          resolve();
          queueMicrotask(() => end());
        });
      });
    });
  }

  /** Sits down in front of a table; the key is remembered, so that the link can be given on. */
  open(id: string, key?: string): OnlineTable {
    if (key) keepKey(id, key);
    if (this.table?.id === id && (this.table.key === key || !key)) return this.table;
    this.table?.close();
    this.table = new OnlineTable(
      { connection: this.connection, transport: newTransport(), thinker: newThinker(), savedGames },
      id,
      key ?? keyOf(id),
      settings.language,
    );
    this.table.open();
    return this.table;
  }

  close(): void {
    this.table?.close();
    this.table = null;
  }

  /** That tables wait, for the title of the window. */
  get call(): string | undefined {
    const n = this.queue.waiting.length;
    return n > 0 ? say('online.waits', { n }) : undefined;
  }

  /** A table waits now. */
  #call({ table, plan, seats }: Summary): void {
    const names = list(seats.map((seat, k) => nameOfSeat(seat, seatNumber(k))));
    void notify.tell(
      say('online.yourTurnAt', { game: titleOf(plan) }),
      names,
      table,
      writeRoute({ page: 'at', id: table }),
    );
  }
}

export const online = new Online();
