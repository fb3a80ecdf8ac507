import { describe, expect, test } from 'vitest';
import { beside } from './beside';
import { diceOf, PIPS } from './dice';
import { spoken } from './face';
import { fan } from './fan';
import { measures } from './measures';
import { CLOTHS } from './natures';
import { pharaohFace } from './pharaoh/face';
import { compose } from './picture/compose';
import { fate, hash } from './picture/fate';

const entry = (key: string, name: string, kind: string, text: string) => ({
  key,
  name,
  kind,
  text,
  mark: 'house' as const,
  rules: [],
});
const sword = pharaohFace(
  'C036',
  entry(
    'C036',
    'Long Sword',
    'Weapon-Med, Attack, Use and discard, common, range: same hex',
    'One sweeping blow for 15. In full: more.',
  ),
);

describe('a picture', () => {
  test('is the same on every machine', () => {
    expect([hash(''), hash('a'), hash('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
    const roll = fate(1);
    expect([roll(), roll(), roll(10, 20)].map((it) => it.toFixed(6))).toEqual(['0.627074', '0.002736', '15.274470']);
  });

  test('tells what the card does: near is a slash, far a streak, stopping with steel turns aside', () => {
    const weapon = { outline: 'M0 0', family: 'weapon', nature: 'attack', verbs: ['Damage'] };
    expect(compose('pharaoh', 'a', { ...weapon, reach: 0 }).motion).toEqual(['slash', 'burst']);
    expect(compose('pharaoh', 'a', { ...weapon, reach: 2 }).motion).toEqual(['streak', 'burst']);
    const stop = { outline: 'M0 0', nature: 'defense', verbs: ['Stop'] };
    expect(compose('pharaoh', 'a', { ...stop, family: 'tactic' }).motion).toEqual(['turn']);
    expect(compose('pharaoh', 'a', { ...stop, family: 'spell' }).motion).toEqual(['ward']);
  });

  test('is made of its damage before its family, and healing is green', () => {
    expect(compose('pharaoh', 'a', { outline: '', family: 'spell', matter: 'fire' }).matter).toBe('fire');
    expect(compose('pharaoh', 'a', { outline: '', family: 'spell' }).matter).toBe('magic');
    expect(compose('pharaoh', 'a', { outline: '', family: 'tactic', verbs: ['Heal'] }).matter).toBe('life');
  });

  test('has a third gesture only where the card is rare', () => {
    const words = { outline: '', family: 'relic', verbs: ['Draw', 'Teleport', 'Discard'] };
    expect(compose('pharaoh', 'a', { ...words, rarity: 'R' }).motion).toHaveLength(2);
    expect(compose('pharaoh', 'a', { ...words, rarity: 'X' }).motion).toHaveLength(3);
  });
});

describe('a face', () => {
  test('says everything in one sentence, and the long text only up to its first', () => {
    expect(spoken(sword, '2 copies')).toBe(
      'Long Sword, 2 copies, Medium weapon, Attack, damage 15, Use and discard, One sweeping blow for 15.',
    );
  });

  test('shows text in the hand only where no number says it', () => {
    expect(measures(sword, 'hand').gist).toBe(false);
    const chisel = pharaohFace('C011', entry('C011', 'Chisel', '', 'Cut a door.'));
    expect(measures(chisel, 'hand').gist).toBe(true);
    expect(measures(chisel, 'hand', 104).gist).toBe(false);
  });

  test('no two natures have the same cut and hatching', () => {
    const printed = ['attack', 'defense', 'activity', 'alteration', 'modifier', 'attack-defense'] as const;
    expect(new Set(printed.map((nature) => `${CLOTHS[nature].cut} ${CLOTHS[nature].hatch}`)).size).toBe(printed.length);
  });
});

describe('a hand', () => {
  test('lies closer the more there are, evenly about the middle', () => {
    const [five, ten] = [fan(5, 1400) ?? [], fan(10, 1400) ?? []];
    const step = (spots: typeof five): number => (spots[1]?.x ?? 0) - (spots[0]?.x ?? 0);
    expect(step(five)).toBe(132);
    expect(step(ten)).toBe(96);
    expect(five.map(({ x }) => x).reduce((sum, x) => sum + x)).toBe(0);
    expect(five[2]).toEqual({ x: 0, drop: 0, turn: 0 });
  });

  test('is a strip where a fan does not fit', () => {
    expect(fan(12, 500)).toBeUndefined();
    expect(fan(1, 100)).toHaveLength(1);
  });
});

describe('a card that is read', () => {
  const [card, screen] = [
    { width: 316, height: 442 },
    { width: 1440, height: 900 },
  ];

  test('stands above where it came from, or beside it, never outside the screen', () => {
    expect(beside({ left: 600, top: 700, width: 150, height: 210 }, card, screen, 12)).toMatchObject({
      left: 517,
      top: 246,
    });
    const high = beside({ left: 100, top: 80, width: 150, height: 210 }, card, screen, 12);
    expect(high.left).toBe(262);
    const corner = beside({ left: 1400, top: 880, width: 150, height: 210 }, card, screen, 12);
    expect(corner.left + card.width).toBeLessThanOrEqual(1440 - 12);
  });
});

test('a number is as few dice as can be', () => {
  expect(diceOf(34)).toEqual([6, 6, 6, 6, 6, 4]);
  expect(diceOf(12)).toEqual([6, 6]);
  expect(diceOf(0)).toEqual([]);
  for (const [eyes, pips] of Object.entries(PIPS)) expect(pips).toHaveLength(Number(eyes));
});
