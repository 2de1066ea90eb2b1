// Common steps of the specs for comments.
import type { Page } from '@playwright/test';
import { expect, expectArrived } from './fixtures.ts';

export const pins = (page: Page) => page.locator('[data-comment-pins] button');
export const panel = (page: Page) => page.getByRole('complementary', { name: /^(Settings|Comments)$/ });

/** Fits the plan, and returns where an object is on the page. */
export async function placeOf(page: Page, id: string): Promise<{ readonly x: number; readonly y: number }> {
  await expectArrived(page);
  const at = await page.evaluate((wanted) => {
    const { editor } = window.homeplot;
    const { x, y, pxPerFoot } = editor.viewport;
    const box = editor.scene.boxAround(new Set([wanted]));
    const middle = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
    return { x: (middle.x - x) * pxPerFoot, y: (middle.y - y) * pxPerFoot };
  }, id);
  const canvas = await page.getByLabel('Site plan canvas').boundingBox();
  return { x: at.x + (canvas?.x ?? 0), y: at.y + (canvas?.y ?? 0) };
}

/** Writes a comment on what is at a place of the page. */
export async function comment(
  page: Page,
  at: { readonly x: number; readonly y: number },
  text: string,
): Promise<void> {
  await page.getByLabel('Site plan canvas').focus();
  await page.keyboard.press('n');
  await expectArrived(page);
  await page.mouse.click(at.x, at.y);
  await page.getByLabel('Your comment').fill(text);
  await page.getByRole('button', { name: 'Comment', exact: true }).last().click();
  await expect(panel(page).getByRole('list', { name: 'Comments' })).toContainText(text);
}
