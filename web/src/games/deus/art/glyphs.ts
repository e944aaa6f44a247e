// What a card does, in signs: `stone > 4 gold`, `1 vp / forest`. Words are icons of the sprite, the
// rest is text; `>` is the arrow. The whole sentence is in the catalogue; this is for the glance.
import type { CardId } from '../model';
import { ICONS, type IconName } from '../../../art/icons/names';
import { familyOf } from './scenes';

export type Glyph = { icon: IconName } | { text: string };

const SIGNS: Record<string, string> = {
  galley: '1 gold > any ×3',
  'sailing-ship': '% > 4 gold',
  'small-port': '% > 1 vp ×6',
  'large-port': '% % > 3 vp ×2',
  'small-production': 'production > any',
  cooperative: '2 $ / production %',
  brickyard: 'clay / building swamp',
  sawmill: 'wood / building forest',
  quarry: 'stone / building mountain',
  farm: 'wheat / building field',
  'large-production': 'any / production',
  school: 'card / city-2',
  workshop: 'tools / city-2',
  library: '2 card',
  architects: '2 tools',
  academy: 'activate %',
  guild: '1 vp / %',
  'trading-post': '3 gold / %',
  forum: '1 vp / city-2 city-2',
  baths: '1 vp / city-3',
  'market-hall': '3 gold / city-2 city-2',
  villa: '3 gold / city-3',
  'siege-tower': '2 vp village',
  ballista: '4 gold / village',
  legion: 'march 2 hand 3 gold',
  'war-elephants': 'march 1 hand 1 vp',
  corsairs: 'hand 3 gold / maritime',
  barge: '2 % > vp ×2',
  papyrus: '% > gold',
  'grand-souk': '4 any > gold',
  'merchant-ship': 'wood clay stone wheat > 6 vp',
  souk: 'maritime march · ½ gold > any ×5',
  seasonal: '2 %',
  barn: 'any / production',
  mill: 'any / rank',
  relocated: 'any / building',
  intensive: 'any / barque-3',
  'royal-archives': 'activate = rank',
  'egypt-library': 'activate rank 1',
  'architects-office': '2 card',
  'school-of-scribes': 'card swap card',
  'house-of-life': '1 gold > card',
  manufactory: '1 tools',
  observatory: '1 gold > activate',
  inn: '# / region scribe',
  'village-house': '# / building scribe',
  'isolated-house': '# / · scribe',
  palace: '# / region scribe',
  lighthouse: '# / sea scribe',
  archers: '2 combat > vp village',
  chariots: '1 combat > military march',
  barracks: '1 combat > region',
  camels: 'military march',
  fortress: '1 combat > hand tools',
  garrison: '1 combat > hand vp',
};
const TEMPLES: Record<CardId, string> = {
  'temple-regions': '1 vp / region',
  'temple-cities': '2 vp / city-2',
  'temple-metropolis': '4 vp / city-3',
  'temple-capital': '2 vp / building',
  'temple-treasury': '1 vp / 2 gold',
  'temple-sea': '3 vp / sea',
  'temple-arms': '3 vp / military',
  'temple-order': '5 vp / rank',
  'temple-wheat': '1 vp / wheat',
  'temple-wood': '1 vp / wood',
  'temple-clay': '1 vp / clay',
  'temple-stone': '1 vp / stone',
  'temple-field': '4 vp / field',
  'temple-mountain': '4 vp / mountain',
  'temple-forest': '4 vp / forest',
  'temple-swamp': '4 vp / swamp',
  amun: '4 vp · wheat',
  anubis: '4 vp · wood',
  apis: '4 vp · clay',
  aten: '4 vp · stone',
  hathor: '4 vp / village ×3',
  horus: '4 vp / temple ×3',
  isis: '4 vp · 7 card',
  maat: '4 vp · scientific swap',
  min: '4 vp · production swap',
  montu: '4 vp · military swap',
  mut: '4 vp · civil swap',
  neith: '4 vp · maritime swap',
  ptah: '4 vp · +1 card',
  seth: '4 vp / city-2 ×3',
  sobek: '4 vp / city-3 ×3',
  thoth: '4 vp / 4+ building ×3',
};
const YIELD: Record<string, string> = {
  forest: 'wood',
  swamp: 'clay',
  mountain: 'stone',
  field: 'wheat',
};

const isIcon = (word: string): word is IconName => (ICONS as readonly string[]).includes(word);

export function glyphsOf(id: CardId): Glyph[] {
  const family = familyOf(id);
  const members = id
    .slice(family.length + 1)
    .split('-')
    .filter(Boolean);
  let next = 0;
  const words = (TEMPLES[id] ?? SIGNS[family] ?? '').split(' ').flatMap((word) => {
    if (word === '%') return [members[next++] ?? ''];
    if (word === '$') return [YIELD[members[0] ?? ''] ?? 'any'];
    if (word === '#') return members[0] === 'vp' ? ['1', 'vp'] : ['3', 'gold'];
    return [word];
  });
  return words
    .filter(Boolean)
    .map((word): Glyph =>
      word === '>' ? { icon: 'arrow' } : isIcon(word) ? { icon: word } : { text: word },
    );
}
