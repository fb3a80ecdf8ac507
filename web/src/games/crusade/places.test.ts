import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stream } from '../../art/seed';
import { STEPS } from './landmarks';
import { type Board, Places, placesOf } from './places';
import type { GraveView } from './view';

const BOX = new URL('../../../../games/crusade/content/boards/', import.meta.url);
const BOARDS = ['old_yard', 'three_wards', 'chapel_rows'];

const gravesOn = ({ tiles }: Pick<Board, 'tiles'>, graves: Iterable<number>): Board['graves'] =>
  Object.fromEntries(
    [...graves].map((tile): [string, GraveView] => [tiles[tile]?.name ?? '', { tile, owner: null, seal: null }]),
  );

/** The board as the box has it, with these tiles for graves. */
function board(id: string, graves: readonly number[] = []): Board {
  const text = readFileSync(new URL(`${id}.ron`, BOX), 'utf8');
  const list = /places: \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  const places = [...list.matchAll(/\((-?\d+), (-?\d+)\)/g)].map((it): [number, number] => [
    Number(it[1]),
    Number(it[2]),
  ]);
  const tiles = places.map((at, tile) => ({
    tile,
    at,
    name: `(${at.join(',')})`,
    kind: tile === 0 ? ('Shed' as const) : ('Plain' as const),
  }));
  return { board: id, shape: text.includes('Square') ? 'Square' : 'Hex', tiles, graves: gravesOn({ tiles }, graves) };
}
const at = (on: Board, q: number, r: number): number => on.tiles.findIndex((it) => it.at[0] === q && it.at[1] === r);

function fair(names: readonly string[], longest = 60): void {
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[A-Za-z ,-]+$/.test(name) || name.length > longest)).toEqual([]);
}

describe.each(BOARDS)('%s', (id) => {
  const yard = board(id);
  const places = new Places(yard);

  it('has a name for every plot, unique, short, without a digit or a bracket', () => {
    expect(yard.tiles.length).toBeGreaterThan(30);
    fair(yard.tiles.map(({ tile }) => places.plot(tile)));
    fair(yard.tiles.map(({ tile }) => places.where(tile)));
  });

  it('tells all edges apart', () => {
    const known = new Set(yard.tiles.map(({ at }) => at.join(',')));
    const edges = yard.tiles.flatMap(({ tile, at: [q, r] }) =>
      STEPS[yard.shape].flatMap(([dq, dr], side) =>
        known.has(`${q + dq},${r + dr}`) ? [] : [places.edge(tile, side)],
      ),
    );
    fair(edges, 84);
  });

  it('tells graves apart, wherever they lie', () => {
    const random = stream(id);
    for (let layout = 0; layout < 300; layout += 1) {
      const count = 3 + Math.floor(random() * 10);
      const graves = new Set(Array.from({ length: count }, () => 1 + Math.floor(random() * (yard.tiles.length - 1))));
      const names = new Places({ ...yard, graves: gravesOn(yard, graves) });
      fair([...graves].map((tile) => names.grave(tile)));
    }
  });

  it('finds ways that are as long as it says', () => {
    for (const { tile } of yard.tiles) {
      const way = places.way(0, tile);
      expect(way).toHaveLength(places.steps(0, tile) + 1);
      expect([way[0], way.at(-1)]).toEqual([0, tile]);
    }
  });
});

describe('names', () => {
  const yard = board('old_yard', [9, 15, 8]);
  const places = placesOf(yard);

  it('read as people say them', () => {
    expect(places.plot(0)).toBe('the Shed');
    expect(places.where(at(yard, 3, -3))).toBe('under the yews');
    expect(places.where(at(yard, 2, -3))).toBe('just west of the yews');
    expect(places.where(at(yard, 1, -2))).toBe('two steps north of the Shed');
    expect(places.edge(at(yard, -3, 3), 4)).toBe('outside, under the dead oak, south-west side');
    const rows = board('chapel_rows');
    expect(new Places(rows).where(at(rows, 1, 0))).toBe('second from the west in the chapel row');
    expect(new Places(rows).where(at(rows, 6, 2))).toBe('at the east end of the middle row');
  });

  it('tell the way from somewhere', () => {
    expect(places.relation(0, at(yard, 2, -2))).toBe('two steps north-east');
    expect(places.relation(0, at(yard, 3, -1))).toBe('two steps east and one north-east');
    expect(places.relation(0, at(yard, 1, -2))).toBe('two steps north');
    const wards = board('three_wards');
    expect(new Places(wards).relation(at(wards, 3, -4), at(wards, 4, -3))).toMatch(/^\w+ steps$/);
  });

  it('give a grave beside a landmark that landmark, and others their wind', () => {
    expect(places.grave(at(yard, 2, -2))).toBe('the grave under the yews');
    expect(places.noun(at(yard, 2, -2))).toBe('the grave under the yews');
    expect(placesOf(yard)).toBe(places);
  });

  it('serve a board nobody has described', () => {
    const odd: Board = { ...board('three_wards'), board: 'somebodys' };
    fair(
      odd.tiles.map(({ tile }) => new Places(odd).plot(tile)),
      64,
    );
    const squares: Board = { ...board('chapel_rows'), board: 'somebodys' };
    fair(
      squares.tiles.map(({ tile }) => new Places(squares).plot(tile)),
      64,
    );
  });
});
