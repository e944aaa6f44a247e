// An online game can be over before the rules end it: when all but one have resigned.
import type { Situation } from '$model';

/** The situation as it counts: nobody is asked, and who resigned comes last. */
export function asEnded(situation: Situation, result: { places: number[] } | null): Situation {
  const seats = situation.scores.seats.map((row) => ({
    ...row,
    place: result?.places[row.seat - 1] ?? row.place,
  }));
  return {
    ...situation,
    over: true,
    question: null,
    answers: [],
    refusals: [],
    set: null,
    scores: { ...situation.scores, seats },
  };
}
