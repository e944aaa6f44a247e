/* Gheos: nouns after src/text/gheos_nouns.c, panels and previews. */
import type { Words } from '../../../words/language';

export const table = {
  'civilisation.red': { en: 'red', fr: 'rouge', uk: 'червона' },
  'civilisation.green': { en: 'green', fr: 'verte', uk: 'зелена' },
  'civilisation.yellow': { en: 'yellow', fr: 'jaune', uk: 'жовта' },
  'civilisation.blue': { en: 'blue', fr: 'bleue', uk: 'синя' },
  'civilisation.black': { en: 'black', fr: 'noire', uk: 'чорна' },
  'civilisation.white': { en: 'white', fr: 'blanche', uk: 'біла' },
  'symbol.wheat': { en: 'wheat', fr: 'blé', uk: 'пшениця' },
  'symbol.cup': { en: 'cup', fr: 'coupe à vin', uk: 'чаша' },
  'symbol.sword': { en: 'sword', fr: 'épée', uk: 'меч' },
  'symbol.pyramid': { en: 'pyramid', fr: 'pyramide', uk: 'піраміда' },
  'symbol.temple-wheat': { en: 'temple of wheat', fr: 'temple du blé', uk: 'храм пшениці' },
  'symbol.temple-cup': { en: 'temple of cups', fr: 'temple des coupes à vin', uk: 'храм чаш' },
  'symbol.temple-sword': { en: 'temple of swords', fr: 'temple des épées', uk: 'храм мечів' },

  'count.symbol.wheat': {
    en: '{n} wheat',
    fr: '{n} {n:blé|blés}',
    uk: '{n} {n:пшениця|пшениці|пшениці}',
  },
  'count.symbol.cup': {
    en: '{n} {n:cup|cups}',
    fr: '{n} {n:coupe|coupes} à vin',
    uk: '{n} {n:чаша|чаші|чаш}',
  },
  'count.symbol.sword': {
    en: '{n} {n:sword|swords}',
    fr: '{n} {n:épée|épées}',
    uk: '{n} {n:меч|мечі|мечів}',
  },
  'count.symbol.pyramid': {
    en: '{n} {n:pyramid|pyramids}',
    fr: '{n} {n:pyramide|pyramides}',
    uk: '{n} {n:піраміда|піраміди|пірамід}',
  },
  'count.followers': {
    en: '{n} {n:follower|followers}',
    fr: '{n} {n:partisan|partisans}',
    uk: '{n} {n:послідовник|послідовники|послідовників}',
  },
  'count.followers.red': {
    en: '{n} red {n:follower|followers}',
    fr: '{n} {n:partisan rouge|partisans rouges}',
    uk: '{n} {n:червоний послідовник|червоні послідовники|червоних послідовників}',
  },
  'count.followers.green': {
    en: '{n} green {n:follower|followers}',
    fr: '{n} {n:partisan vert|partisans verts}',
    uk: '{n} {n:зелений послідовник|зелені послідовники|зелених послідовників}',
  },
  'count.followers.yellow': {
    en: '{n} yellow {n:follower|followers}',
    fr: '{n} {n:partisan jaune|partisans jaunes}',
    uk: '{n} {n:жовтий послідовник|жовті послідовники|жовтих послідовників}',
  },
  'count.followers.blue': {
    en: '{n} blue {n:follower|followers}',
    fr: '{n} {n:partisan bleu|partisans bleus}',
    uk: '{n} {n:синій послідовник|сині послідовники|синіх послідовників}',
  },
  'count.followers.black': {
    en: '{n} black {n:follower|followers}',
    fr: '{n} {n:partisan noir|partisans noirs}',
    uk: '{n} {n:чорний послідовник|чорні послідовники|чорних послідовників}',
  },
  'count.followers.white': {
    en: '{n} white {n:follower|followers}',
    fr: '{n} {n:partisan blanc|partisans blancs}',
    uk: '{n} {n:білий послідовник|білі послідовники|білих послідовників}',
  },
  'count.scoringTokens': {
    en: '{n} scoring {n:token|tokens}',
    fr: '{n} {n:jeton|jetons} de décompte',
    uk: '{n} {n:жетон|жетони|жетонів} підрахунку',
  },
  'count.tiles': {
    en: '{n} {n:tile|tiles}',
    fr: '{n} {n:tuile|tuiles}',
    uk: '{n} {n:плитка|плитки|плиток}',
  },
  'count.epochs': {
    en: '{n} {n:Epoch|Epochs}',
    fr: '{n} {n:Époque|Époques}',
    uk: '{n} {n:Епоха|Епохи|Епох}',
  },

  'gheos.hand': { en: 'Your tiles', fr: 'Vos tuiles', uk: 'Ваші плитки' },
  'gheos.tile': { en: 'tile {id}', fr: 'tuile {id}', uk: 'плитка {id}' },
  'gheos.startTile': { en: 'start tile', fr: 'tuile de départ', uk: 'стартова плитка' },
  'gheos.tileHidden': { en: 'hidden tile', fr: 'tuile cachée', uk: 'прихована плитка' },
  'gheos.continent': { en: 'continent', fr: 'continent', uk: 'континент' },
  'gheos.island': { en: 'island', fr: 'île', uk: 'острів' },
  'gheos.land': { en: 'lone land', fr: 'terre isolée', uk: 'відокремлений суходіл' },
  'gheos.water': { en: 'water', fr: 'eau', uk: 'вода' },
  'gheos.uninhabited': {
    en: 'uninhabited continent',
    fr: 'continent inhabité',
    uk: 'безлюдний континент',
  },
  'gheos.continentOf': {
    en: 'continent of the {civilisation} civilisation',
    fr: 'continent de la civilisation {civilisation}',
    uk: 'континент, де живе {civilisation} цивілізація',
  },
  'gheos.epochs': {
    en: 'Epochs: {drawn} of {last}',
    fr: 'Époques : {drawn} sur {last}',
    uk: 'Епохи: {drawn} з {last}',
  },
  'gheos.lastEpoch': {
    en: 'The next Epoch ends the game!',
    fr: 'La prochaine Époque met fin à la partie !',
    uk: 'Наступна Епоха закінчує гру!',
  },
  'gheos.pile': { en: 'Pile: {n}', fr: 'Pioche : {n}', uk: 'Стос: {n}' },
  'gheos.supply': { en: 'In the supply', fr: 'En réserve', uk: 'У запасі' },
  'gheos.notOnBoard': { en: 'Not on the board', fr: 'Pas en jeu', uk: 'Не в грі' },
  'gheos.tokenPays': {
    en: 'a token pays {n} now (cups)',
    fr: 'un jeton rapporte {n} (coupes)',
    uk: 'жетон дає зараз {n} (чаші)',
  },
  'gheos.epochPays': {
    en: 'an Epoch pays {n} now (pyramids)',
    fr: 'une Époque rapporte {n} (pyramides)',
    uk: 'Епоха дає зараз {n} (піраміди)',
  },
  'gheos.cupsAtEnd': {
    en: 'cups at the end would pay {n} now',
    fr: 'les coupes finales rapporteraient {n}',
    uk: 'чаші наприкінці зараз дали б {n}',
  },
  'gheos.paysHow': {
    en: '{civilisation}: {followers} × {symbols} = {vp}',
    fr: '{civilisation} : {followers} × {symbols} = {vp}',
    uk: '{civilisation}: {followers} × {symbols} = {vp}',
  },
  'gheos.rotateTo': {
    en: 'Turned {n} {n:step|steps}',
    fr: 'Tournée de {n} {n:cran|crans}',
    uk: 'Повернуто на {n} {n:крок|кроки|кроків}',
  },
  'gheos.placeHere': { en: 'Lay it here', fr: 'La poser ici', uk: 'Покласти тут' },
  'gheos.otherTile': {
    en: 'Use the other tile',
    fr: 'Prendre l’autre tuile',
    uk: 'Узяти іншу плитку',
  },
  'gheos.add': { en: 'add', fr: 'ajouter', uk: 'додати' },
  'gheos.replace': { en: 'replace', fr: 'remplacer', uk: 'замінити' },
  'gheos.neverReplaced': {
    en: 'pyramid: never replaced',
    fr: 'pyramide : jamais remplacée',
    uk: 'піраміда: не замінюють',
  },
  'gheos.joins': { en: 'joins', fr: 'relie', uk: 'з’єднує' },
  'gheos.splits': { en: 'splits', fr: 'sépare', uk: 'розділяє' },
  'gheos.war': { en: 'War', fr: 'Guerre', uk: 'Війна' },
  'gheos.warSwords': { en: 'swords {list}', fr: 'épées {list}', uk: 'мечі {list}' },
  'gheos.warTie': {
    en: 'a tie: you choose',
    fr: 'égalité : vous choisissez',
    uk: 'нічия: вибираєте ви',
  },
  'gheos.migration': { en: 'Migration', fr: 'Migration', uk: 'Міграція' },
  'gheos.migrationWheat': { en: 'wheat {list}', fr: 'blé {list}', uk: 'пшениця {list}' },
  'gheos.dies': {
    en: '{civilisation} dies out',
    fr: 'la civilisation {civilisation} disparaît',
    uk: '{civilisation} цивілізація гине',
  },
  'gheos.loses': {
    en: '{name}: −{n} {n:follower|followers}',
    fr: '{name} : −{n} {n:partisan|partisans}',
    uk: '{name}: −{n} {n:послідовник|послідовники|послідовників}',
  },
  'gheos.costsFollower': {
    en: 'costs one follower',
    fr: 'coûte un partisan',
    uk: 'коштує одного послідовника',
  },
  'gheos.templePays': { en: 'temple: {vp} VP', fr: 'temple : {vp} PV', uk: 'храм: {vp} ПО' },
  'gheos.cell': { en: 'cell {x},{y}', fr: 'case {x},{y}', uk: 'клітинка {x},{y}' },
  'gheos.cellEmpty': { en: 'empty', fr: 'vide', uk: 'порожньо' },
  'gheos.cellAdd': {
    en: 'a tile can be added here',
    fr: 'une tuile peut être ajoutée ici',
    uk: 'сюди можна додати плитку',
  },
  'gheos.side': { en: '{way}: {what}', fr: '{way} : {what}', uk: '{way}: {what}' },
  'gheos.openShore': { en: 'open shore', fr: 'rive ouverte', uk: 'відкритий берег' },
  'way.right': { en: 'on the right', fr: 'à droite', uk: 'праворуч' },
  'way.below': { en: 'below', fr: 'en dessous', uk: 'внизу' },
  'way.left': { en: 'on the left', fr: 'à gauche', uk: 'ліворуч' },
  'way.above': { en: 'above', fr: 'au-dessus', uk: 'вгорі' },
  'explain.epochs': {
    en: 'Each Epoch pays for pyramids; the last one ends the game.',
    fr: 'Chaque Époque rapporte des points pour les pyramides ; la dernière met fin à la partie.',
    uk: 'Кожна Епоха приносить очки за піраміди; остання закінчує гру.',
  },
  'explain.pile': {
    en: 'Tiles left to draw, Epochs among them.',
    fr: 'Tuiles encore à piocher, Époques comprises.',
    uk: 'Плитки, які ще можна добрати, разом з Епохами.',
  },
  'explain.tokens': {
    en: 'A scoring token pays once for cups. When all players have played theirs, the game ends.',
    fr:
      'Un jeton de décompte rapporte une fois des points pour les coupes. Quand tous sont ' +
      'joués, la partie s’achève.',
    uk:
      'Жетон підрахунку один раз приносить очки за чаші. Коли всі жетони зіграно, гра ' +
      'закінчується.',
  },
  'end.byFollowers': {
    en: 'Equal in VP: more followers decided it.',
    fr: 'À égalité de PV, le nombre de partisans a tranché.',
    uk: 'ПО порівну: вирішила більша кількість послідовників.',
  },
  'end.becauseEpochs': {
    en: 'The last Epoch was drawn.',
    fr: 'La dernière Époque a été piochée.',
    uk: 'Випала остання Епоха.',
  },
  'end.becauseTokens': {
    en: 'All scoring tokens were played.',
    fr: 'Tous les jetons de décompte ont été joués.',
    uk: 'Зіграно всі жетони підрахунку.',
  },
  'cards.filterLayout': { en: 'Land', fr: 'Terre', uk: 'Суходіл' },
  'cards.filterSymbol': { en: 'Symbol', fr: 'Symbole', uk: 'Символ' },
  'cards.foundTiles': {
    en: '{n} {n:tile|tiles}',
    fr: '{n} {n:tuile|tuiles}',
    uk: '{n} {n:плитка|плитки|плиток}',
  },
  'tiles.layout.A': {
    en: 'land on all sides',
    fr: 'terre sur les trois côtés',
    uk: 'суходіл на трьох сторонах',
  },
  'tiles.layout.B': {
    en: 'land on two sides, one shore',
    fr: 'terre sur deux côtés, une rive',
    uk: 'суходіл на двох сторонах, один берег',
  },
  'tiles.layout.C': { en: 'three shores', fr: 'trois rives', uk: 'три береги' },
  'label.tile': { en: 'tile {id}: {what}', fr: 'tuile {id} : {what}', uk: 'плитка {id}: {what}' },
  'label.followers': {
    en: 'Followers: {list}',
    fr: 'Partisans : {list}',
    uk: 'Послідовники: {list}',
  },
} as const satisfies Record<string, Words>;
