/* The rules of Deus: the board, a turn, the end, the variants. Its cards are in deus-cards.ts. */
import { cardSections } from './deus-cards';
import { example, list, ruling, text, words, type Section } from '../../../words/rules/section';

const play: readonly Section[] = [
  {
    id: 'deus-idea',
    ruleIds: [],
    title: words('What it is about', 'De quoi il s’agit', 'Про що ця гра'),
    body: [
      text(
        'You lead an ancient people to an unknown coast. Each turn you either build a card ' +
          'or make an offering. Cards lie in six columns by colour; building one sets its ' +
          'whole column to work again, so a good column pays more every time. Settle the land, ' +
          'trade, surround the villages, raise temples: whoever has the most victory points ' +
          '(VP) wins.',
        'Vous menez un peuple antique vers une côte inconnue. À chaque tour, vous ' +
          'construisez une carte ou faites une offrande. Les cartes forment six colonnes par ' +
          'couleur ; en construire une fait agir de nouveau toute sa colonne, si bien qu’une ' +
          'bonne colonne rapporte de plus en plus. Peuplez la terre, commercez, encerclez les ' +
          'villages, élevez des temples : qui a le plus de points de victoire (PV) l’emporte.',
        'Ви ведете стародавній народ до незнаного узбережжя. Кожного ходу ви або зводите ' +
          'карту, або робите підношення богам. Карти лежать у шести стовпцях за кольором; нова ' +
          'карта змушує знову діяти весь свій стовпець, тож добрий стовпець щоразу дає більше. ' +
          'Заселяйте землю, торгуйте, оточуйте селища, зводьте храми: перемагає той, у кого ' +
          'найбільше переможних очок (ПО).',
      ),
    ],
  },
  {
    id: 'deus-board',
    ruleIds: ['D-BD1', 'D-BD2', 'D-BD3', 'D-BD4', 'D-BD5', 'D-BD6', 'D-BD7'],
    title: words('The land', 'Le plateau', 'Гральне поле'),
    figure: 'deus-tile',
    body: [
      text(
        'The board is made of Continent tiles, 4, 6 or 7 of them for 2, 3 or 4 players. Each ' +
          'tile has seven regions: two seas, a barbarian village, and one each of forest ' +
          '(wood), swamp (clay), mountain (stone) and field (wheat). Tiles, sides and ' +
          'rotations are drawn at random, and two villages never touch. Usually the tiles form ' +
          'a rhombus, a triangle or a flower for 2, 3 or 4 players.',
        'Le plateau est fait de tuiles Continent : 4, 6 ou 7 pour 2, 3 ou 4 joueurs. Chacune ' +
          'a sept régions : deux mers, un village barbare, et une forêt (bois), un marécage ' +
          '(argile), une montagne (pierre) et un champ (blé). Tuiles, faces et orientations ' +
          'sont tirées au hasard, et deux villages ne se touchent jamais. D’habitude, les ' +
          'tuiles forment un losange, un triangle ou une fleur pour 2, 3 ou 4 joueurs.',
        'Гральне поле складають із плиток континентів: 4, 6 чи 7 для 2, 3 чи 4 гравців. На ' +
          'кожній сім регіонів: два моря, селище варварів, ліс (дерево), болото (глина), гора ' +
          '(камінь) та поле (пшениця). Плитки, їхні боки й повороти визначає випадок, а два ' +
          'селища ніколи не торкаються. Зазвичай плитки утворюють ромб, трикутник чи квітку для ' +
          '2, 3 чи 4 гравців.',
      ),
      text(
        'Regions are called by the letter of their tile and a number: 0 is the middle, 1 to ' +
          '6 go round it clockwise, from the east as long as the map is not turned. A region ' +
          'with fewer than six neighbours is at the edge; the rim of a hole in the board is ' +
          'edge too.',
        'Une région se nomme par la lettre de sa tuile et un numéro : 0 au centre, 1 à 6 ' +
          'autour, dans le sens des aiguilles d’une montre, depuis l’est tant que le plateau ' +
          'n’est pas tourné. Une région qui a moins de six voisines est au bord ; le pourtour ' +
          'd’un trou aussi.',
        'Регіон називають літерою його плитки й числом: 0 — посередині, 1–6 — довкола за ' +
          'годинниковою стрілкою, від сходу, доки гральне поле не повернуто. Регіон, у якого ' +
          'менше ніж шість сусідів, лежить на краю; край отвору в полі — теж край.',
      ),
      text(
        'Three words used everywhere:',
        'Trois mots qui reviennent partout :',
        'Три слова, що трапляються всюди:',
      ),
      list(
        words(
          'you occupy a region where a piece of yours stands;',
          'vous occupez une région où se trouve un de vos pions ;',
          'ви займаєте регіон, де стоїть ваша фігурка;',
        ),
        words(
          'a region is empty if nobody’s piece stands there and it is not a village, ' +
            'attacked or not;',
          'une région est vide si personne n’y a de pion et que ce n’est pas un village, ' +
            'attaqué ou non ;',
          'регіон порожній, якщо там немає нічиїх фігурок і це не селище, навіть атаковане;',
        ),
        words(
          'every piece is a building: ships, armies and temples too.',
          'tout pion est un bâtiment : bateaux, unités militaires et temples compris.',
          'кожна фігурка — будівля: кораблі, війська й храми також.',
        ),
      ),
      ruling(
        'The faces of the tiles and the usual shape for three players are our reconstruction.',
        'Les faces des tuiles et la forme habituelle à trois joueurs sont notre reconstitution.',
        'Візерунки плиток і звичну форму грального поля для трьох гравців відтворили ми.',
      ),
    ],
  },
  {
    id: 'deus-setup',
    ruleIds: ['D-S1', 'D-S2', 'D-S3', 'D-S4'],
    title: words('Set-up', 'Mise en place', 'Приготування'),
    body: [
      list(
        words(
          'Each village gets as many VP as it has neighbouring regions.',
          'Chaque village reçoit autant de PV qu’il a de régions voisines.',
          'На кожне селище кладуть стільки ПО, скільки регіонів до нього прилягає.',
        ),
        words(
          'The supply holds a temple piece per tile and five of each resource per player. ' +
            'Gold and VP never run out.',
          'La réserve contient un pion Temple par tuile et cinq ressources de chaque type ' +
            'par joueur. L’or et les PV ne manquent jamais.',
          'У запасі — по фігурці храму на кожну плитку й по п’ять ресурсів кожного виду на ' +
            'гравця. Золото й ПО не закінчуються.',
        ),
        words(
          'Each player begins with 5 gold, 5 VP and one of each resource out of the supply.',
          'Chaque joueur commence avec 5 pièces d’or, 5 PV et une ressource de chaque type, ' +
            'prise dans la réserve.',
          'Кожен починає з 5 золотими, 5 ПО і по одному ресурсу кожного виду із запасу.',
        ),
        words(
          'Of each of the five building types two pieces stand on your player board, ready ' +
            'to build, and three lie in your personal supply.',
          'De chacun des cinq types de bâtiment, deux pions sont sur votre plateau ' +
            'individuel, prêts à construire, et trois dans votre réserve personnelle.',
          'З кожного з п’яти типів будівель дві фігурки стоять на вашому полі гравця, готові до ' +
            'будівництва, а три лежать в особистому запасі.',
        ),
        words(
          'The 96 cards are shuffled, five are dealt to each. The first player is drawn at ' +
            'random; turns go clockwise.',
          'Les 96 cartes sont mélangées, cinq distribuées à chacun. Le premier joueur est ' +
            'tiré au sort ; on joue dans le sens des aiguilles d’une montre.',
          '96 карт тасують і роздають по п’ять. Першого гравця визначає жереб; ходять за ' +
            'годинниковою стрілкою.',
        ),
      ),
    ],
  },
  {
    id: 'deus-secrets',
    ruleIds: ['D-S5'],
    title: words('What is hidden', 'Ce qui est caché', 'Що приховано'),
    body: [
      text(
        'Hidden are the hands, the order of the deck, discards under the top one, the faces ' +
          'of jokers, and how many VP each player has in all. Every gain or loss of VP is ' +
          'public when it happens, and you always see your own total. With the variant “open ' +
          'points”, everybody sees all totals.',
        'Sont cachés : les mains, l’ordre de la pioche, la défausse sous sa première carte, ' +
          'les faces des jokers et le total de PV de chacun. Tout gain ou perte de PV est ' +
          'public sur le moment, et vous voyez toujours votre total. Avec la variante « points ' +
          'visibles », tous les totaux sont connus.',
        'Приховані: карти на руках, порядок колоди, скид під верхньою картою, лицьовий бік ' +
          'джокерів і те, скільки ПО має кожен загалом. Кожна зміна ПО відкрита, коли ' +
          'стається, і свою суму ви бачите завжди. У варіанті «відкриті очки» всі бачать усі ' +
          'суми.',
      ),
    ],
  },
  {
    id: 'deus-turn',
    ruleIds: ['D-T1', 'D-T2', 'D-T3'],
    title: words('Your turn', 'Votre tour', 'Ваш хід'),
    body: [
      text(
        'One action: build a card from your hand, or make an offering. Building does not ' +
          'refill your hand, but if it is empty after your action you draw five cards.',
        'Une action : construire une carte de votre main, ou faire une offrande. Construire ' +
          'ne complète pas la main, mais si elle est vide après votre action, vous piochez ' +
          'cinq cartes.',
        'Одна дія: звести карту з руки або зробити підношення. Після будівництва карт не ' +
          'добирають, але якщо рука спорожніла, ви берете п’ять карт.',
      ),
      text(
        'A hand never holds more than ten cards: drawing simply stops there. When the deck ' +
          'is empty and a card must be drawn, the discard pile is shuffled into a new deck.',
        'Une main n’a jamais plus de dix cartes : la pioche s’arrête là. Quand la pioche est ' +
          'vide et qu’il faut une carte, la défausse est mélangée pour en former une nouvelle.',
        'На руці не буває понад десять карт: добір просто спиняється. Коли колода порожня, а ' +
          'карту треба добрати, скид тасують у нову колоду.',
      ),
      ruling(
        'If deck and discards are both empty, drawing stops. You pass only if you hold no ' +
          'card and there is none to draw.',
        'Si pioche et défausse sont vides, on ne pioche plus. On ne passe que si l’on n’a ' +
          'aucune carte et rien à piocher.',
        'Якщо порожні й колода, і скид, добір спиняється. Пропускає хід лише той, у кого ' +
          'немає карт і добрати нічого.',
      ),
    ],
  },
  {
    id: 'deus-build',
    ruleIds: ['D-B1'],
    title: words('Building a card', 'Construire une carte', 'Як звести карту'),
    figure: 'deus-card',
    body: [
      text(
        'This is for the five standard colours: maritime (blue), production (green), ' +
          'scientific (yellow), civil (brown) and military (red). You need a piece of that ' +
          'type on your player board, the whole cost, and a region where the piece may stand. ' +
          'Then, in this order:',
        'Ceci vaut pour les cinq couleurs standards : maritime (bleu), production (vert), ' +
          'scientifique (jaune), civile (brun) et militaire (rouge). Il faut un pion de ce ' +
          'type sur votre plateau individuel, tout le coût, et une région où placer le pion. ' +
          'Puis, dans cet ordre :',
        'Це стосується п’яти звичайних кольорів: морського (синій), виробничого (зелений), ' +
          'наукового (жовтий), громадського (коричневий) і військового (червоний). Потрібні ' +
          'фігурка цього типу на вашому полі гравця, уся вартість і регіон, де фігурка може ' +
          'стояти. Далі по порядку:',
      ),
      list(
        words(
          'the card goes on top of the column of its colour;',
          'la carte va au sommet de la colonne de sa couleur ;',
          'карту кладуть на верх стовпця її кольору;',
        ),
        words('you pay its cost;', 'vous payez son coût ;', 'ви сплачуєте вартість;'),
        words('you place the piece;', 'vous placez le pion ;', 'ви ставите фігурку;'),
        words(
          'villages that are now surrounded are attacked;',
          'les villages désormais encerclés sont attaqués ;',
          'атакують селища, які тепер оточено;',
        ),
        words(
          'every card of the column takes effect.',
          'toutes les cartes de la colonne agissent.',
          'діють усі карти стовпця.',
        ),
      ),
    ],
  },
  {
    id: 'deus-pay',
    ruleIds: ['D-B2'],
    title: words('Paying', 'Payer', 'Як платити'),
    body: [
      text(
        'A cost is made of resources and gold. Any resource in it may be replaced by 4 gold, ' +
          'even one you own; you choose which. This goes for building costs only, not for what ' +
          'you sell or return. Resources you pay go back to the supply.',
        'Un coût se compose de ressources et d’or. Chaque ressource peut y être remplacée ' +
          'par 4 pièces d’or, même si vous l’avez ; à vous de choisir lesquelles. Cela ne vaut ' +
          'que pour les coûts de construction, pas pour ce que vous vendez ou rendez. Les ' +
          'ressources payées retournent à la réserve.',
        'Вартість складається з ресурсів і золота. Будь-який її ресурс можна замінити 4 ' +
          'золотими, навіть якщо він у вас є; які саме — вирішуєте ви. Це стосується лише ' +
          'вартості будівництва, а не того, що ви продаєте чи повертаєте. Сплачені ресурси ' +
          'йдуть до запасу.',
      ),
      example(
        'A card that costs one wood: give a wood, or 4 gold.',
        'Une carte qui coûte un bois : donnez un bois, ou 4 pièces d’or.',
        'Карта коштує одне дерево: віддайте дерево або 4 золоті.',
      ),
    ],
  },
  {
    id: 'deus-place',
    ruleIds: ['D-B3', 'D-B4', 'D-B5', 'D-B6', 'D-B7'],
    title: words('Placing a piece', 'Placer un pion', 'Куди ставити фігурку'),
    figure: 'deus-placing',
    body: [
      text(
        'Your first piece goes to the edge of the board, with at least two empty regions ' +
          'between it and the first region of every other player. If no region is that far, ' +
          'those that are farthest are open.',
        'Votre premier pion va au bord du plateau, à deux régions vides au moins de la ' +
          'première région de chaque autre joueur. Si aucune n’est assez loin, les plus ' +
          'éloignées sont permises.',
        'Першу фігурку ставлять на краю грального поля, щонайменше за два порожні регіони від ' +
          'першого регіону кожного іншого гравця. Якщо таких далеких немає, годяться найдальші.',
      ),
      text('Every later piece goes', 'Chaque pion suivant va', 'Кожну наступну ставлять'),
      list(
        words(
          'to a region you occupy, if no piece of that type is there yet;',
          'dans une région que vous occupez, s’il ne s’y trouve pas encore de pion de ce type ;',
          'у регіон, що ви займаєте, якщо там ще немає фігурки цього типу;',
        ),
        words(
          'or to an empty region next to one you occupy;',
          'ou dans une région vide, voisine d’une de vos régions ;',
          'або в порожній регіон, прилеглий до вашого;',
        ),
        words(
          'or, for 3 VP that you must already have, to any empty region at the edge.',
          'ou, pour 3 PV que vous devez déjà avoir, dans n’importe quelle région vide du bord.',
          'або за 3 ПО, які у вас уже є, у будь-який порожній регіон на краю.',
        ),
      ),
      text(
        'Ships stand at sea, one to a region; everything else is built on land. Nothing is ' +
          'ever built on a village, not even after its fall. A region belongs to one player ' +
          'only.',
        'Les bateaux sont en mer, un par région ; tout le reste se construit sur terre. On ' +
          'ne construit jamais sur un village, même tombé. Une région n’est qu’à un seul ' +
          'joueur.',
        'Кораблі стоять на морі, по одному в регіоні; усе інше — на суходолі. На селищі ' +
          'ніколи не будують, навіть після його падіння. Регіон належить лише одному гравцеві.',
      ),
      ruling(
        'A first region counts even after its owner has left it. A place that is open to you ' +
          'anyway never costs VP, and your first piece cannot be bought in. The 3 VP are paid ' +
          'before any village is won.',
        'Une première région compte même après avoir été quittée. Un emplacement déjà permis ' +
          'ne coûte jamais de PV, et le premier pion ne peut pas être placé ainsi. Les 3 PV ' +
          'sont payés avant de gagner un village.',
        'Перший регіон рахується, навіть якщо його покинули. Місце, яке вам і так доступне, ' +
          'ніколи не коштує ПО, а першу фігурку так поставити не можна. 3 ПО сплачують до ' +
          'того, як здобуто селище.',
      ),
    ],
  },
  {
    id: 'deus-column',
    ruleIds: ['D-B8'],
    title: words('The column takes effect', 'La colonne agit', 'Стовпець діє'),
    figure: 'deus-column',
    body: [
      text(
        'All cards of the column take effect, one after another, from the oldest at the ' +
          'bottom to the one you have just built. Each looks at the board as it is at that ' +
          'moment, so the new piece already counts.',
        'Toutes les cartes de la colonne agissent l’une après l’autre, de la plus ancienne ' +
          'en bas à celle que vous venez de construire. Chacune regarde le plateau tel qu’il ' +
          'est à cet instant : le nouveau pion compte déjà.',
        'Усі карти стовпця діють одна за одною: від найстарішої внизу до щойно зведеної. ' +
          'Кожна дивиться на гральне поле, яким воно є цієї миті, тож нова фігурка вже рахується.',
      ),
      text(
        'Effects are offers, not duties: each may be declined, or used in part where it says ' +
          '“up to” or “any amount”.',
        'Les effets sont facultatifs : chacun peut être refusé, ou utilisé en partie là où il ' +
          'est écrit « jusqu’à » ou « autant que vous voulez ».',
        'Властивості — це можливості, а не обов’язки: від кожної можна відмовитися або ' +
          'скористатися нею частково, якщо сказано «до» чи «скільки завгодно».',
      ),
      example(
        'In your civil column lie Lumberjacks’ Guild and, on top, Forest Trading Post. With ' +
          'one forest you gain 1 VP, then 3 gold.',
        'Votre colonne civile contient la Guilde des bûcherons et, dessus, le Comptoir des ' +
          'forêts. Avec une forêt, vous gagnez 1 PV puis 3 pièces d’or.',
        'У громадському стовпці лежать «Гільдія лісорубів», а на ній «Лісова факторія». З ' +
          'одним лісом ви одержуєте 1 ПО, тоді 3 золоті.',
      ),
      ruling(
        'Plain gains of gold, VP, resources and pieces simply happen where declining them ' +
          'could make no difference; elsewhere you are asked. Pieces of your choice are taken ' +
          'all or not at all.',
        'Les simples gains d’or, de PV, de ressources et de pions ont lieu d’office là où les ' +
          'refuser ne changerait rien ; ailleurs, on vous le demande. Les pions au choix se ' +
          'prennent tous ou pas du tout.',
        'Прості здобутки — золото, ПО, ресурси, фігурки — відбуваються самі там, де відмова ' +
          'нічого не змінила б; деінде вас запитають. Фігурки на вибір беруть усі або жодної.',
      ),
    ],
  },
  {
    id: 'deus-temples',
    ruleIds: ['D-TP1', 'D-TP2', 'D-TP3', 'D-TP4', 'D-TP5', 'D-TP6'],
    title: words('Building a temple', 'Construire un temple', 'Як звести храм'),
    figure: 'deus-temple',
    body: [
      text(
        'A temple (purple) costs one of each resource; 4 gold for any of them as usual. Your ' +
          'first temple needs nothing else. The second needs at least one card in each of your ' +
          'five other columns, the third two in each, and so on.',
        'Un temple (violet) coûte une ressource de chaque type, remplaçable par 4 pièces ' +
          'd’or comme toujours. Le premier n’exige rien d’autre. Le deuxième exige au moins ' +
          'une carte dans chacune de vos cinq autres colonnes, le troisième deux, et ainsi de ' +
          'suite.',
        'Храм (фіолетовий) коштує по одному ресурсу кожного виду; кожен, як завжди, можна ' +
          'замінити 4 золотими. Для першого більше нічого не треба. Для другого треба ' +
          'щонайменше по карті в кожному з п’яти інших стовпців, для третього — по дві, і так ' +
          'далі.',
      ),
      text(
        'A temple piece from the supply goes into a land region where you have a building ' +
          'and no temple. It is a building wherever buildings are counted. An army alone with ' +
          'a temple may not leave it. If no temple piece is left, the card can still be built: ' +
          'nothing is placed and no region is needed.',
        'Un pion Temple de la réserve va dans une région terrestre où vous avez un bâtiment ' +
          'et pas de temple. Il compte comme un bâtiment. Une unité militaire seule avec un ' +
          'temple ne peut pas le quitter. S’il ne reste plus de pion Temple, la carte se ' +
          'construit quand même : on ne place rien, et aucune région n’est nécessaire.',
        'Фігурку храму із запасу ставлять у суходільний регіон, де є ваша будівля й немає ' +
          'храму. Вона — будівля скрізь, де будівлі рахують. Якщо в регіоні, крім храму, є ' +
          'лише військо, воно не може піти. Якщо фігурок храмів не лишилося, карту однаково ' +
          'можна звести: нічого не ставлять, і регіон не потрібен.',
      ),
      text(
        'A temple does nothing when it is built; it scores at the end, at most 12 VP.',
        'Un temple n’a pas d’effet à la construction ; il compte à la fin, 12 PV au plus.',
        'Коли храм зводять, він нічого не дає; очки за нього рахують наприкінці, щонайбільше ' +
          '12 ПО.',
      ),
      ruling(
        'While temple pieces are left, a temple without a region for it cannot be built.',
        'Tant qu’il reste des pions Temple, un temple sans région où le placer ne peut pas ' +
          'être construit.',
        'Доки є фігурки храмів, храм, який нікуди поставити, звести не можна.',
      ),
    ],
  },
  {
    id: 'deus-villages',
    ruleIds: ['D-V1', 'D-V2', 'D-V3'],
    title: words('Barbarian villages', 'Villages barbares', 'Селища варварів'),
    figure: 'deus-village',
    body: [
      text(
        'A village is attacked as soon as every region around it is occupied, by whomever, ' +
          'and at least one army stands in those regions. This is looked at after each ' +
          'placement, before the cards take effect, and after each finished move of an army.',
        'Un village est attaqué dès que toutes les régions autour de lui sont occupées, par ' +
          'qui que ce soit, et qu’au moins une unité militaire s’y trouve. On le vérifie après ' +
          'chaque placement, avant l’effet des cartes, et après chaque déplacement achevé ' +
          'd’une unité.',
        'Селище атакують, щойно всі регіони довкола нього зайнято — ким завгодно — і в них ' +
          'стоїть бодай одне військо. Це перевіряють після кожного розміщення, ще до дії карт, ' +
          'і після кожного завершеного пересування війська.',
      ),
      text(
        'Its VP go to the player with the most armies around it; in a tie, among those tied, ' +
          'to the one with the most buildings there; if that is equal too, they share, each ' +
          'rounded down. It does not matter whose turn it is.',
        'Ses PV vont au joueur qui a le plus d’unités autour ; à égalité, parmi les ex ' +
          'aequo, à celui qui y a le plus de bâtiments ; si c’est encore égal, ils partagent, ' +
          'en arrondissant à l’inférieur. Peu importe de qui c’est le tour.',
        'Його ПО дістаються тому, у кого довкола найбільше військ; за рівності — тому з ' +
          'рівних, у кого там найбільше будівель; якщо й тоді порівну, ПО ділять, заокруглюючи ' +
          'вниз. Чий зараз хід, не важить.',
      ),
      text(
        'From then on it is no longer a village for cards, but still nobody may build there.',
        'Dès lors, ce n’est plus un village pour les cartes, mais on ne peut toujours pas y ' +
          'construire.',
        'Відтоді для карт це вже не селище, але будувати там однаково не можна.',
      ),
      example(
        'An opponent puts a ship into the last open region beside a village worth 3 VP. The ' +
          'only army around it is yours: you win the 3 VP, although it is not your turn.',
        'Un adversaire place un bateau dans la dernière région libre à côté d’un village de ' +
          '3 PV. La seule unité militaire autour est à vous : vous gagnez les 3 PV, bien que ' +
          'ce ne soit pas votre tour.',
        'Суперник ставить корабель в останній вільний регіон біля селища з 3 ПО. Єдине ' +
          'військо довкола — ваше, тож 3 ПО здобуваєте ви, хоча хід і не ваш.',
      ),
      ruling(
        'Several villages at once are attacked in board order. Without an army there nobody ' +
          'wins, temples count in the tie-break, and a remainder is lost. A village emptied by ' +
          'cards stays a village until it is attacked.',
        'Plusieurs villages à la fois sont attaqués dans l’ordre du plateau. Sans unité sur ' +
          'place, on ne gagne rien ; les temples comptent pour départager, et le reste d’un ' +
          'partage est perdu. Un village vidé par des cartes reste un village jusqu’à son ' +
          'attaque.',
        'Якщо оточено кілька селищ одразу, їх атакують у порядку регіонів на гральному полі. Без ' +
          'війська поруч селища не здобути; храми рахуються за рівності, а неподільна решта ' +
          'пропадає. Селище, спорожнене картами, лишається селищем, доки його не атаковано.',
      ),
    ],
  },
  {
    id: 'deus-offering',
    ruleIds: ['D-O1', 'D-O3', 'D-O4'],
    title: words('Making an offering', 'Faire une offrande', 'Як зробити підношення'),
    body: [
      text(
        'Discard one card or more, and say only how many. You choose which one lies on top: ' +
          'its colour decides the god, the number of cards how strong the gift is. Then draw ' +
          'until you hold five cards; a larger hand stays as it is.',
        'Défaussez une carte ou plus, en n’annonçant que leur nombre. Vous choisissez celle ' +
          'du dessus : sa couleur décide du dieu, le nombre de cartes de la force du don. Puis ' +
          'piochez jusqu’à cinq cartes ; une main plus grande reste telle quelle.',
        'Скиньте одну карту або більше, оголосивши лише кількість. Ви вибираєте, яка ляже ' +
          'зверху: її колір визначає бога, а кількість карт — силу дару. Потім доберіть до ' +
          'п’яти карт; більша рука лишається як є.',
      ),
      text(
        'Pieces come from your personal supply onto your player board, resources from the ' +
          'general supply. What has run out is not gained.',
        'Les pions viennent de votre réserve personnelle et vont sur votre plateau ' +
          'individuel, les ressources viennent de la réserve générale. Ce qui est épuisé n’est ' +
          'pas gagné.',
        'Фігурки беруть з особистого запасу на поле гравця, ресурси — з основного. Чого не ' +
          'лишилося, того не одержати.',
      ),
      ruling(
        'The cards under the top one lie in random order. What a god gives cannot be declined.',
        'Les cartes sous celle du dessus sont dans un ordre aléatoire. Le don d’un dieu ne ' +
          'se refuse pas.',
        'Карти під верхньою лежать у випадковому порядку. Від дару бога відмовитися не можна.',
      ),
    ],
  },
  {
    id: 'deus-gods',
    ruleIds: ['D-O2'],
    title: words('The six gods', 'Les six dieux', 'Шестеро богів'),
    figure: 'deus-gods',
    body: [
      text(
        'For an offering of n cards:',
        'Pour une offrande de n cartes :',
        'За підношення з n карт:',
      ),
      list(
        words(
          'Neptune (blue): 2 gold per card, and a ship;',
          'Neptune (bleu) : 2 pièces d’or par carte, et un bateau ;',
          'Нептун (синій): 2 золоті за карту й корабель;',
        ),
        words(
          'Ceres (green): one resource of your choice per card, and a production building;',
          'Cérès (vert) : une ressource au choix par carte, et un bâtiment de production ;',
          'Церера (зелений): ресурс на вибір за кожну карту й виробнича будівля;',
        ),
        words(
          'Minerva (yellow): one extra card per card when you draw, and a scientific building;',
          'Minerve (jaune) : une carte de plus par carte au moment de piocher, et un ' +
            'bâtiment scientifique ;',
          'Мінерва (жовтий): за кожну карту ще одна під час добору й наукова будівля;',
        ),
        words(
          'Vesta (brown): 1 VP for one card, 2 VP for more, and a civil building;',
          'Vesta (brun) : 1 PV pour une carte, 2 PV pour davantage, et un bâtiment civil ;',
          'Веста (коричневий): 1 ПО за одну карту, 2 ПО за кілька й громадська будівля;',
        ),
        words(
          'Mars (red): one piece of your choice per card;',
          'Mars (rouge) : un pion au choix par carte ;',
          'Марс (червоний): фігурка на вибір за кожну карту;',
        ),
        words(
          'Jupiter (purple): the gift of any one of the other five.',
          'Jupiter (violet) : le don de l’un des cinq autres.',
          'Юпітер (фіолетовий): дар будь-кого з п’яти інших.',
        ),
      ),
      example(
        'Three cards with a temple on top, used for Ceres: three resources and a production ' +
          'building.',
        'Trois cartes, un temple sur le dessus, pour Cérès : trois ressources et un bâtiment ' +
          'de production.',
        'Три карти, зверху храм, викликано Цереру: три ресурси й виробнича будівля.',
      ),
    ],
  },
  {
    id: 'deus-armies',
    ruleIds: ['D-M1', 'D-M2'],
    title: words('How armies move', 'Comment se déplacent les unités', 'Як рухаються війська'),
    figure: 'deus-march',
    body: [
      text(
        'Armies move only through cards. One step leads to a neighbouring region. Your army ' +
          'may pass through regions of other players and villages, but not end there. It may ' +
          'enter a sea only where your own ship is, and may stop on it. No region ever holds ' +
          'two of your armies at the end of a move; on the way they may pass each other.',
        'Les unités militaires ne bougent que par des cartes. Un pas mène à une région ' +
          'voisine. Votre unité peut traverser les régions adverses et les villages, mais pas ' +
          's’y arrêter. Elle n’entre en mer que là où se trouve votre bateau, et peut s’y ' +
          'arrêter. Aucune région n’a deux de vos unités à la fin d’un déplacement ; en ' +
          'chemin, elles peuvent se croiser.',
        'Війська рухаються лише завдяки картам. Один крок веде в сусідній регіон. Ваше ' +
          'військо може пройти через чужі регіони й селища, але не спинитися там. На море воно ' +
          'входить лише туди, де стоїть ваш корабель, і може на ньому спинитися. Наприкінці ' +
          'пересування в регіоні не буває двох ваших військ; у дорозі вони можуть розминутися.',
      ),
      ruling(
        'An army may leave a region empty behind it and may end on empty land.',
        'Une unité peut laisser une région vide derrière elle et s’arrêter sur une terre vide.',
        'Військо може лишити по собі порожній регіон і спинитися на порожній землі.',
      ),
    ],
  },
  {
    id: 'deus-end',
    ruleIds: ['D-X1', 'D-X3', 'D-X4'],
    title: words('The end of the game', 'La fin de la partie', 'Кінець гри'),
    body: [
      text(
        'The end comes when no temple piece is left in the supply, or every village has been ' +
          'attacked. The round is finished, so that all have had equally many turns; then one ' +
          'last full round is played. Whoever has the most VP wins.',
        'La fin est déclenchée quand il ne reste plus de pion Temple en réserve, ou que tous ' +
          'les villages ont été attaqués. On termine le tour, pour que chacun ait joué autant ' +
          '; puis on joue un dernier tour complet. Qui a le plus de PV l’emporte.',
        'Кінець настає, коли в запасі не лишилося фігурок храмів або атаковано всі селища. ' +
          'Раунд дограють, щоб усі мали порівну ходів; тоді грають іще один, останній раунд. ' +
          'Перемагає той, у кого найбільше ПО.',
      ),
      ruling(
        'Equal VP share the victory. A game that is still running after 120 rounds ends there.',
        'À égalité, la victoire est partagée. Une partie qui dure encore après 120 tours ' +
          's’arrête là.',
        'За рівності ПО перемогу ділять. Гра, що триває й після 120 раундів, на цьому ' +
          'закінчується.',
      ),
    ],
  },
  {
    id: 'deus-scoring',
    ruleIds: ['D-X2'],
    title: words('Final points', 'Décompte final', 'Остаточний підрахунок'),
    body: [
      text('Everybody adds up:', 'Chacun additionne :', 'Кожен додає:'),
      list(
        words('the VP gained in play;', 'les PV gagnés en jeu ;', 'ПО, здобуті під час гри;'),
        words(
          'the worth of each temple, at most 12 VP apiece;',
          'la valeur de chaque temple, 12 PV au plus chacun ;',
          'цінність кожного храму, щонайбільше по 12 ПО;',
        ),
        words(
          '2 VP for having the most wood, likewise clay, stone, wheat and gold; you need at ' +
            'least one, and all who are tied get the 2 VP.',
          '2 PV pour la majorité en bois, de même en argile, pierre, blé et or ; il en faut ' +
            'au moins un, et tous les ex aequo reçoivent les 2 PV.',
          '2 ПО за найбільшу кількість дерева, так само глини, каменю, пшениці й золота; ' +
            'треба мати хоча б одну одиницю, а в разі рівності 2 ПО одержують усі рівні.',
        ),
      ),
    ],
  },
];

