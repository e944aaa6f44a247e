// A game that is registered by one line (tests/games/added.h) plays in WebAssembly like ours.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dice, startEngine, withThirdGame } from "./support/engine.mjs";

const engine = startEngine(withThirdGame());

test("a third game is listed and plays to its end", () => {
  const roll = dice(7);
  assert.ok(engine.tell("games").games.some(({ game }) => game === "lots"));
  engine.tell("new lots players=3 seed=5");
  for (let step = 0; step < 100; step++) {
    const seat = engine.tell("situation all").question?.seat;
    if (!seat) break;
    const { answers } = engine.tell(`situation ${seat}`);
    assert.equal(engine.tell(`preview ${seat} ${answers[0].token}`).ok, true);
    engine.tell(`play ${seat} ${answers[roll(answers.length)].token}`);
  }
  const end = engine.tell("situation public");
  assert.equal(end.over, true);
  assert.ok(end.scores.seats.some(({ place }) => place === 1));
  const { record } = engine.tell("record all");
  engine.tell("load", record);
  assert.deepEqual(engine.tell("situation public").scores, end.scores);
});

test("what others laid is hidden, and bots think about it", () => {
  engine.tell("new lots players=2 seed=6");
  const shown = () => JSON.stringify(engine.tell("situation 2"));
  engine.tell("play 1 lay:4");
  const after = shown();
  engine.tell("undo 1");
  engine.tell("play 1 lay:5");
  assert.equal(shown(), after);
  engine.tell("bot search:50");
  engine.tell("look 9");
  engine.tell("think 50");
  assert.match(engine.tell("choice").token, /^lay:[1-6]$/);
});

test("the engine for players does not know it", () => {
  const answer = startEngine().ask("new lots seed=1");
  assert.deepEqual([answer.ok, answer.error], [false, "unknown game 'lots'; expected deus or gheos"]);
});
