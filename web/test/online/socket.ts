// A socket whose other end is the test.
import { Connection, type Outside, type Socket } from '../../src/online/connection.svelte';
import type { Hello, Rules } from '../../src/online/wire';

export interface Heard {
  id: number;
  do: string;
  [member: string]: unknown;
}

export const RULES: Rules = { deus: 1, gheos: 1 };

export class FakeSocket implements Socket {
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly heard: Heard[] = [];
  closed = false;
  /** Who answers; without it the test does. */
  answer: ((heard: Heard) => void) | undefined;

  send(text: string): void {
    const heard = JSON.parse(text) as Heard;
    this.heard.push(heard);
    this.answer?.(heard);
  }

  close(): void {
    this.closed = true;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }

  hello(more: Partial<Hello> = {}): void {
    this.say({ hello: { version: '0', rules: RULES, now: Date.now(), player: null, ...more } });
  }

  reply(heard: Heard | undefined, more: object = {}): void {
    this.say({ id: heard?.id, ok: true, ...more });
  }

  drop(): void {
    this.onclose?.({} as CloseEvent);
  }

  /** What was asked for, apart from the language. */
  get commands(): Heard[] {
    return this.heard.filter((heard) => heard.do !== 'language');
  }
}

export function newConnection(outside: Partial<Outside> = {}) {
  const sockets: FakeSocket[] = [];
  const renewed: string[] = [];
  const connection = new Connection({
    open() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    rules: async () => RULES,
    renew: (theirs) => renewed.push(theirs) === 1,
    ...outside,
  });
  const last = () => sockets.at(-1)!;
  return { connection, sockets, last, renewed };
}
