// Whole random games at the table of src/api: what it says is sound at every step.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dice, startEngine, tables } from "./support/engine.mjs";

const viewers = (situation) => [
  ...Array.from({ length: situation.players }, (_, k) => String(k + 1)),
  "public",
  "all",
];

function checkSituation(situation) {
  const tokens = situation.answers.map((answer) => answer.token);
  assert.equal(new Set(tokens).size, tokens.length, "tokens are unique");
  for (const answer of situation.answers) {
    assert.ok(answer.text.length > 0, `${answer.token} has a text`);
    assert.ok(answer.token === answer.verb || answer.token.startsWith(`${answer.verb}:`));
  }
  for (const refusal of situation.refusals) {
    assert.ok(refusal.why.length > 0, `${refusal.token} says why not`);
    assert.ok(!tokens.includes(refusal.token), "nothing is both legal and refused");
  }
}

// What only one seat may know is in nobody else's situation.
function checkSecrets(situation) {
  const asked = situation.question?.seat;
  if (situation.over || situation.viewer === "all") return;
  if (situation.viewer !== asked) assert.deepEqual(situation.answers, []);
  for (const player of situation.view.players)
    if (player.seat !== situation.viewer)
      for (const card of player.hand ?? [])
        assert.ok(card === null || card === situation.view.choice?.tile, "hands are hidden");
}

for (const options of tables) {
  test(`a random game of ${options}`, () => {
    const engine = startEngine();
    const roll = dice(options.length);
    engine.tell(`new ${options}`);
    engine.tell("names", "Anna\nБогдан\nChloé");
    for (let step = 0; ; step++) {
      const seat = engine.tell("situation all").question?.seat ?? 1;
      const situation = engine.tell(`situation ${seat}`);
      assert.equal(situation.step, step);
      checkSituation(situation);
      if (step % 20 === 0)
        for (const viewer of viewers(situation)) {
          const seen = engine.tell(`situation ${viewer}`);
          checkSituation(seen);
          checkSecrets(seen);
        }
      if (situation.over) break;
      const { token } = situation.answers[roll(situation.answers.length)];
      const done = engine.tell(`play ${seat} ${token}`);
      assert.equal(done.happened.length, 1);
      assert.equal(done.happened[0].token, token);
    }
    const end = engine.tell("situation public");
    assert.ok(end.scores.seats.some((seat) => seat.place === 1));
    for (const seat of end.scores.seats) {
      const sum = Object.values(seat.points).reduce((a, b) => a + b, 0);
      assert.equal(sum, seat.total, "points by source add up");
    }
  });

  test(`history of ${options}`, () => {
    const engine = startEngine();
    const roll = dice(7);
    engine.tell(`new ${options}`);
    const hashes = [engine.tell("hash").hash];
    for (;;) {
      const { over, answers } = engine.tell("situation all");
      if (over) break;
      engine.tell(`play all ${answers[roll(answers.length)].token}`);
      hashes.push(engine.tell("hash").hash);
    }
    const steps = hashes.length - 1;
    assert.equal(engine.tell("log 1 0").happened.length, steps);
    const { turns } = engine.tell("turns public");
    assert.equal(turns[0].step, 0);
    assert.equal(turns.at(-1).step, steps);
    assert.ok(turns.every((turn) => turn.totals.every((total) => total !== null)));
    for (let k = 0; k < 30; k++) {
      const to = roll(steps + 1);
      engine.tell(`goto ${to}`);
      assert.equal(engine.tell("hash").hash, hashes[to]);
    }
    engine.tell(`goto ${steps}`);
    const { record } = engine.tell("record all");
    const other = startEngine();
    other.tell("load", record);
    assert.equal(other.tell("hash").hash, hashes[steps]);
  });
}

