/* Learn Deus: an empire at one end of a small board, from its first farm to the last temple.
 * Seat 1 is the learner; village D2 lies between D0, D1 and D3. */
import type { Tutorial } from '../../../words/tutorial/step';

const board = 'deus rules=2 players=2 tiles=0,0:3B2/1,0:7A4/0,1:1A2/1,1:6A1';

/** The opponent in the middle of the game. */
const opponent =
  'p2.vp=9 p2.gold=9 p2.resources=1,0,2,1 p2.pieces=2,1,2,2,1 p2.map=A1:pa,A2:c p2.first=A1 ' +
  'p2.production=quarry p2.civil=villa p2.military=corsairs ' +
  'p2.hand=galley,school,small-port-clay,villa,library';

const opening =
  `${board} villages=4,4,3,3 round=1 first=1 turn=1 deck=* ` +
  'p1.vp=5 p1.gold=5 p1.resources=1,1,1,1 p1.pieces=2,2,2,2,2 ' +
  'p1.hand=farm,trading-post-forest,guild-forest,ballista,temple-regions ' +
  'p2.vp=5 p2.gold=5 p2.resources=1,1,1,1 p2.pieces=2,2,2,2,2 ' +
  'p2.hand=quarry,villa,corsairs,small-port-clay,cooperative-forest todo=turn';

const beforeVillage =
  `${board} villages=4,4,3,3 round=6 first=1 turn=1 deck=* ` +
  'p1.vp=7 p1.gold=3 p1.resources=1,1,0,2 p1.pieces=2,1,2,1,1 p1.map=D0:ca,D1:pc p1.first=D1 ' +
  'p1.hand=large-production,forum,siege-tower,sailing-ship-stone,temple-regions ' +
  'p1.production=farm p1.civil=trading-post-forest,guild-forest p1.military=ballista ' +
  `${opponent} todo=turn`;

/* The whole deck is written out, because three of its cards are drawn and seen. */
const beforeOffering =
  `${board} villages=4,4,3,x round=8 first=1 turn=1 ` +
  'deck=' +
  'school,legion,cooperative-field,legion,baths,architects,temple-metropolis,' +
  'guild-mountain,large-production,galley,small-production,large-production,school,' +
  'corsairs,war-elephants,temple-order,trading-post-mountain,academy-production,' +
  'large-port-clay-stone,small-production,war-elephants,market-hall,galley,workshop,' +
  'siege-tower,large-production,cooperative-swamp,library,architects,temple-treasury,' +
  'sawmill,workshop,baths,forum,large-port-wood-wheat,temple-arms,ballista,academy-civil,' +
  'temple-capital,temple-field,cooperative-forest,small-port-wheat,legion,galley,' +
  'temple-sea,temple-clay,school,siege-tower,ballista,legion,guild-swamp,siege-tower,' +
  'trading-post-swamp,small-production,temple-wood,guild-field,ballista,sailing-ship-stone,' +
  'temple-mountain,academy-military,temple-forest,small-production,temple-swamp,workshop,' +
  'temple-wheat,sailing-ship-wheat,sailing-ship-wood,workshop,temple-cities,' +
  'small-port-stone,market-hall,large-port-wheat-clay,temple-stone,large-port-stone-wood,' +
  'small-port-wood,siege-tower,brickyard,trading-post-field ' +
  'p1.vp=10 p1.gold=3 p1.resources=0,0,1,2 p1.pieces=2,0,2,1,1 p1.map=D0:ca,D1:pc,D3:p ' +
  'p1.first=D1 ' +
  'p1.hand=sailing-ship-clay,cooperative-mountain,academy-maritime,forum,temple-regions ' +
  'p1.production=farm,large-production p1.civil=trading-post-forest,guild-forest ' +
  `p1.military=ballista ${opponent} todo=turn`;

const beforeTemple =
  `${board} villages=4,4,3,x round=11 first=1 turn=1 deck=* ` +
  'p1.vp=10 p1.gold=2 p1.resources=1,1,1,2 p1.pieces=2,0,1,1,1 p1.map=D0:ca,D1:pc,D3:p,D5:s ' +
  'p1.first=D1 p1.hand=temple-regions,forum,legion,cooperative-field ' +
  'p1.production=farm,large-production p1.scientific=school ' +
  `p1.civil=trading-post-forest,guild-forest p1.military=ballista ${opponent} todo=turn`;

