// Lengths typed at the pointer while something is drawn or dragged, and the marks of snaps.
import { expect, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { violations } from './plannerPage.ts';

test('a rectangle is drawn by typing its width and height', async ({ page }) => {
  const planner = await Planner.open(page);
  await planner.pick('Rectangle');
  await planner.click(10, 10);
  await page.mouse.move(700, 500);
  await expect(page.getByLabel('Width', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.keyboard.type(`42' 6x`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(`“42' 6x” is no length.`);
  expect(await planner.objects()).toEqual([]);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('"');
  await page.keyboard.press('Tab');
  await page.keyboard.type('28');
  await page.keyboard.press('Enter');
  await planner.hears("Added rectangle: 43' × 28'");
  expect(await planner.last('rectangle')).toMatchObject({ x: 10, y: 10, width: 42.5, height: 28 });
  await expect(page.getByLabel('Site plan canvas')).toBeFocused();
  await expect(page.getByLabel('Width', { exact: true })).toHaveCount(0);
});

test('an object is moved by typing how far and which way', async ({ page }) => {
  const planner = await Planner.open(page);
  await planner.pick('Rectangle');
  await planner.drag([10, 10], [30, 25]);
  await planner.pick('Select');
  const { x, y } = await page
    .getByLabel('Site plan canvas')
    .boundingBox()
    .then((box) => box ?? { x: 0, y: 0 });
  const px = await page.evaluate(() => window.homeplot.editor.viewport.pxPerFoot);
  await page.mouse.move(x + 18 * px, y + 16 * px);
  await page.mouse.down();
  await page.mouse.move(x + 24 * px, y + 18 * px, { steps: 3 });
  await page.keyboard.type('3.5m');
  await page.keyboard.press('Tab');
  await page.keyboard.type('-90');
  await page.keyboard.press('Escape');
  await page.keyboard.type('3.5m');
  await page.keyboard.press('Tab');
  await page.keyboard.type('-90');
  await page.keyboard.press('Enter');
  await page.mouse.up();
  const moved = await planner.last('rectangle');
  expect(moved).toMatchObject({ x: 10, width: 20, height: 15 });
  expect(moved['y']).toBeCloseTo(10 + 3.5 / 0.3048, 4);
});
