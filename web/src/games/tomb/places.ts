/** Where things are, in words: rooms by name, places in them by the compass, lids from the nearest open room. */
import { type Figure, figures, same, TILE } from './map';
import type { Space, TileView, View } from './view';

type Room = TileView & { readonly at: Space };
type Wind = { readonly x: number; readonly y: number };

const MIDDLE = (TILE - 1) / 2;
const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A count in words; beyond a dozen it is only many. */
export const counted = (count: number): string => NUMBERS[count] ?? 'many';

export const plural = (count: number, thing: string): string => `${counted(count)} ${thing}${count === 1 ? '' : 's'}`;

/** The wind a way leads to: south is down. */
export function wind({ x, y }: Wind): string {
  const along = y < 0 ? 'north' : y > 0 ? 'south' : '';
  const across = x < 0 ? 'west' : x > 0 ? 'east' : '';
  return along !== '' && across !== '' ? `${along}-${across}` : along || across;
}

const away = (from: Space, to: Space): Wind => ({ x: to.x - from.x, y: to.y - from.y });

/** `north`, `two south and one east`: the longer leg first. */
export function legs(way: Wind): string {
  const along = [Math.abs(way.y), wind({ x: 0, y: way.y })] as const;
  const across = [Math.abs(way.x), wind({ x: way.x, y: 0 })] as const;
  const both = [along, across].filter(([far]) => far > 0).sort(([a], [b]) => b - a);
  if (both.length === 1 && both[0]?.[0] === 1) return both[0][1];
  return both.map(([far, name]) => `${counted(far)} ${name}`).join(' and ');
}

/** A name with its article, where it takes one: `the Hall of Lamps`, `Turnkey's Post`. */
export function articled(name: string): string {
  if (/^\S+['’]s? /.test(name)) return name;
  return `the ${name.replace(/^The /, '')}`;
}

const laid = (view: View): Room[] => view.tiles.flatMap((tile) => (tile.at ? [{ ...tile, at: tile.at }] : []));

export const roomAt = (view: View, { x, y }: Space): Room | undefined =>
  laid(view).find(({ at }) => x >= at.x && x < at.x + TILE && y >= at.y && y < at.y + TILE);

/** A place in a room of five by five. */
function corner(room: string, { x, y }: Wind): string {
  const reach = Math.max(Math.abs(x), Math.abs(y));
  if (reach === 0) return `the middle of ${room}`;
  if (reach < MIDDLE) return `just ${wind({ x, y })} of the middle of ${room}`;
  if (Math.abs(x) === Math.abs(y)) return `the ${wind({ x, y })} corner of ${room}`;
  const side = Math.abs(x) === MIDDLE ? { x, y: 0 } : { x: 0, y };
  const rest = wind({ x: x - side.x, y: y - side.y });
  return `the ${wind(side)} side of ${room}${rest === '' ? '' : `, ${rest} of its middle`}`;
}

/** The ship's bow points east. */
function aboard(view: View, { x, y }: Space): string | undefined {
  if (!view.ship) return undefined;
  const { at, size } = view.ship;
  const [column, row] = [x - at.x, y - at.y];
  if (column < 0 || row < 0 || column >= size[0] || row >= size[1]) return undefined;
  const along = column === size[0] - 1 ? 'the bow' : column === 0 ? 'the stern' : 'midships';
  if (size[1] === 1) return along;
  return `${along}, ${row < size[1] / 2 ? 'port' : 'starboard'} side`;
}

/** What is alone of its kind in a room gives its place a name. */
function landmark(view: View, room: Room, place: Space): string | undefined {
  const inside = (at: Space): boolean => roomAt(view, at)?.place === room.place;
  const gates = view.map.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === 'G' ? [{ x, y }] : [])));
  const kinds = [
    ['the gate of', gates],
    ['the satchel in', view.cubes],
  ] as const;
  for (const [words, all] of kinds) {
    const here = all.filter(inside);
    if (here.length === 1 && here[0] && same(here[0], place)) return `${words} ${articled(room.name ?? 'room')}`;
  }
  return undefined;
}

/** The absolute name of a place, the same for everybody. */
export function placeName(view: View, place: Space): string {
  const deck = aboard(view, place);
  if (deck !== undefined) return deck;
  const room = roomAt(view, place);
  if (!room) return 'solid rock';
  if (!room.face_up) return lidName(view, room);
  const middle = { x: room.at.x + MIDDLE, y: room.at.y + MIDDLE };
  return landmark(view, room, place) ?? corner(articled(room.name ?? 'room'), away(middle, place));
}

