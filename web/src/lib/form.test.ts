import { expect, test } from 'vitest';
import { formOf } from './form.svelte';

test.each([
  [1920, 1080, 'desk'],
  [1440, 900, 'desk'],
  [1280, 720, 'desk'],
  [1024, 768, 'fold'],
  [768, 1024, 'phone'],
  [390, 844, 'phone'],
  [320, 480, 'phone'],
  [844, 390, 'short'],
  [667, 375, 'short'],
] as const)('a window of %i by %i is a %s', (width, height, form) => {
  expect(formOf(width, height)).toBe(form);
});
