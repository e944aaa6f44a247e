/* The rules of Gheos. */
import { example, list, ruling, text, words, type Section } from '../../../words/rules/section';

export const sections: readonly Section[] = [
  {
    id: 'gheos-idea',
    ruleIds: [],
    title: words('What it is about', 'De quoi il s’agit', 'Про що ця гра'),
    body: [
      text(
        'You are gods who make a world out of triangles. Civilisations settle on its ' +
          'continents; nobody owns them, but everybody can win followers among them. Your ' +
          'followers bring you victory points (VP) for the cups and pyramids on their land. ' +
          'And what gods have made, they can also lift, split and throw together.',
        'Vous êtes des dieux et façonnez un monde en triangles. Des civilisations ' +
          's’installent sur ses continents ; elles ne sont à personne, mais chacun peut s’y ' +
          'faire des partisans. Vos partisans vous rapportent des points de victoire (PV) pour ' +
          'les coupes à vin et les pyramides de leurs terres. Et ce que les dieux ont fait, ' +
          'ils peuvent aussi le reprendre, le fendre ou le rassembler.',
        'Ви — боги, що творять світ із трикутників. На континентах оселяються цивілізації; ' +
          'вони нічиї, але кожен може здобути серед них послідовників. Послідовники дають вам ' +
          'переможні очки (ПО) за чаші й піраміди на своїй землі. А що боги створили, те вони ' +
          'можуть і забрати, розколоти чи зіштовхнути.',
      ),
      text(
        'Whoever has the most VP at the end wins.',
        'Qui a le plus de PV à la fin l’emporte.',
        'Перемагає той, у кого наприкінці найбільше ПО.',
      ),
    ],
  },
  {
    id: 'gheos-tiles',
    ruleIds: ['G-T1', 'G-T2', 'G-T3', 'G-T5'],
    title: words('The tiles', 'Les tuiles', 'Плитки'),
    figure: 'gheos-layouts',
    body: [
      text(
        'There are 60 triangular tiles: 52 landscapes, one of which is the start tile, and 8 ' +
          'Epochs. Every side of a landscape is land and every corner is water, so any tile ' +
          'fits anywhere, turned as you like; tiles are never flipped.',
        'Il y a 60 tuiles triangulaires : 52 paysages, dont la tuile de départ, et 8 ' +
          'Époques. Chaque côté d’un paysage est de la terre et chaque coin de l’eau ; toute ' +
          'tuile va donc partout, tournée comme on veut, jamais retournée.',
        'Трикутних плиток 60: 52 краєвиди, один із яких стартовий, і 8 Епох. Кожна сторона ' +
          'краєвиду — суходіл, кожен кут — вода, тож будь-яка плитка пасує будь-де й ' +
          'повертається як завгодно; на другий бік плиток не перевертають.',
      ),
      text(
        'Places are named by column and row, such as 1,−2; rows count downwards from the ' +
          'start tile at 0,0.',
        'Les emplacements se nomment par colonne et ligne, par exemple 1,−2 ; les lignes se ' +
          'comptent vers le bas à partir de la tuile de départ, en 0,0.',
        'Місця називають за стовпцем і рядком, наприклад 1,−2; рядки рахують униз від ' +
          'стартової плитки на 0,0.',
      ),
      text(
        'The land on a tile lies in one of three ways:',
        'La terre d’une tuile se présente de trois façons :',
        'Суходіл на плитці лежить одним із трьох способів:',
      ),
      list(
        words(
          'land on all sides: one piece that touches all three;',
          'terre partout : un seul morceau touche les trois côtés ;',
          'суходіл скрізь: один шматок торкається всіх трьох сторін;',
        ),
        words(
          'land on two sides, and a separate shore on the third;',
          'terre sur deux côtés, et une rive à part sur le troisième ;',
          'суходіл на двох сторонах і окремий берег на третій;',
        ),
        words(
          'three shores that do not touch each other.',
          'trois rives qui ne se touchent pas.',
          'три береги, що не торкаються один одного.',
        ),
      ),
      text(
        'Symbols stand on the land:',
        'Sur la terre se trouvent des symboles :',
        'На суходолі стоять символи:',
      ),
      list(
        words(
          'wheat feeds: it brings followers when a civilisation is founded, and migrants go ' +
            'where it is plentiful;',
          'le blé nourrit : il donne des partisans à la fondation et attire les migrations ;',
          'пшениця годує: дає послідовників, коли засновують цивілізацію, і вабить тих, хто ' +
            'мігрує;',
        ),
        words(
          'cups are wealth: they score with your tokens and at the end;',
          'les coupes à vin sont la richesse : elles comptent avec vos jetons et à la fin ;',
          'чаші — це багатство: вони дають очки з жетонами й наприкінці;',
        ),
        words('swords win wars;', 'les épées gagnent les guerres ;', 'мечі виграють війни;'),
        words(
          'pyramids score with every Epoch, and their tile is never replaced;',
          'les pyramides comptent à chaque Époque, et leur tuile n’est jamais remplacée ;',
          'піраміди дають очки з кожною Епохою, а їхню плитку ніколи не замінюють;',
        ),
        words(
          'temples of wheat, cups or swords score once, when they are laid. The sign on a ' +
            'temple is not itself a wheat, cup or sword.',
          'les temples du blé, des coupes à vin ou des épées comptent une fois, à leur pose. ' +
            'Le signe d’un temple n’est pas lui-même un blé, une coupe ou une épée.',
          'храми пшениці, чаш або мечів дають очки раз — коли їх кладуть. Знак на храмі сам ' +
            'не є пшеницею, чашею чи мечем.',
        ),
      ),
      ruling(
        'Which symbols stand on which tile is our reconstruction: the totals fit the game, ' +
          'the single tiles are ours.',
        'La répartition des symboles sur les tuiles est notre reconstitution : les totaux ' +
          'conviennent au jeu, chaque tuile est de nous.',
        'Які символи на якій плитці — наше відтворення: загальні кількості відповідають грі, ' +
          'окремі плитки придумали ми.',
      ),
    ],
  },
  {
    id: 'gheos-land',
    ruleIds: ['G-T4'],
    title: words('Continents and islands', 'Continents et îles', 'Континенти й острови'),
    figure: 'gheos-land',
    body: [
      text(
        'Land that meets across the sides of tiles is one region. A region is a continent if ' +
          'it spans at least two tiles and at least one of its pieces reaches two or three ' +
          'sides of its tile. Two shores that face each other, and nothing else, are an island.',
        'Les terres qui se touchent d’une tuile à l’autre forment une région. C’est un ' +
          'continent si elle couvre au moins deux tuiles et qu’au moins un de ses morceaux ' +
          'touche deux ou trois côtés de sa tuile. Deux rives face à face, et rien d’autre, ' +
          'forment une île.',
        'Суходіл, що сходиться через сторони плиток, — один регіон. Це континент, якщо він ' +
          'охоплює щонайменше дві плитки й хоча б один його шматок сягає двох чи трьох сторін ' +
          'своєї плитки. Два береги один навпроти одного, і більш нічого, — це острів.',
      ),
      text(
        'Only continents can be inhabited, each by at most one civilisation. The ' +
          'civilisation lives on the whole continent, wherever its marker is drawn.',
        'Seuls les continents peuvent être habités, chacun par une civilisation au plus. ' +
          'Celle-ci vit sur tout le continent, où que soit dessiné son marqueur.',
        'Заселеними бувають лише континенти, кожен щонайбільше однією цивілізацією. Вона ' +
          'живе на всьому континенті, хоч би де було намальовано її фішку.',
      ),
      ruling(
        'A lone shore, or a single tile that touches nothing, is neither: nobody can live or ' +
          'flee there.',
        'Une rive seule, ou une tuile qui ne touche rien, n’est ni l’un ni l’autre : ' +
          'personne ne peut y vivre ni s’y réfugier.',
        'Самотній берег чи плитка, яка нічого не торкається, — ні те, ні те: там не можна ні ' +
          'жити, ні врятуватися.',
      ),
    ],
  },
  {
    id: 'gheos-setup',
    ruleIds: ['G-S1', 'G-S2'],
    title: words('Set-up', 'Mise en place', 'Приготування'),
    body: [
      text(
        'The start tile lies open in the middle. Everybody gets two landscape tiles, which ' +
          'only they see, and three scoring tokens. The remaining tiles and the Epochs are ' +
          'shuffled into the pile. Six civilisations (red, green, yellow, blue, black, white) ' +
          'wait beside the board, each with five followers in the supply. The first player is ' +
          'drawn at random, then turns go clockwise.',
        'La tuile de départ est posée au milieu. Chacun reçoit deux paysages, qu’il est seul ' +
          'à voir, et trois jetons de décompte. Les autres tuiles et les Époques sont ' +
          'mélangées pour former la pioche. Six civilisations (rouge, verte, jaune, bleue, ' +
          'noire, blanche) attendent à côté, chacune avec cinq partisans en réserve. Le ' +
          'premier joueur est tiré au sort, puis on joue dans le sens des aiguilles d’une ' +
          'montre.',
        'Стартова плитка лежить посередині. Кожен дістає два краєвиди, які бачить лише сам, ' +
          'і три жетони підрахунку. Решту плиток тасують разом з Епохами в стос. Шість ' +
          'цивілізацій (червона, зелена, жовта, синя, чорна, біла) чекають поруч, кожна з ' +
          'п’ятьма послідовниками в запасі. Першого гравця визначає жереб, далі ходять за ' +
          'годинниковою стрілкою.',
      ),
      text(
        'Hands and pile are hidden. Everything else is open: followers, tokens and VP too.',
        'Les mains et la pioche sont cachées. Tout le reste est visible, y compris ' +
          'partisans, jetons et PV.',
        'Приховані лише плитки на руках і стос. Решта відкрита: послідовники, жетони й ПО також.',
      ),
      text(
        'Variant “calm Epochs”: the pile is cut into as many parts as Epochs are needed (6, ' +
          '7 or 8 for 2, 3 or 4 players), and each part gets one Epoch at a random place. The ' +
          'Epochs left over leave the game.',
        'Variante « Époques régulières » : la pioche est partagée en autant de parts qu’il ' +
          'faut d’Époques (6, 7 ou 8 pour 2, 3 ou 4 joueurs), et chaque part reçoit une Époque ' +
          'à une place au hasard. Les Époques en trop quittent la partie.',
        'Варіант «рівномірні Епохи»: стос ділять на стільки частин, скільки потрібно Епох ' +
          '(6, 7 чи 8 для 2, 3 чи 4 гравців), і в кожну кладуть одну Епоху на випадкове місце. ' +
          'Зайві Епохи виходять із гри.',
      ),
    ],
  },
  {
    id: 'gheos-turn',
    ruleIds: [],
    title: words('Your turn', 'Votre tour', 'Ваш хід'),
    figure: 'gheos-turn',
    body: [
      text(
        'A turn has four steps, in this order:',
        'Un tour a quatre étapes, dans cet ordre :',
        'Хід має чотири кроки, саме в такому порядку:',
      ),
      list(
        words(
          'add a tile, or replace one;',
          'ajouter une tuile, ou en remplacer une ;',
          'додати плитку або замінити;',
        ),
        words(
          'found a civilisation, or take a follower;',
          'fonder une civilisation, ou prendre un partisan ;',
          'заснувати цивілізацію або взяти послідовника;',
        ),
        words(
          'if you like, play one scoring token;',
          'si vous voulez, jouer un jeton de décompte ;',
          'за бажанням зіграти один жетон підрахунку;',
        ),
        words('draw a tile.', 'piocher une tuile.', 'добрати плитку.'),
      ),
      ruling(
        'The first two steps are duties as far as they are possible. A tile you choose is ' +
          'shown to all before its place is chosen; until you draw, you may still take ' +
          'everything back.',
        'Les deux premières étapes sont obligatoires, autant que possible. La tuile choisie ' +
          'est montrée à tous avant sa place ; tant que vous n’avez pas pioché, vous pouvez ' +
          'tout annuler.',
        'Перші два кроки обов’язкові, якщо вони можливі. Вибрану плитку бачать усі ще до ' +
          'вибору місця; доки ви не добрали, усе можна скасувати.',
      ),
    ],
  },
  {
    id: 'gheos-placing',
    ruleIds: ['G-A1', 'G-A7'],
    title: words('Adding and replacing', 'Ajouter et remplacer', 'Додавання й заміна'),
    body: [
      text(
        'Add: lay one of your tiles into an empty place that shares a side with a tile on ' +
          'the board. Replace: lift a tile from the board and lay yours in its place; the ' +
          'lifted tile leaves the game. A tile with a pyramid is never replaced. Turn your ' +
          'tile as you like.',
        'Ajouter : posez une de vos tuiles sur un emplacement vide qui partage un côté avec ' +
          'une tuile en jeu. Remplacer : retirez une tuile et posez la vôtre à sa place ; la ' +
          'tuile retirée quitte la partie. Une tuile avec une pyramide ne se remplace jamais. ' +
          'Tournez votre tuile comme vous voulez.',
        'Додати: покладіть свою плитку на порожнє місце, що має спільну сторону з плиткою на ' +
          'столі. Замінити: заберіть плитку зі столу й покладіть свою на її місце; забрана ' +
          'виходить із гри. Плитку з пірамідою ніколи не замінюють. Свою плитку повертайте як ' +
          'завгодно.',
      ),
      text(
        'Most placements cost nothing: joining an inhabited continent to empty land, or ' +
          'making it smaller without breaking it, is free. Only war and migration have a price.',
        'La plupart des poses ne coûtent rien : relier un continent habité à des terres ' +
          'vides, ou le réduire sans le briser, est gratuit. Seules la guerre et la migration ' +
          'ont un prix.',
        'Здебільшого покласти плитку нічого не коштує: приєднати до заселеного континенту ' +
          'порожню землю чи зменшити його, не розколовши, можна безплатно. Ціну мають лише ' +
          'війна й міграція.',
      ),
      ruling(
        'The start tile may be replaced like any other, and a tile by one with the same lie ' +
          'of land.',
        'La tuile de départ se remplace comme une autre, et une tuile peut l’être par une ' +
          'autre de même forme.',
        'Стартову плитку можна замінити, як і будь-яку іншу, а плитку — іншою з таким самим ' +
          'обрисом суходолу.',
      ),
    ],
  },
  {
    id: 'gheos-price',
    ruleIds: ['G-A4'],
    title: words(
      'The price of war and migration',
      'Le prix de la guerre et de la migration',
      'Ціна війни та міграції',
    ),
    body: [
      text(
        'A placement that causes a war or a migration costs you one follower of a colour of ' +
          'your choice; it goes back to the supply before anything is resolved. Without a ' +
          'follower you may not place that way. One follower is always enough, and a placement ' +
          'that costs nothing always exists.',
        'Une pose qui cause une guerre ou une migration vous coûte un partisan de la couleur ' +
          'de votre choix ; il retourne à la réserve avant toute résolution. Sans partisan, ' +
          'cette pose vous est interdite. Un seul partisan suffit toujours, et il existe ' +
          'toujours une pose gratuite.',
        'Якщо ваша плитка спричиняє війну чи міграцію, це коштує вам одного послідовника ' +
          'будь-якого кольору; він повертається до запасу, перш ніж щось станеться. Без ' +
          'послідовників так класти не можна. Одного завжди досить, і завжди можна покласти ' +
          'плитку безплатно.',
      ),
      text(
        'The whole order: the tile is laid, you pay, ties are decided, temples score; then ' +
          'comes the second step of your turn.',
        'L’ordre complet : la tuile est posée, vous payez, les égalités sont tranchées, les ' +
          'temples comptent ; puis vient la deuxième étape du tour.',
        'Увесь порядок: плитку покладено, ви платите, розв’язуються нічиї, храми дають очки; ' +
          'далі — другий крок ходу.',
      ),
      example(
        'You hold two red followers and one yellow. Your war will wipe out yellow, so pay ' +
          'with the yellow one: you would lose it anyway.',
        'Vous avez deux partisans rouges et un jaune. Votre guerre va détruire les jaunes : ' +
          'payez avec le jaune, que vous perdriez de toute façon.',
        'У вас двоє червоних послідовників і один жовтий. Ваша війна знищить жовтих, тож ' +
          'платіть жовтим: він однаково пропав би.',
      ),
    ],
  },
  {
    id: 'gheos-war',
    ruleIds: ['G-A3', 'G-A5'],
    title: words('War', 'La guerre', 'Війна'),
    figure: 'gheos-war',
    body: [
      text(
        'War breaks out when your tile joins the land of two or three civilisations. The one ' +
          'with the most swords on the land it had before wins: neither the tile that was ' +
          'lifted nor the new one counts. If the most are tied, you, who laid the tile, decide ' +
          'who wins.',
        'La guerre éclate quand votre tuile réunit les terres de deux ou trois ' +
          'civilisations. Celle qui a le plus d’épées sur ses anciennes terres gagne : ni la ' +
          'tuile retirée ni la nouvelle ne comptent. En cas d’égalité en tête, c’est vous, qui ' +
          'avez posé la tuile, qui choisissez.',
        'Війна спалахує, коли ваша плитка з’єднує землі двох чи трьох цивілізацій. Перемагає ' +
          'та, що має найбільше мечів на своїй попередній землі: ні забрана, ні нова плитка не ' +
          'рахуються. Якщо найбільше мечів у кількох порівну, переможця вибираєте ви — той, ' +
          'хто поклав плитку.',
      ),
      text(
        'The others die out: their markers leave the board, and every player puts all ' +
          'followers of those colours back into the supply. A colour that died may be founded ' +
          'again later.',
        'Les autres disparaissent : leurs marqueurs quittent le plateau, et chaque joueur ' +
          'remet en réserve tous ses partisans de ces couleurs. Une couleur disparue peut être ' +
          'fondée de nouveau plus tard.',
        'Решта гине: їхні фішки забирають зі столу, а всі гравці повертають до запасу всіх ' +
          'послідовників цих кольорів. Загиблу цивілізацію можна згодом заснувати знову.',
      ),
    ],
  },
  {
    id: 'gheos-migration',
    ruleIds: ['G-A2', 'G-A6'],
    title: words('Migration', 'La migration', 'Міграція'),
    figure: 'gheos-migration',
    body: [
      text(
        'When you replace a tile and the land of a civilisation falls apart into two or more ' +
          'regions, it must migrate. If your new tile mends the break, nothing happens.',
        'Quand vous remplacez une tuile et que la terre d’une civilisation se brise en deux ' +
          'régions ou plus, elle doit migrer. Si votre nouvelle tuile répare la cassure, il ne ' +
          'se passe rien.',
        'Якщо ви замінили плитку й земля цивілізації розпалася на два чи більше регіонів, ' +
          'вона мусить мігрувати. Якщо нова плитка знову їх з’єднує, нічого не стається.',
      ),
      text(
        'It goes to the part with the most wheat; all wheat counts, that of the new tile and ' +
          'of land it now touches too. In a tie, a continent comes before an island; between ' +
          'continents you choose. A bit of the new tile that touches nothing of the old land ' +
          'is not a part.',
        'Elle va vers la partie qui a le plus de blé ; tout le blé compte, celui de la ' +
          'nouvelle tuile et des terres qu’elle touche désormais aussi. À égalité, un ' +
          'continent passe avant une île ; entre continents, vous choisissez. Un bout de la ' +
          'nouvelle tuile qui ne touche pas l’ancienne terre n’est pas une partie.',
        'Вона йде до тієї частини, де найбільше пшениці; рахують усю — і на новій плитці, і ' +
          'на землі, якої частина тепер торкається. За рівності континент важливіший за ' +
          'острів, а між континентами вибираєте ви. Шматок нової плитки, що не торкається ' +
          'старої землі, частиною не є.',
      ),
      list(
        words(
          'On an empty continent it lives on.',
          'Sur un continent inhabité, elle survit.',
          'На безлюдному континенті вона живе далі.',
        ),
        words('On an island it dies out.', 'Sur une île, elle disparaît.', 'На острові вона гине.'),
        words(
          'On a continent where another civilisation lives it dies out at once; no swords ' +
            'are compared, nothing more is paid.',
          'Sur un continent déjà habité, elle disparaît aussitôt ; on ne compare pas les ' +
            'épées, on ne paie rien de plus.',
          'На континенті, де живе інша цивілізація, вона гине відразу; мечів не порівнюють і ' +
            'більше не платять.',
        ),
      ),
      text(
        'When it dies out, everybody loses all its followers, as after a war. The land it ' +
          'leaves is empty, or its neighbour’s.',
        'Si elle disparaît, tous perdent leurs partisans de cette couleur, comme après une ' +
          'guerre. La terre quittée est vide, ou revient à sa voisine.',
        'Якщо вона гине, усі втрачають її послідовників, як після війни. Покинута земля ' +
          'порожня або належить сусідній цивілізації.',
      ),
      ruling(
        'A continent reduced to a single island counts as a migration too: it costs a ' +
          'follower, and the civilisation dies. Splits in three follow the same rule. With ' +
          'tied wheat you may even choose an inhabited continent.',
        'Un continent réduit à une seule île compte aussi comme une migration : elle coûte ' +
          'un partisan, et la civilisation meurt. Une cassure en trois suit la même règle. À ' +
          'blé égal, vous pouvez même choisir un continent habité.',
        'Континент, від якого лишився самий острів, — теж міграція: вона коштує ' +
          'послідовника, а цивілізація гине. Розкол на три частини відбувається так само. Коли ' +
          'пшениці порівну, можна вибрати навіть заселений континент.',
      ),
    ],
  },
  {
    id: 'gheos-temples',
    ruleIds: ['G-A8'],
    title: words('Temples', 'Les temples', 'Храми'),
    body: [
      text(
        'After wars and migrations, each temple on the tile you laid scores, if its land is ' +
          'now an inhabited continent: 1 VP per symbol of the temple’s kind there, those on ' +
          'the new tile included. It does not matter who lives there. A civilisation founded ' +
          'later in the turn comes too late.',
        'Après les guerres et les migrations, chaque temple de la tuile posée compte, si sa ' +
          'terre est alors un continent habité : 1 PV par symbole du même genre, y compris sur ' +
          'la nouvelle tuile. Peu importe qui y vit. Une civilisation fondée ensuite, dans le ' +
          'même tour, vient trop tard.',
        'Після воєн і міграцій кожен храм на вашій плитці дає очки, якщо його земля тепер — ' +
          'заселений континент: 1 ПО за кожен відповідний символ там, зокрема й на новій ' +
          'плитці. Хто там живе, байдуже. Цивілізація, заснована пізніше цього ж ходу, вже не ' +
          'рахується.',
      ),
      example(
        'You lay a temple of swords on the yellow continent, which has two swords: 2 VP, ' +
          'even without a single yellow follower.',
        'Vous posez un temple des épées sur le continent jaune, qui a deux épées : 2 PV, ' +
          'même sans aucun partisan jaune.',
        'Ви кладете храм мечів на континент жовтих, де є два мечі: 2 ПО, навіть без жодного ' +
          'жовтого послідовника.',
      ),
    ],
  },
  {
    id: 'gheos-people',
    ruleIds: ['G-F1'],
    title: words('Founding and taking', 'Fonder et prendre', 'Заснувати чи взяти'),
    body: [
      text(
        'Then do one of two things, once:',
        'Faites ensuite l’une de ces deux choses, une fois :',
        'Потім зробіть щось одне, один раз:',
      ),
      list(
        words(
          'found a civilisation that is not on the board on any empty continent, and take as ' +
            'many of its followers as the continent has wheat, at most five;',
          'fonder une civilisation qui n’est pas en jeu sur un continent inhabité, et ' +
            'prendre autant de ses partisans que le continent a de blés, cinq au plus ;',
          'заснуйте цивілізацію, якої немає в грі, на будь-якому безлюдному континенті й ' +
            'візьміть стільки її послідовників, скільки там пшениці, щонайбільше п’ятьох;',
        ),
        words(
          'or take one follower of any civilisation on the board, if the supply still has one.',
          'ou prendre un partisan d’une civilisation en jeu, s’il en reste en réserve.',
          'або візьміть одного послідовника будь-якої цивілізації в грі, якщо він ще є в запасі.',
        ),
      ),
      text(
        'A civilisation stays on the board even if nobody holds a follower of it. Colours ' +
          'that died and land that was left this very turn can be used at once.',
        'Une civilisation reste en jeu même si personne n’a de ses partisans. Une couleur ' +
          'disparue ou une terre quittée ce tour-ci peut servir aussitôt.',
        'Цивілізація лишається в грі, навіть якщо ніхто не має її послідовників. Загиблі ' +
          'цього ходу кольори й покинуті землі можна використати відразу.',
      ),
      ruling(
        'Founding without wheat is allowed and gives no follower. You may do without this ' +
          'step only if nothing would give you a follower.',
        'Fonder sans blé est permis et ne donne aucun partisan. On ne peut sauter cette ' +
          'étape que si rien ne donnerait de partisan.',
        'Засновувати без пшениці можна, але послідовників це не дає. Пропустити цей крок ' +
          'можна, лише якщо послідовника взяти ніде.',
      ),
    ],
  },
  {
    id: 'gheos-tokens',
    ruleIds: ['G-P1'],
    title: words('Scoring tokens', 'Les jetons de décompte', 'Жетони підрахунку'),
    figure: 'gheos-cups',
    body: [
      text(
        'You may play one of your three tokens, at most one a turn. It leaves the game, and ' +
          'you alone score: for each of your followers as many VP as there are cups on its ' +
          'continent. Followers gained this turn count.',
        'Vous pouvez jouer un de vos trois jetons, un par tour au plus. Il quitte la partie ' +
          'et ne rapporte qu’à vous : pour chacun de vos partisans, autant de PV que de coupes ' +
          'à vin sur son continent. Les partisans gagnés ce tour-ci comptent.',
        'Можна зіграти один із трьох жетонів, щонайбільше один за хід. Він виходить із гри, ' +
          'і очки одержуєте лише ви: за кожного свого послідовника стільки ПО, скільки чаш на ' +
          'його континенті. Послідовники, взяті цього ходу, рахуються.',
      ),
      example(
        'Two red followers with one cup, three blue ones with two cups: 1 + 1 + 2 + 2 + 2 = 8 VP.',
        'Deux partisans rouges avec une coupe, trois bleus avec deux coupes : 1 + 1 + 2 + 2 ' +
          '+ 2 = 8 PV.',
        'Двоє червоних послідовників з однією чашею, троє синіх із двома: 1 + 1 + 2 + 2 + 2 ' +
          '= 8 ПО.',
      ),
      ruling(
        'A token may be played for nothing.',
        'Un jeton peut être joué même pour 0 PV.',
        'Жетон можна зіграти й за 0 ПО.',
      ),
    ],
  },
  {
    id: 'gheos-epochs',
    ruleIds: ['G-D1'],
    title: words('Drawing, and Epochs', 'La pioche et les Époques', 'Добір та Епохи'),
    figure: 'gheos-epoch',
    body: [
      text(
        'You end your turn by drawing a tile, which only you see. If it is an Epoch, it is ' +
          'shown and scored at once, for all players: each follower brings a VP per pyramid on ' +
          'its continent. Then you draw again, until a landscape comes.',
        'Vous finissez votre tour en piochant une tuile, que vous êtes seul à voir. Si c’est ' +
          'une Époque, elle est montrée et décomptée aussitôt, pour tous : chaque partisan ' +
          'rapporte un PV par pyramide de son continent. Puis vous repiochez, jusqu’à un ' +
          'paysage.',
        'Наприкінці ходу ви добираєте плитку, яку бачите лише ви. Якщо це Епоха, її ' +
          'показують і одразу підраховують для всіх: кожен послідовник дає ПО за кожну ' +
          'піраміду на своєму континенті. Потім добираєте ще, доки не трапиться краєвид.',
      ),
    ],
  },
  {
    id: 'gheos-end',
    ruleIds: ['G-X1', 'G-X2'],
    title: words('The end', 'La fin de la partie', 'Кінець гри'),
    body: [
      text('The game ends at once', 'La partie finit aussitôt', 'Гра закінчується відразу,'),
      list(
        words(
          'when the 6th, 7th or 8th Epoch (2, 3 or 4 players) has been drawn and scored;',
          'quand la 6e, 7e ou 8e Époque (2, 3 ou 4 joueurs) a été piochée et décomptée ;',
          'коли добрано й підраховано 6-ту, 7-му чи 8-му Епоху (2, 3 чи 4 гравці);',
        ),
        words(
          'or when all players have played all their tokens; then nothing more is drawn.',
          'ou quand tous les joueurs ont joué tous leurs jetons ; on ne pioche alors plus.',
          'або коли всі гравці зіграли всі жетони; тоді вже нічого не добирають.',
        ),
      ),
      text(
        'Turns are not evened out. Finally everybody scores cups once more, as if each had ' +
          'played a token. Whoever has the most VP wins; in a tie, whoever has the most ' +
          'followers of all colours; if that is equal too, the place is shared.',
        'On n’égalise pas le nombre de tours. Enfin, chacun compte les coupes une fois de ' +
          'plus, comme avec un jeton. Qui a le plus de PV gagne ; à égalité, qui a le plus de ' +
          'partisans, toutes couleurs comprises ; si c’est encore égal, le rang est partagé.',
        'Кількість ходів не вирівнюють. Насамкінець усі ще раз рахують чаші, ніби кожен ' +
          'зіграв жетон. Перемагає той, у кого найбільше ПО; за рівності — у кого найбільше ' +
          'послідовників усіх кольорів; якщо й тоді порівну, місце ділять.',
      ),
    ],
  },
];
