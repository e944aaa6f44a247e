// The golden games in WebAssembly: the same answers must lead to the same hashes as natively.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const top = new URL("../../", import.meta.url);
const golden = new URL("tests/golden/", top);
const module = new WebAssembly.Module(readFileSync(new URL("build/wasm/demiurge.wasm", top)));

// An engine of its own; it needs nothing from us, not even a clock.
function startEngine() {
  const { exports } = new WebAssembly.Instance(module, {});
  exports._initialize?.();
  const output = () =>
    Buffer.from(exports.memory.buffer, exports.demiurge_output(), exports.demiurge_output_length());
  return {
    replay(text) {
      const bytes = Buffer.from(text);
      assert.ok(bytes.length <= exports.demiurge_input_size(), "the record fits the input");
      bytes.copy(Buffer.from(exports.memory.buffer, exports.demiurge_input(), bytes.length));
      return { ok: exports.demiurge_replay(bytes.length) === 1, text: output().toString() };
    },
    record() {
      assert.equal(exports.demiurge_record(), 1);
      return output().toString();
    },
  };
}

// What a golden file says: the comments `; hash N HASH`, and `hash HASH` at the end.
function hashesIn(text) {
  const lines = text.split("\n");
  const comments = lines.filter((line) => line.startsWith("; hash ")).map((line) => line.slice(2));
  const last = lines.find((line) => line.startsWith("hash ")).slice("hash ".length);
  return { comments, last };
}

const files = readdirSync(golden).filter((name) => name.endsWith(".record"));

test("there are golden games", () => assert.ok(files.length > 0));

for (const name of files) {
  test(`golden game ${name}`, () => {
    const text = readFileSync(new URL(name, golden), "utf8");
    const engine = startEngine();
    const { ok, text: output } = engine.replay(text);
    assert.ok(ok, output);
    const hashes = output.trimEnd().split("\n");
    const { comments, last } = hashesIn(text);
    assert.deepEqual(hashes.slice(0, -1), comments);
    assert.equal(hashes.at(-1).split(" ")[2], last);
    assert.equal(engine.record(), text.replace(/^; hash .*\n/gm, ""), "written again");
  });
}

test("a bad record is refused with its place", () => {
  const { ok, text } = startEngine().replay("demiurge record 1\ngame deus\nseed 1\n\nbuild:nothing\n");
  assert.equal(ok, false);
  assert.match(text, /^5:1: 'build:nothing' is not legal here; expected one of: /);
});
