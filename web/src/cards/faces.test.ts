/** Every card of every game has a picture of its own, found in the same words the content is written in. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as crusade from './crusade/cards';
import { crusadeFace } from './crusade/face';
import type { Face, FaceOf } from './face';
import * as lich from './lich/cards';
import { lichFace } from './lich/face';
import { CARDS } from './pharaoh/cards';
import { pharaohFace } from './pharaoh/face';
import * as places from './pharaoh/places';
import * as tomb from './tomb/cards';
import { tombFace } from './tomb/face';

const GAMES = new URL('../../../games/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, GAMES), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
const folder = (path: string): string[] => readdirSync(new URL(path, GAMES)).map((file) => read(`${path}${file}`));
const ids = (text: string): string[] => [...text.matchAll(/\bid: "([^"]+)"/g)].map(([, id = '']) => id);

/** Cards of a list in RON, each with its own text: they are written from one `id:` to the next. */
const blocks = (text: string): Map<string, string> =>
  new Map(text.split(/(?=\bid: ")/).flatMap((block) => ids(block).map((id) => [id, block] as const)));

const PHARAOH = folder('pharaoh/content/cards/').join('\n');
const CHARACTERS = [...read('pharaoh/content/characters.ron').matchAll(/character: (\w+)/g)];
const SPAWNED = [...read('pharaoh/content/hexes.ron').matchAll(/Spawn\(name: "([^"]+)"/g)];
const lower = (name: string): string => name.toLowerCase().replaceAll(' ', '_');

/** A character's own id stands alone; its Actions are named after it. */
function tombKeys(): string[] {
  const heroes = read('tomb/content/characters.ron').split(/(?=\bid: "[^"]+", code:)/);
  const keys = heroes.flatMap((hero) => {
    const [own, ...rest] = ids(hero);
    if (own === undefined) return [];
    const sidekick = hero.match(/sidekick: \(\s*id: "([^"]+)"/)?.[1];
    return [own, ...rest.map((id) => (id === sidekick ? id : `${own}.${id}`))];
  });
  return [...keys, ...ids(read('tomb/content/items.ron')), ...ids(read('tomb/content/monsters.ron'))];
}

const BOXES: readonly { name: string; face: FaceOf; keys: readonly string[]; known: readonly object[] }[] = [
  {
    name: 'pharaoh',
    face: pharaohFace,
    keys: [
      ...ids(PHARAOH),
      ...ids(read('pharaoh/content/hexes.ron')),
      ...CHARACTERS.map(([, name = '']) => lower(name)),
      ...SPAWNED.map(([, name = '']) => lower(name)),
    ],
    known: [CARDS, places.HEXES, places.CHARACTERS, places.MONSTERS],
  },
  {
    name: 'lich',
    face: lichFace,
    keys: [
      ...folder('lich/content/floors/').flatMap(ids),
      ...['abilities', 'adventurers', 'encounters', 'hazards'].flatMap((file) => ids(read(`lich/content/${file}.ron`))),
    ],
    known: [lich.MONSTERS, lich.ITEMS, lich.ABILITIES, lich.ADVENTURERS, lich.HAZARDS, lich.ENCOUNTERS],
  },
  { name: 'crusade', face: crusadeFace, keys: ids(read('crusade/content/cards.ron')), known: [crusade.CARDS] },
  {
    name: 'tomb',
    face: tombFace,
    keys: tombKeys(),
    known: [tomb.CHARACTERS, tomb.ACTIONS, tomb.ITEMS, tomb.MONSTERS],
  },
];

describe.each(BOXES)('$name', ({ face, keys, known }) => {
  const lines = known.flatMap((table) => Object.keys(table));

  test('every card in the box has a line, and every line a card', () => {
    expect(keys.length).toBeGreaterThan(16);
    expect(keys.filter((key) => !lines.includes(key))).toEqual([]);
    expect(lines.filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('no two pictures are the same sentence', () => {
    const seen = new Map<string, string>();
    const same: string[] = [];
    for (const key of keys) {
      const { outline, scene, pose, motion, matter, rich } = face(key, undefined).picture;
      const sentence = JSON.stringify([outline, scene, pose, motion, matter, rich]);
      const other = seen.get(sentence);
      if (other !== undefined) same.push(`${key} is ${other}`);
      seen.set(sentence, key);
    }
    expect(same).toEqual([]);
  });

  test('a card of somebody’s own making has a face, too', () => {
    const own: Face = face('home_made', {
      key: 'home_made',
      name: 'Home Made',
      kind: 'Item',
      text: 'Does a thing.',
      mark: 'house',
      rules: [],
    });
    expect(own.title).toBe('Home Made');
    expect(own.picture.outline).not.toBe('');
  });
});

describe('the lines agree with the content', () => {
  const cards = blocks(PHARAOH);

  test('the Pharaoh’s cards: verbs, level and nature', () => {
    const wrong: string[] = [];
    for (const [key, line] of Object.entries(CARDS)) {
      const block = cards.get(key) ?? '';
      for (const verb of line.verbs ?? []) if (!block.includes(verb)) wrong.push(`${key}: no ${verb}`);
      const level = block.match(/type: \w+\((\d)\)/)?.[1];
      if (level !== undefined && Number(level) !== line.level) wrong.push(`${key}: level ${level}`);
      const nature = block.match(/nature: (\w+)/)?.[1]?.toLowerCase() ?? '';
      if (!line.nature.replace('-', '').startsWith(nature.slice(0, 6))) wrong.push(`${key}: nature ${nature}`);
      const reach = block.match(/range: Hexes\((\d)\)/)?.[1];
      if (reach !== undefined && Number(reach) !== line.reach) wrong.push(`${key}: range ${reach}`);
    }
    expect(wrong).toEqual([]);
  });

  test('the numbers of Dark Tomb’s attacks', () => {
    const heroes = read('tomb/content/characters.ron').split(/(?=\bid: "[^"]+", code:)/);
    const wrong: string[] = [];
    for (const hero of heroes) {
      const own = ids(hero)[0] ?? '';
      for (const [id, block] of blocks(hero)) {
        const line = tomb.ACTIONS[`${own}.${id}`];
        const [, modifier, damage, near, far] =
          block.match(/Attack\(modifier: (\d+), damage: (\d+), range: \((\d+), (\d+)\)/) ?? [];
        if (!line || modifier === undefined) continue;
        const told = JSON.stringify(line.glance);
        const reach = near === far ? near : `${near}–${far}`;
        if (
          told !==
          JSON.stringify([
            ['attack', `+${modifier}`],
            ['damage', damage],
            ['reach', reach],
          ])
        )
          wrong.push(`${own}.${id}: ${told}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('The Lich’s monsters: kind and floor', () => {
    const wrong: string[] = [];
    for (const floor of [1, 2, 3, 4] as const) {
      for (const [id, block] of blocks(read(`lich/content/floors/${floor}.ron`))) {
        const line = lich.MONSTERS[id];
        if (!line) continue;
        if (line.floor !== floor) wrong.push(`${id}: floor ${floor}`);
        const kind = block.match(/kind: (\w+)/)?.[1];
        if (kind !== line.kind) wrong.push(`${id}: ${kind}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
