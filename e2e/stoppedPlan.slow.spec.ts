// A plan that stopped the page is not opened again by itself: the user decides what to do with it, and nothing is lost.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ids, importPlan, importText, menu, open, stored, tree } from './plannerPage.ts';

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Your last plan may have crashed the page' });

/** Leaves a plan called Garden under Earlier drafts, and one with a tree named "heavy" open. */
async function prepare(page: Page): Promise<void> {
  await open(page);
  await importText(page, JSON.stringify({ objects: [tree('light')], settings: { title: 'Garden' } }));
  await expect.poll(() => ids(page)).toEqual(['light']);
  await importPlan(page, tree('heavy'));
  await expect.poll(() => stored(page)).toContain('"heavy"');
}

const marks = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('homeplot.opening.')).length);

/** Opens the planner in a page that never draws its plan, and has the browser end that page. */
async function stopPage(context: BrowserContext, watching: Page): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/app');
  await expect.poll(() => marks(watching)).toBe(1);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  // Left to its profile, it takes eight seconds to close.
  const browser = await context.browser()?.newBrowserCDPSession();
  await browser?.send('Target.closeTarget', { targetId: targetInfo.targetId });
  await browser?.detach();
}

test('a plan that stopped the page is asked about until there is an answer, and each answer is done', async ({
  page,
  context,
}) => {
  await prepare(page);
  await stopPage(context, page);
  await open(page);
  await expect(question(page)).toBeVisible();
  await expect.poll(() => ids(page)).toEqual([]);
  await open(page);
  const saved = page.waitForEvent('download');
  await question(page).getByRole('button', { name: 'Download it as a file' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.json$/);
  await question(page).getByRole('button', { name: 'Start with an empty plan' }).click();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => ids(page)).toEqual([]);
  await open(page);
  await expect(question(page)).toBeHidden();
  await restoreHeavy(page);

  await stopPage(context, page);
  await open(page);
  await question(page).getByRole('button', { name: 'Go back to Garden' }).click();
  await expect.poll(() => ids(page)).toEqual(['light']);
  await restoreHeavy(page);

  await stopPage(context, page);
  await open(page);
  await question(page).getByRole('button', { name: 'Open it anyway' }).click();
  await expect.poll(() => ids(page)).toEqual(['heavy']);
  await expect.poll(() => marks(page)).toBe(0);
  await open(page);
  await expect.poll(() => ids(page)).toEqual(['heavy']);
  await expect(question(page)).toBeHidden();
});

/** Opens the draft of the plan that stopped the page. */
async function restoreHeavy(page: Page): Promise<void> {
  await menu(page, 'Earlier drafts');
  const drafts = page.getByRole('dialog', { name: 'Earlier drafts' });
  const heavy = drafts.getByRole('listitem').filter({ hasText: 'may have crashed the page' });
  await heavy.getByRole('button', { name: /^Restore/ }).click();
  await expect.poll(() => ids(page)).toEqual(['heavy']);
  await expect.poll(() => stored(page)).toContain('"heavy"');
}

test('quick reloads, a second tab and leaving early raise no question', async ({ page, context }) => {
  await prepare(page);
  for (let i = 0; i < 6; i += 1) await page.goto('/app', { waitUntil: 'commit' });
  await open(page);
  await expect.poll(() => ids(page)).toEqual(['heavy']);
  await expect(question(page)).toBeHidden();
  await expect.poll(() => marks(page)).toBe(0);

  const slow = await context.newPage();
  await slow.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await slow.goto('/app');
  await expect.poll(() => marks(page)).toBe(1);
  await open(page);
  await expect.poll(() => ids(page)).toEqual(['heavy']);
  await expect(question(page)).toBeHidden();
  await slow.close();
  await expect.poll(() => marks(page)).toBe(0);

  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/app');
  await expect.poll(() => marks(page)).toBe(1);
  await page.goto('about:blank');
  await page.goBack();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => ids(page)).toEqual(['heavy']);
});
