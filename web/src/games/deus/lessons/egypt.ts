/* Learn Deus: Egypt, for those who know Deus: one small moment for each new idea. Seat 1 is the
 * learner; the board is that of the Deus tutorial. */
import type { Tutorial } from '../../../words/tutorial/step';

const board = 'deus rules=2 players=2 tiles=0,0:3B2/1,0:7A4/0,1:1A2/1,1:6A1';
const opponent =
  'p2.vp=6 p2.gold=8 p2.resources=1,1,2,1 p2.pieces=2,1,2,2,2 p2.map=A1:p p2.first=A1';

const withMarket =
  `${board} egypt=maritime,civil villages=4,4,3,3 round=5 market=4,4,4,4 deck=* ` +
  'p1.vp=7 p1.gold=2 p1.resources=0,1,1,3 p1.pieces=2,1,2,2,2 p1.map=D1:p p1.first=D1 ' +
  'p1.hand=papyrus-wheat,inn-vp,legion,temple-regions p1.production=farm ' +
  `${opponent} p2.production=quarry p2.hand=souk,school,library,ballista todo=turn`;

const withScribe =
  `${board} egypt=maritime,civil villages=4,4,3,3 round=8 market=2,4,4,6 deck=* ` +
  'p1.vp=7 p1.gold=12 p1.resources=1,0,1,1 p1.pieces=1,1,2,2,0 p1.map=D1:p,D6:m,D0:a,C2:a ' +
  'p1.first=D1 p1.hand=inn-vp,village-house-gold,temple-regions p1.production=farm ' +
  'p1.maritime=papyrus-wheat p1.military=legion,ballista ' +
  `${opponent} p2.production=quarry p2.hand=souk,school,library,ballista todo=turn`;

const withBarques =
  `${board} egypt=production villages=4,4,3,3 round=4 deck=* ` +
  'p1.vp=5 p1.gold=2 p1.resources=1,1,2,2 p1.pieces=2,2,2,1,2 p1.map=D1:c p1.first=D1 ' +
  'p1.barques=0,1,1 p1.hand=seasonal-wood,school,temple-regions p1.civil=villa ' +
  `${opponent} p2.production=barn p2.barques=0,1,2 p2.hand=galley,school,library,ballista ` +
  'todo=turn';

const withTokens =
  `${board} egypt=military villages=4,4,3,3 round=9 deck=* ` +
  'p1.vp=7 p1.gold=2 p1.resources=0,1,1,1 p1.pieces=2,1,1,1,2 p1.map=D1:pc,D0:s p1.first=D1 ' +
  'p1.hand=barracks,school,temple-regions p1.production=farm p1.scientific=library ' +
  'p1.civil=villa ' +
  `${opponent} p2.production=quarry p2.hand=galley,school,library,archers todo=turn`;

