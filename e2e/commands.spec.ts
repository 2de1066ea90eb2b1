// The command palette, the menu of the canvas, the plan's properties: everything by its name.
import { expect, test } from './fixtures.ts';
import { open, plan, importText, violations } from './plannerPage.ts';

test('by keyboard alone the palette runs a command, and finds an object and brings it into sight', async ({
  page,
}) => {
  await open(page);
  await importText(
    page,
    plan(
      { id: 'lot', type: 'rectangle', x: 0, y: 0, width: 80, height: 60, name: 'Lot 12' },
      { id: 'oak', type: 'tree', x: 4000, y: 3000, radius: 10, name: 'Old oak' },
    ),
  );
  const selected = () => page.evaluate(() => [...window.homeplot.editor.selection.ids]);
  await page.getByLabel('Site plan canvas').focus();
  await page.keyboard.press('ControlOrMeta+K');
  const field = page.getByRole('combobox', { name: 'What do you want to do?' });
  await expect(field).toBeFocused();
  await page.keyboard.type('select all');
  await expect(page.getByRole('option', { selected: true })).toContainText('Select all');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Site plan canvas')).toBeFocused();
  expect(await selected()).toEqual(['lot', 'oak']);

  await page.keyboard.press('ControlOrMeta+F');
  await page.keyboard.type('oak');
  await expect(page.getByRole('option')).toHaveText([/Old oak/]);
  await page.keyboard.press('Enter');
  expect(await selected()).toEqual(['oak']);
  const { x, y, width, pxPerFoot } = await page.evaluate(() => ({ ...window.homeplot.editor.viewport }));
  expect(2000 - x).toBeGreaterThan(0);
  expect(2000 - x).toBeLessThan(width / pxPerFoot);
  expect(y).toBeLessThan(1500);
});
