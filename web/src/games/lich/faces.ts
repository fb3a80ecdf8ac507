/** The cards of the crypt as they lie on the table: printed pictures, the numbers of this moment. */
import { lichFace } from '../../cards/lich/face';
import type { Face, Glance } from '../../cards/face';
import type { Book } from '../../lib/library.svelte';
import { keywordsOf, reach } from './crypt';
import type { AbilityView, FoeView, ItemView, SeatView } from './view';

/** The outline on a card, for coins and buttons. */
export const outlineOf = (key: string): string => lichFace(key, undefined).picture.outline;

export function foeFace(foe: FoeView, book: Book | undefined): Face {
  const way = reach(foe.attack_type, foe.spell);
  const glance: Glance[] = [
    ['attack', way === '' ? `${foe.attack}` : `${foe.attack} ${way}`],
    ['speed', `${foe.speed}`],
  ];
  if (foe.energy > 0) glance.push(['energy', `${foe.energy}`]);
  return lichFace(foe.card, book?.entry(foe.card), { title: foe.name, text: foe.text, glance });
}

export function heroFace(own: SeatView, book: Book | undefined): Face {
  const key = own.adventurer ?? '';
  const glance: Glance[] = [
    ['attack', own.weapon > 0 ? `${own.attack} + ${own.weapon}` : `${own.attack}`],
    ['speed', `${own.speed}`],
  ];
  const way = reach(own.attack_type);
  const words = [
    way,
    own.spell_power > 0 ? `Spell Power ${own.spell_power}` : '',
    ...keywordsOf(own.keywords),
    ...own.abilities.filter(({ when }) => when === 'Passive').map(({ name, text }) => `${name}: ${text}`),
  ].filter((it) => it !== '');
  return lichFace(key, book?.entry(key), { title: own.name ?? '', text: words.join('. '), glance });
}

export function itemFace(item: ItemView, book: Book | undefined, whose = ''): Face {
  const own = lichFace(item.id, book?.entry(item.id), { title: item.name, text: item.text });
  return whose === '' ? own : { ...own, glance: [...own.glance, ['word', whose]] };
}

export function abilityFace(ability: AbilityView, book: Book | undefined): Face {
  const own = lichFace(ability.id, book?.entry(ability.id), { title: ability.name, text: ability.text });
  return ability.used ? { ...own, glance: [['word', 'used']] } : own;
}
