/** Cards of those who stand in the crypt, with the numbers they have now. */
import type { Face, Glance } from '../../cards/face';
import { pharaohFace } from '../../cards/pharaoh/face';
import type { Book } from '../../lib/library.svelte';
import { monsterKey } from './keys';
import type { View } from './view';

export function characterFace(view: View, seat: number, book: Book | undefined): Face | undefined {
  const own = view.seats[seat];
  if (!own) return undefined;
  const key = own.character.toLowerCase();
  const glance: Glance[] = [
    ['life', String(Math.max(0, own.life))],
    ['dodge', String(own.dodge)],
  ];
  return pharaohFace(key, book?.entry(key), { glance });
}

export function monsterFace(view: View, id: number, book: Book | undefined): Face | undefined {
  const monster = view.monsters.find((it) => it.id === id);
  if (!monster) return undefined;
  const key = monsterKey(monster.name);
  return pharaohFace(key, book?.entry(key), { glance: [['life', String(monster.life)]] });
}
