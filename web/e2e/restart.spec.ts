import { overhear } from './support/frames';
import { asked, choices, choose, confirm, giveUp, hurry, question, seq, story } from './support/table';
import { expect, test } from './support/test';

type Entry = { seat?: number; by?: number };
type Act = { key: string };
type Done = { entry: number };
type Told = { type: string; seq: number; done?: string; key: string; entry: number };

test('a server killed in the middle of a match comes back, and no acknowledged action is missing or doubled', async ({
  person,
  server,
}) => {
  const page = await person();
  const { table, seat, seat_token } = await server.quick({ game: 'crusade', name: 'Ada', pace: 'instant' });
  const acknowledged = new Map<string, number>();
  const acknowledge = (key: string, entry: number): void => {
    expect(acknowledged.get(key) ?? entry).toBe(entry);
    acknowledged.set(key, entry);
  };
  // A deed is acknowledged over the connection, or by an answer if there was none.
  overhear(page, (message) => {
    const told = JSON.parse(message) as Told;
    if (told.type === 'update' && told.done !== undefined) acknowledge(told.done, told.seq);
    if (told.type === 'done') acknowledge(told.key, told.entry);
  });
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/act') || !answer.ok()) return;
    const { key } = answer.request().postDataJSON() as Act;
    acknowledge(key, ((await answer.json()) as Done).entry);
  });
  await page.goto(`/table/${table}#seat=${seat_token}`);
  await hurry(page);

  let deeds = 0;
  for (let round = 0; round < 3; round += 1) {
    for (let turn = 0; turn < 3 && (await asked(page)); turn += 1, deeds += 1)
      await choose(page, /^(Walk|Take|End your turn|Leave the Shop)/);
    await asked(page);
    const before = { seq: await seq(page), lines: await story(page) };
    await server.kill();
    await expect(page.getByText('Connection lost')).toBeVisible();

    // A deed while nobody is there to hear it: it is sent again by itself, and done once.
    await choices(page).last().click();
    await confirm(page).click();
    deeds += 1;
    await server.start();
    await expect(page.getByText('Connection lost')).toBeHidden();
    await expect.poll(() => acknowledged.size).toBe(deeds);
    await expect.poll(() => seq(page)).toBeGreaterThan(before.seq);
    expect((await story(page)).slice(0, before.lines.length)).toEqual(before.lines);
  }

  await asked(page);
  const kept = [...acknowledged.values()].sort((a, b) => a - b);
  await giveUp(page);
  const { entries } = await server.get<{ entries: Entry[] }>(`/tables/${table}/record`);
  const own = entries.flatMap((entry, index) => ('action' in entry && entry.seat === seat ? [index + 1] : []));
  expect(kept).toEqual(own);
});

test('a page opened while the server is down shows the table as soon as it is back', async ({ person, server }) => {
  const page = await person();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Crypt Crusade' }).click();
  await expect(question(page)).toBeVisible();
  await page.getByRole('link', { name: 'Undercroft' }).click();
  const mine = page.getByRole('link', { name: /Crypt Crusade .* in play/ });
  await expect(mine).toBeVisible();

  await server.kill();
  await mine.click();
  await expect(page.getByText('This page keeps trying')).toBeVisible();
  await server.start();
  await expect(question(page)).toBeVisible();
});
