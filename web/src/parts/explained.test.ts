import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Heard = (event: { clientX: number; clientY: number }) => void;

const anchor = {} as HTMLElement;
const subject = { game: 'crusade', entry: 'seal' };
const over = (clientX: number, clientY: number) => ({ pointerType: 'mouse', clientX, clientY }) as PointerEvent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page's one explanation, and a way to move the mouse. */
async function open() {
  let move: Heard = () => undefined;
  vi.stubGlobal('addEventListener', (_: string, heard: Heard) => (move = heard));
  const { explained } = await import('./explained.svelte');
  return { explained, move: (clientX: number, clientY: number) => move({ clientX, clientY }) };
}

it('explains what a mouse comes to rest on', async () => {
  const { explained, move } = await open();
  move(5, 5);
  explained.rest(over(40, 60), subject, anchor);
  vi.runAllTimers();
  expect(explained.current?.subject).toEqual(subject);
});

it('does not take a word that slides under a still mouse for a question', async () => {
  const { explained, move } = await open();
  move(40, 60);
  explained.rest(over(40, 60), subject, anchor);
  vi.runAllTimers();
  expect(explained.current).toBeNull();
});
