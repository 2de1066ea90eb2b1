// A part of a feature that can't be had, or fails: the rest of the page goes on, and the plan is untouched.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ids, open, plant, runByName } from './plannerPage.ts';
import { toast } from './toast.ts';

/**
 * Replaces the script of a part, until the function that is returned is called. It comes before the page is opened: an open
 * page may still send a request or two past the first route that it gets.
 */
async function replace(page: Page, part: string, body: string | undefined): Promise<() => Promise<void>> {
  const script = new RegExp(`/assets/${part}-[^/]*\\.js$`);
  await page.route(script, (route) =>
    body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
  );
  return () => page.unroute(script);
}

const throwing = (part: string): string =>
  `export function ${part}() { throw new Error('This part is broken.'); }`;

/** Where a part of a feature is shown, and what shows it. */
const shown: readonly (readonly [where: string, part: string, show: (page: Page) => Promise<void>])[] = [
  ['a dialog', 'HelpDialog', (page) => page.keyboard.press('?')],
  ['the card of a tool', 'MapCard', (page) => runByName(page, 'Map')],
  ['a place of the panel', 'ObjectList', (page) => page.getByRole('button', { name: 'Objects' }).click()],
  [
    'what lies over the canvas',
    'TransformCard',
    async (page) => {
      await page.evaluate(() => window.homeplot.editor.select({ ids: new Set(['elm']) }));
      await runByName(page, 'Move by');
    },
  ],
];

test.describe('a feature', () => {
  test.use({
    refusesScripts: true,
    expectedFaults: ['This part is broken', 'ERR_FAILED', 'dynamically imported', 'The script has no'],
  });

  for (const [where, part, show] of shown)
    test(`that throws in ${where} is closed with a message, and the rest goes on`, async ({ page }) => {
      const mend = await replace(page, part, throwing(part));
      await open(page);
      await plant(page, 'elm');
      await page.evaluate(() => window.homeplot.fetchedAhead());
      await show(page);
      await expect(toast(page, 'This stopped working and was closed. Your plan is unchanged.')).toBeVisible();
      expect(await ids(page)).toEqual(['elm']);
      await plant(page, 'oak');
      expect(await ids(page)).toEqual(['elm', 'oak']);
      await mend();
    });

  for (const [how, body] of [
    ['of another version', 'export const Other = 1;'],
    ['gone', undefined],
  ] as const)
    test(`whose script is ${how} is told, and the rest goes on`, async ({ page }) => {
      const mend = await replace(page, 'HelpDialog', body);
      await open(page);
      await page.keyboard.press('?');
      await expect(
        toast(page, "This couldn't be loaded. Check your connection and try again."),
      ).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await mend();
      await plant(page, 'elm');
      expect(await ids(page)).toEqual(['elm']);
      // A script that came is kept by the browser for the life of the page.
      if (body !== undefined) return;
      await page.getByLabel('Site plan canvas').focus();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts & help' })).toBeVisible();
    });
});
