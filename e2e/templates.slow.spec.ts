// Templates: their pictures in the dialog, and a share link that opens the same plan in a fresh profile. That each can be
// opened is in templates.slow.test.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { escapeDialog, exported, header, open, violations } from './plannerPage.ts';
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

test('the templates have no fault that axe can find, and the link of one opens it in a fresh profile', async ({
  page,
  context,
  freshProfile,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const dialog = page.getByRole('dialog', { name: 'Start from a template' });
  const drawing = async (drawn: Page) =>
    (JSON.parse(await exported(drawn)) as { readonly objects: readonly unknown[] }).objects;
  await page.getByRole('button', { name: 'Start from a template' }).click();
  await expect(dialog.getByRole('button')).toHaveCount(titles.length + 1);
  await expect(dialog.locator('img')).toHaveCount(titles.length);
  expect(await violations(page)).toEqual([]);
  // One that doesn't fit into the query of an address. A link with one that does is opened in the journeys.
  const title = 'One acre with well and septic';
  await dialog.getByRole('button', { name: title }).click();
  await expectToast(page, `Opened the template ${title}.`);
  await header(page, 'Share').click();
  await page.getByRole('button', { name: 'Generate & Copy Link' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('/app#project=');
  const letters = (await copied()).length;
  expect(letters).toBeGreaterThan(2000);
  const share = page.getByRole('dialog', { name: 'Share Your Project' });
  await expect(share).toContainText(
    `The link has ${letters.toLocaleString('en-US')} letters. Some chat apps`,
  );
  await expect(share.getByRole('button', { name: 'Export the plan' })).toBeVisible();
  const other = await freshProfile();
  await open(other, await copied());
  await expectToast(other, 'Opened the shared plan.');
  await escapeDialog(page);
  expect(await drawing(other)).toEqual(await drawing(page));
});
