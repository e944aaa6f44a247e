/* Online tables: lobby, waiting room, what stands around a table, accounts. */
import { joined, type Words } from '../language';

export const online = {
  'online.title': { en: 'Online tables', fr: 'Tables en ligne', uk: 'Столи онлайн' },

  'online.status.connecting': { en: 'Connecting…', fr: 'Connexion…', uk: 'З’єднуємося…' },
  'online.status.reconnecting': {
    en: 'Connection lost. Reconnecting…',
    fr: 'Connexion perdue. Reconnexion…',
    uk: 'Зв’язок утрачено. Відновлюємо…',
  },
  'online.status.offline': {
    en: 'The server can’t be reached. Nothing is lost: we keep trying.',
    fr: 'Le serveur est injoignable. Rien n’est perdu : nous continuons d’essayer.',
    uk: 'Сервер недоступний. Нічого не втрачено: пробуємо далі.',
  },
  'online.status.stale': {
    en: joined(
      'This page and its server have different versions. Close all its windows and open it ',
      'again.',
    ),
    fr:
      'Cette page n’a pas la même version que son serveur. Fermez toutes ses fenêtres et ' +
      'rouvrez-la.',
    uk: 'Версії цієї сторінки й сервера різні. Закрийте всі її вікна й відкрийте знову.',
  },
  'online.absent': {
    en: 'Online tables can’t be reached. You can still play bots or share this screen.',
    fr:
      'Les tables en ligne sont injoignables. Vous pouvez toujours jouer contre des bots ou à ' +
      'plusieurs sur cet écran.',
    uk: 'Ігровий сервер недоступний. Можна грати з ботами або разом за цим екраном.',
  },
  'online.tryAgain': { en: 'Try again', fr: 'Réessayer', uk: 'Спробувати ще раз' },
  'online.sending': {
    en: 'Sending your move…',
    fr: 'Envoi de votre coup…',
    uk: 'Надсилаємо ваш хід…',
  },

  'online.refused.lost': {
    en: 'The connection was lost. Please try again.',
    fr: 'La connexion a été perdue. Réessayez.',
    uk: 'Зв’язок утрачено. Спробуйте ще раз.',
  },
  'online.refused.bad': {
    en: 'The server didn’t understand that.',
    fr: 'Le serveur n’a pas compris.',
    uk: 'Сервер цього не зрозумів.',
  },
  'online.refused.who': {
    en: 'Enter your name first.',
    fr: 'Indiquez d’abord votre nom.',
    uk: 'Спершу вкажіть своє ім’я.',
  },
  'online.refused.account': {
    en: 'You need an account for this.',
    fr: 'Il faut un compte pour cela.',
    uk: 'Для цього потрібен обліковий запис.',
  },
  'online.refused.absent': {
    en: 'There’s no such table.',
    fr: 'Cette table n’existe pas.',
    uk: 'Такого столу немає.',
  },
  'online.refused.not-yours': {
    en: 'You can’t see or do this.',
    fr: 'Vous n’y avez pas accès.',
    uk: 'Вам це недоступно.',
  },
  'online.refused.stale': {
    en: 'The table has moved on.',
    fr: 'La table a avancé entre-temps.',
    uk: 'За столом уже пішли далі.',
  },
  'online.refused.illegal': {
    en: 'The rules don’t allow this.',
    fr: 'Les règles ne le permettent pas.',
    uk: 'Правила цього не дозволяють.',
  },
  'online.refused.taken': {
    en: 'This is already taken.',
    fr: 'C’est déjà pris.',
    uk: 'Це вже зайнято.',
  },
  'online.refused.full': {
    en: 'There’s no room left.',
    fr: 'Il n’y a plus de place.',
    uk: 'Місця більше немає.',
  },
  'online.refused.slow-down': {
    en: 'Too fast! Wait a moment.',
    fr: 'Trop vite ! Attendez un instant.',
    uk: 'Зашвидко! Зачекайте трохи.',
  },
  'online.refused.password': {
    en: 'Name and password don’t match.',
    fr: 'Le nom et le mot de passe ne correspondent pas.',
    uk: 'Ім’я й пароль не збігаються.',
  },
  'online.refused.storage': {
    en: 'The server couldn’t save this; nothing was changed. Please try again soon.',
    fr: 'Le serveur n’a pas pu l’enregistrer ; rien n’a changé. Réessayez bientôt.',
    uk: 'Сервер не зміг цього зберегти; нічого не змінилося. Спробуйте трохи згодом.',
  },
  'online.refused.server': {
    en: 'Something went wrong on the server. Please try again.',
    fr: 'Erreur du serveur. Réessayez.',
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
  'online.public': { en: 'Open tables', fr: 'Tables ouvertes', uk: 'Відкриті столи' },
  'online.noPublic': {
    en: 'No open tables right now. Create one, and others will find it here.',
    fr: 'Aucune table ouverte pour l’instant. Créez-en une, les autres la trouveront ici.',
    uk: 'Зараз відкритих столів немає. Створіть свій — інші знайдуть його тут.',
  },
  'online.create': { en: 'Create a table', fr: 'Créer une table', uk: 'Створити стіл' },
  'online.createTitle': { en: 'A new table', fr: 'Nouvelle table', uk: 'Новий стіл' },
  'online.join': { en: 'Join', fr: 'Rejoindre', uk: 'Приєднатися' },
  'online.watch': { en: 'Watch', fr: 'Regarder', uk: 'Дивитися' },
  'online.goOn': { en: 'Go on', fr: 'Continuer', uk: 'Грати далі' },
  'online.phase.waiting': {
    en: 'waiting for players',
    fr: 'en attente de joueurs',
    uk: 'чекає на гравців',
  },
  'online.phase.playing': { en: 'in progress', fr: 'en cours', uk: 'триває гра' },
  'online.phase.over': { en: 'finished', fr: 'terminée', uk: 'завершено' },
  'online.yourTurn': { en: 'Your turn', fr: 'À vous', uk: 'Ваш хід' },
  'online.yourTurnAt': { en: 'Your turn · {game}', fr: 'À vous · {game}', uk: 'Ваш хід · {game}' },
  'online.theirTurn': { en: '{name} to play', fr: '{name} joue', uk: 'ходить {name}' },

  'online.game': { en: 'Game', fr: 'Jeu', uk: 'Гра' },
  'online.seat.person': { en: 'A person', fr: 'Une personne', uk: 'Людина' },
  'online.seat.you': { en: 'You', fr: 'Vous', uk: 'Ви' },
  'online.seatPerson.about': {
    en: 'Free until someone sits down.',
    fr: 'Libre jusqu’à ce que quelqu’un s’assoie.',
    uk: 'Вільне, доки хтось не сяде.',
  },
  'online.who': { en: 'Who can join', fr: 'Qui peut venir', uk: 'Хто може прийти' },
  'online.private': {
    en: 'Friends with the link',
    fr: 'Les amis qui ont le lien',
    uk: 'Друзі з посиланням',
  },
  'online.isPublic': { en: 'Anyone', fr: 'Tout le monde', uk: 'Будь-хто' },
  'online.rated': { en: 'Rated', fr: 'Classée', uk: 'Рейтингова' },
  'online.casual': { en: 'Casual', fr: 'Amicale', uk: 'Товариська' },
  'online.ratedAbout': {
    en: 'The result changes the rating of everyone with an account; no hints at the table.',
    fr: 'Le résultat modifie la cote de ceux qui ont un compte ; pas de conseils à la table.',
    uk: 'Результат змінює рейтинги всіх, хто має обліковий запис; за столом без підказок.',
  },
  'online.terms': {
    en: 'Clock, absence, rating',
    fr: 'Pendule, absences, cote',
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
  'online.gone': { en: 'If someone leaves', fr: 'Si quelqu’un s’en va', uk: 'Якщо хтось зник' },
  'online.gone.wait': { en: 'We wait', fr: 'On attend', uk: 'Чекаємо' },
  'online.gone.substitute': {
    en: 'Someone else can take the seat',
    fr: 'Quelqu’un d’autre peut prendre la place',
    uk: 'Місце може зайняти хтось інший',
  },
  'online.gone.bot': {
    en: 'A bot plays until they’re back',
    fr: 'Un bot joue jusqu’à son retour',
    uk: 'Бот грає, доки людина не повернеться',
  },
  'online.goneAbout': {
    en: 'That is, when their clock runs out, or after two minutes away on their turn.',
    fr:
      'C’est-à-dire quand son temps est écoulé, ou après deux minutes d’absence pendant son ' +
      'tour.',
    uk: 'Тобто в кого вийшов час або хто у свій хід дві хвилини був відсутній.',
  },
  'online.makeTable': { en: 'Create the table', fr: 'Créer la table', uk: 'Створити стіл' },
  'online.needPerson': {
    en: 'One seat must be yours.',
    fr: 'Gardez une place pour vous.',
    uk: 'Одне місце має бути вашим.',
  },

  'online.room': { en: 'Table of {game}', fr: 'Table de {game}', uk: 'Стіл: {game}' },
  'online.invite': {
    en: 'Invite by link',
    fr: 'Inviter par un lien',
    uk: 'Запросити за посиланням',
  },
  'online.inviteAbout': {
    en: 'Anyone with this link can sit down, so send it to friends only.',
    fr: 'Toute personne qui a ce lien peut s’asseoir : ne l’envoyez qu’à vos amis.',
    uk: 'Хто має це посилання, може сісти за стіл: надсилайте його лише друзям.',
  },
  'online.copy': { en: 'Copy the link', fr: 'Copier le lien', uk: 'Копіювати посилання' },
  'online.copied': { en: 'Copied', fr: 'Copié', uk: 'Скопійовано' },
  'online.share': { en: 'Share', fr: 'Partager', uk: 'Поділитися' },
  'online.free': { en: 'Free seat', fr: 'Place libre', uk: 'Вільне місце' },
  'online.sit': { en: 'Sit down here', fr: 'S’asseoir ici', uk: 'Сісти тут' },
  'online.stand': { en: 'Give up the seat', fr: 'Quitter la place', uk: 'Звільнити місце' },
  'online.ready': { en: 'I’m ready', fr: 'Prêt !', uk: 'Можна починати' },
  'online.isReady': { en: 'ready', fr: 'prêt', uk: 'готово' },
  'online.notReady': { en: 'not ready yet', fr: 'pas prêt', uk: 'ще не готово' },
  'online.startsWhen': {
    en: 'The game starts once every seat is taken and everyone is ready.',
    fr: 'La partie commence dès que toutes les places sont prises et que chacun est prêt.',
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
      'When you’re ready, your browser adds random bytes of its own to the shuffle. After the ',
      'game, anyone can check it.',
    ),
    fr:
      'À ce moment, votre navigateur ajoute au mélange ses propres octets aléatoires. Après la ' +
      'partie, chacun peut vérifier.',
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
  'online.resigned': { en: 'resigned', fr: 'a abandonné', uk: 'більше не грає' },
  'online.bot': { en: 'bot', fr: 'bot', uk: 'бот' },
  'online.timeLeft': { en: '{time} left', fr: 'reste {time}', uk: 'лишилося {time}' },
  'online.menu': {
    en: 'More about this table',
    fr: 'Autour de cette table',
    uk: 'Ще про цей стіл',
  },
  'online.chat': { en: 'Chat', fr: 'Discussion', uk: 'Чат' },
  'online.chatUnread': {
    en: 'Chat, {n} new {n:message|messages}',
    fr: 'Discussion, {n} {n:nouveau message|nouveaux messages}',
    uk: 'Чат, {n} {n:нове повідомлення|нові повідомлення|нових повідомлень}',
  },
  'online.chatEmpty': {
    en: 'No messages yet.',
    fr: 'Pas encore de message.',
    uk: 'Повідомлень ще немає.',
  },
  'online.chatMuted': {
    en: 'The chat is muted.',
    fr: 'La discussion est coupée.',
    uk: 'Чат вимкнено.',
  },
  'online.mute': { en: 'Mute the chat', fr: 'Couper la discussion', uk: 'Вимкнути чат' },
  'online.chatLine': { en: 'Your message', fr: 'Votre message', uk: 'Ваше повідомлення' },
  'online.send': { en: 'Send', fr: 'Envoyer', uk: 'Надіслати' },
  'online.notify': {
    en: 'Tell me when it’s my turn',
    fr: 'Prévenez-moi quand c’est à moi',
    uk: 'Сповіщати, коли мій хід',
  },
  'online.notifyOn': {
    en: 'This browser will tell you when it’s your turn and you’re elsewhere.',
    fr: 'Ce navigateur vous préviendra quand ce sera à vous et que vous serez ailleurs.',
    uk: 'Цей браузер сповістить, коли ваш хід, а ви деінде.',
  },
  'online.notifyDenied': {
    en: 'Notifications are blocked in this browser’s settings.',
    fr: 'Les notifications sont bloquées dans les réglages de ce navigateur.',
    uk: 'Сповіщення заблоковано в налаштуваннях цього браузера.',
  },
  'online.resign': { en: 'Resign', fr: 'Abandonner', uk: 'Здатися' },
  'online.resignSure': {
    en: 'Resign? You’ll finish last, and a bot will play on for you. This can’t be undone.',
    fr:
      'Abandonner ? Vous finirez à la dernière place et un bot jouera pour vous. C’est ' +
      'irréversible.',
    uk: 'Здатися? Ви посядете останнє місце, а за вас догравати буде бот. Скасувати не можна.',
  },
  'online.propose': {
    en: 'Ask to take it back',
    fr: 'Demander à revenir en arrière',
    uk: 'Попросити повернути хід',
  },
  'online.proposeAbout': {
    en: joined(
      'Back to before your last move, even if something was revealed since. Everyone must ',
      'agree, and the game is then no longer rated.',
    ),
    fr:
      'Avant votre dernier coup, même si quelque chose a été révélé depuis. Tous doivent être ' +
      'd’accord, et la partie n’est alors plus classée.',
    uk:
      'До вашого останнього ходу, навіть якщо відтоді щось відкрилося. Мають погодитися всі, і ' +
      'на рейтинг гра вже не вплине.',
  },
  'online.proposed': {
    en: '{name} asks to go back {n} {n:step|steps}.',
    fr: '{name} demande à revenir {n} {n:étape|étapes} en arrière.',
    uk: '{name} просить повернутися на {n} {n:крок|кроки|кроків} назад.',
  },
  'online.proposedByYou': {
    en: 'You asked to go back {n} {n:step|steps}. Waiting for the others…',
    fr: 'Vous avez demandé à revenir {n} {n:étape|étapes} en arrière. On attend les autres…',
    uk: 'Ви попросили повернутися на {n} {n:крок|кроки|кроків} назад. Чекаємо на інших…',
  },
  'online.waitsUntil': {
    en: 'If nobody comes or goes, this table waits until {date}.',
    fr: 'Si personne ne vient ni ne part, cette table attend jusqu’au {date}.',
    uk: 'Якщо ніхто не прийде й не піде, стіл чекатиме до {date}.',
  },
  'online.outage': {
    en: 'The server was down for {n} {n:minute|minutes}, longer than a clock at this table lasts.',
    fr:
      'Le serveur a été indisponible {n} {n:minute|minutes}, plus que ne dure une pendule de ' +
      'cette table.',
    uk:
      'Сервер був недоступний {n} {n:хвилину|хвилини|хвилин}, довше, ніж має годинник цього ' +
      'столу.',
  },
  'online.outageAsks': {
    en: 'Nobody lost time over it. If everyone agrees, the game won’t count.',
    fr: 'Personne n’y a perdu de temps. Si tout le monde est d’accord, la partie ne comptera pas.',
    uk: 'Часу ніхто не втратив. Якщо всі згодні, гра не зараховується.',
  },
  'online.outageWaits': {
    en: 'Waiting for the others…',
    fr: 'On attend les autres…',
    uk: 'Чекаємо на інших…',
  },
  'online.callOff': { en: 'Don’t count it', fr: 'Ne pas la compter', uk: 'Не зараховувати' },
  'online.playOn': { en: 'Play on', fr: 'Continuer', uk: 'Грати далі' },
  'online.voided': {
    en: 'Everyone agreed: this game doesn’t count.',
    fr: 'Tout le monde est d’accord : cette partie ne compte pas.',
    uk: 'Усі погодилися: ця гра не зараховується.',
  },
  'online.agree': { en: 'Agree', fr: 'Accepter', uk: 'Погодитися' },
  'online.decline': { en: 'Decline', fr: 'Refuser', uk: 'Відмовити' },
  'online.withdraw': { en: 'Withdraw', fr: 'Retirer', uk: 'Забрати прохання' },
  'online.botPlays': {
    en: 'You were away, so a bot is playing for you.',
    fr: 'En votre absence, un bot joue pour vous.',
    uk: 'Вас не було, і за вас грає бот.',
  },
  'online.back': { en: 'I’m back', fr: 'Je suis de retour', uk: 'Я знову тут' },
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
    en: 'The same players, everyone moves up a seat',
    fr: 'Les mêmes joueurs, chacun avance d’une place',
    uk: 'Ті самі гравці, кожен на місце далі',
  },
  'online.ratingChange': { en: 'rating {change}', fr: 'cote {change}', uk: 'рейтинг {change}' },
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
    en: 'A name and a password, nothing else: no e-mail. Your tables come along.',
    fr: 'Un nom et un mot de passe, rien d’autre : pas d’adresse e-mail. Vos tables vous suivent.',
    uk: 'Ім’я й пароль, більше нічого: пошти не треба. Ваші столи лишаться з вами.',
  },
  'account.signIn': { en: 'Sign in', fr: 'Se connecter', uk: 'Увійти' },
  'account.signOut': { en: 'Sign out', fr: 'Se déconnecter', uk: 'Вийти' },
  'account.name': { en: 'Name', fr: 'Nom', uk: 'Ім’я' },
  'account.password': { en: 'Password', fr: 'Mot de passe', uk: 'Пароль' },
  'account.passwordAbout': {
    en: 'At least 8 characters. It can’t be reset, so let your browser remember it.',
    fr:
      'Au moins 8 caractères. On ne peut pas le réinitialiser : laissez votre navigateur le ' +
      'retenir.',
    uk: 'Щонайменше 8 знаків. Відновити його не можна, тож хай запам’ятає браузер.',
  },
  'account.change': {
    en: 'Change the password',
    fr: 'Changer le mot de passe',
    uk: 'Змінити пароль',
  },
  'account.old': { en: 'Current password', fr: 'Mot de passe actuel', uk: 'Теперішній пароль' },
  'account.new': { en: 'New password', fr: 'Nouveau mot de passe', uk: 'Новий пароль' },
  'account.changed': {
    en: 'Password changed. Other browsers are signed out.',
    fr: 'Mot de passe changé. Les autres navigateurs sont déconnectés.',
    uk: 'Пароль змінено. В інших браузерах сеанси завершено.',
  },
  'account.sessions': { en: 'Where you are signed in', fr: 'Vos connexions', uk: 'Де ви ввійшли' },
  'account.sessionHere': { en: 'this browser', fr: 'ce navigateur', uk: 'цей браузер' },
  'account.lastUsed': { en: 'last used {date}', fr: 'utilisé le {date}', uk: 'востаннє {date}' },
  'account.revoke': { en: 'Sign out', fr: 'Déconnecter', uk: 'Завершити' },
  'account.history': { en: 'Your games', fr: 'Vos parties', uk: 'Ваші ігри' },
  'account.noHistory': {
    en: 'No finished game yet.',
    fr: 'Aucune partie finie pour l’instant.',
    uk: 'Завершених ігор ще немає.',
  },
  'account.place': { en: 'place {n}', fr: 'place {n}', uk: 'місце {n}' },
  'account.games': { en: 'Games', fr: 'Parties', uk: 'Ігор' },
  'account.won': { en: 'Won', fr: 'Gagnées', uk: 'Виграно' },
  'account.rating': { en: 'Rating', fr: 'Cote', uk: 'Рейтинг' },
  'account.course': {
    en: 'Rating over time, from {first} to {last}',
    fr: 'Cote au fil du temps, de {first} à {last}',
    uk: 'Як змінювався рейтинг: від {first} до {last}',
  },
  'account.noRatings': {
    en: 'None yet: play rated games with an account.',
    fr: 'Pas encore : jouez des parties classées avec un compte.',
    uk: 'Поки немає: грайте рейтингові ігри з обліковим записом.',
  },
  'account.best': { en: 'Top ratings', fr: 'Meilleures cotes', uk: 'Найкращі за рейтингом' },
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
    en: 'Download all your data',
    fr: 'Télécharger toutes vos données',
    uk: 'Завантажити всі свої дані',
  },
  'account.delete': { en: 'Delete my data', fr: 'Supprimer mes données', uk: 'Видалити мої дані' },
  'account.deleteAbout': {
    en: joined(
      'Everything about you is deleted. Games with others stay, without your name. This can’t ',
      'be undone.',
    ),
    fr:
      'Tout ce qui vous concerne est supprimé. Les parties avec d’autres restent, sans votre ' +
      'nom. C’est irréversible.',
    uk:
      'Усе про вас буде видалено. Ігри з іншими лишаться, але без вашого імені. Скасувати не ' +
      'можна.',
  },
  'account.deleteSure': { en: 'Yes, delete it', fr: 'Oui, supprimer', uk: 'Так, видалити' },
} as const satisfies Record<string, Words>;
