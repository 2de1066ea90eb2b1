// The Product Roadmap page, spec section 2. It needs no scripts, so it is tested without any except axe.
import { expect, test } from './fixtures.ts';
import { violations } from './plannerPage.ts';

/** The browser's message that scripts are disabled. */
const refusedScript = '.js csp';

const items = [
  ['CAD Import', 'completed', 'high', 'Q2 2024'],
  ['Map Underlay', 'completed', 'high', 'Q1 2024'],
  ['Advanced Measurement Tools', 'completed', 'medium', 'Q2 2024'],
  ['Layer Management', 'completed', 'medium', 'Q3 2024'],
  ['Real-time Collaboration', 'planned', 'low', 'Q3 2024'],
  ['Mobile App', 'completed', 'low', 'Q4 2024'],
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [refusedScript] });

  test('lists the six items with status, priority and expected date, and leads to the app and back', async ({
    page,
  }) => {
    await page.goto('/roadmap');
    await expect(page.getByRole('heading', { level: 1, name: 'Product Roadmap' })).toBeVisible();
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(items.length);
    for (const [i, [title = '', ...facts]] of items.entries()) {
      await expect(rows.nth(i).getByRole('heading')).toHaveText(title);
      await expect(rows.nth(i).getByRole('definition')).toHaveText(facts);
    }
    await expect(page.getByRole('link', { name: 'Go to App' })).toHaveAttribute('href', '/app');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('has no fault that axe can find, and does not scroll sideways at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/roadmap');
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
