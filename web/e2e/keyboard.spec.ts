import { asked, choices, confirm, due, moved, question, result, seq } from './support/table';
import { expect, type Page, picture, test } from './support/test';

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');

/** Presses Tab until the thing has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 200; press += 1) {
    if (await page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${selector}`);
}

test('a whole match with the keyboard alone, and the focus is never lost', async ({ person, server }) => {
  const page = await person({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now: Crypt Crusade' })).toBeVisible();
  await tabTo(page, '[aria-label="Play now: Crypt Crusade"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/table\//);

  // A short night against bots that do not dawdle, opened by its seat link: the way there was walked above.
  const made = await server.quick({ game: 'crusade', pace: 'instant', settings: { rounds: 7 } });
  await page.goto(`/table/${made.table}#seat=${made.seat_token}`);
  await due(page);

  // Once by the board: walk with the arrows, choose with Enter, think better of it with Escape.
  await tabTo(page, 'g.tile');
  await page.keyboard.press('ArrowRight');
  await picture(page, 'keyboard-focus');
  const handle = await page.locator('g.tile.lit').first().getAttribute('data-handle');
  const tile = page.locator(`[data-handle="${handle}"]`);
  for (const [key, state] of [
    ['Enter', /picked$/],
    ['Escape', /can be chosen$/],
    [' ', /picked$/],
    ['Escape', /can be chosen$/],
  ] as const) {
    await tile.focus();
    await page.keyboard.press(key);
    await expect(tile).toHaveAttribute('aria-label', state);
  }
  await page.keyboard.press('c'); // everything that may be done is one key away
  await expect(choices(page).first()).toBeFocused();

  for (let turn = 0; await asked(page); turn += 1) {
    const before = await seq(page);
    const labels = await choices(page).allInnerTexts();
    const end = labels.findIndex((label) => /^(End your turn|Leave the Shop)/.test(label));
    const index = turn % 3 === 0 || end < 0 ? turn % labels.length : end;
    if (!(await page.evaluate(() => document.activeElement?.matches('.choice') ?? false))) {
      expect(await focused(page)).not.toBe('BODY');
      await tabTo(page, '.choice');
    }
    for (let press = 0; press < index; press += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(confirm(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await moved(page, before);
    expect(await focused(page)).not.toBe('BODY');
  }
  await expect(result(page)).toBeVisible();
  expect(await focused(page)).not.toBe('BODY');
  await tabTo(page, 'a[href^="/replay/"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Replay' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});
