// Where engines live. The page has two hosts, each a worker: one for the table, which answers at
// once, and one for bots, which think. Tests have one in their own process.
import { Engine, type Refused, type Reply } from './engine';
import type { Ask } from './worker';

/** A call that the engine refused; `line` and `column` where a text was wrong, `fault` of what
 *  kind. */
export class RefusedError extends Error {
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly fault: string | undefined;

  constructor(refusal: Refused) {
    super(refusal.error);
    this.line = refusal.line;
    this.column = refusal.column;
    this.fault = refusal.fault;
  }
}

/** The engine itself failed; the next call finds a fresh one that knows of no game. */
export class BrokenError extends RefusedError {}

/** One engine. `tell` gives the members of its answer, or throws a RefusedError. */
export interface EngineHandle {
  tell<T>(line: string, text?: string): Promise<T>;
  close(): void;
}

export interface EngineHost {
  open(): EngineHandle;
}

function accept<T>(reply: Reply): T {
  if (reply.ok) return reply as T;
  const refusal: Refused = reply;
  throw refusal.broken ? new BrokenError(refusal) : new RefusedError(refusal);
}

export class WorkerHost implements EngineHost {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #asked = 0;
  #opened = 0;

  constructor() {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<{ id: number; reply: Reply }>) => {
      this.#waiting.get(data.id)?.(data.reply);
      this.#waiting.delete(data.id);
    };
    this.#worker.onerror = () => this.#failAll('the engine could not be started');
  }

  open(): EngineHandle {
    const engine = ++this.#opened;
    return {
      tell: async <T>(line: string, text?: string) =>
        accept<T>(await this.#ask(engine, line, text)),
      close: () => void this.#ask(engine),
    };
  }

  #ask(engine: number, line?: string, text?: string): Promise<Reply> {
    const ask: Ask = { id: ++this.#asked, engine };
    if (line !== undefined) ask.line = line;
    if (text !== undefined) ask.text = text;
    return new Promise((resolve) => {
      this.#waiting.set(ask.id, resolve);
      this.#worker.postMessage(ask);
    });
  }

  #failAll(error: string): void {
    for (const resolve of this.#waiting.values()) resolve({ ok: false, error });
    this.#waiting.clear();
  }
}

/** Engines in this very thread: for tests. */
export class DirectHost implements EngineHost {
  readonly #module: WebAssembly.Module;

  constructor(module: WebAssembly.Module) {
    this.#module = module;
  }

  open(): EngineHandle {
    const engine = new Engine(this.#module);
    return {
      tell: async <T>(line: string, text?: string) => accept<T>(engine.ask(line, text)),
      close: () => undefined,
    };
  }
}
