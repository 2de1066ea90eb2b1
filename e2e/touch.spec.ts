// The planner by touch on a phone, in portrait and landscape: a finger can draw and reorder everything that a mouse can.
import type { Page } from '@playwright/test';
import { expect, expectArrived, onPhoneAlone, onPhoneToo, test } from './fixtures.ts';
import { tap } from './hands.ts';
import { importPlan, open, reload } from './plannerPage.ts';
import { Planner } from './planner.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
const house = (id: string, x: number) => ({ id, type: 'house', x, y: 20, width: 20, height: 20 });

test(
  'what the panel would cover is brought into sight while it is open, and what it would not stays',
  onPhoneAlone,
  async ({ page }) => {
    const planner = await Planner.open(page);
    const view = () => page.evaluate(() => ({ ...window.homeplot.editor.viewport }));
    for (const { held, size, covered, clear } of [
      {
        held: 'upright',
        size: { width: 390, height: 844 },
        covered: { from: [16, 36], to: [26, 44] },
        clear: { from: [4, 4], to: [14, 12] },
      },
      {
        held: 'sideways',
        size: { width: 844, height: 390 },
        covered: { from: [126, 20], to: [156, 40] },
        clear: { from: [10, 10], to: [40, 30] },
      },
    ] as const) {
      await page.setViewportSize(size);
      await page.evaluate(() => {
        const { editor } = window.homeplot;
        editor.load({ objects: [], settings: editor.plan.settings });
        editor.show({ x: 0, y: 0, zoom: 1 });
      });
      await expect.poll(async () => (await view()).width).toBe(size.width);
      const fresh = await view();
      await planner.pick('House');
      await planner.drag(clear.from, clear.to);
      await tap(page.getByRole('button', { name: 'Edit properties' }));
      await expect(panel(page)).toBeVisible();
      await expect.poll(view).toEqual(fresh);
      if (held === 'sideways') {
        // The panel stands beside what is selected, not over it.
        await expectArrived(page);
        const beside = await panel(page).boundingBox();
        const plan = await page.getByLabel('Site plan canvas').boundingBox();
        expect(beside?.x ?? 0).toBeGreaterThan((plan?.width ?? 0) / 2);
        expect(beside?.height ?? 0).toBeGreaterThan(260);
      }
      await tap(page.getByRole('button', { name: 'Close panel' }));

      await planner.pick('House');
      await planner.drag(covered.from, covered.to);
      await tap(page.getByRole('button', { name: 'Edit properties' }));
      await expectArrived(page);
      const [sheet, canvas] = await Promise.all([
        panel(page).boundingBox(),
        page.getByLabel('Site plan canvas').boundingBox(),
      ]);
      if (!sheet || !canvas) throw new Error('The panel and the canvas are not on the page.');
      const { x, y, pxPerFoot } = await view();
      const onPage = ([right, down]: readonly [number, number]) =>
        [canvas.x + (right - x) * pxPerFoot, canvas.y + (down - y) * pxPerFoot] as const;
      const [left, top] = onPage(covered.from);
      const [right, bottom] = onPage(covered.to);
      expect(left).toBeGreaterThan(canvas.x);
      expect(top).toBeGreaterThan(canvas.y);
      expect(right < sheet.x || bottom < sheet.y).toBe(true);
      await tap(page.getByRole('button', { name: 'Close panel' }));
      await expect.poll(view).toEqual(fresh);
    }
  },
);

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
  },
);

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
    const hint = page.getByText('Tap an edge of a rectangle, a lot or a fence to add a gate').filter({
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

test(
  'what is half drawn outlives a menu, a held finger and a reload, and Cancel discards it',
  onPhoneToo,
  async ({ page, isMobile }) => {
    const planner = await Planner.open(page);
    const corners = () =>
      page.evaluate(() => {
        const [drawing] = window.homeplot.editor.hand.drawings;
        return (drawing?.state as { corners: unknown[] } | undefined)?.corners.length;
      });
    await planner.pick('Lot');
    for (const [x, y] of [
      [6, 14],
      [18, 14],
      [18, 30],
    ] as const)
      await planner.click(x, y);
    await expect.poll(corners).toBe(3);
    if (isMobile) {
      const session = await page.context().newCDPSession(page);
      const touchPoints = [{ x: 200, y: 400 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await expect(page.getByText('Precise: slow, grid only')).toBeVisible();
      await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
      await expect(page.getByText('Precise: slow, grid only')).toBeHidden();
    } else {
      await page.getByLabel('Site plan canvas').click({ button: 'right', position: { x: 300, y: 300 } });
      await expect(page.getByRole('menuitem')).toHaveText([
        /^Finish drawing/,
        /^Remove last point/,
        /^Cancel drawing/,
        /^Zoom to fit/,
      ]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
    }
    await expect.poll(corners).toBe(3);
    await reload(page);
    const press = isMobile ? 'Tap' : 'Press';
    await planner.hears(`Picking up where you left off. ${press} Cancel to discard it.`);
    await expect.poll(corners).toBe(3);
    await planner.hand.press(page.getByRole('button', { name: 'Cancel drawing' }));
    await expect.poll(corners).toBeUndefined();
    await reload(page);
    await expect(page.getByRole('button', { name: 'Cancel drawing' })).toBeHidden();
    await expect.poll(corners).toBeUndefined();
  },
);
