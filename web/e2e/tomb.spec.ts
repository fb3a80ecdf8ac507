import AxeBuilder from '@axe-core/playwright';
import { asked, choices, confirm, host, hurry, moved, question, result, seq, story } from './support/table';
import { expect, type Page, picture, test } from './support/test';

/** Asks for a hint and follows it, as somebody would who does not know the game. */
async function followHint(page: Page): Promise<void> {
  const before = await seq(page);
  const best = choices(page).first();
  // No opinion is worth a number where there is only one thing to do.
  if ((await choices(page).count()) > 1) {
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(best.locator('.worth')).toBeVisible();
  }
  await best.click();
  await confirm(page).click();
  await moved(page, before);
}

async function passesAxe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((it) => it.html.slice(0, 120)).join(' ')}`)).toEqual([]);
}

test('a newcomer leads two heroes through the first Stage of Dark Tomb to its end', async ({ person }) => {
  const page = await person({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'New table: Dark Tomb' }).click();
  await host(page, 'Ada');
  await page
    .getByRole('button', { name: /^Play this one, too/ })
    .first()
    .click();
  // The first time may be a mild one.
  await page.getByLabel('Monsters', { exact: true }).selectOption('Gentle');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(question(page)).toContainText('one Action');
  await hurry(page);
  await passesAxe(page);
  await picture(page, 'tomb-start');

  for (let decisions = 0; await asked(page); decisions += 1) await followHint(page);

  await expect(result(page)).toContainText('The Sunken Stair: complete');
  await picture(page, 'tomb-result');

  // Everything that happened is told: rolls with their sums, and why each monster did what it did.
  const told = (await story(page)).join('\n');
  expect(told).toMatch(/ attacks.*: \d+ [+-]\d+ = \d+/);
  expect(told).toMatch(/\d+ against Armor \d+: .* is (hit|missed)/);
  expect(told).toContain('Stage Turn');
  await page.getByRole('button', { name: 'Story' }).click();
  await expect(page.getByRole('dialog')).toContainText('It is done');
});
