// Whole games by mouse at the drawn table, and one by touch.
import { byMouse, byTouch } from './support/hands.mjs';
import { testGame } from './support/games.mjs';
import { desktop, phone, useStage } from './support/stage.mjs';

const stage = useStage();

testGame(stage, { box: 'deus', by: 'mouse', hand: byMouse, language: 'uk', viewport: desktop });
testGame(stage, { box: 'egypt', by: 'mouse', hand: byMouse, language: 'en', viewport: phone });
testGame(stage, { box: 'gheos', by: 'mouse', hand: byMouse, language: 'fr', viewport: desktop });
testGame(stage, {
  box: 'gheos',
  by: 'touch',
  hand: byTouch,
  language: 'uk',
  viewport: phone,
  hasTouch: true,
  isMobile: true,
});
