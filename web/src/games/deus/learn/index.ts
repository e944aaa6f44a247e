// Learning Deus and Egypt.
import type { LearnParts } from '../../../play/game';
import '../phrases';
import Browser from './CardBrowser.svelte';
import LessonText from './LessonText.svelte';
import Figure from './RuleFigure.svelte';

export const parts: LearnParts = {
  Figure,
  Browser,
  LessonText,
  find(target) {
    if (!('thing' in target)) return null;
    const { card, column, region } = target.thing;
    if (card !== undefined)
      return { selector: `[data-part="hand"] [data-card="${card}"]`, isRound: false };
    if (column !== undefined)
      return { selector: `[data-part="columns"] section.${column}`, isRound: false };
    return region === undefined ? null : { selector: `[data-region="${region}"]`, isRound: true };
  },
};