test("undo stops at reveals and at others, redo repeats", () => {
  for (const options of tables) {
    const engine = startEngine();
    const roll = dice(3);
    engine.tell(`new ${options}`);
    for (let k = 0; k < 150; k++) {
      const { over, question } = engine.tell("situation all");
      if (over) break;
      const { seat } = question;
      const { answers } = engine.tell(`situation ${seat}`);
      const before = engine.tell("hash").hash;
      const { revealed } = engine.tell(`play ${seat} ${answers[roll(answers.length)].token}`);
      const after = engine.tell("hash").hash;
      const { undo } = engine.tell(`situation ${seat}`);
      assert.equal(undo.can, !revealed);
      if (revealed) {
        assert.match(engine.ask(`undo ${seat}`).error, /revealed/);
        continue;
      }
      const { step } = engine.tell("situation all");
      engine.tell(`undo ${seat}`);
      const back = engine.tell("situation all").step;
      assert.ok(back < step);
      if (back === step - 1) assert.equal(engine.tell("hash").hash, before);
      assert.equal(engine.tell(`situation ${seat}`).redo.can, true);
      engine.tell(`redo ${seat}`);
      if (engine.tell("situation all").step < step) engine.tell(`goto ${step}`);
      assert.equal(engine.tell("hash").hash, after);
    }
  }
});

test("restart goes to the beginning of the turn", () => {
  const engine = startEngine();
  engine.tell("new deus players=2 seed=7");
  const start = engine.tell("hash").hash;
  engine.tell("play 1 build:galley");
  engine.tell("play 1 pay:wood");
  engine.tell("play 1 pay:wheat");
  engine.tell("restart 1");
  assert.equal(engine.tell("hash").hash, start);
  assert.equal(engine.tell("situation 1").steps, 3, "it can be repeated");
});

test("a set is chosen in any order, and taken back as a whole", () => {
  const engine = startEngine();
  engine.tell("new deus players=2 seed=7");
  const before = engine.tell("play 1 offer:temple-swamp") && engine.tell("hash").hash;
  const { set } = engine.tell("situation 1");
  assert.deepEqual([set.least, set.most, set.closer], [0, 4, "done"]);
  assert.equal(set.items.length, 4);
  engine.tell("choose 1 discard:corsairs discard:galley");
  const { question, undo } = engine.tell("situation 1");
  assert.equal(question.kind, "god");
  assert.equal(undo.can, true);
  const { happened } = engine.tell("log 1 1");
  assert.deepEqual(
    happened.map((step) => step.token),
    ["discard:galley", "discard:corsairs", "done"], // others cannot tell that nothing comes after
  );
  engine.tell("undo 1");
  assert.equal(engine.tell("hash").hash, before);
  engine.tell("redo 1");
  assert.equal(engine.tell("situation 1").question.kind, "god");
  engine.tell("undo 1");
  assert.match(engine.ask("choose 1 discard:galley discard:galley").error, /no set/);
  assert.match(engine.ask("choose 1 discard:villa").error, /does not belong/);
  assert.equal(engine.tell("hash").hash, before, "a refusal changes nothing");
});

/** Any items of a set, as long as there is room and gold for them. */
function gather({ least, most, purse, items }, roll) {
  const chosen = [];
  for (;;) {
    const times = (token) => chosen.filter((other) => other.token === token).length;
    const left = purse - chosen.reduce((sum, { price }) => sum + price, 0);
    const open = items.filter(({ token, room, price }) => times(token) < room && price <= left);
    const full = chosen.length === most || open.length === 0;
    if (full || (chosen.length >= least && roll(4) === 0)) return chosen;
    chosen.push(open[roll(open.length)]);
  }
}

test("whatever there is room and gold for may be chosen together", () => {
  let poor = 0;
  for (const options of tables.filter((name) => name.startsWith("deus"))) {
    const engine = startEngine();
    const roll = dice(5);
    engine.tell(`new ${options}`);
    for (;;) {
      const { over, set, answers } = engine.tell("situation all");
      if (over) break;
      const chosen = set ? gather(set, roll) : [];
      if (set?.items.some(({ price, room }) => price * Math.min(room, set.most) > set.purse)) poor++;
      if (chosen.length > 0) engine.tell(`choose all ${chosen.map(({ token }) => token).join(" ")}`);
      else engine.tell(`play all ${set?.closer ?? answers[roll(answers.length)].token}`);
    }
  }
  assert.ok(poor > 0, "somebody could not pay for all they had room for");
});

