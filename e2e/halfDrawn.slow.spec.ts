// What is half drawn is kept, also over a reload, until it is finished or discarded.
import { expect, onPhoneToo, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { reload } from './plannerPage.ts';

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
