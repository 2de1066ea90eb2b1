// The window of the sheets over a plan, for the tests of sheets.
import { expect } from './fixtures.ts';
import type { Locator, Page } from '@playwright/test';

export const lot = { id: 'lot', type: 'rectangle', x: 0, y: 0, width: 200, height: 160 };
export const shed = (id: string, x: number, status: string) => ({
  id,
  type: 'shed',
  x,
  y: 60,
  width: 24,
  height: 20,
  status,
});

export async function openSheets(page: Page): Promise<Locator> {
  await page.getByLabel('Site plan canvas').focus();
  await page.keyboard.press('ControlOrMeta+P');
  const dialog = page.getByRole('dialog', { name: 'Print sheets' });
  await expect(dialog.getByRole('img', { name: /^The sheet:/ })).toBeVisible();
  return dialog;
}

export const storedSheets = (page: Page) =>
  page.evaluate(() => window.homeplot.editor.plan.settings.sheets ?? []);
