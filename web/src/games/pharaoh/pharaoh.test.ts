import { describe, expect, it } from 'vitest';
import { facts, inShort, natureSide, rarityMarks } from './cards';
import { beyond, centre, sideNames, SIDES, spread, turned } from './crypt';
import { label } from './labels';
import { moments } from './moments';
import { spelled } from './names';
import type { AskedView, View } from './view';

const entry = (key: string, name: string, kind: string, text: string) => ({
  key,
  name,
  kind,
  text,
  mark: 'printed' as const,
  rules: [],
});
const sword = entry(
  'C055',
  'Short Sword',
  'Weapon-Lt, Attack, Use and discard, common, range: same hex',
  'A clean thrust for 10. In full: As an action: 10 weapons damage to the target.',
);
const book = { entries: [sword], entry: (key: string) => (key === 'C055' ? sword : undefined) } as never;

const asked = (part: Partial<AskedView>): AskedView => ({
  seat: 0,
  about: 'act',
  points: null,
  room: null,
  laying: null,
  die: null,
  branches: [],
  then: [],
  ...part,
});
const view = (part: Partial<View> = {}): View =>
  ({ crypt: [], tabled: [], monsters: [], stack: [], seats: [], ahead: [], asked: null, ...part }) as unknown as View;

describe('the map', () => {
  it('lays the six neighbours of a hex around it, the first to the north', () => {
    const around = SIDES.map((_, side) => centre(beyond([2, -1], side)));
    const middle = centre([2, -1]);
    const distances = around.map(({ x, y }) => Math.round(Math.hypot(x - middle.x, y - middle.y)));
    expect(new Set(distances)).toEqual(new Set([173]));
    expect(around[0]?.x).toBe(middle.x);
    expect(around[0]?.y).toBeLessThan(middle.y);
    expect(around[1]?.x).toBeGreaterThan(middle.x);
  });

  it('turns doors clockwise, as the rulebook does', () => {
    // 110100 printed is doors 1, 2, 4; turned four steps they lie on 2, 5, 6.
    expect(sideNames(turned([true, true, false, true, false, false], 4))).toBe('NE, SW and NW');
  });

  it('finds every token of a crowded hex a place of its own', () => {
    for (const count of [1, 3, 4, 8, 12]) {
      const places = spread(count).map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`);
      expect(new Set(places).size).toBe(count);
    }
  });
});

describe('cards', () => {
  it('reads what is printed on them from the box', () => {
    expect(facts(sword)).toEqual({
      type: 'Weapon-Lt',
      nature: 'Attack',
      method: 'Use and discard',
      rarity: 'common',
      range: 'same hex',
    });
    expect(inShort(sword)).toBe('A clean thrust for 10.');
    expect(rarityMarks('ultra rare')).toBe('◆◆◆◆◆');
    expect(natureSide('Attack')).not.toBe(natureSide('Defense'));
  });
});

describe('choices in words', () => {
  const say = (line: string, touches: string[], now = view()): string | undefined =>
    label({ label: line, touches }, now, book);

  it('names cards, hexes and figures instead of their numbers', () => {
    const crypt = [{ room: 0, name: 'Tomb of Death', at: [0, -1] }] as unknown as View['crypt'];
    expect(say('free short_sword', ['card:C055'])).toBe('Play Short Sword as a free action');
    expect(say('go (0,-1)', ['hex:0'], view({ crypt }))).toBe('Go to Tomb of Death (0,-1)');
    expect(say('hit Ben', ['seat:1'])).toBe('Hit Ben');
    expect(say('pick up Ben', ['piece:7'])).toBe('Pick up the Key of Ben');
  });

  it('says where the doors of a new hex would be, and how far it is turned where that is all the difference', () => {
    const laying = (doors: boolean[]) =>
      view({
        asked: asked({ about: 'lay', laying: { id: 'H001', name: 'Cavern', doors: doors as never, exit: false } }),
      });
    expect(say('place NE 4', ['side:1', 'rotation:4'], laying([true, true, false, true, false, false]))).toBe(
      'Lay it to the NE: doors NE, SW and NW',
    );
    expect(say('place N 3', ['side:0', 'rotation:3'], laying([true, false, false, true, false, false]))).toBe(
      'Lay it to the N: doors N and S, turned 180°',
    );
  });

  it('tells what a branch does', () => {
    expect(say('choose 2', ['branch:1'], view({ asked: asked({ branches: ['draw a card', 'heal 5'] }) }))).toBe(
      'Heal 5',
    );
  });
});

describe('damage', () => {
  const parts = [
    { dice: 8, points: 0, types: ['weapons'] },
    { dice: 0, points: 5, types: ['poison'] },
    { dice: 2, points: 0, types: [] },
  ];

  it('is spelled out before the dice have fallen and after', () => {
    expect(spelled({ parts, damage: null })).toBe('8D6 weapons + 5 poison + 2D6 damage');
    const fallen = [{ ...parts[0]!, points: 29 }, parts[1]!, { ...parts[2]!, points: 8 }];
    expect(spelled({ parts: fallen, damage: 42 })).toBe('8D6: 29 weapons + 5 poison + 2D6: 8 = 42 damage');
  });

  it('shows every die that fell', () => {
    const dice = [6, 1, ...Array<number>(14).fill(0)] as never;
    const [cue] = moments({ Rolled: { roller: 0, why: 'Dodge', dice, rest: 0 } }, view(), book).flat();
    expect(cue).toMatchObject({ show: 'dice', words: '2D6 for the dodge = 7', dice: [{ shows: 6 }, { shows: 1 }] });
  });
});
