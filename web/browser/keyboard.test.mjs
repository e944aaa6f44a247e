// Whole games at the drawn table without a pointer.
import { byKeys } from './support/hands.mjs';
import { testGame } from './support/games.mjs';
import { desktop, phone, useStage } from './support/stage.mjs';

const stage = useStage();

testGame(stage, { box: 'deus', by: 'keyboard', hand: byKeys, language: 'fr', viewport: phone });
testGame(stage, { box: 'egypt', by: 'keyboard', hand: byKeys, language: 'uk', viewport: desktop });
testGame(stage, { box: 'gheos', by: 'keyboard', hand: byKeys, language: 'en', viewport: phone });
