// The landing page, spec section 2: its content, also without scripts, and its form.
import type { Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';
import { violations } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';

/** The browser's message that scripts are disabled. */
const refusedScript = '.js csp';

const headings = [
  'Visual Site Planning',
  'Home Layout Design',
  'Collaborative Planning',
  'Professional Results',
  'Interactive Site Canvas',
  'Professional Drawing Tools',
  'Canvas Settings & Controls',
  'Save & Export Features',
];

const person = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: 'ada@example.com',
  Phone: '555 0100',
  City: 'Springfield',
  State: 'Oregon',
  Password: 'secret',
};

const form = (page: Page) => page.getByRole('form', { name: 'Create an account' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Create account' }).click();

async function fill(page: Page, fields: Partial<typeof person>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await form(page).getByLabel(label).fill(value);
}

/** Bytes of JavaScript, gzipped, that the page has fetched. */
function weighScripts(page: Page): () => Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  return async () => {
    const bodies = await Promise.all(scripts.map((script) => script.body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
}

test('says what the spec says, describes itself to other sites, and fits into 360 to 2560 px', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Homeplot: Plan your perfect home site');
  await expect(page.getByRole('heading', { level: 1, name: 'Plan Your Perfect Home Site' })).toBeVisible();
  await expect(page.getByText('100% Free to Use')).toBeVisible();
  for (const name of headings) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  for (const who of ['Homeowners', 'Architects', 'Contractors'])
    await expect(page.getByText(who)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Plan your perfect home site');
  const meta = (name: string) => page.locator(`meta[property="${name}"]`);
  await expect(meta('og:title')).toHaveAttribute('content', 'Plan your perfect home site');
  const picture = await meta('og:image').getAttribute('content');
  const answer = await request.get(picture ?? '');
  expect(answer.headers()['content-type']).toBe('image/png');
  const planner = page.getByRole('main').getByRole('link', { name: 'Open the planner' });
  await expect(planner).toHaveAttribute('href', '/app');
  for (const width of [360, 390, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Roadmap' }).click();
  await expect(page).toHaveURL('/roadmap');
});

test('has no fault that axe can find, asleep and awake', async ({ page }) => {
  await page.goto('/');
  expect(await violations(page)).toEqual([]);
  await send(page);
  await expect(toast(page, 'Please enter your first name')).toHaveCSS('opacity', '1');
  expect(await violations(page)).toEqual([]);
});

test('fetches next to no script at first and asks no backend, and at most 125 kB gzipped with its form in use', async ({
  page,
}) => {
  const weigh = weighScripts(page);
  let asked = false;
  await page.route('**/config.json', (route) => {
    asked = true;
    return route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toBe(false);
  expect(await weigh()).toBeLessThan(5_000);
  await send(page);
  await expectToast(page, 'Please enter your first name');
  expect(await weigh()).toBeLessThan(125_000);
});

test('every plan on it opens in the planner', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('link', { name: 'Open this plan' });
  await expect(links).toHaveCount(5);
  for (const link of await links.all()) {
    await expect.poll(() => link.getAttribute('href')).toMatch(/^\/app#project=[\w-]+$/);
  }
  await links.first().click();
  await expectToast(page, 'Opened the shared plan.');
  await expect(page).toHaveURL('/app');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [refusedScript] });

  test('everything can be read, every picture seen, and the form sends a password nowhere', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Plan Your Perfect Home Site' })).toBeVisible();
    for (const name of headings) await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByLabel('First name')).toBeVisible();
    expect(await page.locator('noscript').innerText()).toBe('Creating an account needs JavaScript.');
    await expect(page.getByRole('img', { name: /^Site plan of a corner lot/ })).toBeVisible();
    await fill(page, person);
    await form(page).getByLabel('Password').press('Enter');
    await expect(page).toHaveURL('/');
  });
});

test('the registration form keeps what was typed before its script arrived, and says what is missing', async ({
  page,
}) => {
  await page.goto('/');
  await fill(page, person);
  await send(page);
  await expectToast(page, 'Please accept the Terms & Conditions to continue');
  await expect(form(page).getByLabel('First name')).toHaveValue('Ada');
  await form(page).getByLabel('I accept the Terms & Conditions').check();
  const refused: readonly (readonly [label: string, value: string, says: string])[] = [
    ['First name', ' ', 'Please enter your first name'],
    ['Password', 'short', 'Password must be at least 6 characters long'],
    ['Email', 'ada at example', 'Please enter an email address such as name@example.com'],
  ];
  for (const [label, value, says] of refused) {
    const field = form(page).getByLabel(label);
    const before = await field.inputValue();
    await field.fill(value);
    await send(page);
    await expectToast(page, says);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(says);
    await field.fill(before);
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
});
