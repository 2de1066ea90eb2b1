// The terms, which a registration accepts, and the privacy page: read without a script, linked where they are needed.
import { expect, test } from './fixtures.ts';
import { violations } from './plannerPage.ts';

/** The browser's message that scripts are disabled. */
const refusedScript = '.js csp';

const pages = [
  ['/terms', 'Terms & Conditions', 'Your plans are yours'],
  ['/privacy', 'Privacy', 'With an account'],
] as const;

test('both have no fault that axe can find, and do not scroll sideways at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [address, title] of pages) {
    await page.goto(address);
    await expect(page).toHaveTitle(`${title} | Homeplot`);
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [refusedScript] });

  test('both are linked from the foot of the landing page, and read the same', async ({ page }) => {
    for (const [address, title, part] of pages) {
      await page.goto('/');
      await page.getByRole('contentinfo').locator(`a[href="${address}"]`).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    }
  });
});

test('the terms beside the checkbox open in a new tab, and the form stays filled in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  const registration = page.getByRole('dialog', { name: 'Register' });
  await registration.getByLabel('First name').fill('Ada');
  const opened = page.waitForEvent('popup');
  await registration.getByRole('link', { name: 'Terms & Conditions' }).click();
  const terms = await opened;
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  await expect(registration.getByLabel('First name')).toHaveValue('Ada');
  await expect(registration.getByLabel('I accept the Terms & Conditions')).not.toBeChecked();
});