/** The same with its preposition: `in the middle of …`, `on the north side of …`, `just east of …`. */
export function standing(view: View, place: Space): string {
  const name = placeName(view, place);
  if (/^(just|midships)/.test(name)) return name;
  if (/^the (gate|satchel)/.test(name)) return `by ${name}`;
  return /^the (middle|\S+ corner)/.test(name) ? `in ${name}` : `on ${name}`;
}

/** A tile nobody has turned over: from an open neighbour, else from where the party came in. */
export function lidName(view: View, lid: Pick<TileView, 'at'>): string {
  const { at } = lid;
  if (!at) return 'a lid';
  const open = laid(view)
    .filter(({ face_up }) => face_up)
    .sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
  const rooms = ({ at: from }: Room): Wind => ({ x: (at.x - from.x) / TILE, y: (at.y - from.y) / TILE });
  const next = open.find((room) => Math.abs(rooms(room).x) + Math.abs(rooms(room).y) === 1);
  if (next) return `the lid ${wind(rooms(next))} of ${articled(next.name ?? 'room')}`;
  const start = open.find(({ id }) => id?.endsWith('-S')) ?? open[0];
  if (!start) return 'a lid';
  const way = rooms(start);
  const both = [
    [Math.abs(way.y), wind({ x: 0, y: way.y })] as const,
    [Math.abs(way.x), wind({ x: way.x, y: 0 })] as const,
  ].filter(([far]) => far > 0);
  const words = both.map(([far, name], index) => `${index === 0 ? plural(far, 'room') : counted(far)} ${name}`);
  return `the lid ${words.join(' and ')} of ${articled(start.name ?? 'room')}`;
}

/** Two of a kind are told apart in the order they came. */
export function figureName(view: View, figure: Pick<Figure, 'handle' | 'key' | 'name' | 'foe'>): string {
  if (!figure.foe) return figure.name;
  const [name = figure.name] = figure.name.split(',');
  if (name !== figure.name) return name;
  const kin = figures(view).filter((it) => it.foe && it.key === figure.key);
  const place = kin.findIndex((it) => it.handle === figure.handle);
  return kin.length > 1 ? `the ${ORDINALS[place] ?? 'last'} ${name}` : `the ${name.replace(/^The /, '')}`;
}

/** Who stands there, foes first. */
export function whoStands(view: View, place: Space): Figure | undefined {
  const there = figures(view).filter((figure) => same(figure.at, place));
  return there.find((figure) => figure.foe) ?? there[0];
}

/** The figure whose turn it is, or the monster that is moved. */
export function acting(view: View): Figure | undefined {
  const { phase, turn } = view;
  if (phase.now === 'march' || phase.now === 'assail') {
    const monster = view.monsters[phase.monster];
    return monster && figures(view).find((figure) => figure.foe && same(figure.at, monster.space));
  }
  if (!turn) return undefined;
  const seat = view.seats[turn.seat];
  const key = turn.sidekick ? seat?.sidekick : seat?.character;
  return figures(view).find((figure) => !figure.foe && figure.key === key);
}

const NEAR = 3;

/** From the nearest figure within three steps, the acting one first: `two north and one east of Sable`. */
export function relation(view: View, place: Space): string | undefined {
  const own = acting(view);
  const steps = ({ at }: Figure): number => Math.abs(at.x - place.x) + Math.abs(at.y - place.y);
  const near = figures(view)
    .filter((figure) => steps(figure) > 0 && steps(figure) <= NEAR)
    .sort((a, b) => steps(a) - steps(b) || Number(b.handle === own?.handle) - Number(a.handle === own?.handle));
  return near[0] && `${legs(away(near[0].at, place))} of ${figureName(view, near[0])}`;
}

/** The way of one step, if it is one. */
export function stepWay(from: Space | undefined, to: Space): string | undefined {
  if (!from) return undefined;
  const way = away(from, to);
  return Math.abs(way.x) + Math.abs(way.y) === 1 ? wind(way) : undefined;
}

/** A space as notation writes it. */
export function readSpace(text: string | undefined): Space | undefined {
  const [, x, y] = /^(?:\(|space:)(\d+),(\d+)\)?$/.exec(text ?? '') ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** Rewrites every coordinate in a line of the server; where a tile was turned over, its name says enough. */
export const withoutNumbers = (view: View, line: string): string =>
  line
    .replace(/(reveals .*) at \(\d+,\d+\)/, '$1')
    .replace(/(on )?(\(\d+,\d+\))/g, (found: string, on: string | undefined, at: string) => {
      const space = readSpace(at);
      if (!space) return found;
      return on === undefined ? placeName(view, space) : standing(view, space);
    });
