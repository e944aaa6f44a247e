/* What the first page says of Gheos, and its options: `option.KEY` is the name, `option.KEY.about`
 * one line on what it does. */
import { joined, type Words } from '../../../words/language';

export const setup = {
  'game.gheos': { en: 'Gheos', fr: 'Gheos', uk: 'Gheos' },
  'game.gheos.pitch': {
    en: joined(
      'You are a god. Lay land, lift it again, and let peoples flourish, wander or fight over ',
      'it.',
    ),
    fr:
      'Vous êtes un dieu. Posez la terre, reprenez-la, et laissez les peuples y prospérer, y ' +
      'errer ou s’y battre.',
    uk:
      'Ви — бог. Творіть суходіл, забирайте його назад і дивіться, як народи квітнуть, ' +
      'мандрують чи воюють.',
  },
  'players.aboutGheos': {
    en: 'Two, three or four. The game ends with the 6th, 7th or 8th Epoch at the latest.',
    fr: 'Deux, trois ou quatre. La partie finit au plus tard à la 6e, 7e ou 8e Époque.',
    uk: 'Двоє, троє чи четверо. Гра закінчується щонайпізніше з 6-ю, 7-ю чи 8-ю Епохою.',
  },
  'option.calm-epochs': { en: 'Calm Epochs', fr: 'Époques régulières', uk: 'Рівномірні Епохи' },
  'option.calm-epochs.about': {
    en: 'One Epoch in each part of the pile, so that they neither bunch up nor keep you waiting.',
    fr: 'Une Époque dans chaque part de la pioche : ni rafale, ni longue attente.',
    uk: 'По одній Епосі в кожній частині стосу: ні скупчень, ні довгого чекання.',
  },
  'menu.tiles': { en: 'All tiles', fr: 'Toutes les tuiles', uk: 'Усі плитки' },
  'tiles.title': { en: 'Tiles', fr: 'Tuiles', uk: 'Плитки' },
} as const satisfies Record<string, Words>;
