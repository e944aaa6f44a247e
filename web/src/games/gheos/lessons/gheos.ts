/* Learn Gheos: a first people, a first harvest of points, a war, and a flood. Seat 1 is the
 * learner. Red lives in the north-east of the start tile, green south of it. */
import type { Tutorial } from '../../../words/tutorial/step';

const opening =
  'gheos players=2 board=0,0:start.0 pile=* p1.tokens=3 p1.hand=b10,a8 ' +
  'p2.tokens=3 p2.hand=b16,c4 todo=tile';

const beforeTemple =
  'gheos players=2 board=0,0:start.0/1,0:b10.0/0,1:b16.0/1,-1:a8.0 markers=red@0,0.0/green@0,0.1 ' +
  'number=5 pile=* p1.vp=9 p1.tokens=2 p1.followers=3,0,0,0,0,0 p1.hand=a13,a3 ' +
  'p2.tokens=3 p2.followers=0,2,0,0,0,0 p2.hand=a2,c4 todo=tile';

/* An Epoch lies on top of the pile. */
const beforeWar =
  'gheos players=2 board=0,0:start.0/1,0:b10.0/0,1:b16.0/1,-1:a8.0/2,-1:a13.0/0,-1:a3.0 ' +
  'markers=red@0,0.0/green@0,0.1 number=9 pile=epoch,b13,c11,c3,b6,b7,b2,epoch,b3,b8,c1,c7,c12,' +
  'epoch,b23,a14,a4,b17,b12,b4,epoch,b19,b15,epoch,b24,c10,b11,a5,c6,b9,b25,a12,epoch,b21,b22,' +
  'a10,a6,b5,c2,epoch,c8,b18,a11,c5,a9,a7,epoch,b20,b1,b14 ' +
  'p1.vp=12 p1.tokens=2 p1.followers=3,1,0,0,0,0 p1.hand=a1,c9 ' +
  'p2.tokens=3 p2.vp=2 p2.followers=1,3,0,0,0,0 p2.hand=a2,c4 todo=tile';

const beforeMigration =
  'gheos players=2 board=0,0:start.0/-1,0:a8.0/1,0:a7.0/2,0:a2.0/3,0:b16.0/3,-1:a1.0 ' +
  'markers=red@-1,0.0/green@1,0.0 number=13 epochs=2 pile=a3,a4,a5,a9,a10,a11,a12,a13,a14,b1,b2,' +
  'b3,b4,b5,b6,b7,b8,b10,b11,b12,b13,b14,b15,b17,b18,b19,b20,b21,b22,b23,b24,c1,c2,c3,c5,c6,c7,' +
  'c8,c9,c10,c11,c12,epoch,epoch,epoch,epoch,epoch,epoch ' +
  'p1.vp=15 p1.tokens=2 p1.followers=3,0,0,0,0,0 p1.hand=c4,b25 ' +
  'p2.tokens=2 p2.vp=12 p2.followers=1,4,0,0,0,0 p2.hand=a6,b9 todo=tile';

