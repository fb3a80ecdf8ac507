import { expect, it } from 'vitest';
import { nextName } from './names';

it('tells the seats of one person apart', () => {
  expect(nextName('Ada', ['Bo'])).toBe('Ada');
  expect(nextName('Ada', ['Ada'])).toBe('Ada 2');
  expect(nextName('Ada', ['Ada', 'Ada 2'])).toBe('Ada 3');
  expect(nextName('', ['', ''])).toBe('');
});
