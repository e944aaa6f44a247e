// Learning Gheos.
import type { LearnParts } from '../../../play/game';
import '../phrases';
import LessonText from './LessonText.svelte';
import Figure from './RuleFigure.svelte';
import Browser from './TileBrowser.svelte';

export const parts: LearnParts = {
  Figure,
  Browser,
  LessonText,
  find(target) {
    if (!('thing' in target)) return null;
    const { tile, cell } = target.thing;
    if (tile !== undefined) return { selector: `[data-tile="${tile}"]`, isRound: false };
    return cell === undefined ? null : { selector: `[data-cell="${cell}"]`, isRound: false };
  },
};
