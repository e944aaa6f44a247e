// The one way from this page to its server: a WebSocket that comes back by itself.
//
// What always holds: a request is answered once, refused once, or lost with the connection, and
// then says so; a *lasting* one waits for the next connection instead and is sent again as it was
// (an answer with its step counts once, so that is safe). What *stands* is asked again first on
// every new connection: the language, the lobby, the tables that are watched, from where the page
// knows them. So everything is caught up with in one round trip after `hello`.
import type { Language } from '$model';
import type { Hello, Player, Rules, Command } from './wire';

/** `offline`: there is no network, or nothing answered for a while. */
export type Status = 'connecting' | 'connected' | 'reconnecting' | 'offline' | 'stale';

/** The server, or the way to it, said no. `code` as in docs/online.md, or `lost`. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

/** What is asked on every connection. */
export interface Standing {
  /** Null: nothing is to be asked on this one. */
  command(): Command | null;
  answered?(reply: Record<string, unknown>): void;
  refused?(refusal: Refused): void;
}

export type Socket = Pick<WebSocket, 'send' | 'close'> & {
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

/** What the connection needs from outside. */
export interface Outside {
  open(): Socket;
  /** The rules of the page's own engine. */
  rules(): Promise<Rules>;
  /** Fetches the pages anew; called once a session for the same rules of the server. */
  renew(theirs: string): boolean;
}

interface Pending {
  command: Command;
  lasting: boolean;
  resolve(reply: Record<string, unknown>): void;
  reject(refusal: Refused): void;
}

type Reply = { id: number; ok: boolean; error?: string; text?: string };

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;
/** After so many vain attempts the page says that it is offline; it goes on trying. */
const ATTEMPTS_BEFORE_OFFLINE = 3;
/** A server that is asked and says nothing for so long is not there any more. */
const SILENCE_MS = 15_000;
/** After so long without a word the page asks whether the connection still stands. */
const IDLE_MS = 30_000;

export class Connection {
  status = $state<Status>('connecting');
  player = $state.raw<Player | null>(null);
  /** Whether `player` is known yet. */
  greeted = $state(false);
  version = $state('');

  readonly #outside: Outside;
  readonly #pending = new Map<number, Pending>();
  readonly #standing = new Set<Standing>();
  readonly #listeners = new Set<(message: Record<string, unknown>) => void>();
  #socket: Socket | null = null;
  #open = false;
  #stopped = true;
  #language: Language = 'en';
  #asked = 0;
  #attempts = 0;
  /** The server's clock minus ours. */
  #ahead = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  get started(): boolean {
    return !this.#stopped;
  }

  /** Milliseconds since 1970 by the server's clock. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  start(): void {
    if (!this.#stopped) return;
    this.#stopped = false;
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#drop();
    clearTimeout(this.#retry);
  }

  /** As somebody else: the cookie is read when a connection begins. */
  begin(): void {
    this.#attempts = 0;
    this.#drop();
    this.#stopped = false;
    this.#connect();
  }

  /** The network came back, or somebody looks at the page again: no time to lose. */
  hurry(): void {
    if (this.#stopped) return;
    if (this.#open) void this.speak(this.#language);
    else if (!this.#socket) {
      this.#attempts = 0;
      this.#connect();
    }
  }

  // ---- Asking ------------------------------------------------------------------------------

  ask<T = Record<string, unknown>>(command: Command, lasting = false): Promise<T> {
    return new Promise((resolve, reject) => {
      if (!this.#open && !lasting) return reject(new Refused('lost', ''));
      const id = ++this.#asked;
      this.#pending.set(id, { command, lasting, resolve: (reply) => resolve(reply as T), reject });
      if (this.#open) this.#send(id, command);
    });
  }

  /** Asks now and on every connection to come; returns how to end it. */
  stand(standing: Standing): () => void {
    this.#standing.add(standing);
    if (this.#open) this.#askStanding(standing);
    return () => this.#standing.delete(standing);
  }

  /** Asks once more what stands, as on a new connection. */
  repeat(standing: Standing): void {
    if (this.#open && this.#standing.has(standing)) this.#askStanding(standing);
  }

  /** Hears everything that is no answer. */
  listen(listener: (message: Record<string, unknown>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #askStanding(standing: Standing): void {
    const command = standing.command();
    if (command)
      this.ask(command).then(
        (reply) => this.#standing.has(standing) && standing.answered?.(reply),
        (refusal: Refused) =>
          refusal.code !== 'lost' && this.#standing.has(standing) && standing.refused?.(refusal),
      );
  }

  #send(id: number, command: Command): void {
    this.#socket?.send(JSON.stringify({ id, ...command }));
    this.#silence ??= setTimeout(() => this.lose(), SILENCE_MS);
  }

  /** The language of the server's sentences. Refused by nobody, it also asks whether anybody is
   *  there. */
  async speak(language: Language): Promise<void> {
    this.#language = language;
    if (this.#open) await this.ask({ do: 'language', language }).catch(() => undefined);
  }

  // ---- The socket --------------------------------------------------------------------------

  #connect(): void {
    clearTimeout(this.#retry);
    let socket: Socket;
    try {
      socket = this.#outside.open();
    } catch {
      return this.#retryLater();
    }
    this.#socket = socket;
    this.#silence = setTimeout(() => this.lose(), SILENCE_MS);
    socket.onmessage = ({ data }) => this.#hear(data);
    socket.onclose = () => this.lose();
  }

  /** Forgets the socket without waiting for it to close, and with it what was asked there. */
  #drop(): void {
    for (const [id, { lasting, reject }] of this.#pending) {
      if (lasting) continue;
      this.#pending.delete(id);
      reject(new Refused('lost', ''));
    }
    clearTimeout(this.#silence);
    clearTimeout(this.#idle);
    this.#silence = undefined;
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** The connection does not stand any more. */
  lose(): void {
    if (this.#stopped) return;
    this.#drop();
    this.#retryLater();
  }

  #retryLater(): void {
    if (this.#stopped) return;
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#attempts++);
    if (this.status !== 'stale')
      this.status =
        this.#attempts > ATTEMPTS_BEFORE_OFFLINE || globalThis.navigator?.onLine === false
          ? 'offline'
          : 'reconnecting';
    // Not all at once when a server comes back.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #hear(data: string): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#idle);
    this.#silence = undefined;
    this.#idle = setTimeout(() => void this.speak(this.#language), IDLE_MS);
    const message = JSON.parse(data) as Record<string, unknown>;
    if ('hello' in message) this.#greet(message.hello as Hello);
    else if ('id' in message) this.#take(message as unknown as Reply);
    else for (const listener of this.#listeners) listener(message);
  }

  #take(reply: Reply): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (this.#pending.size > 0) this.#silence = setTimeout(() => this.lose(), SILENCE_MS);
    if (reply.ok) pending?.resolve(reply as unknown as Record<string, unknown>);
    else pending?.reject(new Refused(reply.error ?? 'server', reply.text ?? ''));
  }

  #greet({ now, player, rules, version }: Hello): void {
    this.#open = true;
    this.#attempts = 0;
    this.#ahead = now - Date.now();
    this.player = player;
    this.version = version;
    this.greeted = true;
    if (this.status !== 'stale') this.status = 'connected';
    const waiting = [...this.#pending];
    void this.speak(this.#language);
    for (const standing of this.#standing) this.#askStanding(standing);
    for (const [id, { command }] of waiting) this.#send(id, command);
    void this.#compare(rules);
  }

  /** A page that was built with other rules would misread the positions it is sent. */
  async #compare(theirs: Rules): Promise<void> {
    const ours = await this.#outside.rules();
    const differ = Object.keys(ours).some((game) => {
      const name = game as keyof Rules;
      return theirs[name] !== undefined && theirs[name] !== ours[name];
    });
    if (!differ) {
      if (this.status === 'stale') this.status = 'connected';
    } else if (!this.#outside.renew(JSON.stringify(theirs))) this.status = 'stale';
  }
}
