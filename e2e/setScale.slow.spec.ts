// Set scale stays in hand, with its points and what was typed, until it is applied or canceled.
import type { Page } from '@playwright/test';
import { expect, onPhoneToo, test } from './fixtures.ts';
import { pictureFile } from './pictureFile.ts';
import { Planner } from './planner.ts';
import { toast } from './toast.ts';

/** A place of the underlay in feet, by shares of its width and height; beyond 1 it is beside it. */
const placeOf = (page: Page, across: number, down: number) =>
  page.evaluate(
    ([x, y]) => {
      const all = [...window.homeplot.editor.plan.objects.values()];
      const box = all.find(({ type }) => type === 'underlay') as unknown as {
        readonly x: number;
        readonly y: number;
        readonly width: number;
        readonly height: number;
      };
      return [box.x + x * box.width, box.y + y * box.height] as const;
    },
    [across, down] as const,
  );

/** Moves two fingers apart. */
async function pinch(page: Page): Promise<void> {
  const canvas = await page.getByLabel('Site plan canvas').boundingBox();
  const session = await page.context().newCDPSession(page);
  const [x, y] = [(canvas?.x ?? 0) + 180, (canvas?.y ?? 0) + (canvas?.height ?? 0) * 0.7];
  const points = (off: number) => [
    { x: x - off, y, id: 1 },
    { x: x + off, y: y + off / 4, id: 2 },
  ];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', off?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: off === undefined ? [] : points(off) });
  await send('touchStart', 40);
  for (const off of [44, 48, 52, 56]) await send('touchMove', off);
  await send('touchEnd');
  await session.detach();
}

test(
  'Set scale stays through stray presses, the view, panels and undo, and only Escape and Cancel end it',
  onPhoneToo,
  async ({ page, isMobile }) => {
    const planner = await Planner.open(page);
    const { hand } = planner;
    await page.getByLabel('Plan file to import').setInputFiles(await pictureFile(page, 'scan.png', 600, 400));
    await hand.press(toast(page, 'Underlay added.').getByRole('button', { name: 'Set scale' }));
    const card = page.getByRole('region', { name: 'Set scale' });
    const points = () =>
      page.evaluate(() => {
        const { hand: held } = window.homeplot.editor;
        const { state } = held as unknown as { readonly state: { readonly points?: readonly unknown[] } };
        return held.tool.name === 'setScale' ? state.points?.length : held.tool.name;
      });
    const press = async (across: number, down: number): Promise<void> =>
      planner.click(...(await placeOf(page, across, down)));
    await expect(card).toBeVisible();

    await press(0.5, 1.05);
    await expect.poll(points).toBe(0);
    await press(0.2, 0.8);
    await expect.poll(points).toBe(1);
    if (isMobile) await pinch(page);
    else {
      await page.mouse.wheel(0, 120);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -60);
      await page.keyboard.up('Control');
      await page.keyboard.down('Space');
      await hand.dragOnPage({ x: 600, y: 500 }, { x: 640, y: 520 });
      await page.keyboard.up('Space');
    }
    await expect.poll(points).toBe(1);
    await press(0.7, 0.8);
    await expect.poll(points).toBe(2);
    await press(0.5, 1.05);
    await expect.poll(points).toBe(2);
    await card.getByLabel('Distance from 1 to 2').fill('50');

    await card.getByLabel('Distance from 1 to 2').blur();
    await planner.openPanel();
    for (const name of ['Library', 'Layers', 'Objects', 'Checks'])
      await hand.press(page.getByRole('complementary', { name: 'Settings' }).getByRole('button', { name }));
    if (isMobile) await hand.press(page.getByRole('button', { name: 'Close panel' }));
    await expect(card.getByLabel('Distance from 1 to 2')).toHaveValue('50');
    await expect.poll(points).toBe(2);

    await planner.undo();
    await planner.undo();
    await expect.poll(points).toBe(0);
    await expect(card).toContainText('a point on the underlay');
    await planner.undo();
    await expect(card).toContainText('the underlay to scale.');
    await hand.press(page.getByRole('button', { name: 'Redo', exact: true }));
    await expect(card).toContainText('a point on the underlay');

    await press(0.2, 0.8);
    await expect.poll(points).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(points).toBe(0);
    await expect(card).toBeVisible();
    await hand.press(card.getByRole('button', { name: 'Cancel' }));
    await expect(card).toBeHidden();
    await expect.poll(points).toBe('select');
  },
);
