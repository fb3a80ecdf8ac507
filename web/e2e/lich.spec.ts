import AxeBuilder from '@axe-core/playwright';
import { asked, choices, fold, host, hurry, moved, question, seq, story, unfold } from './support/table';
import { expect, type Page, picture, test } from './support/test';

/**
 * What a newcomer would do, the likeliest first: take sturdy adventurers, dress, fight whatever can be hurt, bind
 * wounds, go on. At Story this cleared the floor in each of a hundred games played without a browser.
 */
const WISHES = [
  /^Play the (Warrior|Ranger|Paladin)/,
  /^Give the (?!Healing|Fire)/,
  /: (wear|hold) (?!.*other hand)/,
  /^Use Second Wind/,
  /^Attack (?!the .*Dancing Candlestick)/,
  /^(\w+: )?Use (Field Dressing|the Healing \w+) on /i,
  /: break camp/,
  /^(Attack|Throw|[A-Z][a-z]+( [A-Z]\w+)? at) /,
  /^(Play the|Give|Keep the .*, for|Take the main path|Return|Do it)/,
  /^(Throw nothing|Keep the|End the turn)/,
];
/** What is done at most once: two things for the same hand would else take turns for ever. */
const ONCE = /: (wear|hold) |Use the Healing /i;

/** Without a question in between: whoever has played a while turns it off. */
async function withoutConfirming(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByLabel('Ask before doing what I chose').uncheck();
  await page.goto('/');
}

/** A table for three adventurers, all held by this browser, as gentle as the crypt can be. */
async function threeAdventurers(page: Page): Promise<void> {
  await page.getByRole('button', { name: "New table: The Lich's Crypt" }).click();
  const seats = page.getByRole('spinbutton', { name: 'Seats' });
  await seats.fill('3');
  await seats.blur();
  await expect(page.getByLabel(/^Who takes the/)).toHaveCount(2);
  await host(page, 'Ada');
  for (const held of [2, 3]) {
    await page
      .getByRole('button', { name: /^Play this one, too/ })
      .first()
      .click();
    await expect(page.getByLabel(/^Your name in the/)).toHaveCount(held);
  }
  const level = page.getByLabel('Difficulty');
  await expect(level.locator('option:checked')).toHaveText(/\(recommended\)/);
  await level.selectOption({ label: await level.locator('option', { hasText: 'Story' }).innerText() });
  await page.getByRole('button', { name: 'Start the match' }).click();
  await hurry(page);
}

/** Something to wear is dragged from the hand into its slot. */
async function dress(page: Page): Promise<void> {
  await fold(page); // the list would lie over the slots
  const worn = /, (held|worn|trinket), /;
  const card = page.locator('.cards article.lit').filter({ has: page.getByRole('button', { name: worn }) });
  const label = (await card.first().getByRole('button').getAttribute('aria-label')) ?? '';
  const [, slot = ''] = worn.exec(label) ?? [];
  const [name = ''] = label.split(',');
  const before = await seq(page);
  const box = await card.first().locator('.name').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) - 60, { steps: 4 });
  const place = page.locator(`[data-handle="slot:${slot}"].lit`).first();
  await place.hover();
  await page.mouse.up();
  await moved(page, before);
  await expect(page.getByRole('button', { name: `${slot}: ${name}` })).toBeVisible();
  await unfold(page);
}

async function decide(page: Page, tried: Set<string>): Promise<void> {
  const before = await seq(page);
  const labels = await choices(page).allInnerTexts();
  const wish =
    WISHES.map((it) => labels.findIndex((label) => it.test(label) && !tried.has(label))).find((index) => index >= 0) ??
    0;
  const chosen = labels[wish] ?? '';
  if (ONCE.test(chosen)) tried.add(chosen);
  await choices(page).nth(wish).click();
  await moved(page, before);
}

/** Plays until the party stands on the second floor; false if the crypt was stronger. */
async function clearFloor(page: Page): Promise<boolean> {
  const below = page.getByText(/^Floor two, /);
  const monsters = page.locator('[data-handle^="monster:"]');
  const tried = new Set<string>();
  let [dressed, fought] = [false, false];
  while (await asked(page)) {
    if (await below.isVisible()) return true;
    if (!dressed && (await question(page).innerText()).includes('In camp')) {
      dressed = true;
      await dress(page);
    }
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

test("a newcomer clears the first floor of The Lich's Crypt with three adventurers", async ({ person }) => {
  const page = await person();
  await withoutConfirming(page);
  await threeAdventurers(page);
  await expect(question(page)).toContainText('Choose your adventurer');
  expect(await clearFloor(page)).toBe(true);

  expect((await story(page)).join('\n')).toMatch(/ = \d/);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((it) => it.html.slice(0, 120)).join(' ')}`)).toEqual([]);
  await picture(page, 'lich-second-floor');
});
