// How fast a game passes by for somebody who only looks on: in replays, and where bots play alone.

/** Milliseconds an answer is shown, and how many times the usual speed that is. */
export const PACES = [
  { milliseconds: 1600, times: 0.5 },
  { milliseconds: 900, times: 1 },
  { milliseconds: 450, times: 2 },
  { milliseconds: 150, times: 6 },
] as const;

class Pace {
  milliseconds = $state<number>(900);
}

export const pace = new Pace();
