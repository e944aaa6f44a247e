// The golden games in WebAssembly: the same answers must lead to the same hashes as natively.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { startEngine, top } from "./support/engine.mjs";

const golden = new URL("tests/golden/", top);

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
    engine.tell("load", text);
    assert.equal(engine.tell("hash").hash, last, "the table comes to the same end");
    assert.equal(engine.tell("record all").record, text.replace(/^; hash .*\n/gm, ""), "written again");
  });
}

test("a bad record is refused with its place", () => {
  const { ok, text } = startEngine().replay("demiurge record 1\ngame deus\nseed 1\n\nbuild:nothing\n");
  assert.equal(ok, false);
  assert.match(text, /^5:1: 'build:nothing' is not legal here; expected one of: /);
});
