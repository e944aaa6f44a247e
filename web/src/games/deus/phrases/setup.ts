/* What the first page says of Deus, and its options. Options are called as in `options?` of the
 * engine: `option.KEY` is the name, `option.KEY.about` one line on what it does, `option.KEY.VALUE`
 * a value. */
import { joined, type Words } from '../../../words/language';

export const setup = {
  'game.deus': { en: 'Deus', fr: 'Deus', uk: 'Deus' },
  'game.egypt': { en: 'Deus: Egypt', fr: 'Deus : Égypte', uk: 'Deus: Єгипет' },
  'game.deus.pitch': {
    en: joined(
      'Raise an empire on an unknown shore: every card you build sets its whole column to work ',
      'again.',
    ),
    fr:
      'Bâtissez un empire sur un rivage inconnu : chaque carte construite relance toute sa ' +
      'colonne.',
    uk: 'Зведіть імперію на незнаному березі: кожна нова карта знову запускає весь свій стовпець.',
  },
  'game.egypt.pitch': {
    en: joined(
      'Six sets of new cards, a market that moves, barques, scribes and combat tokens. Mix ',
      'them as you like.',
    ),
    fr:
      'Six séries de nouvelles cartes, un marché qui bouge, des barques, des scribes et des ' +
      'jetons Combat. À mélanger selon l’envie.',
    uk:
      'Шість наборів нових карт, мінливий ринок, барки, писарі й бойові жетони. Поєднуйте, як ' +
      'заманеться.',
  },
  'option.start': { en: 'Starting pieces', fr: 'Pions de départ', uk: 'Початкові фігурки' },
  'option.start.about': {
    en: joined(
      'Instead of two of each type you secretly pick your own mix before the cards are dealt. ',
      'Fewer is harder.',
    ),
    fr:
      'Au lieu de deux par type, chacun choisit en secret son assortiment avant la ' +
      'distribution. Moins il y en a, plus c’est difficile.',
    uk:
      'Замість двох фігурок кожного типу кожен таємно набирає свої, ще до роздачі карт. Що ' +
      'менше, то важче.',
  },
  'option.start.off': {
    en: 'two of each type',
    fr: 'deux de chaque type',
    uk: 'по дві кожного типу',
  },
  'option.start.pick': { en: 'pick {n}', fr: 'choisir {n}', uk: 'набрати {n}' },
  'option.arrangement': {
    en: 'Arrangement of the tiles',
    fr: 'Disposition des tuiles',
    uk: 'Розташування плиток',
  },
  'option.arrangement.about': {
    en: 'The outline of the land. Long coasts leave room; tight shapes bring quarrels.',
    fr:
      'Le contour des terres. De longues côtes laissent de la place, les formes serrées ' +
      'attisent les querelles.',
    uk: 'Обриси суходолу. Довгі береги дають простір, тісні обриси — сварки.',
  },
  'option.arrangement.default': { en: 'usual', fr: 'habituelle', uk: 'звичне' },
  'option.arrangement.rhombus': { en: 'rhombus', fr: 'losange', uk: 'ромб' },
  'option.arrangement.line': { en: 'line', fr: 'ligne', uk: 'лінія' },
  'option.arrangement.trefoil': { en: 'trefoil', fr: 'trèfle', uk: 'трилисник' },
  'option.arrangement.triangle': { en: 'triangle', fr: 'triangle', uk: 'трикутник' },
  'option.arrangement.ring': { en: 'ring', fr: 'anneau', uk: 'кільце' },
  'option.arrangement.block': { en: 'block', fr: 'bloc', uk: 'блок' },
  'option.arrangement.flower': { en: 'flower', fr: 'fleur', uk: 'квітка' },
  'option.arrangement.crescent': { en: 'crescent', fr: 'croissant', uk: 'півмісяць' },
  'option.arrangement.custom': { en: 'your own', fr: 'la vôtre', uk: 'власне' },
  'option.arrangement.customAbout': {
    en: 'Tap where the tiles should lie: {n} {n:tile|tiles}, all connected.',
    fr: 'Touchez les emplacements des tuiles : {n} {n:tuile|tuiles}, toutes reliées.',
    uk: 'Торкніться місць для плиток: {n} {n:плитка|плитки|плиток}, усі з’єднані.',
  },
  'option.joker': { en: 'Jokers', fr: 'Jokers', uk: 'Джокери' },
  'option.joker.about': {
    en: joined(
      'Once a game each player may lay any card face down into any column but that of the ',
      'temples, for 1 gold per rank. Less is left to the luck of the draw.',
    ),
    fr:
      'Une fois par partie, chacun peut poser une carte face cachée dans la colonne de son ' +
      'choix, sauf celle des temples, pour 1 pièce d’or par rang. Moins de hasard.',
    uk:
      'Раз за гру кожен може покласти будь-яку карту долілиць у будь-який стовпець, крім ' +
      'стовпця храмів, по 1 золотому за кожен ранг. Менше залежить від випадку.',
  },
  'option.open-vp': { en: 'Open points', fr: 'Points visibles', uk: 'Відкриті очки' },
  'option.open-vp.about': {
    en: 'Everyone sees everyone’s VP all the time, not only at the end.',
    fr: 'Chacun voit en permanence les PV de tous, et pas seulement à la fin.',
    uk: 'Усі весь час бачать ПО кожного, а не лише наприкінці.',
  },
  'option.egypt': { en: 'Cards of Egypt', fr: 'Cartes d’Égypte', uk: 'Карти Єгипту' },
  'option.egypt.about': {
    en: joined(
      'For each colour choose the cards of the base game or those of Egypt; each brings its ',
      'own small rules.',
    ),
    fr:
      'Pour chaque couleur, choisissez les cartes du jeu de base ou celles d’Égypte, qui ' +
      'apportent leurs propres règles.',
    uk:
      'Для кожного кольору виберіть карти основної гри або Єгипту; кожен набір має власні ' +
      'невеликі правила.',
  },
  'option.egypt.base': { en: 'base game', fr: 'jeu de base', uk: 'основна гра' },
  'option.egypt.egypt': { en: 'Egypt', fr: 'Égypte', uk: 'Єгипет' },
  'option.egypt.maritime': { en: 'Market', fr: 'Marché', uk: 'Ринок' },
  'option.egypt.maritime.about': {
    en: joined(
      'What each resource is worth rises and falls: for selling, for building and for the ',
      'final majorities.',
    ),
    fr:
      'La valeur de chaque ressource monte et descend : à la vente, à la construction et aux ' +
      'majorités finales.',
    uk:
      'Вартість ресурсів то росте, то падає: у торгівлі, у будівництві й під час остаточного ' +
      'підрахунку.',
  },
  'option.egypt.production': { en: 'Barques', fr: 'Barques', uk: 'Барки' },
  'option.egypt.production.about': {
    en: 'Resources need room: at the end of your turn you keep only what your barques hold.',
    fr:
      'Les ressources prennent de la place : à la fin de votre tour, vous ne gardez que ce que ' +
      'portent vos barques.',
    uk: 'Ресурсам треба місця: наприкінці ходу лишається тільки те, що вміщають ваші барки.',
  },
  'option.egypt.scientific': { en: 'Ranks', fr: 'Rangs', uk: 'Ранги' },
  'option.egypt.scientific.about': {
    en: 'Strong once effects, and archives that activate cards of the same rank.',
    fr: 'De puissants effets « 1 fois », et des archives qui activent des cartes du même rang.',
    uk: 'Сильні одноразові властивості й архіви, що активують карти того самого рангу.',
  },
  'option.egypt.civil': { en: 'Scribe', fr: 'Scribe', uk: 'Писар' },
  'option.egypt.civil.about': {
    en: 'A scribe follows your newest civil building, and the cards pay for what lies around it.',
    fr:
      'Un scribe suit votre dernier bâtiment civil, et les cartes rapportent selon ce qui ' +
      'l’entoure.',
    uk:
      'Писар іде за вашою найновішою громадською будівлею, а карти платять за те, що довкола ' +
      'нього.',
  },
  'option.egypt.military': { en: 'Combat tokens', fr: 'Jetons Combat', uk: 'Бойові жетони' },
  'option.egypt.military.about': {
    en: 'Tokens to storm villages alone, to seize land and to sit on what others own.',
    fr:
      'Des jetons pour prendre un village seul, saisir des terres et s’installer chez les ' +
      'autres.',
    uk: 'Жетони, щоб самотужки брати селища, захоплювати землі й сідати на чуже добро.',
  },
  'option.egypt.temple': { en: 'Temples of Egypt', fr: 'Temples d’Égypte', uk: 'Храми Єгипту' },
  'option.egypt.temple.about': {
    en: 'Temples that work from the moment they stand, instead of points at the end.',
    fr: 'Des temples qui agissent dès leur construction, au lieu de points à la fin.',
    uk: 'Храми, що діють, щойно зведені, замість очок наприкінці гри.',
  },
  'option.egypt.preset': { en: 'Presets', fr: 'Formules', uk: 'Готові набори' },
  'option.egypt.none': { en: 'None', fr: 'Aucune', uk: 'Без Єгипту' },
  'option.egypt.none.about': {
    en: 'Plain Deus.',
    fr: 'Deus tout simplement.',
    uk: 'Звичайний Deus.',
  },
  'option.egypt.first': { en: 'First game', fr: 'Première partie', uk: 'Перша гра' },
  'option.egypt.first.about': {
    en: 'Market and scribe: the two modules that are easiest to learn.',
    fr: 'Marché et scribe : les deux modules les plus faciles à apprendre.',
    uk: 'Ринок і писар — два набори, які найлегше опанувати.',
  },
  'option.egypt.all': { en: 'All six', fr: 'Les six', uk: 'Усі шість' },
  'option.egypt.all.about': {
    en: 'All six colours: the whole box.',
    fr: 'Les six couleurs : toute la boîte.',
    uk: 'Усі шість кольорів: уся коробка.',
  },
  'option.egypt.random': { en: 'Surprise me', fr: 'Surprenez-moi', uk: 'Здивуйте мене' },
  'option.egypt.random.about': {
    en: 'Chance decides colour by colour: 64 combinations.',
    fr: 'Le hasard décide couleur par couleur : 64 combinaisons.',
    uk: 'Для кожного кольору вирішує випадок: 64 поєднання.',
  },
  'option.temples': { en: 'Mixed temples', fr: 'Temples mélangés', uk: 'Храми впереміш' },
  'option.temples.about': {
    en: joined(
      'All 32 temples are shuffled together, and 16 of them, nobody knows which, go into the ',
      'deck.',
    ),
    fr:
      'Les 32 temples sont mélangés et 16 d’entre eux, sans qu’on sache lesquels, vont dans la ' +
      'pioche.',
    uk: 'Усі 32 храми тасують разом, і 16 з них — ніхто не знає яких — ідуть у колоду.',
  },
  'option.players.about': {
    en: 'Two, three or four. More players, more tiles and a longer game.',
    fr: 'Deux, trois ou quatre. Plus de joueurs, plus de tuiles et une partie plus longue.',
    uk: 'Двоє, троє чи четверо. Що більше гравців, то більше плиток і довша гра.',
  },
  'menu.cards': { en: 'All cards', fr: 'Toutes les cartes', uk: 'Усі карти' },
  'error.slots': {
    en: 'That arrangement doesn’t fit: it takes {n} connected tiles for this many players.',
    fr: 'Cette disposition ne convient pas : il faut {n} tuiles reliées pour ce nombre de joueurs.',
    uk:
      'Таке розташування не годиться: для цієї кількості гравців треба {n} {n:з’єднану ' +
      'плитку|з’єднані плитки|з’єднаних плиток}.',
  },
  'word.rank': { en: 'rank {n}', fr: 'rang {n}', uk: 'ранг {n}' },
  'cards.title': { en: 'Cards', fr: 'Cartes', uk: 'Карти' },
} as const satisfies Record<string, Words>;
