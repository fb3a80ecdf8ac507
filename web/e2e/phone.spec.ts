import { choices, confirm, due, enter, fold, giveUp, hurry, moved, question, seq, unfold } from './support/table';
import { expect, picture, test } from './support/test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test('on a phone the match is played by touch, and everything needed stays in sight', async ({ person }) => {
  const page = await person(PHONE);
  await page.goto('/');
  await enter(page, 'Play now', 'Crypt Crusade');
  await hurry(page);

  for (let turn = 0; turn < 8 && (await due(page)); turn += 1) {
    await fold(page);
    const before = await seq(page);
    const glowing = page.locator('g.tile.lit');
    const byBoard = (await glowing.count()) > 0 && turn % 2 === 0;
    if (byBoard) await glowing.last().tap({ force: true });
    if (!(await confirm(page).isVisible())) {
      await unfold(page);
      await choices(page).last().tap();
    }
    await expect(confirm(page)).toBeInViewport({ ratio: 1 });
    await confirm(page).tap();
    await moved(page, before);
    await due(page);
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await picture(page, 'phone-in-play');

  // A word within a sentence is as high as its line.
  const small = await page.locator('button:not(.term):visible, a:visible, select:visible').evaluateAll((things) =>
    things
      .map((it) => ({ box: it.getBoundingClientRect(), html: it.outerHTML.slice(0, 80) }))
      .filter(({ box }) => Math.min(box.width, box.height) < 24)
      .map(({ html }) => html),
  );
  expect(small).toEqual([]);
  await giveUp(page);
});
