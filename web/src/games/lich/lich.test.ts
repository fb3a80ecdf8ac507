import { describe, expect, it } from 'vitest';
import { bind } from '../../lib/library.svelte';
import type { EntryText } from '../../lib/wire';
import { spelled, sumOf } from './cast';
import { keywordsOf } from './crypt';
import { deed, label } from './labels';
import { moments } from './moments';
import type { Event, Keywords, Sum, View } from './view';

const NOTHING: Sum = { number: 0, attack: 0, weapon: 0, spell: 0, pack: 0, mark: 0, armor: 0, guard: 0 };
const BARE: Keywords = {
  armor: 0,
  burst: 0,
  cleave: 0,
  diseased: 0,
  evade: 0,
  guard: 0,
  phylactery: 0,
  piercing: 0,
  reanimation: 0,
  animated: false,
  gelatinous: false,
  hatch: false,
  pack_tactics: false,
  retaliation: false,
  swarm: false,
  vampirism: false,
};
const entry = (key: string, name: string, kind: string): EntryText => ({
  key,
  name,
  kind,
  text: '',
  mark: 'printed',
  rules: [],
});
const book = bind({ title: 'The Lich', rules: [] }, [
  entry('rusty_sword', 'Rusty Sword', 'Item, floor 1, 2 copies; Weapon, held'),
  entry('zombie', 'Zombie', 'Monster, floor 1, 3 copies'),
  entry('divine_smite', 'Divine Smite', 'Ability of Paladin (Action)'),
]);
const zombie = { id: 4, card: 0, place: { Front: { column: 1, row: 1 } } };
const table = (phase: unknown): View =>
  ({
    phase,
    row: [0],
    field: { 1: { 1: { id: 4, name: 'Zombie', place: '1.1' } } },
    back: [],
    laid: [],
    seats: [
      {
        name: 'Paladin',
        equipped: {},
        inventory: [],
        abilities: [{ id: 'divine_smite', name: 'Divine Smite', cost: 2 }],
      },
    ],
  }) as unknown as View;

describe('damage', () => {
  it('is spelled out with what made it more and less', () => {
    expect(spelled({ ...NOTHING, attack: 2, weapon: 1, armor: 1 }, 2)).toBe('2 attack + 1 weapon − 1 Armor = 2');
    expect(spelled({ ...NOTHING, number: 3, spell: 1, guard: 1 }, 3)).toBe('3 + 1 Spell Power − 1 Guard = 3');
    expect(spelled({ ...NOTHING, attack: 1, armor: 2, guard: 1 }, 1)).toBe('1 attack − 2 Armor − 1 Guard = 1');
    expect(spelled({ ...NOTHING, attack: 5 }, 2)).toBe('5 attack = 5');
    expect(spelled({ ...NOTHING, number: 2 }, 2)).toBe('2');
  });

  it('is laid out with at least what was lost', () => {
    const { terms, total } = sumOf({ ...NOTHING, attack: 1, armor: 2, guard: 1 }, 1);
    expect(terms.map(({ count, word, less }) => [count, word, less])).toEqual([
      [1, 'attack', false],
      [2, 'Armor', true],
      [1, 'Guard', true],
    ]);
    expect(total).toBe(1);
  });

  it('is shown on whom it befalls, good or bad for the party', () => {
    const hit = (at: unknown): Event => ({ Hits: { at, sum: { ...NOTHING, attack: 2 }, lost: 2, left: 1 } }) as Event;
    expect(moments(hit({ Foe: zombie }), table('Reward'), book).flat()).toContainEqual({
      show: 'float',
      over: 'monster:4',
      words: '−2',
      tone: 'good',
    });
    expect(moments(hit({ Hero: 0 }), table('Reward'), book).flat()).toContainEqual({
      show: 'dice',
      dice: [],
      words: 'Paladin is hit: 2 attack = 2',
      tone: 'bad',
      sum: { terms: [{ count: 2, word: 'attack', icon: expect.any(String) as string, less: false }], total: 2 },
    });
  });
});

it('keywords are listed as cards print them', () => {
  expect(keywordsOf({ ...BARE, armor: 2, pack_tactics: true })).toEqual(['Armor 2', 'Pack Tactics']);
});

describe('choices', () => {
  const say = (line: string, phase: unknown = 'Reward', touches: string[] = []): string | undefined =>
    label({ label: line, seat: 0, touches }, table(phase), book);

  it('name cards and monsters', () => {
    expect(say('attack 1.1', 'Reward', ['monster:4'])).toBe('Attack the Zombie');
    expect(say('use divine_smite on 1.1', 'Reward', ['ability:divine_smite', 'monster:4'])).toBe(
      'Divine Smite at the Zombie, 2 energy',
    );
    expect(say('give rusty_sword to Bo', 'Reward', ['item:rusty_sword', 'seat:0'])).toBe(
      'Give the Rusty Sword to the Paladin',
    );
    expect(say('use divine_smite on Bo', 'Reward', ['ability:divine_smite', 'seat:0'])).toBe(
      'Use Divine Smite on yourself, 2 energy',
    );
    expect(say('deal rusty_sword', { StartingItem: { seat: 0 } })).toBe('Give the Rusty Sword to the Paladin');
  });

  it('know slots from cards', () => {
    expect(say('take off held')).toBe('Take off what is held');
    expect(say('equip rusty_sword')).toBe('Wear the Rusty Sword');
    expect(say('equip rusty_sword trinket')).toBe('Hold the Rusty Sword in the other hand');
  });

  it('say in camp whose they are', () => {
    expect(say('ready', { Camp: { ready: [], actions: [0] } })).toBe('Paladin: break camp');
  });

  it('are short on a button', () => {
    const choice = { label: 'attack 1.1', seat: 0, touches: ['monster:4'] };
    expect(deed(choice, table('Reward'), book)).toBe('Attack the Zombie');
    expect(deed({ label: 'end turn', seat: 0, touches: ['button:end-turn'] }, table('Reward'), book)).toBe('End turn');
  });
});
