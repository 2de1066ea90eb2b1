// Lengths typed at the pointer while something is drawn or dragged, and the marks of snaps.
import { expect, onPhoneToo, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { violations } from './plannerPage.ts';

test('a rectangle is drawn by typing its width and height', onPhoneToo, async ({ page, hasTouch }) => {
  const planner = await Planner.open(page);
  await planner.pick('Rectangle');
  await planner.click(10, 10);
  await expect(page.getByLabel('Width', { exact: true })).toBeVisible();
  if (!hasTouch) expect(await violations(page)).toEqual([]);
  // On a touch screen there are no digit keys, so a button comes first.
  if (hasTouch) await planner.hand.press(page.getByRole('button', { name: 'Type length' }));

  await page.keyboard.type(`42' 6y`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(`“42' 6y” isn't a length.`);
  // They stay on a canvas that narrows.
  if (hasTouch) {
    await page.setViewportSize({ width: 330, height: 700 });
    await expect(page.getByRole('group', { name: 'Typed size' })).toBeInViewport({ ratio: 1 });
  }
  await expect.poll(() => planner.objects()).toEqual([]);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('"');
  await page.keyboard.press('Tab');
  await page.keyboard.type('28');
  await page.keyboard.press('Enter');
  await planner.hears("Added rectangle: 43' × 28'");
  await expect.poll(() => planner.last('rectangle')).toMatchObject({ x: 10, y: 10, width: 42.5, height: 28 });
  await expect(page.getByLabel('Site plan canvas')).toBeFocused();
  await expect(page.getByLabel('Width', { exact: true })).toHaveCount(0);
});

test('an object is moved by typing how far and which way', async ({ page }) => {
  const planner = await Planner.open(page);
  await planner.pick('Rectangle');
  await planner.drag([3, 4], [13, 12]);
  await planner.pick('Select');
  const { x, y } = await page
    .getByLabel('Site plan canvas')
    .boundingBox()
    .then((box) => box ?? { x: 0, y: 0 });
  const px = await page.evaluate(() => window.homeplot.editor.viewport.pxPerFoot);
  await page.mouse.move(x + 7 * px, y + 10 * px);
  await page.mouse.down();
  await page.mouse.move(x + 10 * px, y + 12 * px, { steps: 3 });
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
  expect(moved).toMatchObject({ x: 3, width: 10, height: 8 });
  expect(moved['y']).toBeCloseTo(4 + 3.5 / 0.3048, 4);
});
