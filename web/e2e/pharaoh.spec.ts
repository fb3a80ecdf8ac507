import AxeBuilder from '@axe-core/playwright';
import type { Server } from './support/server';
import {
  asked,
  choices,
  choose,
  confirm,
  due,
  fold,
  giveUp,
  host,
  hurry,
  moved,
  question,
  result,
  seq,
  story,
  unfold,
} from './support/table';
import { expect, type Page, picture, test } from './support/test';

const hexes = (page: Page) => page.locator('svg [data-handle^="hex:"]');
const stack = (page: Page) => page.getByRole('region', { name: 'The stack' });
const held = (page: Page) => page.getByRole('list', { name: 'Your hand' }).locator('article');

async function inspect(page: Page, name: string): Promise<void> {
  await picture(page, name);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((it) => it.html.slice(0, 120)).join(' ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBe(0);
  // axe looks at this only where a token can be chosen, which is a matter of luck.
  const unsaid = await page.locator('.token').evaluateAll((tokens) =>
    tokens.flatMap((token) => {
      const seen = [...token.querySelectorAll('text')].map((it) => it.textContent);
      return seen.filter((text) => !token.getAttribute('aria-label')?.includes(text));
    }),
  );
  expect(unsaid, 'what is seen on a token and not in its name').toEqual([]);
}

/** Is spared the questions that have one answer. */
async function spare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByLabel('When there is only one thing to do, do it for me').check();
  await page.keyboard.press('Escape');
}

/** Waits for a later position with something to choose, or the end, and says what there is to choose; it looks with every frame the page draws. */
async function position(page: Page, after: number): Promise<{ seq: number; labels: string[] }> {
  const found = await page.waitForFunction((since) => {
    const seq = Number(document.querySelector('[data-seq]')?.getAttribute('data-seq'));
    const labels = [...document.querySelectorAll<HTMLElement>('ul[aria-label="Choices"] button')].map(
      (it) => it.innerText,
    );
    // Who is spared questions with one answer never has to give it.
    const open = seq !== since && labels.length > 1;
    return open || document.querySelector('#result') ? { seq, labels: open ? labels : [] } : undefined;
  }, after);
  return (await found.jsonValue()) ?? { seq: after, labels: [] };
}

/** Confirms what was pointed at and sees it happen. */
async function agree(page: Page): Promise<void> {
  const before = await seq(page);
  await confirm(page).click();
  await moved(page, before);
}

/**
 * Explores by pointing: at the Hexpile, at one of several cells, at a facing or, where it lies right, at the cell once
 * more. Nothing is confirmed: this person wants it so.
 */
async function explore(page: Page): Promise<void> {
  const known = await hexes(page).count();
  const laid = hexes(page).nth(known);
  const chosen = page.locator('.cell.chosen');
  const facing = page
    .getByRole('group', { name: 'To choose from' })
    .getByRole('button', { name: /^Doors / })
    .first();
  await page.getByRole('button', { name: /^Hexpile \d/ }).click();
  const cell = page.getByRole('button', { name: /^Lay .+ to the / }).first();
  await expect(laid.or(cell).first()).toBeVisible();
  if ((await cell.isVisible()) && !(await chosen.isVisible())) await cell.click({ force: true });
  await expect(laid.or(chosen).first()).toBeVisible();
  await picture(page, 'pharaoh-facing');
  // A side with one facing is laid at once, so either of the two may be gone while one looks.
  await expect(async () => {
    if (await facing.isVisible()) await facing.click({ timeout: 1_000 });
    else if (await chosen.isVisible()) await chosen.click({ force: true, timeout: 1_000 });
    await expect(hexes(page)).toHaveCount(known + 1, { timeout: 2_000 });
  }).toPass();
}

/** Sits down against a bot and plays in these ways until it is there; once more if a match was over before. */
async function playUntil(
  page: Page,
  server: Server,
  settings: object,
  ways: RegExp[],
  isThere: (labels: string[]) => Promise<boolean>,
): Promise<void> {
  for (let match = 0; match < 5; match += 1) {
    const { table, seat_token } = await server.quick({
      game: 'pharaoh',
      name: 'Ada',
      level: 'easy',
      pace: 'instant',
      settings,
    });
    await page.goto(`/table/${table}#seat=${seat_token}`);
    await hurry(page);
    await spare(page);
    for (let turn = 0; turn < 80 && (await asked(page)); turn += 1) {
      await expect(choices(page).nth(1).or(result(page))).toBeVisible(); // never a question with one answer
      const labels = await choices(page).allInnerTexts();
      if (labels.length === 0) break; // it was just over
      if (await isThere(labels)) return;
      await choose(page, ways.find((way) => labels.some((label) => way.test(label))) ?? /./);
    }
  }
  throw new Error('it never came to that');
}

