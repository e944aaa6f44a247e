/* What a page of rules is made of. Our own words; the ids are those of docs/rules.md. */
import type { Words } from '../language';

/** A paragraph, a list, a worked example, or a point the rulebooks leave open and we decided. */
export type Block =
  | { kind: 'text'; words: Words }
  | { kind: 'list'; items: readonly Words[] }
  | { kind: 'example'; words: Words }
  | { kind: 'ruling'; words: Words };

export interface Section {
  /** Unique over all games; links use it. */
  id: string;
  ruleIds: readonly string[];
  title: Words;
  body: readonly Block[];
  /** The name of a picture, drawn by the game. */
  figure?: string;
}

export const words = (en: string, fr: string, uk: string): Words => ({ en, fr, uk });

export const text = (en: string, fr: string, uk: string): Block => ({
  kind: 'text',
  words: { en, fr, uk },
});

export const list = (...items: readonly Words[]): Block => ({ kind: 'list', items });

export const example = (en: string, fr: string, uk: string): Block => ({
  kind: 'example',
  words: { en, fr, uk },
});

export const ruling = (en: string, fr: string, uk: string): Block => ({
  kind: 'ruling',
  words: { en, fr, uk },
});
