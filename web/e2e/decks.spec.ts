import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { host, question, sit } from './support/table';
import { expect, type Page, picture, test } from './support/test';

const legality = (page: Page) => page.getByRole('region', { name: 'Legality' });
const legal = (page: Page) => expect(legality(page)).toContainText('This deck is legal');
const more = (page: Page, card: string) =>
  page.getByRole('list', { name: /to choose from/ }).getByRole('button', { name: `One ${card} more` });
const less = (page: Page, card: string) =>
  page.getByRole('list', { name: /to choose from/ }).getByRole('button', { name: `One ${card} less` });

/** No serious finding of axe, nothing that sticks out of the screen, and a picture for people. */
async function inspect(page: Page, name: string): Promise<void> {
  await picture(page, name);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map((it) => it.html.slice(0, 160)).join(' ')}`)).toEqual(
    [],
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBe(0);
}

/** Who plays at a table, once the match has revealed it. */
async function characters(page: Page, link: string): Promise<string[]> {
  const answer = await page.request.get(`/api/tables/${link.split('/').pop()}/view`);
  const { view } = (await answer.json()) as { view: { seats: { character: string }[] } };
  return view.seats.map(({ character }) => character);
}

/** A deck made from a starter deck under a name of one's own, on a phone. */
async function build(page: Page, starter: string, name: string): Promise<void> {
  await page.goto('/decks/pharaoh');
  await page.getByRole('button', { name: `Begin from this: ${starter}` }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await expect(page.getByRole('button', { name: '✓ legal' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: '✓ Saved' })).toBeVisible();
}

test('a newcomer builds a deck, breaks a rule and mends it, and brings the deck to a table; so does a guest', async ({
  person,
}) => {
  const ada = await person();
  await ada.goto('/');
  await ada.getByRole('link', { name: 'Deck builder' }).click();
  await inspect(ada, 'decks-begin');
  await ada.getByRole('button', { name: 'Begin from this: Reckoning' }).click();
  await legal(ada);

  // Too many copies and a card of a level too high: both rules are told at once.
  await ada.getByLabel('Search cards').fill('block');
  for (let copy = 3; copy <= 5; copy += 1) await more(ada, 'Block').click();
  await ada.getByLabel('Search cards').fill('searing');
  await ada.getByLabel('Only what the Avenger may use').uncheck();
  await more(ada, 'The Searing').click();
  await expect(legality(ada)).toContainText('2 rules are broken');
  await expect(legality(ada).getByRole('button', { name: 'Rule PHA-DECK-03' })).toBeVisible();
  await legality(ada).getByRole('button', { name: 'Rule PHA-DECK-05' }).click();
  await expect(ada.getByText('may contain only cards its character may use')).toBeVisible();
  await inspect(ada, 'decks-illegal');
  await ada.keyboard.press('Escape');
  await less(ada, 'The Searing').click();
  await ada.getByRole('button', { name: 'Show all' }).click();
  await ada.getByRole('combobox', { name: 'Nature' }).selectOption('Defense');
  await less(ada, 'Block').click();
  await legal(ada);

  // The hex set is built just so.
  await ada.getByRole('button', { name: /^Hexes/ }).click();
  await ada.getByRole('combobox', { name: 'Kind' }).selectOption('Exit');
  await less(ada, 'Exit, Clear').click();
  await expect(legality(ada).getByRole('button', { name: 'Rule PHA-PILE-01' })).toBeVisible();
  await more(ada, 'Exit, Guardian').click();
  await legal(ada);

  // Saved in the browser, and as a file that can be read again.
  await ada.getByLabel('Name', { exact: true }).fill('Ada’s Reckoning');
  await legal(ada);
  await ada.getByRole('button', { name: 'Save', exact: true }).click();
  await ada.getByRole('button', { name: 'Export' }).click();
  await inspect(ada, 'decks-export');
  const [file] = await Promise.all([
    ada.waitForEvent('download'),
    ada.getByRole('button', { name: 'Save as a list' }).click(),
  ]);
  const list = await readFile(await file.path(), 'utf8');
  expect(list).toContain('name: Ada’s Reckoning');
  expect(list).toContain('4 Block');
  await ada.keyboard.press('Escape');
  await ada.reload();
  await legal(ada);
  await expect(ada.getByLabel('Name', { exact: true })).toHaveValue('Ada’s Reckoning');
  await ada.getByRole('button', { name: 'All decks' }).click();
  await ada.getByRole('button', { name: 'From a file …' }).click();
  await ada.getByLabel('Or its words').fill(`${list}\nhexes:\none Hall of Shadows`);
  await ada.getByRole('button', { name: 'Read it' }).click();
  await expect(ada.getByRole('alert')).toContainText('"one Hall of Shadows" cannot be read');
  await ada.getByLabel('A file').setInputFiles({
    name: 'again.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(list.replace('Ada’s Reckoning', 'Read again')),
  });
  await expect(ada.getByLabel('Name', { exact: true })).toHaveValue('Read again');
  await legal(ada);
  await ada.getByRole('button', { name: 'All decks' }).click();
  await ada.getByRole('button', { name: 'Throw the changes away' }).click();
  await expect(ada.getByRole('button', { name: 'Open Ada’s Reckoning' })).toBeVisible();

  // A table takes it, for her own seat, and shows nobody what it is.
  await ada.goto('/');
  await ada.getByRole('button', { name: 'New table: Crypt: The Pharaoh' }).click();
  await host(ada, 'Ada');
  await ada.getByLabel('Your deck').selectOption({ label: 'Ada’s Reckoning (Avenger)' });
  const link = await ada.getByLabel('Link for friends').inputValue();

  // A guest by link, on a phone, has a deck of an own, too.
  const bo = await person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await build(bo, 'Iron Host', 'Bo’s Host');
  await inspect(bo, 'decks-phone');
  await bo.goto(link);
  await sit(bo, 'Bo');
  await expect(bo.getByLabel('Characters, Ada')).toHaveValue('chosen in secret');
  await bo.getByLabel('Your deck').selectOption({ label: 'Bo’s Host (Warlord)' });
  await expect(bo.getByLabel('Characters, Bo')).toHaveValue('Warlord');
  await expect(ada.getByLabel('Characters, Bo')).toHaveValue('chosen in secret');
  await expect(bo.getByLabel('Your deck')).toBeEnabled();
  await inspect(bo, 'decks-lobby-phone');
  await inspect(ada, 'decks-lobby');
  await ada.getByRole('button', { name: 'Start the match' }).click();
  for (const page of [ada, bo]) await expect(question(page)).toBeVisible();
  const due = (page: Page) => page.locator('#question[data-asked]').count();
  await expect.poll(async () => (await due(ada)) + (await due(bo))).toBeGreaterThan(0);
  expect(await characters(bo, link)).toEqual(['Avenger', 'Warlord']);
});

test('decks of another time are told, and nothing of them is lost', async ({ person }) => {
  const page = await person();
  await page.goto('/settings');
  const old = {
    id: 'a',
    game: 'pharaoh',
    at: 1,
    deck: { name: 'Old Times', for: 'Sexton', piles: { cards: { C000: 1, Moonbeam: 2 } } },
  };
  await page.evaluate(
    (kept) => localStorage.setItem('undercroft.decks', JSON.stringify([kept, { cards: 'of a future version' }])),
    old,
  );
  await page.goto('/decks/pharaoh');
  await expect(page.getByRole('alert')).toContainText('cannot read 1 of the decks');
  await page.getByRole('button', { name: 'Open Old Times' }).click();
  await expect(legality(page)).toContainText('There is no card called "Moonbeam"');
  await expect(legality(page)).toContainText('There is no character called "Sexton"');
  await expect(page.getByRole('region', { name: 'Cards in the deck' })).toContainText('Moonbeam');
  await page
    .getByRole('region', { name: 'Cards in the deck' })
    .getByRole('button', { name: 'One Moonbeam less' })
    .click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: '✓ Saved' })).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('undercroft.decks'));
  expect(kept).toContain('of a future version');
  expect(kept).toContain('"Moonbeam":1');
});

test('a deck is tried against a bot at once, with the keyboard alone', async ({ person }) => {
  const page = await person();
  await page.goto('/decks/pharaoh');
  await page.getByRole('button', { name: 'Begin from this: Iron Host' }).press('Enter');
  await page.getByLabel('Search cards').fill('block');
  await more(page, 'Block').press('Enter');
  await expect(page.getByRole('group', { name: 'Copies of Block' }).first()).toContainText('2/4');
  await legal(page);
  await expect(page.getByRole('button', { name: 'Try it' })).toBeEnabled(); // the judge has seen this very deck
  await page.getByRole('button', { name: 'Try it' }).press('Enter');
  await expect(question(page)).toBeVisible();
  expect((await characters(page, page.url()))[0]).toBe('Warlord');
});
