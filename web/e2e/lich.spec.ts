import AxeBuilder from '@axe-core/playwright';
import { asked, choices, hurry, lines, moved, question, result, seq } from './support/table';
import { expect, type Page, picture, test } from './support/test';

/** What a newcomer would do, the likeliest first: fight, take what is offered, go on. */
const WISHES = [/^Attack /, /: Put on /, /: Ready /, /^Use .*\(\d\.\d\)/, /^(Play the|Give|Keep|Take the main path|Return|Do it)/, /^(Throw nothing|End the turn)/];

/** Without a question in between: whoever has played a while turns it off. */
async function withoutConfirming(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByLabel('Ask before doing what I chose').uncheck();
  await page.goto('/');
}

/** A table for three adventurers, all held by this browser. */
async function threeAdventurers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New table: The Lich\'s Crypt' }).click();
  const seats = page.getByRole('spinbutton', { name: 'Seats' });
  await seats.fill('3');
  await seats.blur();
  await expect(page.getByLabel(/^Who takes seat/)).toHaveCount(3);
  await page.getByLabel('Your name', { exact: true }).fill('Ada');
  await page.getByRole('button', { name: /^Sit here/ }).first().click();
  for (const held of [2, 3]) {
    await page.getByRole('button', { name: /^Take this seat too/ }).first().click();
    await expect(page.getByLabel(/^Your name at seat/)).toHaveCount(held);
  }
  await page.getByLabel('Difficulty').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await hurry(page);
}

/** Every item is put on once: two that want the same hand would else take turns for ever. */
async function decide(page: Page, tried: Set<string>): Promise<void> {
  const before = await seq(page);
  const labels = await choices(page).allInnerTexts();
  const fits = WISHES.map((wish) => labels.findIndex((label) => wish.test(label) && !tried.has(label))).find((index) => index >= 0) ?? 0;
  const chosen = labels[fits] ?? '';
  if (chosen.includes(': Put on ')) tried.add(chosen);
  await choices(page).nth(fits).click();
  await moved(page, before);
}

const floor = (page: Page, number: number) => page.locator('.status').getByText(new RegExp(`^Floor ${number}:`));

/** Plays until the party stands on the second floor; false if the crypt was stronger. */
async function clearFloor(page: Page): Promise<boolean> {
  const monsters = page.locator('[data-handle^="monster:"]');
  const tried = new Set<string>();
  let fought = false;
  while (await asked(page)) {
    if (await floor(page, 2).isVisible()) return true;
    if (!fought && (await monsters.count()) > 0) {
      fought = true;
      await expect(page.getByRole('region', { name: 'Order of the round' })).toContainText('acts now');
      await expect(page.locator('[data-handle^="seat:"]')).toHaveCount(3);
      await picture(page, 'lich-combat');
    }
    await decide(page, tried);
  }
  return false;
}

test('a newcomer clears the first floor of The Lich\'s Crypt with three adventurers', async ({ person }) => {
  const page = await person();
  await withoutConfirming(page);
  let cleared = false;
  for (let run = 0; run < 3 && !cleared; run += 1) {
    await page.goto('/');
    await threeAdventurers(page);
    await expect(question(page)).toContainText('Choose your adventurer');
    cleared = await clearFloor(page);
    if (!cleared) await expect(result(page)).toContainText(/keeps you|Overrun/);
  }
  expect(cleared).toBe(true);

  await expect(lines(page).filter({ hasText: / = \d/ }).first()).toBeAttached();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes.map((it) => it.html.slice(0, 120)).join(' ')}`)).toEqual([]);
  await picture(page, 'lich-second-floor');
});
