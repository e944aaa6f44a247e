// One instance of the engine: texts in and out through two buffers in its memory. It needs nothing
// from us; calls are those of src/api/api.h.

/** `broken`: the engine itself failed and has forgotten everything; `fault`: what kind of mistake a
 *  record has (src/engine/record.c). */
export type Refused = {
  ok: false;
  error: string;
  line?: number;
  column?: number;
  fault?: string;
  broken?: true;
};
export type Reply = ({ ok: true } & Record<string, unknown>) | Refused;

interface Exports {
  memory: WebAssembly.Memory;
  _initialize?: () => void;
  demiurge_input(): number;
  demiurge_input_size(): number;
  demiurge_output(): number;
  demiurge_output_length(): number;
  demiurge_call(length: number): void;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Engine {
  readonly #exports: Exports;

  constructor(module: WebAssembly.Module) {
    this.#exports = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
    this.#exports._initialize?.();
  }

  ask(line: string, text?: string): Reply {
    const engine = this.#exports;
    const bytes = encoder.encode(text === undefined ? line : `${line}\n${text}`);
    if (bytes.length > engine.demiurge_input_size())
      return { ok: false, error: 'this text is too long', fault: 'too-long' };
    new Uint8Array(engine.memory.buffer, engine.demiurge_input(), bytes.length).set(bytes);
    engine.demiurge_call(bytes.length);
    // Memory may have grown during the call: its buffer is then another one.
    const length = engine.demiurge_output_length();
    const output = new Uint8Array(engine.memory.buffer, engine.demiurge_output(), length);
    return JSON.parse(decoder.decode(output)) as Reply;
  }
}