test('a newcomer plays the Pharaoh with a starter deck against a bot to its end', async ({ person }) => {
  const page = await person({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // A match has some hundred decisions: no questions with one answer, and no asking twice.
  await page.goto('/settings');
  await page.getByLabel('Ask before doing what I chose').uncheck();
  await page.getByLabel('When there is only one thing to do, do it for me').check();
  await page.goto('/');
  await page.getByRole('button', { name: /^New table: .*Pharaoh/ }).click();
  await host(page, 'Ada');
  await page.getByLabel('Who takes the second chair').selectOption('easy');
  await page.getByLabel('Bots play').selectOption('instant');
  await page.getByLabel('First player').selectOption('The first seat');
  await page.getByLabel('Responses, Ada').selectOption('Ask me only when I am affected');
  // Twenty rounds are the fewest a table may play; mostly somebody is out of the crypt long before.
  await page.getByRole('checkbox', { name: 'as printed' }).uncheck();
  await page.getByRole('button', { name: 'Start the match' }).click();

  await asked(page);
  await expect(hexes(page)).toHaveCount(1);
  await expect(page.getByRole('img', { name: /^Ada the Avenger, 25\/25 life points/ })).toBeVisible();
  await choices(page).filter({ hasText: 'Draw a card' }).click();
  await expect(held(page).first().getByRole('button')).toHaveAccessibleName(
    /Attack|Defense|Modifier|Alteration|Activity|Enhancement/,
  );
  await expect(question(page)).toContainText('free ones first');
  await fold(page);
  await explore(page);
  await inspect(page, 'pharaoh-desk');
  await due(page);
  await unfold(page);

  const wishes = [/^(Play|Table|Send|Hit)/, /^(Go|Explore)/, /^No more actions/];
  let at = -1;
  for (let turn = 0; ; turn += 1) {
    const now = await position(page, at);
    if (now.labels.length === 0) break;
    at = now.seq;
    const ways = [
      /^Try to leave/,
      /^(Respond|Defend|Heal) with|^Roll a dodge/,
      /^Lay it/,
      wishes[turn % wishes.length] ?? /./,
      /^(No more actions|Done|Draw)/,
      /./,
    ];
    const way = ways.find((it) => now.labels.some((label) => it.test(label))) ?? /./;
    await choices(page)
      .nth(now.labels.findIndex((label) => way.test(label)))
      .click();
  }
  await expect(result(page)).toContainText(/leaves the crypt|sealed|curse/);
  expect((await story(page)).length).toBeGreaterThan(60);
  await inspect(page, 'pharaoh-result');
});

/** A deck full of cards that may be played at any time, on anybody's dice. */
const ANSWERS = { C000: 1, R008: 2, C058: 4, C012: 4, R013: 1, C055: 4, C006: 4, C015: 4, C001: 2, C025: 4 };

test('on a phone one answers dice with a card, and sees it on the stack', async ({ person, server }) => {
  const page = await person({
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  // Every blow rolls dice, and every roll opens a window.
  const settings = { decks: [{ Cards: ANSWERS }, 'Starter'], ask: ['Always', 'Could'], first_player: 'Host' };
  const ways = [
    /^Roll a dodge/,
    /^Hit/,
    /^Play (Short Sword|Dagger|Blowgun)/,
    /^Draw/,
    /^Lay it/,
    /^Go /,
    /^(No more actions|Done|Let it stand)/,
  ];
  await playUntil(
    page,
    server,
    settings,
    ways,
    async (labels) =>
      labels.some((label) => label.startsWith('Respond with')) && /roll/i.test(await stack(page).innerText()),
  );
  await expect(question(page)).toHaveText('Do you respond?');
  await expect(stack(page)).toContainText('You may answer');
  await expect(stack(page)).toContainText(/roll/i);
  await expect(question(page)).toBeInViewport({ ratio: 1 });
  await inspect(page, 'pharaoh-respond-phone');

  // By pointing at the card, which is the only thing of the hand that glows.
  await fold(page);
  const before = (await story(page)).length;
  await held(page).and(page.locator('.lit')).first().locator('.press').tap();
  await expect(confirm(page)).toContainText('Respond with');
  await expect(confirm(page)).toBeInViewport({ ratio: 1 });
  const card = (await confirm(page).innerText()).replace('Respond with ', '');
  await agree(page);
  const told = await story(page);
  expect(told.join('\n')).toContain(`Ada plays ${card} in answer`);
  expect(told.length).toBeGreaterThan(before);
  await due(page);
  await picture(page, 'pharaoh-answered-phone');
  await giveUp(page);
});

/** A deck full of armour, which lies on the table and has life points of its own. */
const ARMOUR = { C000: 1, R008: 2, C058: 4, C012: 4, R013: 1, C055: 4, C025: 4, C053: 4, C006: 4, C001: 2 };

test('what lies in front of a player says what is seen of it, and no less', async ({ person, server }) => {
  const page = await person({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const settings = { decks: [{ Cards: ARMOUR }, 'Starter'], ask: ['Affected', 'Affected'], first_player: 'Host' };
  const armour = page
    .getByRole('region', { name: 'In front of Ada' })
    .getByRole('button', { name: /(\d+) of \1 life points.* Defense/ });
  const ways = [/^Table (Helm|Shield)/, /^Lay it/, /^Draw/, /^(No more actions|Done|Let it stand)/];
  await playUntil(page, server, settings, ways, async () => (await armour.count()) > 0);
  await expect(armour.first()).toBeVisible();
  await inspect(page, 'pharaoh-armour');
  await giveUp(page);
});
