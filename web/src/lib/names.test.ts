import { expect, it } from 'vitest';
import { chair, inventName, nextName } from './names';

it('tells the seats of one person apart', () => {
  expect(nextName('Ada', ['Bo'])).toBe('Ada');
  expect(nextName('Ada', ['Ada'])).toBe('Ada 2');
  expect(nextName('Ada', ['Ada', 'Ada 2'])).toBe('Ada 3');
  expect(nextName('', ['', ''])).toBe('');
});

it('who has no name gets one from the list, whatever chance says', () => {
  expect(inventName(() => 0)).toBe('Bramble');
  expect(inventName(() => 0.9999)).toBe('Yarrow');
  expect(inventName(() => 1)).toBe('Bramble');
});

it('calls a chair by its place', () => {
  expect([0, 7, 9].map(chair)).toEqual(['the first chair', 'the eighth chair', 'the 10th chair']);
});
