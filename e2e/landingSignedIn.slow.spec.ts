// The landing page for a signed-in user: it greets them and links to their plans, without the editor's script.
import { setTimeout as pass } from 'node:timers/promises';
import { expect, test } from './fixtures.ts';
import { member, storeSession } from './people.ts';
import { reload } from './plannerPage.ts';

/** Milliseconds by which a slow network delays the page's script after its styles. */
const slow = 1500;

test('greets who is signed in, and leads to the planner and to their projects', async ({ page, request }) => {
  const person = await member(request);
  await storeSession(page, person);
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(new URL(asked.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByText(`Welcome. You are signed in as ${person.email}.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  for (const gone of ['Create an account', 'Create account', 'Sign in'])
    await expect(page.getByText(gone, { exact: true }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByLabel('First name')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Plan Your Perfect Home Site' })).toBeVisible();
  expect(scripts.filter((path) => /react|planner|hydrate/.test(path))).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(page.viewportSize()?.width);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const ways = page.getByRole('main').getByRole('link', { name: 'Your projects' });
  await expect(ways).toHaveCount(2);
  await page.getByRole('banner').getByRole('link', { name: 'Your projects' }).click();
  await expect(page.getByRole('dialog', { name: 'Saved Projects' })).toContainText('No saved projects found');
  await expect(page).toHaveURL('/app');
  await reload(page);
  await page.evaluate(() => window.homeplot.fetchedAhead());
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('is painted for who is signed in at once, not first as for a visitor', async ({ page, request }) => {
  const person = await member(request);
  await storeSession(page, person);
  const style = page.waitForResponse('**/assets/*.css');
  await page.route('**/assets/*.js', async (route) => {
    await (await style).finished();
    await pass(slow);
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  const painted = () =>
    page.evaluate(() => {
      const [first] = performance.getEntriesByType('paint');
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const come = Math.max(...scripts.map((script) => (script as PerformanceResourceTiming).responseEnd));
      return first && first.startTime >= come;
    });
  await expect.poll(painted).toBe(true);
});
