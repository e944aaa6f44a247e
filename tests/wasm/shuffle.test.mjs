// A proof of a shuffle, checked by the engine in the page; node's own SHA-256 makes the numbers.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { startEngine } from "./support/engine.mjs";

const sha256 = (line) => createHash("sha256").update(line).digest("hex");
const table = "abcdefghijklmnop";
const secret = sha256("secret");
const seats = [sha256("a"), null, sha256("b")];
const commitment = sha256(`demiurge shuffle 1 ${table} ${secret}`);
const seed = sha256(
  `demiurge seed 1 ${table} ${secret} ${seats.map((bytes) => bytes ?? "-").join(" ")}`,
);

const proof = (changes = {}) => {
  const words = { table, commitment, secret, seats, seed, ...changes };
  return [
    "demiurge proof 1",
    `table ${words.table}`,
    `commitment ${words.commitment}`,
    `secret ${words.secret}`,
    ...words.seats.map((bytes, seat) => `seat ${seat + 1} ${bytes ?? "-"}`),
    `seed ${words.seed}`,
    "",
  ].join("\n");
};

const verdict = (text) => startEngine().tell("verify-shuffle", text).verdict;

test("a proof is verified without the server", () => {
  const { text, ...answer } = startEngine().tell("verify-shuffle", proof());
  assert.match(text, /fair/);
  assert.deepEqual(answer, {
    ok: true,
    verdict: "proved",
    table,
    commitment,
    secret,
    seats,
    seed,
    record: false,
  });
});

test("every lie is found", () => {
  const other = sha256("other");
  assert.equal(verdict(proof({ commitment: other })), "secret");
  assert.equal(verdict(proof({ secret: other })), "secret");
  assert.equal(verdict(proof({ table: "another" })), "secret");
  assert.equal(verdict(proof({ seed: other })), "seed");
  assert.equal(verdict(proof({ seats: [other, null, seats[2]] })), "seed");
  assert.equal(verdict(proof({ seats: seats.slice(0, 2) })), "seed");
});

test("a record that was played with the proved seed", () => {
  const engine = startEngine();
  engine.tell(`new gheos players=3 seed=${seed}`);
  const { record } = engine.tell("record all");
  assert.equal(verdict(proof() + record), "proved");
  assert.equal(verdict(record + proof()), "proved");
  engine.tell("new gheos players=3 seed=1");
  assert.equal(verdict(proof() + engine.tell("record all").record), "record");
  assert.equal(verdict(proof() + engine.tell("record public").record), "record");
});

test("what is no proof is refused with its place", () => {
  const refusal = startEngine().ask("verify-shuffle", proof().replace("secret ", "secret"));
  assert.equal(refusal.ok, false);
  assert.equal(refusal.line, 4);
  assert.match(refusal.error, /expected 'secret'/);
});

test("the sentence is in the language of the table, and the game stays", () => {
  const engine = startEngine();
  engine.tell("new gheos players=2 seed=1");
  const { hash } = engine.tell("hash");
  engine.tell("language uk");
  assert.match(engine.tell("verify-shuffle", proof()).text, /чесним/);
  assert.equal(engine.tell("hash").hash, hash);
});
