// The pages that are to be read: the roadmap and the one for unknown addresses (spec section 2), the terms and privacy. They
// need no scripts, so what they say is tested without any.
import { expect, test } from './fixtures.ts';
import { violations } from './plannerPage.ts';

const nowhere = '/no/such/page';
/** The browser's message that scripts are disabled. */
const refusedScript = '.js csp';
test.use({ expectedFaults: [nowhere] });

const legal = [
  ['/terms', 'Terms & Conditions', 'Your plans are yours'],
  ['/privacy', 'Privacy', 'With an account'],
] as const;

const items = [
  ['CAD Import', 'completed', 'high', 'Q2 2024'],
  ['Map Underlay', 'completed', 'high', 'Q1 2024'],
  ['Advanced Measurement Tools', 'completed', 'medium', 'Q2 2024'],
  ['Layer Management', 'completed', 'medium', 'Q3 2024'],
  ['Real-time Collaboration', 'completed', 'low', 'Q3 2024'],
  ['Mobile App', 'completed', 'low', 'Q4 2024'],
];

for (const [address, heading] of [
  ['/roadmap', 'Product Roadmap'],
  [nowhere, 'Oops! Page not found'],
  ...legal,
] as const)
  test(`${address} has no fault that axe can find, and does not scroll sideways at 360 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [nowhere, refusedScript] });

  test('the roadmap lists the six items with status, priority and expected date, and leads to the app and back', async ({
    page,
  }) => {
    await page.goto('/roadmap');
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

  test('the terms and privacy are linked from the foot of the landing page', async ({ page }) => {
    for (const [address, title, part] of legal) {
      await page.goto('/');
      await page.getByRole('contentinfo').locator(`a[href="${address}"]`).click();
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle(`${title} | Homeplot`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    }
  });

  test('an unknown address leads home', async ({ page }) => {
    await page.goto(nowhere);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
});

test('an unknown address has status 404, is logged, and leads home', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes(nowhere));
  const answer = await page.goto(nowhere);
  expect(answer?.status()).toBe(404);
  expect((await logged).type()).toBe('warning');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
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