export const tutorial: Tutorial = {
  id: 'gheos',
  game: 'gheos',
  title: {
    en: 'Gheos: making a world',
    fr: 'Gheos : façonner un monde',
    uk: 'Gheos: творення світу',
  },
  steps: [
    {
      id: 'world',
      position: opening,
      seat: 1,
      text: {
        en:
          'You are one of the gods, and this tile is the whole world so far: three shores with ' +
          'a wheat on each, and water between them. Every side of every tile is land and every ' +
          'corner water, so any tile fits anywhere.',
        fr:
          'Vous êtes l’un des dieux, et cette tuile est, pour l’instant, le monde entier : ' +
          'trois rives avec un blé chacune, et l’eau entre elles. Chaque côté d’une tuile est ' +
          'de la terre et chaque coin de l’eau : toute tuile va donc partout.',
        uk:
          'Ви — один із богів, а ця плитка — поки що весь світ: три береги з пшеницею на ' +
          'кожному й вода між ними. Кожна сторона плитки — суходіл, кожен кут — вода, тож ' +
          'будь-яка плитка пасує будь-де.',
      },
      tasks: [],
      highlight: [{ area: 'map' }, { thing: { tile: 'start' } }],
    },
    {
      id: 'goal',
      seat: 1,
      text: {
        en:
          'Peoples will live on this land. You do not own them: you gather their followers, in ' +
          'as many colours as you like, and score for what stands on their continents. Whoever ' +
          'has the most victory points, VP for short, wins. You hold two tiles and three ' +
          'scoring tokens.',
        fr:
          'Des peuples vont vivre sur cette terre. Ils ne vous appartiennent pas : vous ' +
          'réunissez leurs partisans, d’autant de couleurs que vous voulez, et marquez des ' +
          'points pour ce que portent leurs continents. Qui a le plus de points de victoire, ' +
          'les PV, l’emporte. Vous avez deux tuiles et trois jetons de décompte.',
        uk:
          'На цій землі житимуть народи. Вони не ваші: ви збираєте їхніх послідовників, хоч ' +
          'усіх кольорів, і одержуєте очки за те, що є на їхніх континентах. Перемагає той, ' +
          'хто набере найбільше переможних очок — ПО. У вас дві плитки й три жетони підрахунку.',
      },
      tasks: [],
      highlight: [{ area: 'hand' }, { panel: 1 }],
    },
    {
      id: 'tile',
      seat: 1,
      text: {
        en:
          'First you add a tile beside another. Take b10: a wide piece of land with wheat and ' +
          'a cup, and a bare shore. Lay it to the right of the start tile.',
        fr:
          'D’abord, vous ajoutez une tuile à côté d’une autre. Prenez b10 : une large terre ' +
          'avec un blé et une coupe à vin, et une rive nue. Posez-la à droite de la tuile de ' +
          'départ.',
        uk:
          'Спершу ви додаєте плитку поруч з іншою. Візьміть b10: широкий суходіл із пшеницею ' +
          'та чашею і голий берег. Покладіть її праворуч від стартової.',
      },
      tasks: [['tile:b10'], ['add:1,0']],
      highlight: [{ thing: { tile: 'b10' } }, { thing: { cell: [1, 0] } }],
    },
    {
      id: 'turn',
      seat: 1,
      text: {
        en:
          'How should it lie? Two shores that meet make only an island, where nobody can live. ' +
          'Land that reaches two or three sides of a tile makes a continent. Let the wide land ' +
          'meet the start tile: leave the tile as it is.',
        fr:
          'Dans quel sens la poser ? Deux rives qui se touchent ne font qu’une île, où personne ' +
          'ne peut vivre. Une terre qui touche deux ou trois côtés d’une tuile fait un ' +
          'continent. Que la large terre rejoigne la tuile de départ : laissez la tuile comme ' +
          'elle est.',
        uk:
          'Як її покласти? Два береги, що зійшлися, — це лише острів, де ніхто не може ' +
          'жити. Суходіл, що сягає двох чи трьох сторін плитки, творить континент. Хай до ' +
          'стартової плитки прилягає широкий суходіл: лишіть плитку як є.',
      },
      tasks: [['turn:0']],
      highlight: [{ thing: { cell: [1, 0] } }],
    },
    {
      id: 'found',
      seat: 1,
      text: {
        en:
          'A continent with nobody on it: found a civilisation there. You gain as many of its ' +
          'followers as the continent has wheat, two here. Choose red.',
        fr:
          'Un continent sans personne : fondez-y une civilisation. Vous gagnez autant de ses ' +
          'partisans que le continent a de blés, deux ici. Choisissez la rouge.',
        uk:
          'Безлюдний континент: заснуйте на ньому цивілізацію. Ви берете стільки її ' +
          'послідовників, скільки на континенті пшениці, — тут двох. Виберіть червону.',
      },
      tasks: [['colour:red']],
      highlight: [{ thing: { cell: [1, 0] } }, { thing: { cell: [0, 0] } }, { panel: 1 }],
    },
    {
      id: 'keep',
      seat: 1,
      text: {
        en:
          'Then you may play one of your three scoring tokens: each follower brings a VP per ' +
          'cup on its continent. Two followers, one cup: 2 VP. That is little; keep the token ' +
          'for now. At the end of the turn you draw a new tile.',
        fr:
          'Vous pouvez ensuite jouer un de vos trois jetons de décompte : chaque partisan ' +
          'rapporte un PV par coupe à vin de son continent. Deux partisans, une coupe : 2 PV. ' +
          'C’est peu ; gardez le jeton. À la fin du tour, vous piochez une tuile.',
        uk:
          'Потім можна зіграти один із трьох жетонів підрахунку: кожен послідовник дає ПО за ' +
          'кожну чашу на своєму континенті. Два послідовники, одна чаша: 2 ПО. Це мало, поки ' +
          'притримайте жетон. Наприкінці ходу ви добираєте нову плитку.',
      },
      tasks: [['keep']],
      highlight: [{ panel: 1 }, { area: 'question' }],
      then: ['tile:b16', 'add:0,1', 'turn:0', 'found:0,0.1', 'colour:green', 'keep'],
      after: {
        en: 'Your opponent has laid land with a pyramid in the south and founded green there.',
        fr:
          'Votre adversaire a posé au sud une terre avec une pyramide et y a fondé la ' +
          'civilisation verte.',
        uk: 'Суперник поклав на півдні суходіл із пірамідою й заснував там зелену цивілізацію.',
      },
    },
    {
      id: 'take',
      seat: 1,
      text: {
        en:
          'Make red rich: lay a8, with its two cups, above your land. With no empty continent ' +
          'left, you take one follower of a civilisation on the board instead. Take a red one.',
        fr:
          'Enrichissez les rouges : posez a8 et ses deux coupes au-dessus de votre terre. ' +
          'Faute de continent inhabité, vous prenez plutôt un partisan d’une civilisation en ' +
          'jeu. Prenez un rouge.',
        uk:
          'Зробіть червоних багатими: покладіть a8 із двома чашами над вашим суходолом. ' +
          'Безлюдних континентів немає, тож натомість беруть одного послідовника цивілізації, ' +
          'що вже в грі. Візьміть червоного.',
      },
      tasks: [['tile:a8'], ['add:1,-1'], ['take:red']],
      highlight: [
        { thing: { tile: 'a8' } },
        { thing: { cell: [1, -1] } },
        { thing: { civilisation: 'red' } },
      ],
    },
    {
      id: 'score',
      seat: 1,
      text: {
        en:
          'Three red followers and three cups: 9 VP. That is worth a token. Play it; it leaves ' +
          'the game.',
        fr:
          'Trois partisans rouges et trois coupes : 9 PV. Cela vaut un jeton. Jouez-le ; il ' +
          'quitte la partie.',
        uk:
          'Троє червоних послідовників і три чаші: 9 ПО. Це варте жетона. Зіграйте його; він ' +
          'вибуває з гри.',
      },
      tasks: [['score']],
      highlight: [{ panel: 1 }, { area: 'question' }],
    },
    {
      id: 'temple',
      position: beforeTemple,
      seat: 1,
      text: {
        en:
          'Next turn. A temple pays at once, when its tile is laid on an inhabited continent: ' +
          '1 VP per symbol of its kind there. a13 is a temple of cups. Lay it on red land, to ' +
          'the right of the two cups.',
        fr:
          'Tour suivant. Un temple paie tout de suite, quand sa tuile rejoint un continent ' +
          'habité : 1 PV par symbole de son genre. a13 est un temple des coupes à vin. ' +
          'Posez-le sur la terre rouge, à droite des deux coupes.',
        uk:
          'Наступний хід. Храм платить одразу, коли його плитку кладуть на заселений ' +
          'континент: 1 ПО за кожен його символ там. a13 — храм чаш. Покладіть його на ' +
          'червоній землі, праворуч від двох чаш.',
      },
      tasks: [['tile:a13'], ['add:2,-1']],
      highlight: [{ thing: { tile: 'a13' } }, { thing: { cell: [2, -1] } }],
    },
    {
      id: 'other-colours',
      seat: 1,
      text: {
        en:
          '3 VP. Followers of a rival people are useful too: they share in its wealth, and you ' +
          'will see what else. Take a green one and keep your token.',
        fr:
          '3 PV. Les partisans d’un peuple rival servent aussi : ils profitent de sa richesse, ' +
          'et vous verrez le reste. Prenez un vert et gardez votre jeton.',
        uk:
          '3 ПО. Послідовники чужого народу теж знадобляться: вони мають частку в його ' +
          'багатстві, а решту побачите згодом. Візьміть зеленого й притримайте жетон.',
      },
      tasks: [['take:green'], ['keep']],
      highlight: [{ thing: { civilisation: 'green' } }],
    },
    {
      id: 'war',
      position: beforeWar,
      seat: 1,
      text: {
        en:
          'Instead of adding, you may replace any tile without a pyramid. Put a1, land on all ' +
          'three sides, in place of the start tile: red and green then share one continent, ' +
          'and two peoples on one continent means war.',
        fr:
          'Au lieu d’ajouter, vous pouvez remplacer toute tuile sans pyramide. Mettez a1, ' +
          'terre sur les trois côtés, à la place de la tuile de départ : rouges et verts ' +
          'partageront un continent, et deux peuples sur un continent, c’est la guerre.',
        uk:
          'Замість додавати можна замінити будь-яку плитку без піраміди. Покладіть a1 — ' +
          'суходіл на трьох сторонах — замість стартової: червоні й зелені опиняться на одному ' +
          'континенті, а два народи на одному континенті — це війна.',
      },
      tasks: [['tile:a1'], ['replace:0,0']],
      highlight: [{ thing: { tile: 'a1' } }, { thing: { cell: [0, 0] } }],
    },
    {
      id: 'war-price',
      seat: 1,
      text: {
        en:
          'War costs you a follower. The side with more swords on its old land wins: red has ' +
          'one, green none. Green is doomed, and everybody loses all its followers. So pay ' +
          'with the green one: it is lost anyway.',
        fr:
          'La guerre vous coûte un partisan. Le camp qui a le plus d’épées sur ses anciennes ' +
          'terres gagne : une pour les rouges, aucune pour les verts. Les verts sont ' +
          'condamnés, et tous les joueurs perdront leurs partisans verts. Payez donc avec le ' +
          'vert : il est perdu de toute façon.',
        uk:
          'Війна коштує вам послідовника. Перемагає той, у кого на старих землях більше мечів: ' +
          'у червоних один, у зелених жодного. Зелені приречені, і всі втратять усіх зелених ' +
          'послідовників. Тож платіть зеленим: він однаково пропаде.',
      },
      tasks: [['pay:green']],
      highlight: [{ thing: { civilisation: 'green' } }, { thing: { cell: [0, -1] } }],
      after: {
        en:
          'Green is gone, your opponent has lost three followers, and you took one more red ' +
          'follower, since there was nothing else to do.',
        fr:
          'Les verts ont disparu, votre adversaire a perdu trois partisans, et vous avez pris ' +
          'un partisan rouge de plus, seule chose possible.',
        uk:
          'Зелених більше немає, суперник втратив трьох послідовників, а ви взяли ще одного ' +
          'червоного — іншого вибору не було.',
      },
    },
    {
      id: 'epoch',
      seat: 1,
      text: {
        en: 'Red now has a pyramid too. Keep your token and see what you draw.',
        fr:
          'Les rouges ont maintenant aussi une pyramide. Gardez votre jeton et voyez ce que ' +
          'vous piochez.',
        uk: 'Тепер у червоних є й піраміда. Притримайте жетон і погляньте, що доберете.',
      },
      tasks: [['keep']],
      highlight: [{ thing: { cell: [0, 1] } }, { area: 'status' }],
      after: {
        en:
          'An Epoch! It is scored at once and for everybody: each follower brings a VP per ' +
          'pyramid on its continent. You have four red followers, so 4 VP. With two players ' +
          'the sixth Epoch ends the game.',
        fr:
          'Une Époque ! On la décompte aussitôt, pour tout le monde : chaque partisan rapporte ' +
          'un PV par pyramide de son continent. Avec vos quatre partisans rouges : 4 PV. À ' +
          'deux joueurs, la sixième Époque met fin à la partie.',
        uk:
          'Епоха! Її підраховують одразу й для всіх: кожен послідовник дає ПО за кожну ' +
          'піраміду на своєму континенті. У вас чотири червоні послідовники — 4 ПО. Удвох гру ' +
          'закінчує шоста Епоха.',
      },
    },
    {
      id: 'migration',
      position: beforeMigration,
      seat: 1,
      text: {
        en:
          'Another situation. Green is strong on a long continent. Split it: replace the tile ' +
          'with the cup in its middle by c4, which is nothing but shores. A civilisation whose ' +
          'land is split migrates to the part with the most wheat, here the left one. It costs ' +
          'you one follower.',
        fr:
          'Autre situation. Les verts sont forts, sur un long continent. Coupez-le : remplacez ' +
          'la tuile à la coupe, au milieu, par c4, qui n’a que des rives. Une civilisation ' +
          'dont la terre se divise migre vers la partie qui a le plus de blé, ici à gauche. ' +
          'Cela vous coûte un partisan.',
        uk:
          'Інша ситуація. Зелені сильні на довгому континенті. Розділіть його: замініть плитку ' +
          'з чашею посередині на c4, де самі береги. Цивілізація, чию землю розділено, мігрує ' +
          'туди, де більше пшениці, — тут ліворуч. Вам це коштує одного послідовника.',
      },
      tasks: [['tile:c4'], ['replace:2,0'], ['turn:0']],
      highlight: [
        { thing: { tile: 'c4' } },
        { thing: { cell: [2, 0] } },
        { thing: { civilisation: 'green' } },
      ],
    },
    {
      id: 'free-land',
      seat: 1,
      text: {
        en:
          'Green went left, and the land with the pyramid lies empty: found your own ' +
          'civilisation there, in any colour you like.',
        fr:
          'Les verts sont partis à gauche, et la terre à la pyramide est vide : fondez-y votre ' +
          'civilisation, de la couleur que vous voulez.',
        uk:
          'Зелені пішли ліворуч, а земля з пірамідою спорожніла: заснуйте там власну ' +
          'цивілізацію, будь-якого кольору.',
      },
      tasks: [['found:2,0.0'], 'any', ['keep']],
      highlight: [{ thing: { cell: [3, 0] } }, { thing: { cell: [2, 0] } }],
      after: {
        en: 'A people driven onto an island, or onto a continent where others live, dies out.',
        fr: 'Un peuple poussé sur une île, ou sur un continent déjà habité, disparaît.',
        uk: 'Народ, витіснений на острів або на вже заселений континент, гине.',
      },
    },
    {
      id: 'end',
      position: beforeMigration,
      seat: 1,
      text: {
        en:
          'The game ends with the last Epoch (the 6th, 7th or 8th for 2, 3 or 4 players), or ' +
          'when all scoring tokens have been played. Then cups are scored once more for ' +
          'everybody. Lay land, gather followers, time your tokens. Enjoy!',
        fr:
          'La partie finit à la dernière Époque (la 6e, 7e ou 8e pour 2, 3 ou 4 joueurs) ou ' +
          'quand tous les jetons de décompte ont été joués. On compte alors les coupes une ' +
          'dernière fois pour tous. Posez des terres, réunissez des partisans, jouez vos ' +
          'jetons au bon moment. Bonne partie !',
        uk:
          'Гра закінчується з останньою Епохою (6-ю, 7-ю чи 8-ю для 2, 3 чи 4 гравців) або ' +
          'коли зіграно всі жетони підрахунку. Тоді чаші рахують усім ще раз. Творіть суходіл, ' +
          'збирайте послідовників, вчасно грайте жетони. Гарної гри!',
      },
      tasks: [],
      highlight: [{ area: 'status' }, { panel: 1 }, { panel: 2 }],
    },
  ],
};
