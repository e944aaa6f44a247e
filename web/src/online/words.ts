// What online tables say in the page's own words.
import type { Seat } from '$model';
import { labelled, say, sayAny } from '../app/say';
import { isPhrase } from '../words/say';
import { Refused } from './connection.svelte';
import type { Clock, OnlinePlan, Sitting } from './wire';

/** "Trader" for `level:3`. */
export function nameOfBot(bot: string): string {
  const [, level] = /^level:(\d)$/.exec(bot) ?? [];
  return level ? sayAny(`level.${level}.name`) : sayAny(`bot.${bot}`);
}

export function nameOfSeat(seat: Sitting, number: Seat): string {
  return seat.name || (seat.bot ? nameOfBot(seat.bot) : say('word.player', { n: number }));
}

/** Why something was refused: a code that the page has words for, or, where it cannot be done just
 *  now, the server's reason in the language of the page. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Refused)) return error instanceof Error ? error.message : String(error);
  const key = `online.refused.${error.code}`;
  return isPhrase(key) ? sayAny(key) : error.message || error.code;
}

export function clockWords(clock: Clock): string {
  if (clock.kind === 'none') return say('online.clock.none');
  if (clock.kind === 'days') return say('online.clock.days', { n: clock.days });
  return say('online.clock.bank', { minutes: Math.round(clock.seconds / 60), n: clock.increment });
}

/** "No clock · When somebody is gone: we wait · Casual" */
export function termsOf({ clock, gone, rated }: OnlinePlan): string {
  return [
    clockWords(clock),
    labelled(say('online.gone'), say(`online.gone.${gone}`)),
    say(rated ? 'online.rated' : 'online.casual'),
  ].join(' · ');
}

const two = (n: number) => String(n).padStart(2, '0');

/** What is left on a clock: "3 d 04 h", "1:02:09", "4:07". */
export function timeWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return say('online.time.days', { days, hours });
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
