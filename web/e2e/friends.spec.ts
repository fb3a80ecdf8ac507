import { overhear } from './support/frames';
import { asked, choose, due, giveUp, host, moved, plaque, question, result, seq, sit, story } from './support/table';
import { expect, type Page, picture, test } from './support/test';

type Entry = { key: string; name: string };

/** Everything a page hears over its WebSockets. */
function listen(page: Page): string[] {
  const frames: string[] = [];
  overhear(page, (message) => frames.push(message));
  return frames;
}

/** The cards in somebody's hand, by the names they bear. */
const hand = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Your hand' }).locator('article strong').allInnerTexts();

/** Whoever is to decide. */
async function next(...people: Page[]): Promise<Page> {
  const waiting = async (): Promise<Page | undefined> => {
    for (const page of people) if ((await page.locator('#question[data-asked]').count()) > 0) return page;
    return undefined;
  };
  await expect.poll(waiting).toBeDefined();
  return (await waiting()) ?? next(...people);
}

test('two play by link, a third watches and never receives a hidden card', async ({ person, server }) => {
  const [ada, nox, eve] = [await person(), await person(), await person()];
  const heard = { ada: listen(ada), nox: listen(nox), eve: listen(eve) };
  await ada.goto('/');
  await ada.getByRole('button', { name: 'New table: Crypt Crusade' }).click();
  await host(ada, 'Ada');
  const link = await ada.getByLabel('Link for friends').inputValue();
  await nox.goto(link);
  await sit(nox, 'Nox');
  await picture(ada, 'lobby-of-friends');
  await ada.getByRole('button', { name: 'Start the match' }).click();
  await expect(question(nox)).toBeVisible();
  await eve.goto(link);
  await expect(question(eve)).toContainText('You are watching');

  // Nobody plays a card: then no card that was dealt or bought is anybody else's business.
  const held = { ada: new Set<string>(), nox: new Set<string>() };
  for (let turn = 0; turn < 14; turn += 1) {
    const who = await next(ada, nox);
    await asked(who);
    const before = await seq(who);
    await choose(who, /^(Buy a tier|Walk|Take|Wait outside|End your turn)/);
    for (const page of [ada, nox, eve]) await moved(page, before);
    for (const card of await hand(ada)) held.ada.add(card);
    for (const card of await hand(nox)) held.nox.add(card);
  }
  await picture(eve, 'watching');

  // Cards that are not part of this match lie open beside the board: their names tell nothing of a hand.
  const box = await server.get<Entry[]>('/games/crusade/entries');
  const { aside } = (
    await server.get<{ view: { aside: Record<string, number> } }>(`/tables/${link.split('/').pop()}/view`)
  ).view;
  const words = (names: Set<string>): string[] =>
    box.filter((it) => names.has(it.name) && !(it.key in aside)).flatMap(({ key, name }) => [key, name]);
  const told = (frames: string[], names: Set<string>): string[] =>
    words(names).filter((word) => frames.some((frame) => frame.includes(word)));
  expect(told(heard.ada, held.ada)).not.toEqual([]); // who holds it hears of it, so the search would find it
  expect(told(heard.nox, held.nox)).not.toEqual([]);
  for (const frames of [heard.eve, heard.nox]) expect(told(frames, held.ada)).toEqual([]);
  for (const frames of [heard.eve, heard.ada]) expect(told(frames, held.nox)).toEqual([]);

  // Everybody has the same story, also after a reload.
  const { length } = await story(eve);
  expect(length).toBeGreaterThan(14);
  for (const page of [ada, nox]) expect(await story(page)).toHaveLength(length);
  await nox.reload();
  await expect(question(nox)).toBeVisible();
  expect(await story(nox)).toHaveLength(length);
  await due(await next(ada, nox));

  await giveUp(ada);
  for (const page of [nox, eve]) await expect(result(page)).toContainText('Necromancers win');
});

test('one person may run several seats of a side, and is told for which of them to decide', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await page.getByRole('button', { name: 'New table: Crypt Crusade' }).click();
  await page.getByRole('spinbutton', { name: 'Seats' }).fill('4');
  await page.getByRole('spinbutton', { name: 'Seats' }).press('Enter');
  await host(page, 'Ada');
  await page.getByRole('button', { name: 'Play this one, too, the third chair' }).click();
  await page.getByLabel('Your name in the third chair').fill('Bo');
  await page.getByLabel('Your name in the third chair').press('Enter');
  for (const chair of ['second', 'fourth']) await page.getByLabel(`Who takes the ${chair} chair`).selectOption('easy');
  await page.getByLabel('Bots play').selectOption('instant');
  await page.getByRole('button', { name: 'Start the match' }).click();

  const deciders = new Set<string>();
  for (let turn = 0; turn < 12 && deciders.size < 2; turn += 1) {
    await asked(page);
    deciders.add(/^(Ada|Bo): /.exec(await question(page).innerText())?.[1] ?? '');
    await choose(page, /^(End your turn|.* first, then|Leave the Shop)/);
  }
  expect([...deciders].sort()).toEqual(['Ada', 'Bo']);
  await picture(page, 'two-seats');
});

test('two who share a screen hand it over, since nobody may look into both hands', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await page.getByRole('button', { name: 'New table: Crypt Crusade' }).click();
  await host(page, 'Ada');
  await page.getByRole('button', { name: 'Play this one, too, the second chair' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();

  await expect(page.getByRole('heading', { name: 'Who sits at this screen?' })).toBeVisible();
  await page.getByRole('button', { name: 'Ada', exact: true }).click();
  await expect(plaque(page, /Ada\s*you/)).toHaveCount(1);
  await expect(plaque(page, /Ada 2\s*you/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Hand the screen over' }).click();
  await page.getByRole('button', { name: 'Ada 2' }).click();
  await expect(plaque(page, /Ada 2\s*you/)).toHaveCount(1);
});
