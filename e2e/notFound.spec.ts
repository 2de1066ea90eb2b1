// The page for unknown addresses, spec section 2.
import { expect, test } from './fixtures.ts';
import { violations } from './plannerPage.ts';

const nowhere = '/no/such/page';
/** The browser's message that scripts are disabled. */
const refusedScript = '.js csp';
test.use({ expectedFaults: [nowhere] });

test('has status 404, logs the unknown route, does not scroll sideways at 360 px, and leads home; axe finds no fault', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const logged = page.waitForEvent('console', (message) => message.text().includes(nowhere));
  const answer = await page.goto(nowhere);
  expect(answer?.status()).toBe(404);
  expect((await logged).type()).toBe('warning');
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [nowhere, refusedScript] });

  test('reads the same', async ({ page }) => {
    await page.goto(nowhere);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
});