const variants: readonly Section[] = [
  {
    id: 'deus-start',
    ruleIds: ['D-W1'],
    title: words(
      'Variant: choosing your first pieces',
      'Variante : choisir ses premiers pions',
      'Варіант: набрати перші фігурки',
    ),
    body: [
      text(
        'Instead of two pieces of each type, everybody secretly picks 6 to 10 pieces (agreed ' +
          'before the game), at most five of a type, for the player board. The rest is the ' +
          'personal supply. The picks are made with the board in sight and before cards are ' +
          'dealt, and are revealed together. Ten is easy; six is for experts.',
        'Au lieu de deux pions par type, chacun choisit en secret 6 à 10 pions (nombre fixé ' +
          'avant la partie), cinq au plus par type, pour son plateau individuel. Le reste ' +
          'forme la réserve personnelle. Le choix se fait en voyant le plateau et avant la ' +
          'distribution, puis tous révèlent ensemble. Dix, c’est facile ; six, pour les ' +
          'experts.',
        'Замість двох фігурок кожного типу кожен таємно набирає від 6 до 10 фігурок (скільки ' +
          '— домовляються перед грою), щонайбільше п’ять одного типу, на поле гравця. Решта — ' +
          'особистий запас. Набирають, бачачи гральне поле, але до роздачі карт, а відкривають ' +
          'одночасно. Десять — легко; шість — для знавців.',
      ),
    ],
  },
  {
    id: 'deus-arrangement',
    ruleIds: ['D-W2'],
    title: words(
      'Variant: another board',
      'Variante : un autre plateau',
      'Варіант: інше гральне поле',
    ),
    body: [
      text(
        'The tiles may lie in other shapes, such as a line, a ring or a crescent, or in any ' +
          'connected shape of your own with the right number of tiles. Villages still never ' +
          'touch.',
        'Les tuiles peuvent former d’autres figures (ligne, anneau, croissant…) ou la vôtre, ' +
          'pourvu qu’elles soient reliées et en bon nombre. Les villages ne se touchent ' +
          'toujours pas.',
        'Плитки можуть лежати інакше: лінією, кільцем, півмісяцем або як завгодно, аби були ' +
          'з’єднані й у потрібній кількості. Селища однаково не торкаються.',
      ),
    ],
  },
  {
    id: 'deus-joker',
    ruleIds: ['D-W3'],
    title: words('Variant: jokers', 'Variante : jokers', 'Варіант: джокери'),
    body: [
      text(
        'Once a game you may build with any card laid face down, into any of the five ' +
          'standard columns. It costs as much gold as its rank there: 1 as the first card of ' +
          'the column, 2 as the second, and so on. You place a piece of the column’s type, and ' +
          'the other cards of the column take effect. The joker itself has none, but it counts ' +
          'as a card when you build temples. It never builds a temple.',
        'Une fois par partie, vous pouvez construire avec une carte quelconque posée face ' +
          'cachée, dans l’une des cinq colonnes standards. Elle coûte autant d’or que son rang ' +
          'dans la colonne : 1 si elle y est la première, 2 si elle est la deuxième, etc. Vous ' +
          'placez un pion du type de la colonne, et ses autres cartes agissent. Le joker n’a ' +
          'pas d’effet, mais compte comme une carte pour bâtir des temples. Il ne construit ' +
          'jamais un temple.',
        'Раз за гру можна звести будь-яку карту, поклавши її долілиць у будь-який із п’яти ' +
          'звичайних стовпців. Вона коштує стільки золотих, котрою лягає в стовпець: перша — 1 ' +
          'золотий, друга — 2 і так далі. Ви ставите фігурку типу цього стовпця, і діє решта ' +
          'його карт. Сам джокер не має властивості, але рахується як карта, коли зводять ' +
          'храми. Храму ним не звести.',
      ),
      ruling(
        'Any card can be the joker, a temple too. Its face stays secret to the end of the game.',
        'N’importe quelle carte peut servir de joker, même un temple. Sa face reste secrète ' +
          'jusqu’à la fin.',
        'Джокером може бути будь-яка карта, навіть храм. Що це за карта, не відкривають до ' +
          'кінця гри.',
      ),
    ],
  },
  {
    id: 'deus-egypt',
    ruleIds: ['D-W4'],
    title: words('Variant: cards of Egypt', 'Variante : cartes d’Égypte', 'Варіант: карти Єгипту'),
    body: [
      text(
        'Each colour may be played with the cards of the base game or with those of Egypt; ' +
          'see its own rules.',
        'Chaque couleur peut se jouer avec les cartes de base ou avec celles d’Égypte ; ' +
          'voyez ses règles.',
        'Для кожного кольору можна взяти карти основної гри або Єгипту; про них є окремі правила.',
      ),
    ],
  },
];

export const sections: readonly Section[] = [...play, ...cardSections, ...variants];
