import AxeBuilder from '@axe-core/playwright';
import { asked, choices, enter, giveUp, hurry } from './support/table';
import { expect, type Page, picture, test } from './support/test';

/** Each theme once and each size once: colours do not depend on the size, nor what is on a page on the theme. */
const EYES = [
  { size: 'desk', theme: 'dark', viewport: { width: 1280, height: 800 } },
  { size: 'phone', theme: 'light', viewport: { width: 390, height: 844 } },
] as const;

/** Looks at a page as axe does, leaves a picture, and sees that nothing sticks out. */
async function inspect(page: Page, name: string): Promise<void> {
  await picture(page, name);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map((it) => it.html.slice(0, 120)).join(' ')}`)).toEqual(
    [],
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBe(0);
}

for (const { size, theme, viewport } of EYES) {
  test(`every page passes axe: ${size}, ${theme}`, async ({ person }) => {
    const page = await person({ viewport, colorScheme: theme, reducedMotion: 'reduce', hasTouch: size === 'phone' });
    const look = (name: string) => inspect(page, `${size}-${theme}-${name}`);

    await page.goto('/');
    await expect(page.getByRole('button', { name: /Crypt Crusade/ }).first()).toBeVisible();
    await look('home');
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await look('settings');
    await page.goto('/game/crusade');
    await expect(page.getByText('CRU-CAP-01', { exact: true })).toBeVisible();
    await look('rules-page');
    await page.goto('/nowhere/at/all');
    await expect(page.getByRole('heading', { name: 'Nothing is buried here' })).toBeVisible();
    await look('missing');

    await page.goto('/');
    await enter(page, 'New table', 'Crypt Crusade');
    await expect(page.getByRole('button', { name: 'Start with a bot' })).toBeVisible();
    await look('lobby');

    await page.goto('/');
    await enter(page, 'Play now', 'Crypt Crusade');
    await hurry(page);
    await asked(page);
    await look('table');
    await choices(page).first().click();
    await look('confirm');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.getByText('A bot would')).toBeVisible();
    await look('hint');
    if (size === 'phone') await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.getByLabel('Search the rules').fill('seal');
    await expect(page.getByRole('heading', { name: 'In the box' })).toBeVisible();
    await look('rules');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await expect(page.getByLabel('Link for friends')).toBeVisible();
    await look('menu');
    await page.keyboard.press('Escape');

    await giveUp(page);
    await look('result');
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await expect(page.getByRole('button', { name: 'One step on' })).toBeEnabled();
    await look('replay');
    await page.getByRole('button', { name: 'Verify dice' }).click();
    await expect(page.getByRole('dialog')).toContainText('✓');
    await look('verdict');
  });
}
