import { describe, expect, it } from 'vitest';
import { handOf, holders } from './hand';
import type { View } from './view';

const salve = { id: 'healing_salve', name: 'Healing Salve', slot: null, quick: false, text: '' };
const own = (name: string, skill: string): unknown => ({
  name,
  inventory: [salve],
  abilities: [{ id: skill, name: skill, when: 'Action', spell: false, cost: 1, used: false, text: '' }],
});
const view = (phase: unknown): View =>
  ({ phase, ending: null, seats: [own('Paladin', 'divine_smite'), own('Cleric', 'healing_hands')] }) as unknown as View;
const camp = view({ Camp: { ready: [], actions: [0, 0] } });

describe('a hand', () => {
  it('is that of whoever acts', () => {
    expect(holders(view({ Turn: { seat: 1, acted: false } }), [0, 1], 0)).toEqual([1]);
    expect(holders(view({ Turn: { seat: 1, acted: false } }), [0], 0)).toEqual([0]);
    expect(holders(view({ Camp: { ready: [0], actions: [] } }), [0, 1], 0)).toEqual([1]);
  });

  it('has every handle once, though several carry the same', () => {
    const cards = handOf(camp, [0, 1], new Set(['ability:healing_hands']), undefined);
    expect(cards.map(({ handle, count }) => [handle, count])).toEqual([
      ['ability:healing_hands', undefined],
      ['item:healing_salve', 2],
    ]);
    expect(cards[1]?.note).toContain('Paladin, Cleric');
  });
});
