// The engine as a host sees it: it needs nothing from us, not even a clock.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

export const top = new URL("../../../", import.meta.url);
const compile = (name) =>
  new WebAssembly.Module(readFileSync(new URL(`build/wasm/${name}.wasm`, top)));
export const module = compile("demiurge");
// The same engine with the tests' own game (tests/games).
export const withThirdGame = () => compile("demiurge_third");

export function startEngine(compiled = module) {
  const { exports } = new WebAssembly.Instance(compiled, {});
  exports._initialize?.();
  const write = (text) => {
    const bytes = Buffer.from(text);
    assert.ok(bytes.length <= exports.demiurge_input_size(), "the text fits the input");
    bytes.copy(Buffer.from(exports.memory.buffer, exports.demiurge_input(), bytes.length));
    return bytes.length;
  };
  const output = () =>
    Buffer.from(
      exports.memory.buffer,
      exports.demiurge_output(),
      exports.demiurge_output_length(),
    ).toString();
  return {
    // One call of src/api/api.h; a refusal is an answer too.
    ask(line, text = "") {
      exports.demiurge_call(write(text ? `${line}\n${text}` : line));
      return JSON.parse(output());
    },
    // The same where a refusal would be a failure.
    tell(line, text = "") {
      const answer = this.ask(line, text);
      assert.ok(answer.ok, `${line}: ${answer.error}`);
      return answer;
    },
    replay(text) {
      return { ok: exports.demiurge_replay(write(text)) === 1, text: output() };
    },
  };
}

// Chance for tests: the same numbers in every run.
export function dice(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

export const tables = [
  "deus players=2 seed=1",
  "deus players=3 seed=2 start=7 joker=on",
  "deus players=4 seed=3 open-vp=on",
  "deus players=2 seed=4 egypt=all temples=mixed",
  "deus players=4 seed=5 egypt=all joker=on",
  "gheos players=2 seed=6",
  "gheos players=3 seed=7 calm-epochs=on",
  "gheos players=4 seed=8",
];