export const tutorial: Tutorial = {
  id: 'egypt',
  game: 'deus',
  title: {
    en: 'Deus: Egypt, what is new',
    fr: 'Deus : Égypte, les nouveautés',
    uk: 'Deus: Єгипет — що нового',
  },
  steps: [
    {
      id: 'modules',
      position: withMarket,
      seat: 1,
      text: {
        en:
          'Egypt brings a second set of cards for every colour. Before the game each colour is ' +
          'either base or Egypt, and each set of Egypt has its own small rules. Here blue and ' +
          'brown are Egyptian.',
        fr:
          'Égypte apporte une seconde série de cartes pour chaque couleur. Avant la partie, on ' +
          'choisit pour chacune le jeu de base ou l’Égypte, et chaque série d’Égypte a ses ' +
          'petites règles. Ici, le bleu et le brun sont égyptiens.',
        uk:
          '«Єгипет» додає другий набір карт кожного кольору. Перед грою для кожного кольору ' +
          'вибирають основний набір або єгипетський, і кожен єгипетський має свої невеликі ' +
          'правила. Тут єгипетські сині й коричневі карти.',
      },
      tasks: [],
      highlight: [
        { thing: { card: 'papyrus-wheat' } },
        { thing: { card: 'inn-vp' } },
        { area: 'market' },
      ],
    },
    {
      id: 'once',
      seat: 1,
      text: {
        en:
          'Many cards have a once effect: it works only when the card is laid, before or after ' +
          'the main effect, as you choose. Build the Wheat Papyrus Boat, put the ship into D6, ' +
          'and use the once effect first.',
        fr:
          'Beaucoup de cartes ont un effet « 1 fois » : il n’agit qu’à la pose de la carte, ' +
          'avant ou après l’effet principal, à votre choix. Construisez la Barque en papyrus ' +
          'pour le blé, placez le bateau en D6, et utilisez d’abord l’effet « 1 fois ».',
        uk:
          'Багато карт мають одноразову властивість: вона спрацьовує лише тоді, коли карту ' +
          'кладуть, — до або після основної, як захочете. Зведіть «Папірусний човен для ' +
          'пшениці», поставте корабель у D6 і спершу використайте одноразову властивість.',
      },
      tasks: [['build:papyrus-wheat'], ['at:D6'], ['before']],
      highlight: [{ thing: { card: 'papyrus-wheat' } }, { thing: { region: 'D6' } }],
    },
    {
      id: 'market',
      seat: 1,
      text: {
        en:
          'The market says what each resource is worth: 2, 4 or 6 gold, and 1, 2 or 3 VP for ' +
          'the majority at the end. Move the wheat token up, then sell all three at the new ' +
          'price.',
        fr:
          'Le marché dit ce que vaut chaque ressource : 2, 4 ou 6 pièces d’or, et 1, 2 ou 3 PV ' +
          'pour la majorité finale. Montez le jeton blé, puis vendez les trois blés au nouveau ' +
          'prix.',
        uk:
          'Ринок показує, скільки вартий кожен ресурс: 2, 4 чи 6 золотих і 1, 2 чи 3 ПО за ' +
          'найбільшу кількість наприкінці. Пересуньте жетон пшениці вгору й продайте всі три ' +
          'за новою ціною.',
      },
      tasks: [['up:wheat'], ['sell:3']],
      highlight: [{ area: 'market' }, { panel: 1 }],
      after: {
        en: '18 gold instead of 12. On later turns only the main effect will work.',
        fr: '18 pièces d’or au lieu de 12. Aux tours suivants, seul l’effet principal agira.',
        uk: '18 золотих замість 12. Надалі діятиме лише основна властивість.',
      },
    },
    {
      id: 'prices',
      position: withScribe,
      seat: 1,
      text: {
        en:
          'Market prices also hold when you build. Wood is down at 2 gold, wheat up at 6. ' +
          'Build the Famous Inn: pay 2 gold instead of the wood, but give the wheat itself.',
        fr:
          'Les prix du marché valent aussi pour construire. Le bois est descendu à 2 pièces ' +
          'd’or, le blé monté à 6. Construisez l’Auberge célèbre : payez 2 pièces d’or au lieu ' +
          'du bois, mais donnez le blé.',
        uk:
          'Ринкові ціни діють і в будівництві. Дерево впало до 2 золотих, пшениця піднялася до ' +
          '6. Зведіть «Славетний заїзд»: замість дерева сплатіть 2 золоті, а пшеницю віддайте.',
      },
      tasks: [['build:inn-vp'], ['gold:wood'], ['pay:wheat']],
      highlight: [{ thing: { card: 'inn-vp' } }, { area: 'market' }],
    },
    {
      id: 'scribe',
      seat: 1,
      text: {
        en:
          'Your scribe always goes where your newest civil building stands, and civil cards ' +
          'look around it. The inn gives 1 VP per region of yours with the scribe’s terrain. ' +
          'You hold two forests: place it in D0.',
        fr:
          'Votre scribe va toujours là où se dresse votre dernier bâtiment civil, et les ' +
          'cartes civiles regardent autour de lui. L’auberge donne 1 PV par région à vous du ' +
          'même terrain que le scribe. Vous tenez deux forêts : placez-la en D0.',
        uk:
          'Писар завжди йде туди, де стоїть ваша найновіша громадська будівля, а громадські ' +
          'карти дивляться довкола нього. Заїзд дає 1 ПО за кожен ваш регіон тієї самої ' +
          'місцевості, що й у писаря. У вас два ліси: поставте його в D0.',
      },
      tasks: [['at:D0']],
      highlight: [{ thing: { region: 'D0' } }, { thing: { region: 'C2' } }],
    },
    {
      id: 'barques',
      position: withBarques,
      seat: 1,
      text: {
        en:
          'With green cards of Egypt resources need room. Your barques hold five; at the end ' +
          'of your turn anything more goes back. New barques come from once effects. Build the ' +
          'Seasonal Wood Production in D0 and take its barque.',
        fr:
          'Avec les cartes vertes d’Égypte, les ressources prennent de la place. Vos barques ' +
          'en portent cinq ; à la fin de votre tour, le surplus repart. Les nouvelles barques ' +
          'viennent des effets « 1 fois ». Construisez la Production saisonnière de bois en D0 ' +
          'et prenez sa barque.',
        uk:
          'Із зеленими картами Єгипту ресурсам потрібне місце. Ваші барки вміщають п’ять; ' +
          'наприкінці ходу зайве повертається до запасу. Нові барки дають одноразові ' +
          'властивості. Поставте «Сезонне виробництво дерева» в D0 й візьміть його барку.',
      },
      tasks: [['build:seasonal-wood'], ['at:D0'], ['before']],
      highlight: [{ thing: { card: 'seasonal-wood' } }, { thing: { region: 'D0' } }, { panel: 1 }],
      after: {
        en: 'Two more slots, two more wood: everything fits.',
        fr: 'Deux emplacements de plus, deux bois de plus : tout tient.',
        uk: 'На два місця більше, на два дерева більше: усе вмістилося.',
      },
    },
    {
      id: 'tokens',
      position: withTokens,
      seat: 1,
      text: {
        en:
          'Red cards of Egypt bring combat tokens. Build the Barracks, place the army in D0 ' +
          'and use the once effect first: a token comes to your player board. Then put it into ' +
          'the mountain D3: a region with your token is occupied by you.',
        fr:
          'Les cartes rouges d’Égypte apportent des jetons Combat. Construisez la Caserne, ' +
          'placez l’unité en D0 et utilisez d’abord l’effet « 1 fois » : un jeton arrive sur ' +
          'votre plateau individuel. Mettez-le ensuite dans la montagne D3 : une région avec ' +
          'votre jeton est occupée par vous.',
        uk:
          'Червоні карти Єгипту дають бойові жетони. Зведіть «Казарму», поставте військо в D0 ' +
          'і спершу використайте одноразову властивість: жетон з’явиться на вашому полі гравця. ' +
          'Тоді поставте його на гору D3: регіон із вашим жетоном займаєте ви.',
      },
      tasks: [['build:barracks'], ['at:D0'], ['before'], ['camp:D3']],
      highlight: [
        { thing: { card: 'barracks' } },
        { thing: { region: 'D0' } },
        { thing: { region: 'D3' } },
      ],
      after: {
        en: 'The ring around the village was complete, so it fell: 3 VP.',
        fr: 'Le village était encerclé : il est tombé, et vous gagnez 3 PV.',
        uk: 'Кільце довкола селища замкнулося, і воно впало: 3 ПО.',
      },
    },
    {
      id: 'rest',
      position: withTokens,
      seat: 1,
      text: {
        en:
          'Two more things. Some cards may only be built where you already have one building, ' +
          'or two. And the temples of Egypt work from the moment they stand instead of scoring ' +
          'at the end. Every card tells all of this itself. Enjoy!',
        fr:
          'Encore deux choses. Certaines cartes ne se construisent que là où vous avez déjà un ' +
          'bâtiment, ou deux. Et les temples d’Égypte agissent dès qu’ils sont debout, au lieu ' +
          'de compter à la fin. Chaque carte dit tout cela elle-même. Bonne partie !',
        uk:
          'І ще дві речі. Деякі карти можна звести лише там, де вже є одна чи дві ваші ' +
          'будівлі. А храми Єгипту діють, щойно їх зведено, замість давати очки наприкінці. ' +
          'Про все це кожна карта скаже сама. Гарної гри!',
      },
      tasks: [],
      highlight: [{ area: 'hand' }],
    },
  ],
};
