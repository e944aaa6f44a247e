// Engines behind a worker, so that the page never waits for one. Each message names the engine it
// is for; the first one to a new number starts it. Answers come in the order of the questions.
import { Engine } from './engine';
import wasm from '../../../build/wasm/demiurge.wasm?url';

export interface Ask {
  id: number;
  engine: number;
  /** No line: the engine is not needed any more. */
  line?: string;
  text?: string;
}

async function load(): Promise<WebAssembly.Module> {
  const response = await fetch(wasm);
  if (!response.ok) throw new Error(`the engine could not be loaded: ${response.status}`);
  // Some servers do not know the type of .wasm, which streaming insists on.
  const streams = response.headers.get('content-type')?.startsWith('application/wasm');
  return streams
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

const loading = load();
const engines = new Map<number, Engine>();

function answer(module: WebAssembly.Module, { engine: number, line, text }: Ask) {
  if (line === undefined) {
    engines.delete(number);
    return { ok: true };
  }
  let engine = engines.get(number);
  if (!engine) engines.set(number, (engine = new Engine(module)));
  return engine.ask(line, text);
}

self.onmessage = async ({ data }: MessageEvent<Ask>) => {
  try {
    self.postMessage({ id: data.id, reply: answer(await loading, data) });
  } catch (error) {
    // A trap leaves an engine in no state to go on with: the next call starts a fresh one.
    engines.delete(data.engine);
    self.postMessage({ id: data.id, reply: { ok: false, error: String(error), broken: true } });
  }
};
