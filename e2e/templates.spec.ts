// Templates: each opens from the dialog, with its picture, and its share link opens the same plan in a fresh profile.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { escapeDialog, header, open, violations } from './plannerPage.ts';
import { expectToast } from './toast.ts';

const titles = [
  'Town lot',
  'Corner lot',
  'Flag lot',
  'One acre with well and septic',
  'Deck addition',
  'Swimming pool',
  'Fence',
  'Accessory dwelling',
];

test('a template opens, and its share link opens the same plan in a fresh profile', async ({
  page,
  context,
  freshProfile,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const other = await freshProfile();
  const dialog = page.getByRole('dialog', { name: 'Start from a template' });
  const drawing = (drawn: Page) =>
    drawn.evaluate(() => JSON.stringify([...window.homeplot.editor.plan.objects.values()]));
  // One that fits into the query of an address, and one that doesn't.
  for (const [title, address] of [
    ['Fence', '/app?project='],
    ['One acre with well and septic', '/app#project='],
  ] as const) {
    await page.getByRole('button', { name: 'Start from a template' }).click();
    await expect(dialog.getByRole('button')).toHaveCount(titles.length + 1);
    await dialog.getByRole('button', { name: title }).click();
    await expectToast(page, `Opened the template ${title}.`);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await header(page, 'Share').click();
    await page.getByRole('button', { name: 'Generate & Copy Link' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain(address);
    await escapeDialog(page);
    await other.goto('about:blank');
    await open(other, await copied());
    await expectToast(other, 'Opened the shared plan.');
    await expect.poll(() => drawing(other)).toBe(await drawing(page));
  }
});

test('the templates show themselves, and axe finds no fault in their dialog', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Start from a template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start from a template' });
  await expect(dialog.locator('img')).toHaveCount(titles.length);
  expect(await violations(page)).toEqual([]);
});
