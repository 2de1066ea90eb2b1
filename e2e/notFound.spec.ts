// The page for unknown addresses, spec section 2.
import { expect, test } from './fixtures.ts';
import { violations } from './plannerPage.ts';

const nowhere = '/no/such/page';
/** The browser's message that scripts are disabled. */
const refusedScript = '.js csp';
test.use({ expectedFaults: [nowhere] });

test('has status 404, and leads home', async ({ page }) => {
  const answer = await page.goto(nowhere);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('logs the unknown route', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes(nowhere));
  await page.goto(nowhere);
  expect((await logged).type()).toBe('warning');
});

test('has no fault that axe can find, and does not scroll sideways at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(nowhere);
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [nowhere, refusedScript] });

  test('reads the same', async ({ page }) => {
    await page.goto(nowhere);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
});
