// The terms, which a registration accepts, and the privacy page: read without a script, linked where they are needed.
import { expect, test } from './fixtures.ts';
import { header, open, violations } from './plannerPage.ts';

/** The browser's message that scripts are disabled. */
const refusedScript = '.js csp';

const pages = [
  ['/terms', 'Terms & Conditions', 'Your plans are yours'],
  ['/privacy', 'Privacy', 'With an account'],
] as const;

for (const [address, title, part] of pages) {
  test(`${address} has no fault that axe can find, and does not scroll sideways at 360 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await expect(page).toHaveTitle(`${title} | Homeplot`);
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, expectedFaults: [refusedScript] });

    test(`${address} is linked from the foot of the landing page, and reads the same`, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('contentinfo').locator(`a[href="${address}"]`).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    });
  });
}

test('the terms beside the checkbox open in a new tab, and the form stays filled in', async ({ page }) => {
  await open(page);
  await header(page, 'Login').click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Ada');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Terms & Conditions' }).click();
  const terms = await opened;
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('I accept the Terms & Conditions')).not.toBeChecked();
});
