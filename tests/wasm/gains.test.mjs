// Where the points of a finished game came from: together they are what was gained in play.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { startEngine, top } from "./support/engine.mjs";

const golden = new URL("tests/golden/", top);

for (const name of readdirSync(golden).filter((file) => file.endsWith(".record")))
  test(`the points of ${name}`, () => {
    const engine = startEngine();
    engine.tell("load", readFileSync(new URL(name, golden), "utf8"));
    const { over, scores } = engine.tell("situation all");
    if (!over) return assert.match(engine.ask("gains").error, /not over/);
    const { gains } = engine.tell("gains");
    assert.ok(gains.length > 1, "several origins");
    for (const { seat, points } of scores.seats)
      assert.equal(gains.reduce((sum, gain) => sum + gain.points[seat - 1], 0), points.play, `seat ${seat}`);
  });
