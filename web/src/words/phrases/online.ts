/* Online tables: lobby, waiting room, what stands around a table, accounts. */
import { joined, type Words } from '../language';

export const online = {
  'online.title': { en: 'Online tables', fr: 'Tables en ligne', uk: 'Столи онлайн' },

  'online.status.connecting': { en: 'Connecting…', fr: 'Connexion…', uk: 'З’єднуємося…' },
  'online.status.reconnecting': {
    en: 'The connection was lost. Coming back…',
    fr: 'Connexion perdue. Nouvel essai…',
    uk: 'Зв’язок утрачено. Відновлюємо…',
  },
  'online.status.offline': {
    en: 'The server cannot be reached. Nothing is lost: the page goes on trying.',
    fr: 'Le serveur est injoignable. Rien n’est perdu : la page continue d’essayer.',
    uk: 'Сервер недоступний. Нічого не втрачено: сторінка пробує далі.',
  },
  'online.status.stale': {
    en: 'This page is older or newer than its server. Close all its windows and open it again.',
    fr:
      'Cette page n’a pas la même version que son serveur. Fermez toutes ses fenêtres et ' +
      'rouvrez-la.',
    uk: 'Версії цієї сторінки й сервера різні. Закрийте всі її вікна й відкрийте знову.',
  },
  'online.absent': {
    en: joined(
      'No table server answers here. Either there is no network, or these pages are served ',
      'without tables. Against bots and at one screen you can play all the same.',
    ),
    fr:
      'Aucun serveur de tables ne répond ici. Soit il n’y a pas de réseau, soit ces pages sont ' +
      'servies sans tables. Contre des bots ou à un seul écran, vous pouvez jouer quand même.',
    uk:
      'Сервер столів тут не відповідає. Або немає мережі, або ці сторінки працюють без столів. ' +
      'Проти ботів і за одним екраном грати можна й так.',
  },
  'online.tryAgain': { en: 'Try again', fr: 'Réessayer', uk: 'Спробувати ще раз' },
  'online.sending': {
    en: 'Your answer is on its way…',
    fr: 'Votre réponse est en route…',
    uk: 'Надсилаємо вашу відповідь…',
  },

  'online.refused.lost': {
    en: 'The connection was lost; please try again.',
    fr: 'La connexion a été perdue ; réessayez.',
    uk: 'Зв’язок утрачено; спробуйте ще раз.',
  },
  'online.refused.bad': {
    en: 'The server did not understand that.',
    fr: 'Le serveur n’a pas compris.',
    uk: 'Сервер цього не зрозумів.',
  },
  'online.refused.who': {
    en: 'Please give your name first.',
    fr: 'Indiquez d’abord votre nom.',
    uk: 'Спершу назвіться, будь ласка.',
  },
  'online.refused.account': {
    en: 'This is for people with an account.',
    fr: 'C’est réservé aux personnes qui ont un compte.',
    uk: 'Це лише для тих, хто має обліковий запис.',
  },
  'online.refused.absent': {
    en: 'There is no such table.',
    fr: 'Cette table n’existe pas.',
    uk: 'Такого столу немає.',
  },
  'online.refused.not-yours': {
    en: 'This is not yours to see or do.',
    fr: 'Cela ne vous est pas permis ici.',
    uk: 'Це доступно не вам.',
  },
  'online.refused.stale': {
    en: 'The table has moved on.',
    fr: 'La table a avancé entre-temps.',
    uk: 'За столом уже пішли далі.',
  },
  'online.refused.illegal': {
    en: 'The rules do not allow this.',
    fr: 'Les règles ne le permettent pas.',
    uk: 'Правила цього не дозволяють.',
  },
  'online.refused.taken': {
    en: 'This is already taken.',
    fr: 'C’est déjà pris.',
    uk: 'Це вже зайнято.',
  },
  'online.refused.full': {
    en: 'There is no room left.',
    fr: 'Il n’y a plus de place.',
    uk: 'Місця більше немає.',
  },
  'online.refused.slow-down': {
    en: 'That was too fast; wait a moment.',
    fr: 'Trop vite ; attendez un instant.',
    uk: 'Зашвидко; зачекайте трохи.',
  },
  'online.refused.password': {
    en: 'Name and password do not match.',
    fr: 'Le nom et le mot de passe ne correspondent pas.',
    uk: 'Ім’я й пароль не збігаються.',
  },
  'online.refused.storage': {
    en: 'The server could not keep this; nothing was changed. Please try again soon.',
    fr: 'Le serveur n’a pas pu l’enregistrer ; rien n’a changé. Réessayez bientôt.',
    uk: 'Сервер не зміг цього зберегти; нічого не змінилося. Спробуйте трохи згодом.',
  },
  'online.refused.server': {
    en: 'The server failed. Please try again.',
    fr: 'Le serveur a échoué. Réessayez.',
    uk: 'Збій сервера. Спробуйте ще раз.',
  },

  'online.name': {
    en: 'Your name at the table',
    fr: 'Votre nom à la table',
    uk: 'Ваше ім’я за столом',
  },
  'online.nameAbout': {
    en: 'A name is enough. This browser remembers you.',
    fr: 'Un nom suffit. Ce navigateur se souvient de vous.',
    uk: 'Досить імені. Цей браузер вас запам’ятає.',
  },
  'online.enter': { en: 'That’s me', fr: 'C’est moi', uk: 'Це я' },
  'online.enterAndSit': { en: 'Sit down', fr: 'S’asseoir', uk: 'Сісти за стіл' },
  'online.haveAccount': {
    en: 'I have an account',
    fr: 'J’ai un compte',
    uk: 'У мене є обліковий запис',
  },
  'online.youAre': { en: 'You are {name}', fr: 'Vous êtes {name}', uk: 'Ви — {name}' },
  'online.guest': { en: 'guest', fr: 'sans compte', uk: 'без облікового запису' },
  'online.account': { en: 'Your account', fr: 'Votre compte', uk: 'Обліковий запис' },

  'online.yours': { en: 'Your tables', fr: 'Vos tables', uk: 'Ваші столи' },
  'online.public': { en: 'Open to all', fr: 'Ouvertes à tous', uk: 'Відкриті для всіх' },
  'online.noPublic': {
    en: 'No public table at the moment. Create one, and others will find it here.',
    fr: 'Aucune table publique pour l’instant. Créez-en une, les autres la trouveront ici.',
    uk: 'Зараз відкритих столів немає. Створіть свій — інші знайдуть його тут.',
  },
  'online.create': { en: 'Create a table', fr: 'Créer une table', uk: 'Створити стіл' },
  'online.createTitle': { en: 'A new table', fr: 'Nouvelle table', uk: 'Новий стіл' },
  'online.join': { en: 'Join', fr: 'Rejoindre', uk: 'Приєднатися' },
  'online.watch': { en: 'Watch', fr: 'Regarder', uk: 'Дивитися' },
  'online.goOn': { en: 'Go on', fr: 'Continuer', uk: 'Грати далі' },
  'online.phase.waiting': {
    en: 'waits for players',
    fr: 'attend des joueurs',
    uk: 'чекає на гравців',
  },
  'online.phase.playing': { en: 'being played', fr: 'en cours', uk: 'триває гра' },
  'online.phase.over': { en: 'finished', fr: 'terminée', uk: 'завершено' },
  'online.yourTurn': { en: 'Your turn', fr: 'À vous', uk: 'Ваш хід' },
  'online.yourTurnAt': { en: 'Your turn · {game}', fr: 'À vous · {game}', uk: 'Ваш хід · {game}' },
  'online.theirTurn': { en: '{name} to play', fr: '{name} joue', uk: 'ходить {name}' },

  'online.game': { en: 'Game', fr: 'Jeu', uk: 'Гра' },
  'online.seat.person': { en: 'A person', fr: 'Une personne', uk: 'Людина' },
  'online.seat.you': { en: 'You', fr: 'Vous', uk: 'Ви' },
  'online.seatPerson.about': {
    en: 'Free until somebody sits down.',
    fr: 'Libre jusqu’à ce que quelqu’un s’assoie.',
    uk: 'Вільне, доки хтось не сяде.',
  },
  'online.who': { en: 'Who may come', fr: 'Qui peut venir', uk: 'Хто може прийти' },
  'online.private': {
    en: 'Friends with the link',
    fr: 'Les amis qui ont le lien',
    uk: 'Друзі з посиланням',
  },
  'online.isPublic': { en: 'Anybody', fr: 'Tout le monde', uk: 'Будь-хто' },
  'online.rated': { en: 'Rated', fr: 'Classée', uk: 'Рейтингова' },
  'online.casual': { en: 'Casual', fr: 'Amicale', uk: 'Товариська' },
  'online.ratedAbout': {
    en: 'The result changes the ratings of all with an account; no hints at the table.',
    fr: 'Le résultat change le classement de ceux qui ont un compte ; pas de conseils à la table.',
    uk: 'Результат змінює рейтинги всіх, хто має обліковий запис; за столом без підказок.',
  },
  'online.terms': {
    en: 'Clock, absence, rating',
    fr: 'Pendule, absences, classement',
    uk: 'Годинник, відсутність, рейтинг',
  },
  'online.clock': { en: 'Clock', fr: 'Pendule', uk: 'Годинник' },
  'online.clock.none': { en: 'no clock', fr: 'sans pendule', uk: 'без годинника' },
  'online.clock.bank': {
    en: '{minutes} min + {n} s a turn',
    fr: '{minutes} min + {n} s par tour',
    uk: '{minutes} хв + {n} с на хід',
  },
  'online.clock.days': {
    en: '{n} {n:day|days} a move',
    fr: '{n} {n:jour|jours} par coup',
    uk: '{n} {n:день|дні|днів} на хід',
  },
  'online.time.days': {
    en: '{days} d {hours} h',
    fr: '{days} j {hours} h',
    uk: '{days} дн {hours} год',
  },
  'online.gone': {
    en: 'When somebody is gone',
    fr: 'Si quelqu’un disparaît',
    uk: 'Якщо хтось зник',
  },
  'online.gone.wait': { en: 'We wait', fr: 'On attend', uk: 'Чекаємо' },
  'online.gone.substitute': {
    en: 'Another person may sit down',
    fr: 'Une autre personne peut s’asseoir',
    uk: 'Може сісти хтось інший',
  },
  'online.gone.bot': {
    en: 'A bot plays until they are back',
    fr: 'Un bot joue jusqu’à son retour',
    uk: 'Бот грає, доки людина не повернеться',
  },
  'online.goneAbout': {
    en: joined(
      'Somebody counts as gone when their clock has run out, or after two minutes away during ',
      'their turn.',
    ),
    fr:
      'C’est le cas quand son temps est écoulé, ou après deux minutes d’absence pendant son ' +
      'tour.',
    uk: 'Зник той, у кого вийшов час або хто дві хвилини був відсутній у свій хід.',
  },
  'online.makeTable': { en: 'Create the table', fr: 'Créer la table', uk: 'Створити стіл' },
  'online.needPerson': {
    en: 'One seat must be for you.',
    fr: 'Une place doit être pour vous.',
    uk: 'Одне місце має бути для вас.',
  },

  'online.room': { en: 'Table of {game}', fr: 'Table de {game}', uk: 'Стіл: {game}' },
  'online.invite': {
    en: 'Invite by link',
    fr: 'Inviter par un lien',
    uk: 'Запросити за посиланням',
  },
  'online.inviteAbout': {
    en: joined(
      'Whoever opens this link can sit down. It is the key of the table: send it to friends ',
      'only.',
    ),
    fr: 'Qui ouvre ce lien peut s’asseoir. C’est la clé de la table : ne l’envoyez qu’à vos amis.',
    uk: 'Хто відкриє це посилання, зможе сісти. Це ключ від столу: надсилайте лише друзям.',
  },
  'online.copy': { en: 'Copy the link', fr: 'Copier le lien', uk: 'Копіювати посилання' },
  'online.copied': { en: 'Copied', fr: 'Copié', uk: 'Скопійовано' },
  'online.share': { en: 'Share', fr: 'Partager', uk: 'Поділитися' },
  'online.free': { en: 'Free seat', fr: 'Place libre', uk: 'Вільне місце' },
  'online.sit': { en: 'Sit down here', fr: 'S’asseoir ici', uk: 'Сісти тут' },
  'online.stand': { en: 'Stand up', fr: 'Se lever', uk: 'Встати' },
  'online.ready': { en: 'I am ready', fr: 'On peut commencer', uk: 'Можна починати' },
  'online.isReady': { en: 'ready', fr: 'c’est bon', uk: 'готово' },
  'online.notReady': { en: 'not ready yet', fr: 'pas encore', uk: 'ще не готово' },
  'online.startsWhen': {
    en: 'The game begins as soon as every seat is taken and all are ready.',
    fr: 'La partie commence dès que toutes les places sont prises et que chacun l’a confirmé.',
    uk: 'Гра почнеться, щойно всі місця буде зайнято й усі будуть готові.',
  },
  'online.waitingFor': {
    en: 'Waiting for {names}',
    fr: 'On attend {names}',
    uk: 'Чекаємо: {names}',
  },
  'online.waitingForPeople': {
    en: 'Waiting for {n} more {n:person|people}',
    fr: 'On attend encore {n} {n:personne|personnes}',
    uk: 'Чекаємо ще {n} {n:людину|людини|людей}',
  },
  'online.fair': {
    en: joined(
      'When you are ready, your browser adds its own random bytes to the shuffle. After the ',
      'game anybody can check it.',
    ),
    fr:
      'À ce moment, votre navigateur ajoute ses propres octets aléatoires au mélange. Après la ' +
      'partie, chacun peut le vérifier.',
    uk:
      'У цю мить ваш браузер додає до тасування власні випадкові байти. Після гри це може ' +
      'перевірити кожен.',
  },
  'online.spectator': { en: 'You are watching', fr: 'Vous regardez', uk: 'Ви дивитеся' },

  'online.around': {
    en: 'Players and clocks',
    fr: 'Joueurs et pendules',
    uk: 'Гравці й годинники',
  },
  'online.here': { en: 'here', fr: 'en ligne', uk: 'тут' },
  'online.notHere': { en: 'not here', fr: 'hors ligne', uk: 'не тут' },
  'online.playedByBot': { en: 'a bot plays', fr: 'un bot joue', uk: 'грає бот' },
  'online.openSeat': {
    en: 'open to a substitute',
    fr: 'ouverte à un remplaçant',
    uk: 'можна замінити',
  },
  'online.resigned': { en: 'has resigned', fr: 'a abandonné', uk: 'більше не грає' },
  'online.bot': { en: 'bot', fr: 'bot', uk: 'бот' },
  'online.timeLeft': { en: '{time} left', fr: 'reste {time}', uk: 'лишилося {time}' },
  'online.menu': {
    en: 'More about this table',
    fr: 'Autour de cette table',
    uk: 'Ще про цей стіл',
  },
  'online.chat': { en: 'Chat', fr: 'Discussion', uk: 'Розмова' },
  'online.chatUnread': {
    en: 'Chat, {n} new {n:line|lines}',
    fr: 'Discussion, {n} {n:nouveau message|nouveaux messages}',
    uk: 'Розмова, {n} {n:нове повідомлення|нові повідомлення|нових повідомлень}',
  },
  'online.chatEmpty': {
    en: 'Nobody has said anything yet.',
    fr: 'Personne n’a encore rien dit.',
    uk: 'Ніхто ще нічого не сказав.',
  },
  'online.chatMuted': {
    en: 'The chat is muted.',
    fr: 'La discussion est coupée.',
    uk: 'Розмову вимкнено.',
  },
  'online.mute': { en: 'Mute the chat', fr: 'Couper la discussion', uk: 'Вимкнути розмову' },
  'online.chatLine': { en: 'Your line', fr: 'Votre message', uk: 'Ваше повідомлення' },
  'online.send': { en: 'Send', fr: 'Envoyer', uk: 'Надіслати' },
  'online.notify': {
    en: 'Tell me when it is my turn',
    fr: 'Prévenez-moi quand c’est à moi',
    uk: 'Сповіщати, коли мій хід',
  },
  'online.notifyOn': {
    en: 'This browser tells you when it is your turn and you are elsewhere.',
    fr: 'Ce navigateur vous prévient quand c’est à vous et que vous êtes ailleurs.',
    uk: 'Цей браузер сповістить, коли ваш хід, а ви деінде.',
  },
  'online.notifyDenied': {
    en: 'Notifications are blocked in this browser’s settings.',
    fr: 'Les notifications sont bloquées dans les réglages de ce navigateur.',
    uk: 'Сповіщення заблоковано в налаштуваннях цього браузера.',
  },
  'online.resign': { en: 'Resign', fr: 'Abandonner', uk: 'Здатися' },
  'online.resignSure': {
    en: 'Resign? You come last, and a bot plays on for you. This cannot be taken back.',
    fr: 'Abandonner ? Vous serez dernier et un bot jouera à votre place. C’est irrévocable.',
    uk: 'Здатися? Ви посядете останнє місце, а за вас догравати буде бот. Скасувати не можна.',
  },
  'online.propose': {
    en: 'Propose to go back',
    fr: 'Proposer de revenir en arrière',
    uk: 'Запропонувати повернутися назад',
  },
  'online.proposeAbout': {
    en: joined(
      'Before your last answer, whatever was revealed since. All people at the table must ',
      'agree, and the game is then not rated.',
    ),
    fr:
      'Avant votre dernière réponse, quoi qu’on ait révélé depuis. Tous à la table doivent ' +
      'être d’accord, et la partie n’est alors plus classée.',
    uk:
      'До вашої останньої відповіді, хоч би що відкрилося відтоді. Мають погодитися всі люди ' +
      'за столом, і рейтинг ця гра вже не змінить.',
  },
  'online.proposed': {
    en: '{name} asks to go back {n} {n:answer|answers}.',
    fr: '{name} demande de revenir {n} {n:réponse|réponses} en arrière.',
    uk: '{name} просить повернутися на {n} {n:відповідь|відповіді|відповідей} назад.',
  },
  'online.proposedByYou': {
    en: 'You asked to go back {n} {n:answer|answers}; the others are thinking about it.',
    fr:
      'Vous avez demandé de revenir {n} {n:réponse|réponses} en arrière ; les autres ' +
      'réfléchissent.',
    uk: 'Ви попросили повернутися на {n} {n:відповідь|відповіді|відповідей} назад; решта думає.',
  },
  'online.outage': {
    en: 'The server was away for {n} {n:minute|minutes}, longer than a clock of this table.',
    fr:
      'Le serveur a été absent {n} {n:minute|minutes}, plus longtemps qu’une pendule de cette ' +
      'table.',
    uk:
      'Сервер був недоступний {n} {n:хвилину|хвилини|хвилин}, довше, ніж має годинник цього ' +
      'столу.',
  },
  'online.outageAsks': {
    en: 'Nobody lost time by it. If all agree, the game does not count.',
    fr: 'Personne n’y a perdu de temps. Si tout le monde est d’accord, la partie ne compte pas.',
    uk: 'Часу ніхто не втратив. Якщо всі згодні, гра не зараховується.',
  },
  'online.outageWaits': {
    en: 'The others are thinking about it.',
    fr: 'Les autres réfléchissent.',
    uk: 'Решта думає.',
  },
  'online.callOff': { en: 'Do not count', fr: 'Ne pas compter', uk: 'Не зараховувати' },
  'online.playOn': { en: 'Play on', fr: 'Continuer', uk: 'Грати далі' },
  'online.voided': {
    en: 'All agreed: this game does not count.',
    fr: 'Tout le monde est d’accord : cette partie ne compte pas.',
    uk: 'Усі погодилися: ця гра не зараховується.',
  },
  'online.agree': { en: 'Agree', fr: 'Accepter', uk: 'Погодитися' },
  'online.decline': { en: 'Decline', fr: 'Refuser', uk: 'Відмовити' },
  'online.withdraw': { en: 'Withdraw', fr: 'Retirer', uk: 'Забрати прохання' },
  'online.botPlays': {
    en: 'You were gone, and a bot plays for you.',
    fr: 'En votre absence, un bot joue pour vous.',
    uk: 'Вас не було, і за вас грає бот.',
  },
  'online.back': { en: 'I am back', fr: 'Je suis de retour', uk: 'Я знову тут' },
  'online.takeSeat': {
    en: 'Play on for {name}',
    fr: 'Continuer pour {name}',
    uk: 'Грати за цього гравця: {name}',
  },
  'online.endResigned': {
    en: 'Resigned: {names}.',
    fr: 'Abandon : {names}.',
    uk: 'Більше не грають: {names}.',
  },
  'online.over': { en: 'The game is over.', fr: 'La partie est terminée.', uk: 'Гру закінчено.' },
  'online.rematch': { en: 'Play again', fr: 'Rejouer', uk: 'Зіграти ще' },
  'online.rematchAbout': {
    en: 'The same people, everybody one seat further',
    fr: 'Les mêmes, chacun une place plus loin',
    uk: 'Ті самі гравці, кожен на місце далі',
  },
  'online.ratingChange': {
    en: 'rating {change}',
    fr: 'classement {change}',
    uk: 'рейтинг {change}',
  },
  'online.verify': {
    en: 'Check the shuffle',
    fr: 'Vérifier le mélange',
    uk: 'Перевірити тасування',
  },
  'online.verifyAbout': {
    en: joined(
      'Your browser computes the shuffle again, without the server: its secret was fixed ',
      'before anybody was ready, and everybody’s own bytes are in it.',
    ),
    fr:
      'Votre navigateur recalcule le mélange sans le serveur : son secret était fixé avant la ' +
      'première confirmation, et les octets de chacun y sont.',
    uk:
      'Ваш браузер обчислює тасування знову, без сервера: його таємницю було визначено, перш ' +
      'ніж хтось підтвердив готовність, і в ній є байти кожного.',
  },
  'online.shuffle': {
    en: 'A fair shuffle?',
    fr: 'Un mélange honnête ?',
    uk: 'Чи чесне тасування?',
  },
  'online.yoursAreIn': {
    en: 'It is the promise you were shown before the game, and your own bytes are in it.',
    fr:
      'C’est bien la promesse qui vous a été montrée avant la partie, et vos propres octets y ' +
      'sont.',
    uk: 'Це та сама обіцянка, яку вам показали перед грою, і ваші власні байти в ній є.',
  },
  'online.otherCommitment': {
    en: 'This is not the promise that you were shown before the game.',
    fr: 'Ce n’est pas la promesse qui vous a été montrée avant la partie.',
    uk: 'Це не та обіцянка, яку вам показали перед грою.',
  },
  'online.otherBytes': {
    en: 'The bytes that your browser gave are not in it.',
    fr: 'Les octets donnés par votre navigateur n’y sont pas.',
    uk: 'Байтів, які дав ваш браузер, у ньому немає.',
  },
  'online.cannotVerify': {
    en: 'This page cannot check it: {reason}',
    fr: 'Cette page ne peut pas le vérifier : {reason}',
    uk: 'Ця сторінка не може цього перевірити: {reason}',
  },
  'online.saveProof': {
    en: 'Save record and proof',
    fr: 'Enregistrer la partie et la preuve',
    uk: 'Зберегти запис і доказ',
  },

  'account.signUp': {
    en: 'Create an account',
    fr: 'Créer un compte',
    uk: 'Створити обліковий запис',
  },
  'account.signUpAbout': {
    en: 'A name and a password, nothing else: no address, no letters. Your tables come along.',
    fr:
      'Un nom et un mot de passe, rien d’autre : pas d’adresse, pas de courrier. Vos tables ' +
      'vous suivent.',
    uk: 'Ім’я й пароль, більше нічого: ні адреси, ні листів. Ваші столи лишаться з вами.',
  },
  'account.signIn': { en: 'Sign in', fr: 'Se connecter', uk: 'Увійти' },
  'account.signOut': { en: 'Sign out', fr: 'Se déconnecter', uk: 'Вийти' },
  'account.name': { en: 'Name', fr: 'Nom', uk: 'Ім’я' },
  'account.password': { en: 'Password', fr: 'Mot de passe', uk: 'Пароль' },
  'account.passwordAbout': {
    en: 'At least 8 characters. Nobody can send you a new one: let your browser remember it.',
    fr:
      'Au moins 8 caractères. Personne ne pourra vous en envoyer un autre : laissez votre ' +
      'navigateur le retenir.',
    uk: 'Щонайменше 8 знаків. Нового ніхто не надішле: хай браузер його запам’ятає.',
  },
  'account.change': {
    en: 'Change the password',
    fr: 'Changer le mot de passe',
    uk: 'Змінити пароль',
  },
  'account.old': { en: 'Current password', fr: 'Mot de passe actuel', uk: 'Теперішній пароль' },
  'account.new': { en: 'New password', fr: 'Nouveau mot de passe', uk: 'Новий пароль' },
  'account.changed': {
    en: 'The password was changed. Other browsers are signed out.',
    fr: 'Le mot de passe a été changé. Les autres navigateurs sont déconnectés.',
    uk: 'Пароль змінено. В інших браузерах ви більше не ввійшли.',
  },
  'account.sessions': { en: 'Where you are signed in', fr: 'Vos connexions', uk: 'Де ви ввійшли' },
  'account.sessionHere': { en: 'this browser', fr: 'ce navigateur', uk: 'цей браузер' },
  'account.lastUsed': { en: 'last used {date}', fr: 'utilisé le {date}', uk: 'востаннє {date}' },
  'account.revoke': { en: 'End it', fr: 'Y mettre fin', uk: 'Завершити' },
  'account.history': { en: 'Your games', fr: 'Vos parties', uk: 'Ваші ігри' },
  'account.noHistory': {
    en: 'No finished game yet.',
    fr: 'Aucune partie finie pour l’instant.',
    uk: 'Завершених ігор ще немає.',
  },
  'account.place': { en: 'place {n}', fr: 'place {n}', uk: 'місце {n}' },
  'account.games': { en: 'Games', fr: 'Parties', uk: 'Ігор' },
  'account.won': { en: 'Won', fr: 'Gagnées', uk: 'Виграно' },
  'account.rating': { en: 'Rating', fr: 'Classement', uk: 'Рейтинг' },
  'account.course': {
    en: 'Rating over time, from {first} to {last}',
    fr: 'Classement au fil du temps, de {first} à {last}',
    uk: 'Як змінювався рейтинг: від {first} до {last}',
  },
  'account.noRatings': {
    en: 'None yet: play rated tables with an account.',
    fr: 'Pas encore : jouez des tables classées avec un compte.',
    uk: 'Поки немає: грайте рейтингові ігри з обліковим записом.',
  },
  'account.best': { en: 'The best rated', fr: 'Les mieux classés', uk: 'Найкращі за рейтингом' },
  'account.feed': { en: 'Feed of your turns', fr: 'Flux de vos tours', uk: 'Стрічка ваших ходів' },
  'account.feedAbout': {
    en: 'An address for any feed reader. Making a new one ends the old one.',
    fr: 'Une adresse pour tout lecteur de flux. En créer une nouvelle met fin à l’ancienne.',
    uk: 'Адреса для будь-якого читача стрічок. Нова скасовує попередню.',
  },
  'account.makeFeed': {
    en: 'Make a feed address',
    fr: 'Créer une adresse de flux',
    uk: 'Створити адресу стрічки',
  },
  'account.data': { en: 'Your data', fr: 'Vos données', uk: 'Ваші дані' },
  'account.export': {
    en: 'Download all that is kept about you',
    fr: 'Télécharger tout ce qui est gardé sur vous',
    uk: 'Завантажити все, що про вас зберігається',
  },
  'account.delete': { en: 'Delete me', fr: 'Me supprimer', uk: 'Видалити мене' },
  'account.deleteAbout': {
    en: joined(
      'Everything about you is forgotten. Games with others stay, without your name. This ',
      'cannot be taken back.',
    ),
    fr:
      'Tout ce qui vous concerne est oublié. Les parties avec d’autres restent, sans votre ' +
      'nom. C’est irrévocable.',
    uk:
      'Усе про вас буде забуто. Ігри з іншими лишаться, але без вашого імені. Скасувати не ' +
      'можна.',
  },
  'account.deleteSure': { en: 'Yes, forget me', fr: 'Oui, oubliez-moi', uk: 'Так, забути мене' },
} as const satisfies Record<string, Words>;
