// Bots in slices, each in an engine of its own that is told only what its seat may know.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { dice, startEngine, tables, top } from "./support/engine.mjs";

function think(session, position, seed, slice) {
  session.tell(`look ${seed}`, position);
  while (session.tell(`think ${slice}`).more) continue;
  return session.tell("choice").token;
}

function playWithBots(options, names, slice) {
  const table = startEngine();
  table.tell(`new ${options}`);
  const sessions = names.map((name) => {
    const session = startEngine();
    session.tell(`bot ${name}`);
    return session;
  });
  for (let step = 0; ; step++) {
    const { over, question } = table.tell("situation public");
    if (over) break;
    const { position } = table.tell(`get-position ${question.seat}`);
    const token = think(sessions[question.seat - 1], position, step, slice);
    table.tell(`play all ${token}`);
  }
  return table;
}

for (const game of ["deus players=2 seed=3", "deus players=3 seed=4 egypt=all", "gheos players=2 seed=5"])
  test(`bots finish ${game}`, () => {
    const names = ["level:1", "random", "greedy"];
    const table = playWithBots(game, names, 16);
    assert.ok(table.tell("situation all").over);
  });

test("slices make no difference", () => {
  const [one, many] = [1000000, 7].map((slice) =>
    playWithBots("gheos players=2 seed=9", ["search:30", "search:20"], slice).tell("record all"),
  );
  assert.equal(one.record, many.record);
});

test("advice has a line of play", () => {
  const table = startEngine();
  const session = startEngine();
  table.tell("new deus players=2 seed=7");
  session.tell("bot search:200");
  think(session, table.tell("get-position 1").position, 1, 50);
  const { advice } = session.tell("advice 3");
  assert.ok(advice.length >= 1 && advice.length <= 3);
  assert.equal(advice[0].token, session.tell("choice").token);
  assert.equal(advice[0].line[0].token, advice[0].token);
  assert.ok(advice[0].line[0].text.length > 0);
});

// 0 milliseconds say that it goes by simulations: a host would have let it think for ever.
test("a bot that goes by time says so, however little it has", () => {
  const times = { "search:0.0004s": 1, "search:0.3s": 300, "search:0.57s": 570, "search:500": 0, "level:8": 0 };
  for (const [name, milliseconds] of Object.entries(times))
    assert.equal(startEngine().tell(`bot ${name}`).milliseconds, milliseconds, name);
});

test("a bot that is not there, or sees too little, is refused", () => {
  const session = startEngine();
  assert.equal(session.ask("bot level:9").ok, false);
  assert.match(session.ask("think 5").error, /look/);
  const table = startEngine();
  table.tell("new deus players=2 seed=7");
  session.tell("bot greedy");
  const { error } = session.ask("look 1", table.tell("get-position 2").position);
  assert.ok(error.length > 0);
});

// The module once went on thinking about nothing, and divided by zero.
test("after a refused look at another game there is nothing to think about", () => {
  const table = startEngine();
  const observed = (options, seat) => {
    table.tell(`new ${options}`);
    const asked = table.tell("situation all").question.seat;
    return table.tell(`get-position ${seat(asked)}`).position;
  };
  const known = observed("deus players=2 seed=7", (asked) => asked);
  const unknown = observed("gheos players=2 seed=7", (asked) => 3 - asked);
  for (const name of ["random", "greedy", "search:50"]) {
    const session = startEngine();
    session.tell(`bot ${name}`);
    session.tell("look 1", known);
    assert.match(session.ask("look 1", unknown).error, /not known/);
    for (const call of ["think 5", "choice", "advice 3"]) assert.match(session.ask(call).error, /look/);
  }
});

// ---- The same thoughts as the native program's ----------------------------------------------

// The program that scripts/test has just built, or $DEMIURGE.
const program = process.env.DEMIURGE ?? fileURLToPath(new URL("build/demiurge", top));

function askProgram(lines) {
  const { stdout, error } = spawnSync(program, ["engine"], {
    input: lines.join("\n") + "\n",
    encoding: "utf8",
    maxBuffer: 64 << 20,
  });
  if (error) throw error;
  const answers = stdout.trimEnd().split("\n").map((line) => JSON.parse(line));
  assert.equal(answers.length, lines.length);
  return answers;
}

// Positions of one seeded game, each as the seat that is asked sees it.
function observedPositions(options, steps) {
  const table = startEngine();
  const roll = dice(17);
  const positions = [];
  table.tell(`new ${options}`);
  for (let step = 0; step <= Math.max(...steps); step++) {
    const { over, question, answers } = table.tell("situation all");
    if (over) break;
    const { position } = table.tell(`get-position ${question.seat}`);
    if (steps.includes(step)) positions.push({ position, seat: question.seat });
    table.tell(`play all ${answers[roll(answers.length)].token}`);
  }
  return positions;
}

// The program thinks with a seed that follows from the match; a match from a position has no seed
// of its own and no answers yet (thought_seed() of src/host/thinker.c).
const thoughtSeed = (seat) => 0xcbf29ce484222325n ^ BigInt(seat - 1);

function adviceHere(name, { position, seat }, most) {
  const session = startEngine();
  session.tell(`bot ${name}`);
  session.tell(`look ${thoughtSeed(seat)}`, position);
  while (session.tell("think 13").more) continue;
  return session.tell(`advice ${most}`).advice;
}

const numbers = ({ share, points, visits }) => ({ share, points, visits });

for (const options of tables)
  test(`bots think as natively: ${options}`, () => {
    const names = ["random", "level:1", "level:2", "search:1", "search:150"];
    const positions = observedPositions(options, [0, 9, 31, 58]);
    const calls = positions.flatMap((at) => names.map((name) => ({ at, name })));
    calls.push({ at: positions[1], name: "level:8" });
    const answers = askProgram(calls.flatMap(({ at, name }) => [`position ${at.position}`, `hint ${name}`]));
    assert.ok(positions.length >= 3);
    calls.forEach(({ at, name }, k) => {
      const native = answers[2 * k + 1];
      assert.ok(native.ok, native.error);
      const here = adviceHere(name, at, 5);
      const what = `${name} at ${at.position}`;
      assert.deepEqual(here.map((row) => row.token), native.answers.map((row) => row.answer), what);
      assert.deepEqual(here.map(numbers), native.answers.map(numbers), what);
      // The module tells a line as far as it can be played with the cards it assumes.
      here.forEach(({ line }, row) =>
        line.forEach(({ token }, step) => assert.equal(token, native.answers[row].line[step], what)),
      );
    });
  });
