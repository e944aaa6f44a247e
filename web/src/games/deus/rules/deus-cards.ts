/* The six families of cards of Deus. What a single card does is written on the card. */
import { list, ruling, text, words, type Section } from '../../../words/rules/section';

export const cardSections: readonly Section[] = [
  {
    id: 'deus-maritime',
    ruleIds: [],
    title: words('Blue: trade', 'Bleu : le commerce', 'Сині карти: торгівля'),
    body: [
      list(
        words(
          'Galley: buy up to three resources of your choice for 1 gold each.',
          'Galère : achetez jusqu’à trois ressources au choix, à 1 pièce d’or l’unité.',
          '«Галера»: купіть до трьох ресурсів на вибір, по 1 золотому.',
        ),
        words(
          'Sailing ships: sell any amount of one kind for 4 gold each.',
          'Voiliers : vendez autant que vous voulez d’un type, à 4 pièces d’or l’unité.',
          'Вітрильники: продайте скільки завгодно ресурсів одного виду, по 4 золоті.',
        ),
        words(
          'Small ports: sell up to six of one kind for 1 VP each.',
          'Petits ports : vendez jusqu’à six ressources d’un type, à 1 PV l’unité.',
          'Малі порти: продайте до шести ресурсів одного виду, по 1 ПО.',
        ),
        words(
          'Large ports: sell up to two pairs of two kinds for 3 VP a pair.',
          'Grands ports : vendez jusqu’à deux paires de deux types, à 3 PV la paire.',
          'Великі порти: продайте до двох пар із двох видів, по 3 ПО за пару.',
        ),
      ),
      text(
        'What you sell goes back to the supply; what you buy comes from it.',
        'Ce que vous vendez retourne à la réserve ; ce que vous achetez en vient.',
        'Продане повертається до запасу, куплене беруть із нього.',
      ),
    ],
  },
  {
    id: 'deus-production',
    ruleIds: [],
    title: words('Green: resources', 'Vert : les ressources', 'Зелені карти: ресурси'),
    body: [
      list(
        words(
          'Small Production Building: one of your production buildings gives one resource of ' +
            'its region.',
          'Petit bâtiment de production : un de vos bâtiments de production donne une ' +
            'ressource de sa région.',
          '«Мала виробнича будівля»: одна ваша виробнича будівля дає ресурс свого регіону.',
        ),
        words(
          'Large Production Building: each of them gives one.',
          'Grand bâtiment de production : chacun en donne une.',
          '«Велика виробнича будівля»: кожна дає по одному.',
        ),
        words(
          'Cooperatives: two resources per production building of yours on one kind of land.',
          'Coopératives : deux ressources par bâtiment de production que vous avez sur un ' +
            'type de terrain.',
          'Кооперативи: по два ресурси за кожну вашу виробничу будівлю на певній місцевості.',
        ),
        words(
          'Brickyard, Sawmill, Quarry, Farm: choose one swamp, forest, mountain or field you ' +
            'occupy; one of its resource per building of yours there.',
          'Briqueterie, Scierie, Carrière, Ferme : choisissez un marécage, une forêt, une ' +
            'montagne ou un champ que vous occupez ; une ressource par bâtiment que vous y ' +
            'avez.',
          '«Цегельня», «Лісопильня», «Каменоломня», «Ферма»: виберіть одне болото, ліс, гору ' +
            'чи поле, що ви займаєте; по ресурсу за кожну вашу будівлю там.',
        ),
      ),
      ruling(
        'The last four need no production building in that region, and count every piece of ' +
          'yours, army and temple included.',
        'Ces quatre dernières n’exigent aucun bâtiment de production dans la région et ' +
          'comptent tous vos pions, unités militaires et temple compris.',
        'Для останніх чотирьох виробнича будівля в регіоні не потрібна; рахують усі ваші ' +
          'фігурки, зокрема військо й храм.',
      ),
    ],
  },
  {
    id: 'deus-scientific',
    ruleIds: [],
    title: words('Yellow: knowledge', 'Jaune : la science', 'Жовті карти: наука'),
    body: [
      list(
        words(
          'School and Workshop: a card, or a piece of your choice, per region with at least ' +
            'two of your buildings.',
          'École et Atelier : une carte, ou un pion au choix, par région ayant au moins deux ' +
            'de vos bâtiments.',
          '«Школа» й «Майстерня»: карта або фігурка на вибір за кожен регіон, де є ' +
            'щонайменше дві ваші будівлі.',
        ),
        words(
          'Library: draw two cards. Architects: two pieces of your choice.',
          'Bibliothèque : piochez deux cartes. Architectes : deux pions au choix.',
          '«Бібліотека»: доберіть дві карти. «Архітектори»: дві фігурки на вибір.',
        ),
        words(
          'Academies: activate one of your cards of a certain colour, that is, use its ' +
            'effect once more.',
          'Académies : activez une de vos cartes d’une certaine couleur, c’est-à-dire ' +
            'utilisez son effet une fois de plus.',
          'Академії: активуйте одну свою карту певного кольору, тобто ще раз скористайтеся ' +
            'її властивістю.',
        ),
      ),
      text(
        'Pieces of your choice may be of any of the five types in your personal supply; ' +
          'temples are not among them.',
        'Les pions se choisissent librement parmi les cinq types de votre réserve ' +
          'personnelle ; les temples n’en sont pas.',
        'Фігурки вибирають вільно з п’яти типів в особистому запасі; храмів серед них немає.',
      ),
      ruling(
        'A card that is taking effect cannot be activated before it is done; one that is ' +
          'done can. What counts is the colour of the card itself.',
        'Une carte en train d’agir ne peut pas être activée avant d’avoir fini ; une fois ' +
          'finie, elle peut l’être. C’est la couleur de la carte elle-même qui compte.',
        'Карту, що саме діє, активувати не можна, доки вона не завершить; ту, що завершила, ' +
          '— можна. Важить колір самої карти.',
      ),
    ],
  },
  {
    id: 'deus-civil',
    ruleIds: [],
    title: words(
      'Brown: cities and land',
      'Brun : villes et terres',
      'Коричневі карти: міста й землі',
    ),
    body: [
      list(
        words(
          'Guilds and trading posts: 1 VP, or 3 gold, per region you occupy of one kind of land.',
          'Guildes et comptoirs : 1 PV, ou 3 pièces d’or, par région que vous occupez d’un ' +
            'type de terrain.',
          'Гільдії та факторії: 1 ПО або 3 золоті за кожен зайнятий вами регіон певної місцевості.',
        ),
        words(
          'Forum and Market Hall: 1 VP, or 3 gold, per pair of regions that each have at ' +
            'least two of your buildings.',
          'Forum et Halles : 1 PV, ou 3 pièces d’or, par paire de régions ayant chacune au ' +
            'moins deux de vos bâtiments.',
          '«Форум» і «Критий ринок»: 1 ПО або 3 золоті за кожну пару регіонів, де є ' +
            'щонайменше по дві ваші будівлі.',
        ),
        words(
          'Baths and Villa: 1 VP, or 3 gold, per region with at least three of your buildings.',
          'Thermes et Villa : 1 PV, ou 3 pièces d’or, par région ayant au moins trois de vos ' +
            'bâtiments.',
          '«Терми» й «Вілла»: 1 ПО або 3 золоті за кожен регіон, де є щонайменше три ваші будівлі.',
        ),
      ),
    ],
  },
  {
    id: 'deus-military',
    ruleIds: [],
    title: words('Red: armies', 'Rouge : les unités militaires', 'Червоні карти: війська'),
    body: [
      list(
        words(
          'Siege Tower: take 2 VP, or what is left, from one village beside one of your armies.',
          'Tour de siège : prenez 2 PV, ou ce qui reste, à un village voisin d’une de vos unités.',
          '«Облогова вежа»: візьміть 2 ПО або скільки лишилося з одного селища поруч із ' +
            'вашим військом.',
        ),
        words(
          'Ballista: 4 gold per village beside which you have an army.',
          'Baliste : 4 pièces d’or par village voisin d’une de vos unités.',
          '«Баліста»: 4 золоті за кожне селище, поруч із яким є ваше військо.',
        ),
        words(
          'Legion: move one army up to two steps, then steal 3 gold from one player beside it.',
          'Légion : déplacez une unité de deux pas au plus, puis volez 3 pièces d’or à un ' +
            'joueur voisin.',
          '«Легіон»: пересуньте одне військо щонайбільше на два кроки, тоді вкрадіть 3 ' +
            'золоті в одного гравця поруч.',
        ),
        words(
          'War Elephants: one step, then steal 1 VP in the same way.',
          'Éléphants de guerre : un pas, puis volez 1 PV de la même façon.',
          '«Бойові слони»: один крок, тоді так само вкрадіть 1 ПО.',
        ),
        words(
          'Corsairs: steal 3 gold for each enemy ship beside at least one of your armies.',
          'Corsaires : volez 3 pièces d’or pour chaque bateau adverse voisin d’au moins une ' +
            'de vos unités.',
          '«Корсари»: украдіть по 3 золоті за кожен ворожий корабель поруч із вашим військом.',
        ),
      ),
      text(
        'Stealing takes at most what the victim has.',
        'On ne vole jamais plus que ce que possède la victime.',
        'Украсти можна щонайбільше стільки, скільки в жертви є.',
      ),
      ruling(
        'The army need not move before a theft, and anybody beside it may be chosen, ' +
          'whatever they own. If the move makes a village fall, that comes before the theft.',
        'L’unité n’est pas obligée de bouger avant un vol, et vous pouvez choisir tout joueur ' +
          'voisin, quoi qu’il possède. Si le déplacement fait tomber un village, cela précède ' +
          'le vol.',
        'Перед крадіжкою рухатися не обов’язково, і вибрати можна будь-кого поруч, хай що ' +
          'він має. Якщо через пересування падає селище, це стається до крадіжки.',
      ),
    ],
  },
  {
    id: 'deus-temple-cards',
    ruleIds: [],
    title: words('Purple: temples', 'Violet : les temples', 'Фіолетові карти: храми'),
    body: [
      text(
        'Sixteen temples, one copy of each, count different things at the end: regions, ' +
          'certain land, cities, resources or gold you hold, seas, armies, complete rows of ' +
          'cards. Each is worth at most 12 VP. The table always shows what yours are worth.',
        'Seize temples, chacun unique, comptent des choses diverses à la fin : régions, ' +
          'terrains, villes, ressources ou or en votre possession, mers, unités militaires, ' +
          'rangées complètes de cartes. Chacun vaut 12 PV au plus. La table montre à tout ' +
          'moment ce que valent les vôtres.',
        'Шістнадцять храмів, усі різні, рахують наприкінці різне: регіони, певну місцевість, ' +
          'міста, ваші ресурси чи золото, моря, війська, повні ряди карт. Кожен дає ' +
          'щонайбільше 12 ПО. Скільки ваші варті зараз, видно на столі.',
      ),
    ],
  },
];
