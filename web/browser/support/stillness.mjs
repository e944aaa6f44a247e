// Games that play themselves in the page, as fast as it goes, while the place of the map is noted.
import { choices } from './game.mjs';

/** Runs in the page: does something at every question, until so many are answered or the game is
 *  over. Tells how the map lay before each act: its window, its way up, its scale and origin, and
 *  in whose turn of which round that was. */
async function playAndLook({ choices, most, seed }) {
  let state = seed;
  const roll = (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const frame = () => new Promise(requestAnimationFrame);
  const isSeen = (thing) =>
    thing.checkVisibility({ visibilityProperty: true }) && thing.getClientRects().length > 0;
  const look = (main) => {
    const { x, y, width, height } = main.querySelector('.window').getBoundingClientRect();
    const map = main.querySelector('.window [data-turn]');
    const turns = main.querySelectorAll('[data-part=log] .turn');
    return {
      step: main.dataset.step,
      pane: [x, y, width, height].join(' '),
      turned: map.dataset.turn,
      frame: map.getAttribute('transform'),
      turn: turns[turns.length - 1]?.textContent.trim(),
    };
  };
  const act = () => {
    for (const choice of choices) {
      const things = [...document.querySelectorAll(choice)].filter(isSeen);
      if (things.length === 0) continue;
      const click = { bubbles: true, cancelable: true };
      return things[roll(things.length)].dispatchEvent(new MouseEvent('click', click));
    }
  };
  await document.fonts.ready;
  const looks = [];
  let steps = 0;
  let quiet = 0;
  while (!document.querySelector('[data-over], .verdict')) {
    await frame();
    const main = document.querySelector('main[data-asks]');
    quiet = main && globalThis.unanswered === 0 ? quiet + 1 : 0;
    if (quiet < 2) continue;
    quiet = 0;
    const now = look(main);
    if (looks.at(-1)?.step !== now.step && ++steps > most) break;
    looks.push(now);
    act();
  }
  return looks;
}

/** Plays on at the table that the page shows; how the map lay at every question. */
export const playOn = (page, { most = Infinity, seed }) =>
  page.evaluate(playAndLook, { choices, most: Math.min(most, 2 ** 30), seed });

/** How often something about the map was another than before. */
export const changesOf = (looks, what) =>
  looks.filter((now, k) => k > 0 && now[what] !== looks[k - 1][what]).length;

/** Looks in one turn at a map that lay elsewhere before in it. */
export const movesInTurn = (looks) =>
  looks.filter(
    (now, k) => k > 0 && now.turn === looks[k - 1].turn && now.frame !== looks[k - 1].frame,
  );
