// The planner by touch on a phone, in portrait and landscape: a finger can draw and reorder everything that a mouse can.
import type { Page } from '@playwright/test';
import { expect, expectArrived, onPhoneAlone, test } from './fixtures.ts';
import { tap } from './hands.ts';
import { importPlan, open, runByName } from './plannerPage.ts';
import { Planner } from './planner.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
const house = (id: string, x: number) => ({ id, type: 'house', x, y: 20, width: 20, height: 20 });

test(
  'a turned phone shows all that was fitted, and turned back the view from before',
  onPhoneAlone,
  async ({ page }) => {
    await open(page);
    await importPlan(page, house('a', 10), house('b', 60));
    // Once what keeps it in view has come.
    await page.evaluate(() => window.homeplot.fetchedAhead());
    await tap(page.getByRole('button', { name: 'Zoom to fit' }));
    const view = () => page.evaluate(() => ({ ...window.homeplot.editor.viewport }));
    const before = await view();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await view()).width).toBe(844);
    const turned = await view();
    await tap(page.getByRole('button', { name: 'Zoom to fit' }));
    expect(await view()).toEqual(turned);
    await page.evaluate((shown) => window.homeplot.editor.show(shown), turned);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(view).toEqual(before);

    // The panel may cover all of it meanwhile.
    await tap(page.getByRole('button', { name: 'Panel', exact: true }));
    await tap(panel(page).getByRole('button', { name: 'Panel height: half' }));
    await expect.poll(view).toEqual(before);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await view()).width).toBe(844);
    await tap(page.getByRole('button', { name: 'Close panel' }));
    await expect.poll(view).toEqual(turned);
  },
);

test('a submenu takes the place of the canvas menu, and leads back to it', onPhoneAlone, async ({ page }) => {
  await open(page);
  await importPlan(page, house('a', 10));
  const canvas = page.getByLabel('Site plan canvas');
  const { x, y, pxPerFoot } = await page.evaluate(() => ({ ...window.homeplot.editor.viewport }));
  await canvas.click({ button: 'right', position: { x: (10 - x) * pxPerFoot, y: (15 - y) * pxPerFoot } });
  const menu = page.getByRole('menu');
  const item = (name: string) => menu.getByRole('menuitem', { name, exact: true });
  await tap(item('Arrange'));
  await expect(item('Bring to front')).toBeInViewport({ ratio: 1 });
  await expect(item('Cut')).toBeHidden();
  await expect(menu).toHaveCount(1);
  await tap(item('Back from Arrange'));
  await expect(item('Cut')).toBeInViewport({ ratio: 1 });
  await expect(item('Arrange')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(item('Back from Arrange')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(item('Arrange')).toBeFocused();
  await tap(item('Arrange'));
  await tap(item('Bring to front'));
  await expect(menu).toBeHidden();
});

test(
  'a fence is found in the library, drawn, finished and given a gate with a finger',
  onPhoneAlone,
  async ({ page }) => {
    const planner = await Planner.open(page);
    await planner.hand.press(page.getByRole('button', { name: 'Panel', exact: true }));
    await tap(panel(page).getByRole('button', { name: 'Library' }));
    await panel(page).getByLabel('Find a site object').fill('fence');
    await tap(panel(page).getByRole('button', { name: 'Fence', exact: true }));
    await expect(panel(page)).toBeHidden();
    for (const [x, y] of [
      [4, 14],
      [20, 14],
      [20, 32],
    ] as const)
      await planner.click(x, y);
    await tap(page.getByRole('button', { name: 'Finish drawing' }));
    await planner.hears('Added fence to your site map!');
    // The header has no room for how to use a tool.
    const hint = page
      .getByText('Tap an edge of a lot or a fence to add a gate, or a wall of a building to add a door')
      .filter({
        visible: true,
      });
    await planner.pick('Entrance');
    await expect(hint).toBeInViewport({ ratio: 1 });
    await planner.click(12, 14);
    await planner.hears('Added entrance to fence!');
    await expect(hint).toBeHidden();
    await tap(page.getByRole('button', { name: 'Edit properties' }));
    await expect(panel(page).getByRole('heading', { name: 'Gate Properties' })).toBeInViewport({ ratio: 1 });
    await expect(panel(page).getByRole('button', { name: 'Library' })).toBeInViewport({ ratio: 1 });
  },
);

test(
  'a layer is hidden, locked, shown alone and dragged to another place with a finger',
  onPhoneAlone,
  async ({ page }) => {
    const planner = await Planner.open(page);
    await planner.hand.press(page.getByRole('button', { name: 'Panel', exact: true }));
    await tap(panel(page).getByRole('button', { name: 'Layers' }));
    const switches = (name: RegExp) => panel(page).getByRole('button', { name });
    const titles = () => panel(page).locator('[data-layer] [aria-expanded] > :first-child').allTextContents();
    await tap(panel(page).getByRole('button', { name: 'Hide Paving' }));
    await tap(panel(page).getByRole('button', { name: 'Lock Property' }));
    await expect(switches(/^Show (?!all )/)).toHaveAccessibleName('Show Paving');
    await expect(panel(page).getByRole('button', { name: /^Lock /, pressed: true })).toHaveAccessibleName(
      'Lock Property',
    );
    await tap(panel(page).getByRole('button', { name: /^Buildings/ }));
    await tap(panel(page).getByRole('button', { name: 'Show Buildings only' }));
    await expect(switches(/^Hide /)).toHaveAccessibleName('Hide Buildings');
    await tap(panel(page).getByRole('button', { name: 'Show the other layers again' }));

    const before = await titles();
    await expectArrived(page);
    const rows = panel(page).locator('[data-layer]');
    const grip = await rows.first().locator('button').first().boundingBox();
    const goal = await rows.nth(2).boundingBox();
    if (!grip || !goal) throw new Error('The rows of the layers are not on the page.');
    await planner.hand.dragOnPage(
      { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 },
      { x: goal.x + goal.width / 2, y: goal.y + 20 },
    );
    const [first = '', ...others] = before;
    await expect.poll(() => titles()).toEqual([...others.slice(0, 2), first, ...others.slice(2)]);
  },
);

test('a tap on the dial turns north to where it is tapped', onPhoneAlone, async ({ page }) => {
  await open(page);
  await runByName(page, 'plan properties', 'Plan properties');
  const dialog = page.getByRole('dialog', { name: 'Plan properties' });
  const dial = dialog.getByRole('slider', { name: 'Turn north' });
  await dial.scrollIntoViewIfNeeded();
  const box = await dial.boundingBox();
  if (!box) throw new Error('The dial is not shown.');
  const edge = 8;
  for (const [x, y, north] of [
    [box.width - edge, box.height / 2, '90'],
    [edge, box.height / 2, '270'],
    [box.width / 2, box.height - edge, '180'],
    [box.width / 2, edge, '0'],
  ] as const) {
    await page.touchscreen.tap(box.x + x, box.y + y);
    await expect(dialog.getByLabel('North (degrees)')).toHaveValue(north);
  }
});
