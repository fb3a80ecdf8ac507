import { asked, choose, hurry, result, seq, story } from './support/table';
import { expect, picture, test } from './support/test';

// As they find it: in the page.
test.use({ playNow: 'page' });

test('a newcomer starts a match against bots from the home page and plays it to the end', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Crypt Crusade' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await hurry(page);

  // Wander, fight for graves, buy: whatever the list offers.
  const wishes = [/^(Walk|Take)/, /^(Play|Kick)/, /^End your turn/, /^Buy a tier/, /^(Walk|Take)/, /^End your turn/];
  for (let turn = 0; await asked(page); turn += 1) await choose(page, wishes[turn % wishes.length] ?? /./);

  await expect(result(page)).toContainText(/win|Nobody/);
  expect(await seq(page)).toBeGreaterThan(26);
  expect((await story(page)).length).toBeGreaterThan(100);
  await picture(page, 'result');

  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page.locator('[data-seq="1"]')).toBeVisible();
  await page.getByRole('button', { name: 'Verify dice' }).click();
  await expect(page.getByRole('dialog')).toContainText('✓');
});

test('a match goes on after a reload, where it was', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Crypt Crusade' }).click();
  await hurry(page);
  for (let turn = 0; turn < 4 && (await asked(page)); turn += 1) await choose(page, /^Walk|^Take|^End your turn/);
  await asked(page);
  const before = { seq: await seq(page), lines: await story(page) };

  await page.reload();
  await asked(page);
  expect({ seq: await seq(page), lines: await story(page) }).toEqual(before);
  await choose(page, /^End your turn|^Walk/);
});