const beforeEnd =
  `${board} villages=x,x,3,x round=19 first=1 turn=1 deck=* ` +
  'p1.vp=26 p1.gold=3 p1.resources=1,1,1,4 p1.pieces=1,1,1,0,1 ' +
  'p1.map=D0:ca,D1:pc,D3:p,D5:st,D6:m,C1:ac,B2:c p1.first=D1 p1.hand=temple-field,forum,legion ' +
  'p1.maritime=sailing-ship-wheat p1.production=farm,large-production p1.scientific=school ' +
  'p1.civil=trading-post-forest,guild-forest,market-hall,trading-post-swamp ' +
  'p1.military=ballista,siege-tower p1.temple=temple-regions ' +
  'p2.vp=24 p2.gold=11 p2.resources=2,0,3,1 p2.pieces=1,1,1,1,1 ' +
  'p2.map=A1:pat,A2:cst,A0:m,A4:p,B4:ac p2.first=A1 p2.maritime=galley ' +
  'p2.production=quarry,small-production p2.scientific=workshop p2.civil=villa,baths ' +
  'p2.military=corsairs,legion p2.temple=temple-mountain,temple-cities ' +
  'p2.hand=galley,school,small-port-clay,library todo=turn';

export const tutorial: Tutorial = {
  id: 'deus',
  game: 'deus',
  title: {
    en: 'Deus: your first empire',
    fr: 'Deus : votre premier empire',
    uk: 'Deus: ваша перша імперія',
  },
  steps: [
    {
      id: 'land',
      position: opening,
      seat: 1,
      text: {
        en:
          'This is the land you have come to settle. Forests give wood, swamps clay, mountains ' +
          'stone, fields wheat; ships sail the sea. In the barbarian villages lie victory ' +
          'points, VP for short. Whoever has the most VP at the end wins.',
        fr:
          'Voici la terre que vous venez peupler. Les forêts donnent du bois, les marécages de ' +
          'l’argile, les montagnes de la pierre, les champs du blé ; les bateaux vont en mer. ' +
          'Les villages barbares gardent des points de victoire, les PV. Qui en a le plus à la ' +
          'fin l’emporte.',
        uk:
          'Ось земля, яку ви прийшли заселити. Ліси дають дерево, болота — глину, гори — ' +
          'камінь, поля — пшеницю; морем ходять кораблі. У селищах варварів лежать переможні ' +
          'очки — ПО. Хто наприкінці матиме їх найбільше, той і переможе.',
      },
      tasks: [],
      highlight: [{ area: 'map' }],
    },
    {
      id: 'yours',
      seat: 1,
      text: {
        en:
          'You begin with 5 gold, 5 VP, one of each resource, two pieces of each of the five ' +
          'types, and five cards. On your turn you do one thing: build a card, or make an ' +
          'offering to a god.',
        fr:
          'Vous commencez avec 5 pièces d’or, 5 PV, une ressource de chaque type, deux pions ' +
          'de chacun des cinq types et cinq cartes. À votre tour, vous faites une seule chose ' +
          ': construire une carte, ou faire une offrande à un dieu.',
        uk:
          'На початку у вас 5 золотих, 5 ПО, по одному ресурсу кожного виду, по дві фігурки ' +
          'кожного з п’яти типів і п’ять карт. У свій хід ви робите щось одне: зводите карту ' +
          'або робите підношення богові.',
      },
      tasks: [],
      highlight: [{ panel: 1 }, { area: 'hand' }],
    },
    {
      id: 'build',
      seat: 1,
      text: {
        en:
          'Let’s build. The Farm is a production card; it costs one clay and brings wheat. ' +
          'Choose it.',
        fr:
          'Construisons. La Ferme est une carte de production ; elle coûte une argile et ' +
          'rapporte du blé. Choisissez-la.',
        uk:
          'Час будувати. «Ферма» — виробнича карта: коштує одну глину й дає пшеницю. Виберіть ' +
          'її.',
      },
      tasks: [['build:farm']],
      highlight: [{ thing: { card: 'farm' } }],
    },
    {
      id: 'pay',
      seat: 1,
      text: {
        en:
          'Any resource in a building cost can be replaced by 4 gold. You have clay, so keep ' +
          'the gold: pay with clay.',
        fr:
          'Dans un coût de construction, 4 pièces d’or remplacent n’importe quelle ressource. ' +
          'Vous avez de l’argile : gardez votre or et payez en argile.',
        uk:
          'У вартості будівництва будь-який ресурс можна замінити 4 золотими. Глина у вас є, ' +
          'тож золото прибережіть: платіть глиною.',
      },
      tasks: [['pay:clay']],
      highlight: [{ area: 'question' }],
    },
    {
      id: 'first-place',
      seat: 1,
      text: {
        en:
          'Now the piece goes onto the map. Your first one lands at the edge of the board. The ' +
          'Farm wants a field, and this one, D1, lies beside a village. Place it there.',
        fr:
          'Le pion va maintenant sur le plateau. Le premier débarque tout au bord. La Ferme a ' +
          'besoin d’un champ, et celui-ci, D1, est voisin d’un village. Placez-le là.',
        uk:
          'Тепер фігурка йде на гральне поле. Першу висаджують на його краю. «Фермі» потрібне ' +
          'поле, а це, D1, ще й поруч із селищем. Поставте фігурку туди.',
      },
      tasks: [['at:D1']],
      highlight: [{ thing: { region: 'D1' } }, { thing: { region: 'D2' } }],
    },
    {
      id: 'effect',
      seat: 1,
      text: {
        en:
          'Once the piece stands, the card works: one wheat per building of yours in one ' +
          'field. Gather it. You may always decline what a card offers.',
        fr:
          'Le pion posé, la carte agit : un blé par bâtiment que vous avez dans un même champ. ' +
          'Récoltez-le. Ce qu’une carte offre peut toujours être refusé.',
        uk:
          'Коли фігурка стоїть, карта діє: одна пшениця за кожну вашу будівлю на одному з ' +
          'ваших полів. Зберіть її. Від того, що пропонує карта, завжди можна відмовитися.',
      },
      tasks: [['harvest:D1']],
      highlight: [{ thing: { region: 'D1' } }, { panel: 1 }],
      then: ['build:quarry', 'pay:clay', 'at:A1', 'harvest:A1'],
      after: {
        en:
          'Your opponent has built a Quarry at the far end of the land. What others did is told ' +
          'here whenever your turn comes.',
        fr:
          'Votre adversaire a construit une Carrière à l’autre bout des terres. À chacun de vos ' +
          'tours, on vous dit ce que les autres ont fait.',
        uk:
          'Суперник звів «Каменоломню» на іншому кінці землі. Що зробили інші, вам розкажуть ' +
          'щоразу перед вашим ходом.',
      },
    },
    {
      id: 'grow',
      seat: 1,
      text: {
        en:
          'Later pieces go beside your own regions, or into them if no piece of that type is ' +
          'there yet. The Forest Trading Post pays 3 gold per forest you occupy. Build it for ' +
          'one wood and place it in the forest D0.',
        fr:
          'Les pions suivants vont à côté de vos régions, ou dedans s’il n’y en a pas encore ' +
          'de ce type. Le Comptoir des forêts donne 3 pièces d’or par forêt occupée. ' +
          'Construisez-le pour un bois et placez-le dans la forêt D0.',
        uk:
          'Наступні фігурки ставлять поруч зі своїми регіонами або в них, якщо там ще немає ' +
          'фігурки цього типу. «Лісова факторія» дає 3 золоті за кожен ваш ліс. Зведіть її за ' +
          'одне дерево й поставте в лісі D0.',
      },
      tasks: [['build:trading-post-forest'], ['pay:wood'], ['at:D0']],
      highlight: [{ thing: { card: 'trading-post-forest' } }, { thing: { region: 'D0' } }],
      then: ['offer:villa', 'discard:small-port-clay', 'done'],
      after: {
        en:
          'Three gold for one forest. Meanwhile your opponent made an offering; more about ' +
          'that soon.',
        fr:
          'Trois pièces d’or pour une forêt. Entre-temps, votre adversaire a fait une offrande ' +
          '; nous y viendrons.',
        uk: 'Три золоті за один ліс. А суперник тим часом зробив підношення; до цього ще дійдемо.',
      },
    },
    {
      id: 'column',
      seat: 1,
      text: {
        en:
          'Here is the heart of Deus. Each colour has a column, and a new card sets its whole ' +
          'column to work, from bottom to top. The Lumberjacks’ Guild is civil like the ' +
          'Trading Post. Build it, and place it with the farm in D1.',
        fr:
          'Voici le cœur de Deus. Chaque couleur a sa colonne, et une nouvelle carte relance ' +
          'toute la colonne, de bas en haut. La Guilde des bûcherons est civile, comme le ' +
          'Comptoir. Construisez-la et placez-la avec la ferme, en D1.',
        uk:
          'А тепер — серце Deus. Кожен колір має свій стовпець, і нова карта запускає його ' +
          'весь, знизу вгору. «Гільдія лісорубів» — громадська, як і факторія. Зведіть її й ' +
          'поставте поряд із фермою, у D1.',
      },
      tasks: [['build:guild-forest'], ['pay:stone'], ['at:D1']],
      highlight: [
        { thing: { card: 'guild-forest' } },
        { thing: { column: 'civil' } },
        { thing: { region: 'D1' } },
      ],
      after: {
        en:
          'First the Trading Post paid again, 3 gold, then the Guild 1 VP. Long columns make ' +
          'rich turns. And a region with two of your buildings is a city: many cards love ' +
          'those.',
        fr:
          'Le Comptoir a payé de nouveau, 3 pièces d’or, puis la Guilde 1 PV. De longues ' +
          'colonnes font de beaux tours. Et une région avec deux de vos bâtiments est une ' +
          'ville : beaucoup de cartes les aiment.',
        uk:
          'Спершу знову заплатила факторія, 3 золоті, тоді гільдія дала 1 ПО. Що довший ' +
          'стовпець, то щедріший хід. А регіон із двома вашими будівлями — це місто: їх ' +
          'люблять багато карт.',
      },
    },
    {
      id: 'explain',
      seat: 1,
      text: {
        en:
          'Try something you can’t do, and you are told why. Undo takes back anything ' +
          'until something hidden is revealed or somebody else plays. So go ahead and try.',
        fr:
          'Essayez ce qui n’est pas permis : on vous dira pourquoi. Annuler défait ' +
          'tout, tant que rien de caché n’a été révélé et que personne d’autre n’a joué. Alors ' +
          'osez essayer.',
        uk:
          'Спробуйте те, чого не можна, — і вам пояснять чому. Усе можна ' +
          'скасувати, доки не відкрито чогось прихованого й не походив хтось інший. Тож сміливо ' +
          'пробуйте.',
      },
      tasks: [],
      highlight: [{ area: 'undo' }, { area: 'question' }],
    },
    {
      id: 'village',
      position: beforeVillage,
      seat: 1,
      text: {
        en:
          'Some rounds later. The village D2 is nearly surrounded: you hold D0 and D1, and an ' +
          'army stands in D0. When every region around a village is occupied and an army is ' +
          'among them, it falls. Build the Large Production Building on the mountain D3.',
        fr:
          'Quelques tours plus tard. Le village D2 est presque encerclé : vous tenez D0 et D1, ' +
          'et une unité militaire est en D0. Quand toutes les régions autour d’un village sont ' +
          'occupées et qu’une unité s’y trouve, il tombe. Construisez le Grand bâtiment de ' +
          'production dans la montagne D3.',
        uk:
          'Минуло кілька раундів. Селище D2 майже оточене: D0 і D1 ваші, у D0 стоїть військо. ' +
          'Коли всі регіони довкола селища зайнято й серед них є військо, селище впаде. ' +
          'Поставте «Велику виробничу будівлю» на гору D3.',
      },
      tasks: [['build:large-production'], ['at:D3']],
      highlight: [
        { thing: { card: 'large-production' } },
        { thing: { region: 'D3' } },
        { thing: { region: 'D2' } },
      ],
    },
    {
      id: 'village-won',
      seat: 1,
      text: {
        en:
          'The village fell at once and its 3 VP are yours: whoever has the most armies around ' +
          'it wins, in a tie the most buildings. Then the column works as always. Let the Farm ' +
          'gather first; now it counts two buildings.',
        fr:
          'Le village est tombé aussitôt et ses 3 PV sont à vous : il revient à qui a le plus ' +
          'd’unités autour, puis, à égalité, le plus de bâtiments. Ensuite la colonne agit ' +
          'comme toujours. La Ferme récolte d’abord ; elle compte maintenant deux bâtiments.',
        uk:
          'Селище впало відразу, і його 3 ПО — ваші: воно дістається тому, у кого довкола ' +
          'найбільше військ, а за нічиєї — найбільше будівель. Далі, як завжди, діє стовпець. ' +
          'Спершу збирає «Ферма»; тепер вона рахує дві будівлі.',
      },
      tasks: [['harvest:D1']],
      highlight: [{ thing: { region: 'D2' } }, { thing: { column: 'production' } }],
      after: {
        en:
          'Two wheat from the Farm, then one wheat and one stone from your two production ' +
          'buildings.',
        fr:
          'Deux blés grâce à la Ferme, puis un blé et une pierre de vos deux bâtiments de ' +
          'production.',
        uk:
          'Дві пшениці від «Ферми», тоді ще по одній пшениці та каменю від двох виробничих ' +
          'будівель.',
      },
    },
    {
      id: 'offering',
      position: beforeOffering,
      seat: 1,
      text: {
        en:
          'Later still: no production piece is left on your player board, and you lack wood ' +
          'and clay. Time for an offering. You discard cards; the colour on top calls the god. ' +
          'The Mountain Cooperative on top calls Ceres, who gives resources and a production ' +
          'piece.',
        fr:
          'Plus tard encore : votre plateau individuel n’a plus de pion de production, et il ' +
          'vous manque bois et argile. C’est le moment d’une offrande. Vous défaussez des ' +
          'cartes ; la couleur du dessus appelle le dieu. La Coopérative des montagnes appelle ' +
          'Cérès, qui donne des ressources et un pion de production.',
        uk:
          'Ще згодом: на вашому полі гравця скінчилися виробничі фігурки, бракує дерева й глини. ' +
          'Час зробити підношення. Ви скидаєте карти, а колір верхньої кличе бога. «Гірський ' +
          'кооператив» зверху викликає Цереру: вона дає ресурси й виробничу фігурку.',
      },
      tasks: [['offer:cooperative-mountain']],
      highlight: [{ thing: { card: 'cooperative-mountain' } }, { panel: 1 }],
    },
    {
      id: 'offering-size',
      seat: 1,
      text: {
        en:
          'The more cards, the stronger the god. Add the Clay Sailing Ship and the Maritime ' +
          'Academy, keep the others, and finish the offering.',
        fr:
          'Plus il y a de cartes, plus le dieu est fort. Ajoutez le Voilier marchand d’argile ' +
          'et l’Académie maritime, gardez les autres et terminez l’offrande.',
        uk:
          'Що більше карт, то сильніший бог. Додайте «Вітрильник із глиною» та «Морську ' +
          'академію», решту збережіть і завершіть підношення.',
      },
      tasks: [['discard:sailing-ship-clay'], ['discard:academy-maritime'], ['done']],
      highlight: [
        { thing: { card: 'sailing-ship-clay' } },
        { thing: { card: 'academy-maritime' } },
      ],
    },
    {
      id: 'ceres',
      seat: 1,
      text: {
        en: 'Three cards, three resources: take whichever you like.',
        fr: 'Trois cartes, trois ressources : prenez celles que vous voulez.',
        uk: 'Три карти — три ресурси: беріть, які хочете.',
      },
      tasks: ['any', 'any', 'any'],
      highlight: [{ area: 'question' }, { area: 'supply' }],
      after: {
        en:
          'Then you drew back up to five cards. Drawing reveals something, so undo ends here. ' +
          'Each colour has its god: Neptune gives gold, Minerva cards, Vesta VP, Mars any ' +
          'pieces, and Jupiter stands for whichever you choose.',
        fr:
          'Puis vous avez pioché jusqu’à cinq cartes. Piocher révèle quelque chose : on ne ' +
          'peut plus annuler. Chaque couleur a son dieu : Neptune donne de l’or, Minerve des ' +
          'cartes, Vesta des PV, Mars des pions au choix, et Jupiter remplace celui que vous ' +
          'voulez.',
        uk:
          'Потім ви добрали до п’яти карт. Добір відкриває приховане, тож скасувати вже не ' +
          'можна. У кожного кольору свій бог: Нептун дає золото, Мінерва — карти, Веста — ПО, ' +
          'Марс — будь-які фігурки, а Юпітер заступає, кого захочете.',
      },
    },
    {
      id: 'temple',
      position: beforeTemple,
      seat: 1,
      text: {
        en:
          'Temples bring VP at the end, at most 12 each. They cost one of every resource and ' +
          'need no piece of yours, only land where you already have a building. This one ' +
          'counts regions with your buildings: four now. Build it where you like.',
        fr:
          'Les temples rapportent des PV à la fin, 12 au plus chacun. Ils coûtent une ressource ' +
          'de chaque type et n’utilisent aucun de vos pions : il suffit d’une région terrestre ' +
          'où vous avez déjà un bâtiment. Celui-ci compte vos régions bâties : quatre en ce ' +
          'moment. Construisez-le où vous voulez.',
        uk:
          'Храми дають ПО наприкінці гри, щонайбільше 12 кожен. Вони коштують по одному ' +
          'ресурсу кожного виду й не потребують вашої фігурки — лише суходолу, де вже є ваша ' +
          'будівля. Цей рахує регіони з вашими будівлями: зараз їх чотири. Зведіть його, де ' +
          'хочете.',
      },
      tasks: [['build:temple-regions'], 'any'],
      highlight: [{ thing: { card: 'temple-regions' } }, { thing: { column: 'temple' } }],
    },
    {
      id: 'second-temple',
      position: beforeEnd,
      seat: 1,
      text: {
        en:
          'Near the end. A second temple needs at least one card in each of your other five ' +
          'columns, a third needs two, and so on. You have them. The end comes when the last ' +
          'temple piece is taken or every village has fallen; one temple is left. Build the ' +
          'Temple of the Fields.',
        fr:
          'La fin approche. Un deuxième temple exige au moins une carte dans chacune de vos ' +
          'cinq autres colonnes, un troisième deux, et ainsi de suite. Vous les avez. La fin ' +
          'est déclenchée quand le dernier pion Temple est pris ou que tous les villages sont ' +
          'tombés ; il reste un temple. Construisez le Temple des champs.',
        uk:
          'Кінець уже близько. Для другого храму треба щонайменше по одній карті в кожному з ' +
          'п’яти інших стовпців, для третього — по дві й так далі. Вони у вас є. Кінець ' +
          'настає, коли розібрано всі фігурки храмів або впали всі селища; лишився один храм. ' +
          'Зведіть «Храм полів».',
      },
      tasks: [['build:temple-field'], 'any'],
      highlight: [{ thing: { card: 'temple-field' } }, { area: 'status' }, { area: 'columns' }],
      after: {
        en: 'That was the last one: this round is finished, then everybody has one more turn.',
        fr: 'C’était le dernier : on termine ce tour, puis chacun joue encore une fois.',
        uk: 'Це був останній: дограють цей раунд, а тоді кожен матиме ще один хід.',
      },
    },
    {
      id: 'scoring',
      position: beforeEnd,
      seat: 1,
      text: {
        en:
          'At the end you add up the VP you hold, what your temples are worth, and 2 VP for ' +
          'having the most of each resource and of gold. Whoever has the most wins. That is ' +
          'Deus: long columns, good cities, timely offerings. Enjoy!',
        fr:
          'À la fin, vous additionnez vos PV, la valeur de vos temples et 2 PV pour la ' +
          'majorité de chaque ressource et de l’or. Le plus grand total l’emporte. Voilà Deus ' +
          ': de longues colonnes, de belles villes, des offrandes au bon moment. Bonne partie !',
        uk:
          'Наприкінці додають ваші ПО, цінність храмів і по 2 ПО за найбільшу кількість ' +
          'кожного ресурсу та золота. Перемагає той, у кого найбільше. Оце й Deus: довгі ' +
          'стовпці, добрі міста, вчасні підношення. Гарної гри!',
      },
      tasks: [],
      highlight: [{ panel: 1 }, { panel: 2 }],
    },
  ],
};
