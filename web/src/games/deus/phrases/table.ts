/* Deus and Egypt: nouns after src/text/deus_nouns.c, panels, previews, and regions as a person
 * would name them. Cards, questions, answers and log lines come from the engine. */
import { joined, type Words } from '../../../words/language';

export const table = {
  'cause.edge': { en: 'Place at the edge', fr: 'Place au bord', uk: 'Місце на краю' },
  'cause.village': { en: 'Village', fr: 'Village', uk: 'Селище' },
  'colour.maritime': { en: 'maritime', fr: 'maritime', uk: 'морська' },
  'colour.production': { en: 'production', fr: 'production', uk: 'виробнича' },
  'colour.scientific': { en: 'scientific', fr: 'scientifique', uk: 'наукова' },
  'colour.civil': { en: 'civil', fr: 'civil', uk: 'громадська' },
  'colour.military': { en: 'military', fr: 'militaire', uk: 'військова' },
  'colour.temple': { en: 'temple', fr: 'temple', uk: 'храм' },
  'column.maritime': { en: 'maritime column', fr: 'colonne maritime', uk: 'морський стовпець' },
  'column.production': {
    en: 'production column',
    fr: 'colonne de production',
    uk: 'виробничий стовпець',
  },
  'column.scientific': {
    en: 'scientific column',
    fr: 'colonne scientifique',
    uk: 'науковий стовпець',
  },
  'column.civil': { en: 'civil column', fr: 'colonne civile', uk: 'громадський стовпець' },
  'column.military': { en: 'military column', fr: 'colonne militaire', uk: 'військовий стовпець' },
  'column.temple': { en: 'temple column', fr: 'colonne des temples', uk: 'стовпець храмів' },
  'god.neptune': { en: 'Neptune', fr: 'Neptune', uk: 'Нептун' },
  'god.ceres': { en: 'Ceres', fr: 'Cérès', uk: 'Церера' },
  'god.minerva': { en: 'Minerva', fr: 'Minerve', uk: 'Мінерва' },
  'god.vesta': { en: 'Vesta', fr: 'Vesta', uk: 'Веста' },
  'god.mars': { en: 'Mars', fr: 'Mars', uk: 'Марс' },
  'god.jupiter': { en: 'Jupiter', fr: 'Jupiter', uk: 'Юпітер' },
  'resource.wood': { en: 'wood', fr: 'bois', uk: 'дерево' },
  'resource.clay': { en: 'clay', fr: 'argile', uk: 'глина' },
  'resource.stone': { en: 'stone', fr: 'pierre', uk: 'камінь' },
  'resource.wheat': { en: 'wheat', fr: 'blé', uk: 'пшениця' },
  'terrain.forest': { en: 'forest', fr: 'forêt', uk: 'ліс' },
  'terrain.swamp': { en: 'swamp', fr: 'marécage', uk: 'болото' },
  'terrain.mountain': { en: 'mountain', fr: 'montagne', uk: 'гора' },
  'terrain.field': { en: 'field', fr: 'champ', uk: 'поле' },
  'terrain.sea': { en: 'sea', fr: 'mer', uk: 'море' },
  'terrain.village': { en: 'barbarian village', fr: 'village barbare', uk: 'селище варварів' },
  'piece.maritime': { en: 'ship', fr: 'bateau', uk: 'корабель' },
  'piece.production': {
    en: 'production building',
    fr: 'bâtiment de production',
    uk: 'виробнича будівля',
  },
  'piece.scientific': {
    en: 'scientific building',
    fr: 'bâtiment scientifique',
    uk: 'наукова будівля',
  },
  'piece.civil': { en: 'civil building', fr: 'bâtiment civil', uk: 'громадська будівля' },
  'piece.military': { en: 'army', fr: 'unité militaire', uk: 'військо' },
  'piece.temple': { en: 'temple', fr: 'temple', uk: 'храм' },

  'noun.gold': { en: 'Gold', fr: 'Or', uk: 'Золото' },

  'count.gold': {
    en: '{n} gold',
    fr: '{n} {n:pièce|pièces} d’or',
    uk: '{n} {n:золотий|золоті|золотих}',
  },
  'count.vp': { en: '{n} VP', fr: '{n} PV', uk: '{n} ПО' },
  'count.wood': { en: '{n} wood', fr: '{n} bois', uk: '{n} {n:дерево|дерева|дерева}' },
  'count.clay': { en: '{n} clay', fr: '{n} {n:argile|argiles}', uk: '{n} {n:глина|глини|глини}' },
  'count.stone': {
    en: '{n} stone',
    fr: '{n} {n:pierre|pierres}',
    uk: '{n} {n:камінь|камені|каменю}',
  },
  'count.wheat': { en: '{n} wheat', fr: '{n} {n:blé|blés}', uk: '{n} {n:пшениця|пшениці|пшениці}' },
  'count.resources': {
    en: '{n} {n:resource|resources}',
    fr: '{n} {n:ressource|ressources}',
    uk: '{n} {n:ресурс|ресурси|ресурсів}',
  },
  'count.cards': {
    en: '{n} {n:card|cards}',
    fr: '{n} {n:carte|cartes}',
    uk: '{n} {n:карта|карти|карт}',
  },
  'count.pieces': {
    en: '{n} {n:piece|pieces}',
    fr: '{n} {n:pion|pions}',
    uk: '{n} {n:фігурка|фігурки|фігурок}',
  },
  'count.buildings': {
    en: '{n} {n:building|buildings}',
    fr: '{n} {n:bâtiment|bâtiments}',
    uk: '{n} {n:будівля|будівлі|будівель}',
  },
  'count.regions': {
    en: '{n} {n:region|regions}',
    fr: '{n} {n:région|régions}',
    uk: '{n} {n:регіон|регіони|регіонів}',
  },
  'count.villages': {
    en: '{n} {n:village|villages}',
    fr: '{n} {n:village|villages}',
    uk: '{n} {n:селище|селища|селищ}',
  },
  'count.maritime': {
    en: '{n} {n:ship|ships}',
    fr: '{n} {n:bateau|bateaux}',
    uk: '{n} {n:корабель|кораблі|кораблів}',
  },
  'count.production': {
    en: '{n} production {n:building|buildings}',
    fr: '{n} {n:bâtiment|bâtiments} de production',
    uk: '{n} {n:виробнича будівля|виробничі будівлі|виробничих будівель}',
  },
  'count.scientific': {
    en: '{n} scientific {n:building|buildings}',
    fr: '{n} {n:bâtiment scientifique|bâtiments scientifiques}',
    uk: '{n} {n:наукова будівля|наукові будівлі|наукових будівель}',
  },
  'count.civil': {
    en: '{n} civil {n:building|buildings}',
    fr: '{n} {n:bâtiment civil|bâtiments civils}',
    uk: '{n} {n:громадська будівля|громадські будівлі|громадських будівель}',
  },
  'count.military': {
    en: '{n} {n:army|armies}',
    fr: '{n} {n:unité militaire|unités militaires}',
    uk: '{n} {n:військо|війська|військ}',
  },
  'count.temple': {
    en: '{n} {n:temple|temples}',
    fr: '{n} {n:temple|temples}',
    uk: '{n} {n:храм|храми|храмів}',
  },
  'count.tokens': {
    en: '{n} combat {n:token|tokens}',
    fr: '{n} {n:jeton|jetons} Combat',
    uk: '{n} {n:бойовий жетон|бойові жетони|бойових жетонів}',
  },

  'deus.handEmpty': { en: 'No cards.', fr: 'Aucune carte.', uk: 'Карт немає.' },
  'deus.columnsOf': { en: 'Columns of {name}', fr: 'Colonnes de {name}', uk: 'Стовпці: {name}' },
  'deus.columnEmpty': { en: 'no card yet', fr: 'encore aucune carte', uk: 'ще жодної карти' },
  'deus.ready': { en: 'Ready to build', fr: 'Prêts à construire', uk: 'Готові до будівництва' },
  'deus.inSupply': {
    en: 'In the personal supply',
    fr: 'En réserve personnelle',
    uk: 'В особистому запасі',
  },
  'deus.supply': { en: 'Supply', fr: 'Réserve', uk: 'Основний запас' },
  'deus.deck': { en: 'Deck: {n}', fr: 'Pioche : {n}', uk: 'Колода: {n}' },
  'deus.discard': { en: 'Discard: {n}', fr: 'Défausse : {n}', uk: 'Скид: {n}' },
  'deus.build': { en: 'Build', fr: 'Construire', uk: 'Звести' },
  'deus.offerTop': {
    en: 'Make an offering, this card on top',
    fr: 'Faire une offrande, cette carte sur le dessus',
    uk: 'Зробити підношення, ця карта зверху',
  },
  'deus.joker': {
    en: 'Lay face down as a joker',
    fr: 'Poser face cachée comme joker',
    uk: 'Покласти долілиць як джокера',
  },
  'deus.faceDown': {
    en: 'A card face down, without effect',
    fr: 'Une carte face cachée, sans effet',
    uk: 'Карта долілиць, без властивості',
  },
  'deus.onlyOffer': {
    en: 'can only be offered to a god',
    fr: 'peut seulement être offerte à un dieu',
    uk: 'можна лише піднести богові',
  },
  'deus.cost': { en: 'Cost', fr: 'Coût', uk: 'Вартість' },
  /* As src/text/deus_text.c has it (words.test.ts compares). */
  'deus.costsRank': {
    en: 'gold equal to its rank',
    fr: 'autant d’or que son rang',
    uk: 'стільки золотих, скільки становить ранг',
  },
  'deus.costsNothing': { en: 'free', fr: 'gratuit', uk: 'безкоштовно' },
  'deus.toEnd': {
    en: joined(
      'Left before the end: {temples} {temples:temple|temples} or {villages} ',
      '{villages:village|villages}',
    ),
    fr:
      'Il reste avant la fin : {temples} {temples:temple|temples} ou {villages} ' +
      '{villages:village|villages}',
    uk:
      'До кінця гри лишилося: {temples} {temples:храм|храми|храмів} або {villages} ' +
      '{villages:селище|селища|селищ}',
  },
  'deus.majority': {
    en: 'Most {what} at the end: {vp} VP. Now: {names}',
    fr: 'Majorité finale ({what}) : {vp} PV. En ce moment : {names}',
    uk: 'За найбільшу кількість наприкінці ({what}): {vp} ПО. Зараз: {names}',
  },

  'egypt.market': { en: 'Market', fr: 'Marché', uk: 'Ринок' },
  'egypt.barques': { en: 'Barques', fr: 'Barques', uk: 'Барки' },
  'egypt.slots': {
    en: '{used} of {all} slots used',
    fr: '{used} sur {all} emplacements occupés',
    uk: 'зайнято {used} з {all} місць',
  },
  'egypt.scribe': { en: 'scribe', fr: 'scribe', uk: 'писар' },
  'egypt.scribeIn': { en: 'scribe in {region}', fr: 'scribe en {region}', uk: 'писар у {region}' },
  'egypt.tokens': {
    en: 'combat tokens: {ready} ready, {beside} beside the supply',
    fr: 'jetons Combat : {ready} {ready:prêt|prêts}, {beside} près de la réserve',
    uk: 'бойові жетони: готових {ready}, біля запасу {beside}',
  },
  'egypt.camp': { en: 'combat token', fr: 'jeton Combat', uk: 'бойовий жетон' },
  'egypt.fortress': { en: 'fortress of {name}', fr: 'forteresse de {name}', uk: 'фортеця: {name}' },
  'egypt.garrison': { en: 'garrison of {name}', fr: 'garnison de {name}', uk: 'гарнізон: {name}' },

  'where.middle': { en: 'in the middle', fr: 'au centre', uk: 'посередині' },
  'where.east': { en: 'in the east', fr: 'à l’est', uk: 'на сході' },
  'where.southeast': { en: 'in the south-east', fr: 'au sud-est', uk: 'на південному сході' },
  'where.southwest': { en: 'in the south-west', fr: 'au sud-ouest', uk: 'на південному заході' },
  'where.west': { en: 'in the west', fr: 'à l’ouest', uk: 'на заході' },
  'where.northwest': { en: 'in the north-west', fr: 'au nord-ouest', uk: 'на північному заході' },
  'where.northeast': { en: 'in the north-east', fr: 'au nord-est', uk: 'на північному сході' },
  'region.name': {
    en: '{name}: {terrain} {where} of continent {tile}',
    fr: '{name} : {terrain} {where} du continent {tile}',
    uk: '{name}: {terrain} {where} континенту {tile}',
  },
  'region.empty': { en: 'empty', fr: 'vide', uk: 'порожньо' },
  'region.edge': { en: 'at the edge', fr: 'au bord', uk: 'на краю' },
  'region.yours': { en: 'yours', fr: 'à vous', uk: 'ваш' },
  'region.of': { en: 'held by {name}', fr: 'occupée par {name}', uk: 'тут {name}' },
  'region.city': {
    en: '{n} {n:building|buildings}: {list}',
    fr: '{n} {n:bâtiment|bâtiments} : {list}',
    uk: '{n} {n:будівля|будівлі|будівель}: {list}',
  },
  'region.villageVp': { en: 'worth {vp} VP', fr: 'de {vp} PV', uk: 'на ньому {vp} ПО' },
  'region.attacked': { en: 'attacked', fr: 'attaqué', uk: 'атаковано' },
  'region.besideVillage': {
    en: 'beside village {name} ({vp} VP)',
    fr: 'à côté du village {name} ({vp} PV)',
    uk: 'поруч селище {name} ({vp} ПО)',
  },
  'region.besideRuins': {
    en: 'beside the attacked village {name}',
    fr: 'à côté du village attaqué {name}',
    uk: 'поруч атаковане селище {name}',
  },
  'region.legal': { en: 'among the answers', fr: 'parmi les réponses', uk: 'серед відповідей' },
} as const satisfies Record<string, Words>;
