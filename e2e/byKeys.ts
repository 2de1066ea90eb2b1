// The planner by keyboard: Tab to a control, arrow keys for the crosshair.
import type { Locator, Page } from '@playwright/test';
import { expect, expectArrived } from './fixtures.ts';
import type { At } from './hands.ts';

export async function keys(page: Page, ...pressed: readonly string[]): Promise<void> {
  for (const key of pressed) await page.keyboard.press(key);
  // A key whose command is still being fetched acts when that has come.
  await expectArrived(page);
}

/** Presses Tab, or Shift+Tab towards a control before the focus, until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expectArrived(page);
  for (let steps = 0; steps < 120; steps += 1) {
    const way = await control.evaluate((element) => {
      const { activeElement: focused } = document;
      if (element === focused) return '';
      const isBefore = focused && focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBefore ? 'Shift+Tab' : 'Tab';
    });
    if (way === '') return;
    await page.keyboard.press(way);
  }
  throw new Error('120 presses of Tab did not come to the control.');
}

/** Moves the crosshair with arrow keys to the grid point nearest to a point. */
export async function steer(page: Page, [x, y]: At): Promise<void> {
  await expectArrived(page);
  await keys(page, 'ArrowRight');
  const { at, squares } = await page.evaluate(() => {
    const {
      hand: { cursor },
      plan,
    } = window.homeplot.editor;
    return { at: cursor?.at ?? { x: 0, y: 0 }, squares: plan.settings.scale };
  });
  const session = await page.context().newCDPSession(page);
  const shiftKey = 8;
  const walk = async (feet: number, back: string, forth: string): Promise<void> => {
    const count = Math.round(Math.abs(feet) * squares);
    const key = feet < 0 ? back : forth;
    const pressed = [
      ...Array.from({ length: Math.floor(count / 10) }, () => shiftKey),
      ...Array.from({ length: count % 10 }, () => 0),
    ];
    // If each key waits for the previous one, it takes a frame each.
    await Promise.all(
      pressed.flatMap((modifiers) =>
        (['rawKeyDown', 'keyUp'] as const).map((type) =>
          session.send('Input.dispatchKeyEvent', { type, key, code: key, modifiers }),
        ),
      ),
    );
  };
  await walk(x - at.x, 'ArrowLeft', 'ArrowRight');
  await walk(y - at.y, 'ArrowUp', 'ArrowDown');
  await session.detach();
}