test("an observed position says the same to its seat", () => {
  for (const options of tables) {
    const engine = startEngine();
    const other = startEngine();
    const roll = dice(11);
    engine.tell(`new ${options}`);
    for (let k = 0; k < 120; k++) {
      const { over, question } = engine.tell("situation all");
      if (over) break;
      const { seat } = question;
      const here = engine.tell(`situation ${seat}`);
      other.tell("position", engine.tell(`get-position ${seat}`).position);
      const there = other.tell(`situation ${seat}`);
      for (const key of ["view", "question", "answers", "refusals", "set", "scores"])
        assert.deepEqual(there[key], here[key], key);
      const { token } = here.answers[roll(here.answers.length)];
      if (k % 5 === 0)
        assert.deepEqual(
          other.tell(`preview ${seat} ${token}`),
          engine.tell(`preview ${seat} ${token}`),
        );
      engine.tell(`play ${seat} ${token}`);
    }
  }
});

test("languages change in mid-game", () => {
  const engine = startEngine();
  engine.tell("new deus players=2 seed=7");
  engine.tell("language uk");
  assert.match(engine.tell("situation 1").question.text, /[а-яіїє]/i);
  engine.tell("language fr");
  assert.match(engine.tell("catalogue deus").cards[0].name, /Galère/);
  assert.equal(engine.tell("games").levels.length, 8);
});

test("what is wrong is refused in words, and changes nothing", () => {
  const engine = startEngine();
  assert.match(engine.ask("situation 1").error, /no game/);
  assert.match(engine.ask("new chess seed=1").error, /unknown game 'chess'/);
  assert.match(engine.ask("new deus").error, /seed=/);
  engine.tell("new deus players=2 seed=7");
  const { hash } = engine.tell("hash");
  assert.match(engine.ask("dance").error, /unknown call 'dance'/);
  assert.match(engine.ask("situation 3").error, /no viewer/);
  assert.match(engine.ask("play 1 build:temple-swamp").error, /A temple goes into/);
  assert.match(engine.ask("play 1 nonsense").error, /not an answer/);
  assert.match(engine.ask("goto 5").error, /number/);
  const bad = engine.ask("load", "demiurge record 1\ngame deus\nseed 1\n\nbuild:nothing\n");
  assert.deepEqual([bad.line, bad.column], [5, 1]);
  assert.match(engine.ask("position", "deus nonsense").error, /./);
  assert.equal(engine.tell("hash").hash, hash);
});

test("equal gains are told as one line", () => {
  const engine = startEngine();
  const roll = dice(4);
  engine.tell("new deus players=2 seed=3");
  let told = 0;
  for (;;) {
    const { over, answers } = engine.tell("situation all");
    if (over) break;
    const { happened } = engine.tell(`play all ${answers[roll(answers.length)].token}`);
    const { events } = happened[0];
    for (let k = 1; k < events.length; k++) {
      const [before, here] = [events[k - 1], events[k]];
      const same = ["event", "seat", "resource", "via"].every((key) => before[key] === here[key]);
      if (!same || here.event !== "gain-resource") continue;
      assert.equal(here.text, undefined);
      told++;
    }
  }
  assert.ok(told > 0, "it happened");
});

test("random games can be measured", () => {
  const engine = startEngine();
  const { games, decisions } = engine.tell("bench 0 3 gheos players=2");
  assert.equal(games, 3);
  assert.equal(decisions, engine.tell("bench 0 3 gheos players=2").decisions);
  assert.equal(engine.ask("bench 0 3 gheos players=9").ok, false);
});
