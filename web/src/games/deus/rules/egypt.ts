/* The rules of Deus: Egypt, for those who know Deus. */
import { example, list, ruling, text, words, type Section } from '../../../words/rules/section';

export const sections: readonly Section[] = [
  {
    id: 'egypt-idea',
    ruleIds: ['E-G1'],
    title: words('Six modules', 'Six modules', 'Шість наборів'),
    body: [
      text(
        'Before the game each colour is set to base or Egypt: 64 combinations. There are ' +
          'always 16 cards of each colour, 96 in all. What belongs to a module is in play only ' +
          'with its colour: the market with blue, barques with green, the scribe with brown, ' +
          'combat tokens with red. Everything else is as in Deus.',
        'Avant la partie, chaque couleur est jouée en version de base ou Égypte : 64 ' +
          'combinaisons. Il y a toujours 16 cartes par couleur, 96 en tout. Le matériel d’un ' +
          'module n’est en jeu qu’avec sa couleur : le marché avec le bleu, les barques avec ' +
          'le vert, le scribe avec le brun, les jetons Combat avec le rouge. Tout le reste est ' +
          'comme dans Deus.',
        'Перед грою для кожного кольору вибирають основні карти або єгипетські: 64 ' +
          'поєднання. Карт кожного кольору завжди 16, разом 96. Те, що належить до набору, у ' +
          'грі лише з його кольором: ринок — із синім, барки — із зеленим, писар — із ' +
          'коричневим, бойові жетони — з червоним. Решта — як у Deus.',
      ),
      text(
        'Two new words. The rank of a card is its place in its column, counted from the ' +
          'bottom. An ocean is a group of neighbouring seas, across tiles.',
        'Deux mots nouveaux. Le rang d’une carte est sa place dans sa colonne, à partir du ' +
          'bas. Un océan est un groupe de mers voisines, d’une tuile à l’autre.',
        'Два нові слова. Ранг карти — її місце в стовпці, рахуючи знизу. Океан — група ' +
          'сусідніх морів, хоч би й на різних плитках.',
      ),
    ],
  },
  {
    id: 'egypt-once',
    ruleIds: ['E-G2', 'E-G3'],
    title: words('Once effects', 'Effets « 1 fois »', 'Одноразові властивості'),
    figure: 'egypt-card',
    body: [
      text(
        'Many cards have two effects. The main effect works every time the column does. The ' +
          'once effect works only when the card is laid: at its turn in the column, right ' +
          'before or right after its main effect, as you choose, and never again. Both are ' +
          'optional.',
        'Beaucoup de cartes ont deux effets. L’effet principal agit chaque fois que la ' +
          'colonne agit. L’effet « 1 fois » n’agit qu’à la pose de la carte : à son tour dans ' +
          'la colonne, juste avant ou juste après son effet principal, à votre choix, et plus ' +
          'jamais ensuite. Les deux sont facultatifs.',
        'Багато карт мають дві властивості. Основна спрацьовує щоразу, коли діє стовпець. ' +
          'Одноразова — лише тоді, коли карту кладуть: коли до неї дійде черга в стовпці, ' +
          'відразу до або відразу після основної, як захочете, і більше ніколи. Обидві ' +
          'необов’язкові.',
      ),
      ruling(
        'You say before, after or never when the card’s turn comes; a once effect that could ' +
          'do nothing is not asked about. Activating the card by other means never triggers its ' +
          'once effect. Plain gains happen without a question where declining them could make ' +
          'no difference. It can where a Seasonal Production or a Barn would fill the room that ' +
          'an Intensive Production later in the turn is to use: then you are asked.',
        'Vous dites avant, après ou jamais quand vient le tour de la carte ; si l’effet « 1 fois ' +
          '» ne peut rien faire, on ne le demande pas. L’activer autrement ne déclenche jamais ' +
          'son effet « 1 fois ». Les simples gains ont lieu sans question là où les refuser ne ' +
          'changerait rien. Mais quand une Production saisonnière ou une Grange remplirait la ' +
          'place destinée à une Production intensive qui suit dans le même tour, on vous le ' +
          'demande.',
        'Коли до карти доходить черга, ви кажете: до, після чи ніколи; якщо одноразова ' +
          'властивість нічого не змінила б, про неї не питають. Активація в інший спосіб ' +
          'одноразової властивості не запускає. Прості здобутки відбуваються без запитань там, ' +
          'де відмова нічого не змінила б. А якщо «Сезонне виробництво» чи «Комора» зайняли б ' +
          'місце, потрібне пізніше цього ходу «Інтенсивному виробництву», вас запитають.',
      ),
    ],
  },
  {
    id: 'egypt-condition',
    ruleIds: ['E-G4', 'E-G5'],
    title: words(
      'Where a card may be built; jokers',
      'Où une carte se construit ; jokers',
      'Де можна будувати; джокери',
    ),
    body: [
      text(
        'Some cards show a number of buildings: their piece may only be placed where you ' +
          'already have at least that many. Temples count, combat tokens and the scribe do ' +
          'not. The 3-VP place at the edge cannot satisfy this, since it is empty.',
        'Certaines cartes montrent un nombre de bâtiments : leur pion ne se place que là où ' +
          'vous en avez déjà au moins autant. Les temples comptent, pas les jetons Combat ni ' +
          'le scribe. L’emplacement du bord à 3 PV ne convient pas, puisqu’il est vide.',
        'На деяких картах зазначено кількість будівель: їхню фігурку ставлять лише там, де у ' +
          'вас уже є щонайменше стільки. Храми рахуються, бойові жетони й писар — ні. Місце на ' +
          'краю за 3 ПО не годиться, бо воно порожнє.',
      ),
      ruling(
        'A joker has a rank, but no effect, no once effect and no condition, and for ' +
          'everything except temples it has no colour.',
        'Un joker a un rang, mais ni effet, ni effet « 1 fois », ni condition ; sauf pour ' +
          'les temples, il n’a pas de couleur.',
        'Джокер має ранг, але не має ні властивостей, ні умови; для всього, крім храмів, він ' +
          'безбарвний.',
      ),
    ],
  },
  {
    id: 'egypt-market',
    ruleIds: ['E-M1', 'E-M2', 'E-M3', 'E-M4', 'E-M5'],
    title: words('Blue: the market', 'Bleu : le marché', 'Сині карти: ринок'),
    figure: 'egypt-market',
    body: [
      text(
        'The market has three spaces: 2 gold and 1 VP, 4 gold and 2 VP, 6 gold and 3 VP. A ' +
          'token of each resource begins in the middle and moves through once effects. Where ' +
          'it lies says',
        'Le marché a trois cases : 2 pièces d’or et 1 PV, 4 pièces d’or et 2 PV, 6 pièces ' +
          'd’or et 3 PV. Un jeton de chaque ressource commence au milieu et se déplace par des ' +
          'effets « 1 fois ». Sa place dit',
        'На ринку три клітинки: 2 золоті й 1 ПО, 4 золоті й 2 ПО, 6 золотих і 3 ПО. Жетон ' +
          'кожного ресурсу починає посередині, а рухають його одноразові властивості. Його ' +
          'місце визначає,',
      ),
      list(
        words(
          'how much gold replaces that resource in any building cost, temples included;',
          'combien d’or remplace cette ressource dans tout coût de construction, temples compris ;',
          'скільки золота замінює цей ресурс у будь-якій вартості будівництва, храмів також;',
        ),
        words(
          'what the cards of this module pay or ask for it;',
          'ce que les cartes de ce module en donnent ou en demandent ;',
          'скільки за нього платять чи беруть карти цього набору;',
        ),
        words(
          'how many VP its majority is worth at the end. Gold stays at 2 VP.',
          'combien de PV vaut sa majorité à la fin. L’or reste à 2 PV.',
          'скільки ПО дає наприкінці його найбільша кількість. За золото — завжди 2 ПО.',
        ),
      ),
      example(
        'Wheat lies on 2 gold: a wheat in a cost may be replaced by 2 gold. Wood lies on 3 ' +
          'VP: having the most wood at the end is worth 3 VP.',
        'Le blé est à 2 pièces d’or : un blé d’un coût peut être remplacé par 2 pièces d’or. ' +
          'Le bois est à 3 PV : la majorité en bois vaut 3 PV à la fin.',
        'Пшениця на клітинці 2 золотих: пшеницю у вартості можна замінити 2 золотими. Дерево ' +
          'на клітинці 3 ПО: найбільше дерева наприкінці дає 3 ПО.',
      ),
      text(
        'A once effect on the market never interrupts a sale: it happens wholly before it or ' +
          'wholly after. The price that counts for building is the one at the moment you pay.',
        'Un effet « 1 fois » sur le marché n’interrompt jamais une vente : il a lieu ' +
          'entièrement avant ou entièrement après. Pour construire, le prix est celui du ' +
          'moment où vous payez.',
        'Одноразова властивість на ринку ніколи не перериває продажу: вона відбувається ' +
          'цілком до або цілком після. Для будівництва важить ціна тієї миті, коли ви платите.',
      ),
      ruling(
        'With four players the tokens are taken out of the supply, with fewer from the box. ' +
          'Tokens may share a space; one at the end of the row stays there when it should go ' +
          'further. Without this module every resource is worth 4 gold and 2 VP.',
        'À quatre joueurs, les jetons sont pris dans la réserve ; à moins, dans la boîte. ' +
          'Plusieurs jetons peuvent partager une case ; au bout, un jeton qui devrait aller ' +
          'plus loin reste là. Sans ce module, chaque ressource vaut 4 pièces d’or et 2 PV.',
        'Учотирьох жетони беруть із запасу, удвох і втрьох — із коробки. Жетони можуть ' +
          'ділити клітинку; жетон на краю, що мав би йти далі, лишається на місці. Без цього ' +
          'набору кожен ресурс вартий 4 золоті й 2 ПО.',
      ),
    ],
  },
  {
    id: 'egypt-maritime',
    ruleIds: [],
    title: words('Blue: the cards', 'Bleu : les cartes', 'Сині карти: що вони роблять'),
    body: [
      list(
        words(
          'Barges: sell one or two lots of two of one kind, each lot for its VP on the market.',
          'Barges : vendez un ou deux lots de deux ressources d’un type, chaque lot pour sa ' +
            'valeur en PV au marché.',
          'Баржі: продайте одну або дві партії по два ресурси одного виду, кожну за його ' +
            'ринковою вартістю в ПО.',
        ),
        words(
          'Papyrus boats: sell any amount of one kind at its gold value.',
          'Barques en papyrus : vendez autant que vous voulez d’un type, à sa valeur en or.',
          'Папірусні човни: продайте скільки завгодно ресурсів одного виду за його вартістю ' +
            'в золоті.',
        ),
        words(
          'Grand Souk: sell up to four resources of any kinds at their gold values.',
          'Grand souk : vendez jusqu’à quatre ressources de tous types à leur valeur en or.',
          '«Великий базар»: продайте до чотирьох будь-яких ресурсів за їхньою вартістю в золоті.',
        ),
        words(
          'Merchant Ship: return one of each resource for 6 VP.',
          'Navire marchand : remettez une ressource de chaque type pour 6 PV.',
          '«Торговий корабель»: поверніть по одному ресурсу кожного виду за 6 ПО.',
        ),
        words(
          'Souk: move one of your ships within its ocean, past other ships, to a free sea; ' +
            'also buy up to five resources at half their gold values. Either may be left out.',
          'Souk : déplacez un de vos bateaux dans son océan, en passant les autres, vers une ' +
            'mer libre ; achetez aussi jusqu’à cinq ressources à la moitié de leur valeur en ' +
            'or. L’un ou l’autre est facultatif.',
          '«Базар»: пересуньте один свій корабель у межах його океану, повз інші, до ' +
            'вільного моря; також купіть до п’яти ресурсів за половину їхньої вартості в ' +
            'золоті. Можна зробити й лише щось одне.',
        ),
      ),
      example(
        'Wheat at 2 gold and stone at 6: the Grand Souk sells one wheat and three stone for ' +
          '20 gold.',
        'Blé à 2 pièces d’or et pierre à 6 : le Grand souk vend un blé et trois pierres pour ' +
          '20 pièces d’or.',
        'Пшениця по 2 золоті, камінь по 6: «Великий базар» продає одну пшеницю й три камені ' +
          'за 20 золотих.',
      ),
      ruling(
        'The Souk sails first, then buys. A ship on which your army stands does not sail.',
        'Le Souk navigue d’abord, puis achète. Un bateau qui porte votre unité militaire ne ' +
          'bouge pas.',
        '«Базар» спершу пливе, тоді купує. Корабель, на якому стоїть ваше військо, не рухається.',
      ),
    ],
  },
  {
    id: 'egypt-barques',
    ruleIds: ['E-B1', 'E-B2', 'E-B3'],
    title: words('Green: barques', 'Vert : les barques', 'Зелені карти: барки'),
    figure: 'egypt-barques',
    body: [
      text(
        'Resources lie in barques of size 1, 2 or 3: one resource of any kind per slot, ' +
          'rearranged freely at any time. You begin with a barque of size 2 and one of size 3. ' +
          'At the end of your own turn, after drawing cards, whatever has no slot goes back to ' +
          'the supply; you choose what. On the turns of others nothing is checked.',
        'Les ressources se rangent dans des barques de taille 1, 2 ou 3 : une ressource ' +
          'quelconque par emplacement, réorganisées librement à tout moment. Vous commencez ' +
          'avec une barque de taille 2 et une de taille 3. À la fin de votre tour, après la ' +
          'pioche, ce qui n’a pas de place retourne à la réserve, à votre choix. Aux tours des ' +
          'autres, on ne vérifie rien.',
        'Ресурси лежать у барках розміру 1, 2 чи 3: по одному ресурсу будь-якого виду на ' +
          'місце, перекладати можна будь-коли. Ви починаєте з баркою розміру 2 і баркою ' +
          'розміру 3. Наприкінці вашого ходу, після добору карт, усе, чому забракло місця, ' +
          'повертається до запасу; що саме — вирішуєте ви. У чужі ходи нічого не перевіряють.',
      ),
      text(
        'New barques come only from the once effects of green cards; there are always enough ' +
          'of them.',
        'Les nouvelles barques viennent seulement des effets « 1 fois » des cartes vertes ; ' +
          'il y en a toujours assez.',
        'Нові барки дають лише одноразові властивості зелених карт; барок завжди вистачає.',
      ),
    ],
  },
  {
    id: 'egypt-production',
    ruleIds: [],
    title: words('Green: the cards', 'Vert : les cartes', 'Зелені карти: що вони роблять'),
    body: [
      list(
        words(
          'Seasonal productions: gain two of one resource.',
          'Productions saisonnières : gagnez deux ressources d’un type.',
          'Сезонні виробництва: одержте два ресурси одного виду.',
        ),
        words(
          'Barn: each of your production buildings gives one of its region.',
          'Grange : chacun de vos bâtiments de production donne une ressource de sa région.',
          '«Комора»: кожна ваша виробнича будівля дає ресурс свого регіону.',
        ),
        words(
          'Mill: costs as much gold as its rank, and lets one production building give as ' +
            'many resources as its rank.',
          'Moulin : coûte autant d’or que son rang, et fait donner à un bâtiment de ' +
            'production autant de ressources que son rang.',
          '«Млин»: коштує стільки золотих, скільки становить його ранг, і одна виробнича ' +
            'будівля дає стільки ж ресурсів.',
        ),
        words(
          'Relocated Production: choose a production building; gain as many resources as you ' +
            'have buildings in its region, each of a kind that some neighbouring land gives, ' +
            'whoever holds it.',
          'Production délocalisée : choisissez un bâtiment de production ; gagnez autant de ' +
            'ressources que vous avez de bâtiments dans sa région, chacune d’un type que donne ' +
            'une terre voisine, quel qu’en soit l’occupant.',
          '«Перенесене виробництво»: виберіть виробничу будівлю; одержте стільки ресурсів, ' +
            'скільки ваших будівель у її регіоні, кожен такий, який дає котрась сусідня земля, ' +
            'хай чия вона.',
        ),
        words(
          'Intensive Production: one production building fills one of your barques, as far ' +
            'as you have room.',
          'Production intensive : un bâtiment de production remplit une de vos barques, dans ' +
            'la limite de la place libre.',
          '«Інтенсивне виробництво»: виробнича будівля заповнює одну вашу барку, наскільки є ' +
            'вільного місця.',
        ),
      ),
      example(
        'A Mill of rank 2 costs 2 gold and gives two resources each time.',
        'Un Moulin de rang 2 coûte 2 pièces d’or et donne deux ressources à chaque fois.',
        '«Млин» рангу 2 коштує 2 золоті й щоразу дає два ресурси.',
      ),
      ruling(
        'Intensive Production always uses your largest barque: any other could only give less.',
        'La Production intensive utilise toujours votre plus grande barque : une autre ne ' +
          'pourrait que donner moins.',
        '«Інтенсивне виробництво» завжди бере найбільшу барку: інша могла б дати лише менше.',
      ),
    ],
  },
  {
    id: 'egypt-science',
    ruleIds: [],
    title: words(
      'Yellow: ranks and once effects',
      'Jaune : rangs et effets « 1 fois »',
      'Жовті карти: ранги й одноразові властивості',
    ),
    body: [
      list(
        words(
          'Royal archives: once, 2 VP per card of a certain colour you have played. Main: ' +
            'activate another card of the same rank, of any colour.',
          'Archives royales : une fois, 2 PV par carte d’une certaine couleur que vous avez ' +
            'posée. Principal : activez une autre carte du même rang, de n’importe quelle ' +
            'couleur.',
          'Царські архіви: одноразово 2 ПО за кожну зіграну вами карту певного кольору. ' +
            'Основна властивість: активуйте іншу карту того самого рангу, будь-якого кольору.',
        ),
        words(
          'Egyptian Library: once, activate any one of your cards. Main: activate a card of ' +
            'rank 1 of another colour.',
          'Bibliothèque égyptienne : une fois, activez n’importe quelle carte à vous. ' +
            'Principal : activez une carte de rang 1 d’une autre couleur.',
          '«Єгипетська бібліотека»: одноразово активуйте будь-яку свою карту. Основна: ' +
            'активуйте карту рангу 1 іншого кольору.',
        ),
        words(
          'Architect’s Office: once, fill your player board up to two pieces of each type. ' +
            'Main: draw the top two cards of the discard pile.',
          'Bureau d’architecte : une fois, complétez votre plateau individuel à deux pions ' +
            'de chaque type. Principal : piochez les deux premières cartes de la défausse.',
          '«Бюро архітектора»: одноразово доповніть поле гравця до двох фігурок кожного типу. ' +
            'Основна: доберіть дві верхні карти скиду.',
        ),
        words(
          'School of Scribes: once, 1 VP per card in hand. Main: discard any number of ' +
            'cards, then draw as many.',
          'École des scribes : une fois, 1 PV par carte en main. Principal : défaussez ' +
            'autant de cartes que vous voulez, puis piochez-en autant.',
          '«Школа писарів»: одноразово 1 ПО за кожну карту на руці. Основна: скиньте скільки ' +
            'завгодно карт і доберіть стільки ж.',
        ),
        words(
          'House of Life: once, 2 gold per piece on your player board. Main: say a number, ' +
            'pay that much gold, draw so many cards.',
          'Maison de vie : une fois, 2 pièces d’or par pion sur votre plateau individuel. ' +
            'Principal : annoncez un nombre, payez autant de pièces d’or, piochez autant de ' +
            'cartes.',
          '«Дім життя»: одноразово 2 золоті за кожну фігурку на полі гравця. Основна: назвіть ' +
            'число, сплатіть стільки золотих, доберіть стільки карт.',
        ),
        words(
          'Manufactory: once, 1 VP per two pieces on your player board. Main: a piece of ' +
            'your choice.',
          'Manufacture : une fois, 1 PV par paire de pions sur votre plateau individuel. ' +
            'Principal : un pion au choix.',
          '«Мануфактура»: одноразово 1 ПО за кожні дві фігурки на полі гравця. Основна: фігурка ' +
            'на вибір.',
        ),
        words(
          'Observatory: once, 5 gold. Main: put one of your gold for good on another card ' +
            'without a coin, and activate it.',
          'Observatoire : une fois, 5 pièces d’or. Principal : placez définitivement une de ' +
            'vos pièces d’or sur une autre carte qui n’en a pas, et activez-la.',
          '«Обсерваторія»: одноразово 5 золотих. Основна: покладіть назавжди один свій ' +
            'золотий на іншу карту без монети й активуйте її.',
        ),
      ),
      ruling(
        'A coin on a card counts for nobody. Played temples are never activated. A card that ' +
          'is taking effect, in either of its effects, cannot be activated.',
        'Une pièce posée sur une carte ne compte pour personne. Les temples posés ne ' +
          's’activent jamais. Une carte en train d’agir, par l’un ou l’autre effet, ne peut ' +
          'pas être activée.',
        'Монета на карті не рахується нікому. Зведених храмів не активують. Карту, що саме ' +
          'діє — основною чи одноразовою властивістю, — активувати не можна.',
      ),
    ],
  },
  {
    id: 'egypt-scribe',
    ruleIds: ['E-C1'],
    title: words('Brown: the scribe', 'Brun : le scribe', 'Коричневі карти: писар'),
    figure: 'egypt-scribe',
    body: [
      text(
        'Whenever you place a civil piece, your scribe moves under it, before the cards take ' +
          'effect. It is no building and occupies nothing. The civil cards look at where it ' +
          'stands; each comes in a golden version (3 gold per unit) and a famous one (1 VP per ' +
          'unit):',
        'Chaque fois que vous placez un pion civil, votre scribe va dessous, avant l’effet ' +
          'des cartes. Il n’est pas un bâtiment et n’occupe rien. Les cartes civiles regardent ' +
          'où il se trouve ; chacune existe en version dorée (3 pièces d’or par unité) et ' +
          'célèbre (1 PV par unité) :',
        'Щоразу, коли ви ставите громадську фігурку, писар переходить під неї — ще до дії ' +
          'карт. Він не будівля й нічого не займає. Громадські карти дивляться, де він стоїть; ' +
          'кожна має золоту версію (3 золоті за одиницю) і славетну (1 ПО за одиницю):',
      ),
      list(
        words(
          'inn: regions you occupy with the same terrain as the scribe’s, that one included;',
          'auberge : les régions que vous occupez du même terrain que celle du scribe, ' +
            'celle-ci comprise ;',
          'заїзд: зайняті вами регіони тієї самої місцевості, що й у писаря, разом із його ' +
            'регіоном;',
        ),
        words(
          'village house: your buildings in the scribe’s region;',
          'maison de village : vos bâtiments dans la région du scribe ;',
          'сільський дім: ваші будівлі в регіоні писаря;',
        ),
        words(
          'isolated house: empty regions around the scribe, land or sea; an attacked village ' +
            'counts as empty here;',
          'maison isolée : les régions vides autour du scribe, terre ou mer ; un village ' +
            'attaqué compte ici comme vide ;',
          'самотній дім: порожні регіони довкола писаря, суходіл чи море; атаковане селище ' +
            'тут рахується порожнім;',
        ),
        words(
          'palace: regions you occupy on the scribe’s Continent tile;',
          'palais : les régions que vous occupez sur la tuile Continent du scribe ;',
          'палац: зайняті вами регіони на плитці континенту, де писар;',
        ),
        words(
          'lighthouse: seas of one ocean beside the scribe’s region, at most four.',
          'phare : les mers d’un océan voisin de la région du scribe, quatre au plus.',
          'маяк: моря одного океану поруч із регіоном писаря, щонайбільше чотири.',
        ),
      ),
      ruling(
        'Of several oceans the lighthouse counts the largest. Before your first civil piece, ' +
          'scribe effects give nothing.',
        'De plusieurs océans, le phare compte le plus grand. Avant votre premier pion civil, ' +
          'les effets de scribe ne donnent rien.',
        'З кількох океанів маяк рахує найбільший. Доки ви не поставили жодної громадської ' +
          'фігурки, писар нічого не дає.',
      ),
    ],
  },
  {
    id: 'egypt-tokens',
    ruleIds: ['E-K1', 'E-K2', 'E-K3'],
    title: words('Red: combat tokens', 'Rouge : les jetons Combat', 'Червоні карти: бойові жетони'),
    figure: 'egypt-tokens',
    body: [
      text(
        'You own five combat tokens. They begin beside your supply; once effects bring them ' +
          'onto your player board, and only those can be spent, always as you please. A spent ' +
          'token goes back beside the supply, unless a card puts it on the map or in front of ' +
          'another player.',
        'Vous avez cinq jetons Combat. Ils commencent près de votre réserve ; des effets « 1 ' +
          'fois » les amènent sur votre plateau individuel, et seuls ceux-là se dépensent, ' +
          'toujours librement. Un jeton dépensé retourne près de la réserve, sauf si une carte ' +
          'le place sur le plateau de jeu ou chez un autre joueur.',
        'У вас п’ять бойових жетонів. Спершу вони лежать біля запасу; одноразові властивості ' +
          'переносять їх на поле гравця, і витрачати можна лише ті, що там, — завжди за ' +
          'бажанням. Витрачений жетон повертається на місце біля запасу, якщо карта не ставить ' +
          'його на гральне поле чи перед іншим гравцем.',
      ),
      text(
        'A region with your token on the map is occupied by you: you may build in it and ' +
          'beside it, others may neither build nor end a move in it, and it helps to surround a ' +
          'village. The token is neither army nor building. Your army may end there.',
        'Une région du plateau avec votre jeton est occupée par vous : vous pouvez y ' +
          'construire et à côté, les autres ne peuvent ni y construire ni s’y arrêter, et elle ' +
          'aide à encercler un village. Le jeton n’est ni une unité ni un bâtiment. Votre unité ' +
          'peut s’y arrêter.',
        'Регіон із вашим жетоном на гральному полі займаєте ви: ви можете будувати в ньому й ' +
          'поруч, інші не можуть у ньому ні будувати, ні спинитися, і він допомагає оточити ' +
          'селище. Жетон — не військо й не будівля. Ваше військо може там спинитися.',
      ),
      text(
        'When you build in a region with your token, you may move the token to an empty ' +
          'region beside it; otherwise it goes back beside your supply. Villages are looked at ' +
          'after that.',
        'Quand vous construisez dans une région avec votre jeton, vous pouvez le déplacer ' +
          'vers une région vide voisine ; sinon il retourne près de votre réserve. On vérifie ' +
          'ensuite les villages.',
        'Коли ви будуєте в регіоні зі своїм жетоном, можете пересунути жетон у порожній ' +
          'регіон поруч; інакше він повертається на місце біля запасу. Після цього перевіряють ' +
          'селища.',
      ),
      ruling(
        'A sea held only by your token is closed to armies, and a token does not let an army ' +
          'abandon a temple. A token may be moved out to sea.',
        'Une mer tenue seulement par votre jeton est fermée aux unités, et un jeton ne ' +
          'permet pas à une unité d’abandonner un temple. Un jeton peut être déplacé en mer.',
        'Море, яке тримає лише жетон, для військ закрите, і жетон не дозволяє війську ' +
          'покинути храм. Пересунути жетон можна й на море.',
      ),
    ],
  },
  {
    id: 'egypt-military',
    ruleIds: [],
    title: words('Red: the cards', 'Rouge : les cartes', 'Червоні карти: що вони роблять'),
    body: [
      list(
        words(
          'Archers: spend two tokens; an army of yours beside a village attacks it alone, ' +
            'and you gain its VP. Then that army may move one step.',
          'Archers : dépensez deux jetons ; une de vos unités voisine d’un village l’attaque ' +
            'seule, et vous en gagnez les PV. Puis cette unité peut faire un pas.',
          '«Лучники»: витратьте два жетони; ваше військо поруч із селищем саме атакує його, ' +
            'і ви одержуєте його ПО. Тоді це військо може зробити крок.',
        ),
        words(
          'Chariots: spend one; move any of your armies, each once, to regions you occupy ' +
            'that have no army (at sea only onto your ship).',
          'Armée de chars : dépensez-en un ; déplacez vos unités, chacune une fois au plus, ' +
            'vers des régions que vous occupez sans unité (en mer, seulement sur votre bateau).',
          '«Колісниці»: витратьте один; пересуньте свої війська, кожне щонайбільше раз, до ' +
            'зайнятих вами регіонів без війська (на морі — лише на свій корабель).',
        ),
        words(
          'Barracks: spend one; it takes an empty region beside one of your armies.',
          'Caserne : dépensez-en un ; il prend une région vide voisine d’une de vos unités.',
          '«Казарма»: витратьте один; він займає порожній регіон поруч із вашим військом.',
        ),
        words(
          'Camels: move one army any number of steps; one token opens the way through land ' +
            'of others and villages not yet attacked.',
          'Chameaux : déplacez une unité d’autant de pas que vous voulez ; un jeton ouvre le ' +
            'passage par les terres adverses et les villages pas encore attaqués.',
          '«Верблюди»: пересуньте одне військо на скільки завгодно кроків; один жетон ' +
            'відкриває шлях чужою землею та ще не атакованими селищами.',
        ),
        words(
          'Fortress: put a token for good on the pieces of one type on the player board of ' +
            'somebody beside one of your armies. One of those pieces goes back to their ' +
            'supply, and whenever they gain pieces of that type, you gain as many.',
          'Forteresse : placez définitivement un jeton sur les pions d’un type, sur le ' +
            'plateau individuel d’un joueur voisin d’une de vos unités. L’un de ces pions ' +
            'retourne dans sa réserve, et chaque fois qu’il gagne des pions de ce type, vous ' +
            'en gagnez autant.',
          '«Фортеця»: поставте назавжди жетон на фігурки одного типу на полі гравця, що поруч ' +
            'із вашим військом. Одна з них повертається до його запасу, і щоразу, коли він ' +
            'одержує фігурки цього типу, ви одержуєте стільки ж.',
        ),
        words(
          'Garrison: put a token for good on the last card of a column of such a player, and ' +
            'steal as many VP as its rank, at most three.',
          'Garnison : placez définitivement un jeton sur la dernière carte d’une colonne ' +
            'd’un tel joueur, et volez autant de PV que son rang, trois au plus.',
          '«Гарнізон»: поставте назавжди жетон на останню карту стовпця такого гравця й ' +
            'украдіть стільки ПО, скільки становить її ранг, щонайбільше три.',
        ),
      ),
      text(
        'Each type of pieces of a player can bear one fortress in the whole game, and each ' +
          'column one garrison, whoever puts it there. Empty ones cannot be chosen.',
        'Chaque type de pions d’un joueur ne reçoit qu’une forteresse dans toute la partie, ' +
          'et chaque colonne qu’une garnison, de qui que ce soit. On ne peut pas choisir un ' +
          'type ou une colonne vide.',
        'Кожен тип фігурок гравця може мати за всю гру лише одну фортецю, а кожен стовпець — ' +
          'один гарнізон, хай чий. Порожніх вибирати не можна.',
      ),
      ruling(
        'Pieces gained through a fortress trigger no other fortress. Where a free way ' +
          'exists, camels spend no token.',
        'Les pions gagnés par une forteresse n’en déclenchent pas une autre. Si un chemin ' +
          'libre existe, les chameaux ne dépensent pas de jeton.',
        'Фігурки, одержані через фортецю, іншої фортеці не запускають. Якщо є вільний шлях, ' +
          'верблюди жетона не витрачають.',
      ),
    ],
  },
  {
    id: 'egypt-temples',
    ruleIds: ['E-T1', 'E-T2'],
    title: words(
      'Purple: temples of Egypt',
      'Violet : temples d’Égypte',
      'Фіолетові карти: храми Єгипту',
    ),
    body: [
      text(
        'They cost and need what every temple does, but they work from the moment they lie ' +
          'in the column and score nothing at the end by themselves.',
        'Ils coûtent et exigent ce que demande tout temple, mais agissent dès qu’ils sont ' +
          'dans la colonne et ne comptent rien par eux-mêmes à la fin.',
        'Вони коштують і вимагають того самого, що й будь-який храм, але діють, щойно лягли ' +
          'в стовпець, і самі наприкінці нічого не дають.',
      ),
      list(
        words(
          'Amun, Anubis, Apis, Aten: 4 VP at once, and one wheat, wood, clay or stone that you ' +
            'may use in each later construction whose cost asks for it. It counts for no ' +
            'majority.',
          'Amon, Anubis, Apis, Aton : 4 PV aussitôt, et un blé, un bois, une argile ou une ' +
            'pierre que vous pouvez utiliser à chaque construction suivante dont le coût en ' +
            'demande. Il ne compte pour aucune majorité.',
          'Амон, Анубіс, Апіс, Атон: 4 ПО відразу й одна пшениця, дерево, глина чи камінь, якими ' +
            'можна скористатися в кожному наступному будівництві, що їх вимагає. Для найбільшої ' +
            'кількості не рахуються.',
        ),
        words(
          'Isis: 4 VP at once, and you refill your hand to seven cards instead of five.',
          'Isis : 4 PV aussitôt, et vous complétez votre main à sept cartes au lieu de cinq.',
          'Ісіда: 4 ПО відразу, і на руку ви добираєте до семи карт замість п’яти.',
        ),
        words(
          'Ptah: 4 VP at once, and your offerings count one card more.',
          'Ptah : 4 PV aussitôt, et vos offrandes comptent une carte de plus.',
          'Птах: 4 ПО відразу, і ваші підношення рахуються на одну карту більшими.',
        ),
        words(
          'Maat, Min, Montu, Mut, Neith: 4 VP at once, and once you may lay a card of a ' +
            'certain colour in another standard column. The piece is of the card’s type, the ' +
            'other column takes effect; for temples the card counts by its own colour.',
          'Maât, Min, Montou, Mout, Neith : 4 PV aussitôt, et une fois vous pouvez poser une ' +
            'carte d’une certaine couleur dans une autre colonne standard. Le pion est du type ' +
            'de la carte, c’est l’autre colonne qui agit ; pour les temples, la carte compte ' +
            'selon sa couleur.',
          'Маат, Мін, Монту, Мут, Нейт: 4 ПО відразу, і один раз можна покласти карту ' +
            'певного кольору в інший звичайний стовпець. Фігурка — за типом карти, діє той ' +
            'інший стовпець; для храмів карта рахується за своїм кольором.',
        ),
        words(
          'Hathor, Horus, Seth, Sobek, Thoth: 3 VP lie on the card. Each time its condition ' +
            'occurs you gain one of them and 3 VP more, until none is left. The conditions: ' +
            'any player attacks a village; any player builds a temple; you build in a region ' +
            'that then has exactly two, exactly three, or at least four of your buildings. ' +
            'What is left on the card is yours at the end.',
          'Hathor, Horus, Seth, Sobek, Thot : 3 PV sont sur la carte. Chaque fois que sa ' +
            'condition se produit, vous en gagnez un et 3 PV de plus, jusqu’à épuisement. Les ' +
            'conditions : un joueur attaque un village ; un joueur construit un temple ; vous ' +
            'construisez dans une région qui a alors exactement deux, exactement trois, ou au ' +
            'moins quatre de vos bâtiments. Ce qui reste sur la carte est à vous à la fin.',
          'Хатхор, Гор, Сет, Себек, Тот: на карті лежать 3 ПО. Щоразу, коли виконано її ' +
            'умову, ви одержуєте одне з них і ще 3 ПО, доки вони не скінчаться. Умови: ' +
            'будь-хто атакує селище; будь-хто зводить храм; ви будуєте в регіоні, де після ' +
            'цього рівно дві, рівно три або щонайменше чотири ваші будівлі. Решта з карти — ' +
            'ваша наприкінці.',
        ),
      ),
      text(
        'Variant “mixed temples”: all 32 temples of both games are shuffled, and 16 of them ' +
          'go into the deck.',
        'Variante « temples mélangés » : les 32 temples des deux jeux sont mélangés, et 16 ' +
          'd’entre eux vont dans la pioche.',
        'Варіант «храми впереміш»: усі 32 храми з обох ігор тасують, і 16 із них ідуть у колоду.',
      ),
      ruling(
        'Temples that save a resource never pay for their own construction; they are used ' +
          'without a question where paying otherwise could not be better. VP on cards are open ' +
          'and can be neither stolen nor spent. A counter works on its own construction where ' +
          'its condition fits. Horus counts a temple even if no piece is placed, the last three ' +
          'only if one is; Hathor counts every attacked village, empty ones and those of archers ' +
          'too.',
        'Un temple qui épargne une ressource ne paie jamais sa propre construction ; il ' +
          's’utilise sans question là où payer autrement ne pourrait pas être mieux. Les PV ' +
          'posés sur une carte sont visibles et ne peuvent être ni volés ni dépensés. Un temple ' +
          'à compteur agit dès sa propre construction si sa condition est remplie. Horus compte ' +
          'un temple même sans pion placé, les trois derniers seulement si un pion est placé ; ' +
          'Hathor compte tout village attaqué, même vide ou pris par des archers.',
        'Храми, що заощаджують ресурс, за власне будівництво не платять; вони діють без запитань ' +
          'там, де платити інакше не могло б бути краще. ПО на картах відкриті; їх не можна ні ' +
          'вкрасти, ні витратити. Храм-лічильник спрацьовує й на власне зведення, якщо його ' +
          'умову виконано. Гор рахує храм, навіть якщо фігурки не поставлено, останні три — лише ' +
          'якщо поставлено; Хатхор рахує кожне атаковане селище, зокрема порожнє й узяте ' +
          'лучниками.',
      ),
    ],
  },
];
