/** What a person does at a table, by what they see. */
import { expect, type Page } from './test';

export const question = (page: Page) => page.locator('#question');
export const result = (page: Page) => page.locator('#result');
export const choices = (page: Page) => page.getByRole('list', { name: 'Choices' }).getByRole('button');
export const confirm = (page: Page) => page.locator('.confirm .primary');
/** Those at the table, on their plaques. */
export const plaque = (page: Page, name: string | RegExp) => page.locator('.plaque').filter({ hasText: name });
export const seq = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-seq]').getAttribute('data-seq'));

/** Goes through a door of the entrance: on a phone it has to be opened first. */
export async function enter(page: Page, way: 'Play now' | 'New table', game: string): Promise<void> {
  const there = page.getByRole('button', { name: `${way}: ${game}` });
  const door = page.locator('article button.name', { hasText: game.replace(/^Crypt: /, '') });
  await expect(there.or(door).first()).toBeVisible();
  if (!(await there.isVisible())) await door.click();
  await there.click();
}

/** At a table of one's own one sits already; says how to be called. */
export async function host(page: Page, name: string): Promise<void> {
  const field = page.getByLabel('Your name in the first chair');
  await field.fill(name);
  await field.press('Enter');
  await expect(page.getByRole('button', { name: '✓ Ready' })).toBeVisible();
  await expect(field).toHaveValue(name);
}

/** Sits down at somebody else's table, which makes one ready. */
export async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name', { exact: true }).fill(name);
  await page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: '✓ Ready' })).toBeVisible();
}

/**
 * Unfolds the list of everything that may be done, which is one key away and stays until it is folded again.
 * While an answer is on its way the list is not shown although it is unfolded, so one look may mislead: look again.
 */
export async function unfold(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: 'All choices' });
  await expect(async () => {
    if ((await all.isEnabled()) && (await all.getAttribute('aria-expanded')) === 'false') await all.click();
    await expect(choices(page).first().or(result(page))).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

/** Folds it again, so that nothing lies over the board. */
export async function fold(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: 'All choices' });
  if ((await all.getAttribute('aria-expanded')) === 'true') await all.click();
}

/** Waits until it is this person's turn or everything is over; says whether there is something to choose. */
export async function due(page: Page): Promise<boolean> {
  await expect(page.locator('#question[data-asked]').or(result(page))).toBeVisible();
  return !(await result(page).isVisible());
}

/** The same, with the list of choices unfolded. */
export async function asked(page: Page): Promise<boolean> {
  if (!(await due(page))) return false;
  await unfold(page);
  return !(await result(page).isVisible());
}

/** Everything that happened, from the first line on: the whole story is opened, unfolded and closed again. */
export async function story(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'What happened' }).click();
  await page.getByRole('button', { name: 'Unfold all' }).click();
  const told = await page.getByRole('dialog').locator('li p').allTextContents();
  await page.keyboard.press('Escape');
  return told;
}

/** Waits until the table shows a newer position than this. */
export async function moved(page: Page, since: number): Promise<void> {
  await expect(page.locator('[data-seq]')).not.toHaveAttribute('data-seq', String(since));
}

/** Chooses from the list, confirms, and sees it happen. The first choice whose words fit, else the last. */
export async function choose(page: Page, wish: RegExp): Promise<string> {
  const before = await seq(page);
  const labels = await choices(page).allInnerTexts();
  const index = labels.findIndex((label) => wish.test(label));
  const chosen = index < 0 ? labels.length - 1 : index;
  await choices(page).nth(chosen).click();
  await confirm(page).click();
  await moved(page, before);
  return labels[chosen] ?? '';
}

/** Sets how fast bots play and moves are shown, as everybody can from the table's menu. */
export async function hurry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByLabel('How fast moves are shown to you').selectOption('instant');
  const pace = page.getByLabel('Bots play');
  if (await pace.isVisible()) await pace.selectOption('instant');
  await page.keyboard.press('Escape');
}

/** Gives up, which ends the match for a lone seat. */
export async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: /Give up/ }).click();
  await page.getByRole('button', { name: /Really/ }).click();
  await page.keyboard.press('Escape');
  await expect(result(page)).toBeVisible();
}
