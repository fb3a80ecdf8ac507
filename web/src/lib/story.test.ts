import { expect, test } from 'vitest';
import { bits, chapters, lastDeeds } from './story';
import type { Line } from './wire';

const seats = [
  { seat: 0, name: 'Ada' },
  { seat: 1, name: 'Ada 2' },
];
const line = (entry: number, text: string): Line => ({ entry, text, rules: [] });
const log = [
  line(0, 'The Shed is laid first.'),
  line(1, 'Round 1 begins'),
  line(1, 'Ada took the west grave.'),
  line(2, 'Ada rested at the Shed.'),
  line(3, 'Ada 2 walked two steps.'),
  line(3, 'The grave by the well was sealed.'),
  line(4, 'Round 2 begins'),
];

test('a chapter is a turn, and a round opens one', () => {
  expect(chapters(log, seats).map(({ title, lines }) => [title, lines.length])).toEqual([
    ['Before the first turn', 1],
    ['Round 1, Ada', 3],
    ['Round 1, Ada 2', 2],
    ['Round 2', 1],
  ]);
});

test('a game may open chapters itself', () => {
  const heading = ({ text }: Line): string | undefined => (text.startsWith('Round') ? 'Night falls' : undefined);
  expect(chapters(log, seats, heading).map(({ title, from }) => [title, from])).toEqual([
    ['Before the first turn', 0],
    ['Night falls', 1],
    ['Night falls', 6],
  ]);
});

test('names are found whole, the longer first, and so is the one spoken to', () => {
  expect(bits('Ada 2 kicked you, Adam', seats, 0)).toEqual([
    { words: 'Ada 2', seat: 1 },
    { words: ' kicked ', seat: undefined },
    { words: 'you', seat: 0 },
    { words: ', Adam', seat: undefined },
  ]);
  expect(bits('Your turn', seats, undefined)).toEqual([{ words: 'Your turn', seat: undefined }]);
});

test('everybody is known by what they did last, and never by the setup', () => {
  expect([...lastDeeds(log, seats, undefined)]).toEqual([
    [1, 'walked two steps'],
    [0, 'rested at the Shed'],
  ]);
  expect(lastDeeds([...log, line(5, 'You took the east grave.')], seats, 0).get(0)).toBe('took the east grave');
  expect(lastDeeds([...log, line(5, 'Ada is dealt a card')], seats, undefined).get(0)).toBe('rested at the Shed');
  expect(lastDeeds([line(0, 'Ada leads Brannoch')], seats, 0).size).toBe(0);
});
