// A server as small as possible: one table, one engine that knows everything, any number of pages.
// It sends what docs/online.md says; clocks, chat and the like are said by the tests themselves.
import type { Happening, Seat, Viewer } from '$model';
import { LocalTransport } from '../../src/engine/local';
import { MemorySavedGames } from '../../src/engine/savedGames';
import { Thinker } from '../../src/engine/thinker';
import { OnlineTable } from '../../src/online/onlineTable.svelte';
import type { OnlineSeat, TableNews } from '../../src/online/wire';
import { host } from '../support';
import { newConnection, type FakeSocket, type Heard } from './socket';

export const ID = 'table1';

const seat = (name: string): OnlineSeat => ({
  name,
  player: name,
  bot: '',
  ready: true,
  here: true,
  away: false,
  resigned: false,
});

export class FakeServer {
  readonly engine = new LocalTransport(host);
  readonly seats = [seat('Anna'), seat('Boris')];
  readonly answers: Heard[] = [];
  readonly #pages = new Map<FakeSocket, Viewer>();
  seq = 1;
  #step = 0;
  /** What is said instead of carrying out the next answer. */
  refuses: object | null = null;
  /** Answers are carried out, but nobody is told: the connection breaks in that moment. */
  breaks = false;
  rated = false;

  async begin(game: 'deus' | 'gheos', options = 'players=2'): Promise<void> {
    await this.engine.begin(game, options, '7');
    await this.engine.names(this.seats.map(({ name }) => name));
  }

  /** A page in front of the table, in a seat or beside it. */
  page(viewer: Seat | 'public') {
    const savedGames = new MemorySavedGames();
    const { connection, last } = newConnection();
    const table = new OnlineTable(
      { connection, transport: new LocalTransport(host), thinker: new Thinker(host), savedGames },
      ID,
      'key',
      'en',
    );
    const connect = () => {
      const socket = last();
      socket.answer = (heard) => void this.#hear(socket, viewer, heard);
      socket.hello();
    };
    connection.start();
    table.open();
    connect();
    return { table, connection, savedGames, last, connect };
  }

  async asked(): Promise<Seat | undefined> {
    return (await this.engine.situation('all')).question?.seat;
  }

  async #hear(socket: FakeSocket, viewer: Viewer, heard: Heard): Promise<void> {
    if (heard.do === 'watch') {
      this.#pages.set(socket, viewer);
      return socket.reply(heard, await this.#news(viewer, Number(heard.step ?? 0)));
    }
    if (heard.do === 'log')
      return socket.reply(heard, { happened: await this.engine.log(viewer, 0) });
    if (heard.do === 'record')
      return socket.reply(heard, {
        record: await this.engine.record('all'),
        proof: 'demiurge proof 1',
      });
    if (heard.step !== undefined) return this.#play(socket, viewer, heard);
    socket.reply(heard);
  }

  async #play(socket: FakeSocket, viewer: Viewer, heard: Heard): Promise<void> {
    this.answers.push(heard);
    if (this.refuses) return socket.say({ id: heard.id, ok: false, ...this.refuses });
    const before = this.#step;
    // Given twice it counts once.
    if (Number(heard.step) < before) return socket.reply(heard);
    if (heard.do === 'answer') await this.engine.play(viewer, String(heard.token));
    else if (heard.do === 'choose') await this.engine.choose(viewer, heard.tokens as string[]);
    else if (heard.do === 'undo') await this.engine.undo(viewer);
    else await this.engine.restart(viewer);
    this.#step = (await this.engine.situation('all')).step;
    this.seq++;
    if (this.breaks) {
      this.breaks = false;
      return socket.drop();
    }
    socket.reply(heard);
    for (const [page, eyes] of this.#pages)
      if (page.onmessage) page.say(await this.#news(eyes, Math.min(before, this.#step)));
  }

  async #news(viewer: Viewer, from: number): Promise<TableNews> {
    const { question, over, undo } = await this.engine.situation(viewer);
    const happened: Happening[] = await this.engine.log(viewer, from);
    return {
      table: ID,
      seq: this.seq,
      plan: {
        game: 'deus',
        options: '',
        public: false,
        rated: this.rated,
        clock: { kind: 'none' },
        gone: 'wait',
      },
      phase: over ? 'over' : 'playing',
      you: typeof viewer === 'number' ? viewer : null,
      seats: this.seats,
      turn: question?.seat ?? null,
      since: 1000,
      step: this.#step,
      from,
      happened,
      position: await this.engine.position(viewer),
      undo,
      proposal: null,
    };
  }

  /** Says something to every page. */
  tell(news: Partial<TableNews>): void {
    for (const page of this.#pages.keys()) page.say({ table: ID, seq: ++this.seq, ...news });
  }
}
