// A preview tells what will happen: it is compared with what then does.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dice, startEngine, tables } from "./support/engine.mjs";

// What of a player a forecast counts, out of the view.
function purse(view, seat) {
  const player = view.players[seat - 1];
  if (view.game === "gheos") return { vp: player.vp, ...player.followers };
  return { vp: player.vp, gold: player.gold, ...player.resources };
}

// Where a forecast ends: the part of the turn is over, or something was revealed.
const partOfTurn = (game, kind) => {
  if (game === "deus") return "turn";
  if (["cell", "rotation", "price", "winner", "target"].includes(kind)) return "placement";
  return kind;
};

for (const options of tables) {
  test(`previews of ${options}`, () => {
    const engine = startEngine();
    const roll = dice(5);
    let compared = 0;
    engine.tell(`new ${options}`);
    for (let round = 0; round < 60; round++) {
      const first = engine.tell("situation all");
      if (first.over) break;
      const { seat } = first.question;
      const start = engine.tell(`situation ${seat}`);
      const chosen = start.answers[roll(start.answers.length)].token;
      const { forecast } = engine.tell(`preview ${seat} ${chosen}`);
      let token = chosen;
      let now = start;
      let revealed = false;
      for (;;) {
        revealed = engine.tell(`play ${seat} ${token}`).revealed;
        now = engine.tell(`situation ${seat}`);
        if (revealed || now.over || now.question.seat !== seat) break;
        if (partOfTurn(now.game, now.question.kind) !== partOfTurn(now.game, start.question.kind))
          break;
        token = now.answers[roll(now.answers.length)].token;
      }
      // A reveal may bring more than was told; the ranges then hold only up to it.
      if (!forecast?.complete || now.over || (revealed && now.game === "gheos")) continue;
      const lastEvents = engine.tell(`log ${seat} ${now.step - 1}`).happened[0].events;
      if (revealed && lastEvents.some((event) => event.event === "reshuffle")) continue;
      if (now.question.seat === seat && revealed) continue;
      compared++;
      const before = purse(start.view, seat);
      const after = purse(now.view, seat);
      const mine = forecast.seats.find((row) => row.seat === seat)?.changes ?? {};
      for (const key of Object.keys(before)) {
        if (forecast.secret && key === "vp") continue;
        const [low, high] = mine[key] ?? [0, 0];
        const change = after[key] - before[key];
        const what = `${chosen}, step ${start.step}: ${key} ${change} in ${low}..${high}`;
        assert.ok(low <= change && change <= high, what);
      }
    }
    assert.ok(compared > 0, "some previews were compared");
  });
}

test("a column is told card by card", () => {
  const engine = startEngine();
  const roll = dice(2);
  engine.tell("new deus players=2 seed=7");
  let lines = 0;
  for (;;) {
    const { over, question } = engine.tell("situation all");
    if (over) break;
    const { answers } = engine.tell(`situation ${question.seat}`);
    for (const answer of answers.filter(({ verb }) => verb === "build")) {
      const { forecast } = engine.tell(`preview ${question.seat} ${answer.token}`);
      lines = Math.max(lines, forecast?.lines.length ?? 0);
    }
    engine.tell(`play all ${answers[roll(answers.length)].token}`);
  }
  assert.ok(lines >= 2, `several cards of a column gave something (${lines})`);
});

test("points that a turn gives or costs are told by cause: cards, gods, villages, places at the edge", () => {
  const seen = new Set();
  for (let seed = 1; seed <= 3; seed++) {
    const engine = startEngine();
    const roll = dice(seed);
    engine.tell(`new deus players=2 seed=${seed}`);
    for (;;) {
      const { over, question } = engine.tell("situation all");
      if (over) break;
      const { answers } = engine.tell(`situation ${question.seat}`);
      for (const { token } of answers) {
        const { forecast } = engine.tell(`preview ${question.seat} ${token}`);
        const mine = forecast?.seats.find(({ seat }) => seat === question.seat)?.changes;
        const causes = forecast?.lines.filter(({ changes }) => changes.vp).map(({ via }) => via) ?? [];
        if (mine?.vp) assert.ok(causes.length > 0, `${token}: ${forecast.text}`);
        causes.forEach((via) => seen.add(via));
      }
      engine.tell(`play all ${answers[roll(answers.length)].token}`);
    }
  }
  assert.ok(seen.has("edge") && seen.has("village"), [...seen].join());
});

test("a set is told as a whole", () => {
  const engine = startEngine();
  engine.tell("new deus players=2 seed=7");
  engine.tell("play 1 offer:galley");
  const vpOf = (tokens) => engine.tell(`preview-set 1 ${tokens}`).forecast.seats[0].changes;
  assert.deepEqual(vpOf(""), { gold: [2, 2], maritime: [1, 1], cards: [1, 1] });
  assert.deepEqual(vpOf("discard:temple-swamp discard:corsairs"), {
    gold: [6, 6],
    maritime: [1, 1],
    cards: [3, 3],
  });
  assert.equal(engine.tell("situation 1").step, 1, "nothing was played");
  assert.match(engine.ask("preview-set 1 discard:villa").error, /does not belong/);
});

test("placements tell wars, migrations and losses per rotation", () => {
  const seen = { war: 0, migration: 0, joined: 0, lost: 0 };
  for (let seed = 1; seed <= 4; seed++) {
    const engine = startEngine();
    const roll = dice(seed);
    engine.tell(`new gheos players=2 seed=${seed}`);
    for (;;) {
      const { over, question } = engine.tell("situation all");
      if (over) break;
      const { answers } = engine.tell(`situation ${question.seat}`);
      if (question.kind === "cell")
        for (const { token } of answers) {
          const { rotations } = engine.tell(`preview ${question.seat} ${token}`);
          assert.ok(rotations.length >= 1);
          for (const turn of rotations) {
            if (turn.war.length) seen.war++;
            if (turn.migration) seen.migration++;
            if (turn.joined.length) seen.joined++;
            if (turn.forecast?.seats.some(({ changes }) =>
              Object.entries(changes).some(([key, [low]]) => key !== "vp" && low < 0)))
              seen.lost++;
          }
        }
      engine.tell(`play all ${answers[roll(answers.length)].token}`);
    }
  }
  for (const [what, count] of Object.entries(seen)) assert.ok(count > 0, what);
});
