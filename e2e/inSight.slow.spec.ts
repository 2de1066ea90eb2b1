// On a phone, what a card or the panel would cover is brought into sight.
import type { Locator, Page } from '@playwright/test';
import { expect, expectArrived, onPhoneAlone, test } from './fixtures.ts';
import { tap } from './hands.ts';
import { Planner } from './planner.ts';
import { importPlan, runByName } from './plannerPage.ts';
import { yard } from './yard.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Settings' });

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
      const [drawer, canvas] = await Promise.all([
        panel(page).boundingBox(),
        page.getByLabel('Site plan canvas').boundingBox(),
      ]);
      if (!drawer || !canvas) throw new Error('The panel and the canvas are not on the page.');
      const { x, y, pxPerFoot } = await view();
      const onPage = ([right, down]: readonly [number, number]) =>
        [canvas.x + (right - x) * pxPerFoot, canvas.y + (down - y) * pxPerFoot] as const;
      const [left, top] = onPage(covered.from);
      const [right, bottom] = onPage(covered.to);
      expect(left).toBeGreaterThan(canvas.x);
      expect(top).toBeGreaterThan(canvas.y);
      expect(right < drawer.x || bottom < drawer.y).toBe(true);
      await tap(page.getByRole('button', { name: 'Close panel' }));
      await expect.poll(view).toEqual(fresh);
    }
  },
);

for (const tool of ['tape', 'placeByTapes'])
  test(
    `the card of ${tool} leaves all of a deep lot in sight, also when it grows`,
    onPhoneAlone,
    async ({ page }) => {
      const planner = await Planner.open(page);
      const corners = [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 240 },
        { x: 0, y: 240 },
      ];
      const house = { id: 'house', type: 'house', x: 50, y: 120, width: 60, height: 40 };
      await importPlan(page, { id: 'lot', type: 'lot', vertices: corners }, house);
      await page.evaluate(() => {
        const { editor } = window.homeplot;
        editor.fit({ minX: 0, minY: 0, maxX: 50, maxY: 120 });
        editor.select({ ids: new Set(['house']) });
      });
      await page.evaluate((name) => window.homeplot.editor.hand.pick(name), tool);
      const card = page.locator('[data-over-canvas]');
      /** How far the lot's top lies below the card, and its bottom above the end of the canvas, in CSS pixels. */
      const rooms = async () => {
        const [over, canvas] = [
          await card.boundingBox(),
          await page.getByLabel('Site plan canvas').boundingBox(),
        ];
        const { y, pxPerFoot } = await page.evaluate(() => ({ ...window.homeplot.editor.viewport }));
        const top = (canvas?.y ?? 0) - y * pxPerFoot;
        return {
          above: top - (over?.y ?? 0) - (over?.height ?? 0),
          below: (canvas?.y ?? 0) + (canvas?.height ?? 0) - top - 120 * pxPerFoot,
        };
      };
      const isClear = async () => {
        const { above, below } = await rooms();
        return above > 0 && below > 0;
      };
      await expect.poll(isClear).toBe(true);
      const height = async () => (await card.boundingBox())?.height ?? 0;
      const before = await height();
      // A corner of the house, and one of the lot that it is taped from.
      for (const [x, y] of [
        [10, 50],
        [0, 0],
      ] as const)
        await planner.click(x, y);
      await expect.poll(height).toBeGreaterThan(before);
      await expect.poll(isClear).toBe(true);
    },
  );

test(
  'Zoom to fit uses the room that a card leaves, cards replace each other, and the view comes back',
  onPhoneAlone,
  async ({ page }) => {
    const planner = await Planner.open(page);
    await importPlan(page, ...yard);
    const fit = page.getByRole('button', { name: 'Zoom to fit' });
    await tap(fit);
    const view = () => page.evaluate(() => ({ ...window.homeplot.editor.viewport }));
    const select = (id: string) =>
      page.evaluate((one) => window.homeplot.editor.select({ ids: new Set([one]) }), id);
    const before = await view();
    /** The top of the lot on the page. */
    const top = async () => {
      const { y, pxPerFoot } = await view();
      return ((await page.getByLabel('Site plan canvas').boundingBox())?.y ?? 0) + (5 - y) * pxPerFoot;
    };
    const sun = page.getByRole('region', { name: 'Sun and shade' });
    const moving = page.getByRole('dialog', { name: 'Move by' });
    const foot = async (card: Locator) => {
      const box = await card.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };

    await select('lot');
    await runByName(page, 'shade', 'Sun and shade');
    await expect.poll(view).not.toEqual(before);
    await expect(page.getByRole('button', { name: 'Cancel drawing' })).toBeHidden();
    await tap(sun.getByRole('button', { name: 'Close', exact: true }));
    await expect.poll(view).toEqual(before);

    await runByName(page, 'shade', 'Sun and shade');
    await expect.poll(view).not.toEqual(before);
    await tap(fit);
    expect(await top()).toBeGreaterThan(await foot(page.locator('[data-over-canvas]')));
    await select('house');
    await runByName(page, 'Move by');
    await expect(moving).toBeVisible();
    await expect(sun).toBeHidden();
    await tap(fit);
    expect(await top()).toBeGreaterThan(await foot(moving));
    await tap(moving.getByRole('button', { name: 'Cancel' }));

    await expect.poll(view).toEqual(before);
    await select('lot');
    const again = await view();
    await tap((await planner.openProperties()).getByRole('button', { name: 'Setback lines' }));
    const setback = page.getByRole('dialog', { name: 'Setback lines' });
    await expect(setback).toBeVisible();
    for (const label of ['Front', 'Rear', 'Right side', 'Left side'])
      await setback.getByLabel(label).fill('5');
    // The row of keys above a phone's keyboard is gone when no field has the focus.
    await tap(setback.getByRole('heading'));
    await tap(page.getByRole('button', { name: 'Panel', exact: true }));
    await expect(setback).toBeHidden();
    await tap(page.getByRole('button', { name: 'Close panel' }));
    await expect(setback.getByLabel('Rear', { exact: true })).toHaveValue('5');
    await tap(setback.getByRole('button', { name: 'Apply' }));
    await expect(setback).toBeHidden();
    await expect.poll(view).toEqual(again);
  },
);
