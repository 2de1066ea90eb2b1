// The view that one can walk around, where the browser has WebGL, here by software.
import { expect, onPhoneToo, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { importPlan, runByName, violations } from './plannerPage.ts';
import { tabTo } from './byKeys.ts';

const site = [
  {
    id: 'lot',
    type: 'lot',
    vertices: [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
      { x: 200, y: 160 },
      { x: 0, y: 160 },
    ],
  },
  { id: 'house', type: 'house', x: 60, y: 50, width: 70, height: 50, status: 'existing' },
  { id: 'shed', type: 'shed', x: 160, y: 40, width: 24, length: 20, status: 'proposed' },
  { id: 'tree', type: 'tree', x: 160, y: 120, radius: 20 },
];

test(
  'one walks around the site with keys and the shadows of the hour, and it ends with the dialog',
  onPhoneToo,
  async ({ page }) => {
    await Planner.open(page);
    await importPlan(page, ...site);
    await page.evaluate(() => {
      const ground = { latitude: 40, longitude: -105, at: { x: 0, y: 0 }, source: 'typed' } as const;
      window.homeplot.editor.edit([{ settings: { ground } }], 'Set location');
    });
    await runByName(page, '3d', 'View from above');
    const dialog = page.getByRole('dialog', { name: 'View from above' });
    await tabTo(page, dialog.getByRole('button', { name: 'Walk around' }));
    await page.keyboard.press('Enter');
    const view = dialog.getByRole('application', { name: /^The site in 3D/ });
    await expect(view).toBeVisible();
    await expect(dialog.getByRole('img')).toBeHidden();
    const seen = async (): Promise<string> => (await view.screenshot()).toString('base64');
    const first = await seen();
    await view.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(seen).not.toBe(first);
    const turned = await seen();
    await page.keyboard.press('+');
    await expect.poll(seen).not.toBe(turned);
    const near = await seen();
    await dialog.getByText(/^Shadows of/).click();
    await expect.poll(seen).not.toBe(near);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('canvas[role=application][aria-label^="The site in 3D"]')).toHaveCount(0);
  },
);
