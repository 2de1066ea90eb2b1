// A phone held sideways, whose keyboard leaves little of the page.
import type { Locator, Page } from '@playwright/test';
import { expect, onPhoneAlone, test } from './fixtures.ts';
import { tap } from './hands.ts';
import { header, importPlan, open, selectAll } from './plannerPage.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Settings' });

/** A keyboard that covers all but the uppermost part of the page, as the browser tells it. */
const keyboardBelow = (page: Page, height: number) =>
  page.evaluate((visible) => {
    const { visualViewport } = window;
    if (!visualViewport) throw new Error('The browser has no visual viewport.');
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: visible });
    visualViewport.dispatchEvent(new Event('resize'));
  }, height);

test(
  'a tap on a tab of the panel ends the typing, and what is typed sideways stays above the keyboard',
  onPhoneAlone,
  async ({ page }) => {
    await open(page);
    await importPlan(page, { id: 'a', type: 'house', x: 10, y: 20, width: 20, height: 20 });
    await selectAll(page);
    await tap(page.getByRole('button', { name: 'Edit properties' }));
    await tap(panel(page).getByLabel('Length (feet)'));
    await expect(page.getByRole('region', { name: 'Keys for lengths' })).toBeVisible();
    const checks = panel(page).getByRole('button', { name: 'Checks' });
    await tap(checks);
    await expect(checks).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('region', { name: 'Keys for lengths' })).toBeHidden();
    await tap(panel(page).getByRole('button', { name: 'Properties', exact: true }));
    await tap(page.getByRole('button', { name: 'Close panel' }));

    // Upright, what is found stays in sight, too.
    await tap(page.getByRole('button', { name: 'Edit properties' }));
    await tap(panel(page).getByRole('button', { name: 'Library' }));
    const search = panel(page).getByLabel('Find a site object');
    await tap(search);
    await search.fill('fence');
    await keyboardBelow(page, 480);
    const found = panel(page).getByRole('button', { name: 'Fence', exact: true });
    const bottom = async () => {
      const box = await found.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await expect.poll(bottom).toBeLessThan(480);
    await keyboardBelow(page, 844);
    await expect(panel(page)).not.toHaveAttribute('data-raised');
    await tap(page.getByRole('button', { name: 'Close panel' }));

    const left = 150;
    await page.setViewportSize({ width: 844, height: 390 });
    const inSight = async (field: Locator): Promise<void> => {
      await tap(field);
      await expect(field).toBeFocused();
      await keyboardBelow(page, left);
      const keys = page.getByRole('region', { name: 'Keys for lengths' });
      await expect
        .poll(async () => {
          const box = await field.boundingBox();
          const row = (await keys.isVisible()) ? await keys.boundingBox() : null;
          if (!box) return 'no field';
          const foot = box.y + box.height;
          return {
            isIn: box.y >= 0 && foot <= (row?.y ?? left),
            isRowIn: !row || row.y + row.height <= left,
          };
        })
        .toEqual({ isIn: true, isRowIn: true });
    };
    await tap(page.getByRole('button', { name: 'Edit properties' }));
    const length = panel(page).getByLabel('Length (feet)');
    await expect(length).toBeVisible();
    await inSight(length);
    await inSight(panel(page).getByLabel('Name (optional)'));
    await keyboardBelow(page, 390);
    await expect.poll(() => page.locator('[data-planner]').getAttribute('style')).not.toContain('translate');
    await tap(page.getByRole('button', { name: 'Close panel' }));
    await tap(header(page, 'Login'));
    await inSight(page.getByRole('dialog').getByLabel('Password'));
  },
);
