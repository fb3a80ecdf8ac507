import { describe, expect, it } from 'vitest';
import { inShort } from './cards';
import { beyond, centre, SIDES, spread, turned } from './crypt';
import { deed, label, likely } from './labels';
import { moments } from './moments';
import { spelled } from './names';
import { winds } from './places';
import { sumOf } from './sums';
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
    expect(winds(turned([true, true, false, true, false, false], 4))).toBe('north-east, south-west and north-west');
  });

  it('finds every token of a crowded hex a place of its own', () => {
    for (const count of [1, 3, 4, 8, 12]) {
      const places = spread(count).map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`);
      expect(new Set(places).size).toBe(count);
    }
  });
});

describe('cards', () => {
  it('tell the printed sentence alone', () => {
    expect(inShort(sword)).toBe('A clean thrust for 10.');
  });
});

describe('choices in words', () => {
  const say = (action: unknown, touches: string[], now = view(), seat = 0): string | undefined =>
    label({ action, label: 'whatever the server calls it', touches, seat }, now, book);
  const at = (room: number, name: string, cell: [number, number]) => ({ room, name, at: cell });

  it('name cards, rooms and figures from what is in sight, never from the words of the server', () => {
    const crypt = [at(0, 'Tomb of Death', [0, 0]), at(1, 'Exit, Clear', [1, -1])] as unknown as View['crypt'];
    const seats = [
      { character: 'Avenger', room: 0 },
      { character: 'Magician', room: 0 },
    ] as unknown as View['seats'];
    const now = view({ crypt, seats });
    expect(say({ Play: [55, 'Free'] }, ['card:C055'])).toBe('Play Short Sword, free');
    expect(say({ Go: 1 }, ['hex:1'], now)).toBe('Go north-east, to the Clear Exit');
    expect(say({ Hit: { Character: 1 } }, ['seat:1'], now)).toBe('Hit the Magician');
    expect(say({ Hit: { Character: 0 } }, ['seat:0'], now)).toBe('Hit yourself');
    expect(say('Pass', ['button:pass'])).toBe('Let it stand');
    expect(say({ SomethingNew: 3 }, [])).toBeUndefined();
  });

  it('tell figures and tabled cards of the same name apart', () => {
    const seats = [{ character: 'Avenger' }, { character: 'Magician' }, { character: 'Magician' }];
    const monsters = [
      { id: 4, name: 'Demon' },
      { id: 7, name: 'Demon' },
    ];
    const tabled = [
      { piece: 1, title: 'Shield', by: 0 },
      { piece: 2, title: 'Shield', by: 1 },
    ];
    const now = view({ seats, monsters, tabled } as unknown as Partial<View>);
    expect(say({ Aim: { Monster: 4 } }, [], now)).toBe('Aim at the Demon');
    expect(say({ Aim: { Monster: 7 } }, [], now)).toBe('Aim at the second Demon');
    expect(say({ Aim: { Character: 2 } }, [], now)).toBe('Aim at the second Magician');
    expect(say({ Shield: 1 }, [], now)).toBe('Your Shield takes the damage');
    expect(say({ Shield: 2 }, [], now)).toBe("The Magician's Shield takes the damage");
  });

  it('say where the doors of a new hex would be, and how far it is turned where that is all the difference', () => {
    const laying = (doors: boolean[]) =>
      view({
        asked: asked({ about: 'lay', laying: { id: 'H001', name: 'Cavern', doors: doors as never, exit: false } }),
      });
    const three = laying([true, true, false, true, false, false]);
    expect(say({ Place: [1, 4] }, ['side:1', 'rotation:4'], three)).toBe(
      'Lay it to the north-east, doors north-east, south-west and north-west',
    );
    const two = laying([true, false, false, true, false, false]);
    expect(say({ Place: [0, 0] }, [], two)).toBe('Lay it to the north, doors north and south');
    expect(say({ Place: [0, 3] }, [], two)).toBe('Lay it to the north, doors north and south, turned 180°');
    expect(deed({ action: { Place: [0, 3] }, label: '', touches: [] }, two)).toBe('Lay it north');
  });

  it('tell what a branch does', () => {
    expect(say({ Choose: 1 }, ['branch:1'], view({ asked: asked({ branches: ['draw a card', 'heal 5'] }) }))).toBe(
      'Heal 5',
    );
  });

  it('offer in brass what most people would do', () => {
    expect(likely([{ action: 'NoDraw' }, { action: 'Draw' }])).toEqual({ action: 'Draw' });
    expect(likely([{ action: { Go: 1 } }, { action: 'EndActions' }])).toEqual({ action: 'EndActions' });
    expect(likely([{ action: { Go: 1 } }])).toBeUndefined();
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

  it('is laid out term by term once the dice have fallen, and never guessed before', () => {
    expect(sumOf({ parts, damage: null })).toBeUndefined();
    const fallen = [{ ...parts[0]!, points: 29 }, parts[1]!];
    expect(sumOf({ parts: fallen, damage: 34 })).toMatchObject({
      terms: [
        { count: 29, word: '8D6 weapons' },
        { count: 5, word: 'poison' },
      ],
      total: 34,
    });
  });

  it('shows every die that fell', () => {
    const dice = [6, 1, ...Array<number>(14).fill(0)] as never;
    const [cue] = moments({ Rolled: { roller: 0, why: 'Dodge', dice, rest: 0 } }, view(), book).flat();
    expect(cue).toMatchObject({
      show: 'dice',
      words: '2D6 for the dodge = 7',
      dice: [{ shows: 6 }, { shows: 1 }],
      at: 'seat:0',
    });
  });

  it('falls beside whom it hurts, with what is added to the dice', () => {
    const item = {
      parts: [{ dice: 2, points: 3, types: ['magic'] }],
      targets: [{ Monster: 4 }],
      damage: null,
      dead: false,
    };
    const dice = [6, 1, ...Array<number>(14).fill(0)] as never;
    const now = view({ stack: [item] } as unknown as Partial<View>);
    const [cue] = moments({ Rolled: { roller: 0, why: 'Damage', dice, rest: 0 } }, now, book).flat();
    expect(cue).toMatchObject({
      at: 'monster:4',
      sum: {
        terms: [
          { count: 7, word: '2D6' },
          { count: 3, word: 'magic' },
        ],
        total: 10,
      },
    });
  });
});
