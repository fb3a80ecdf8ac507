import { expect, test } from 'vitest';
import { rounded } from '../../outline';

test('an outline has whole coordinates, rounded from where each point truly is', () => {
  expect(rounded('M1.4 2.6L10.6 3')).toBe('m1 3l10 0');
  // Three steps of 0.4 come to 1.2: rounded one by one they would come to nothing.
  expect(rounded('m0 0h.4h.4h.4')).toBe('m0 0h0 1 0');
  expect(rounded('M0 0a2.4 2.4 0 011.6 1.6z')).toBe('m0 0a2 2 0 0 1 2 2z');
  expect(rounded('M5 5l1 1zm3 3l1 1')).toBe('m5 5l1 1zm3 3l1 1');
  expect(() => rounded('M0 0x3')).toThrow('no command x');
});
