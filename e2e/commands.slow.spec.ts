// The command palette, the menu of the canvas, the plan's properties: everything by its name.
import { expect, test } from './fixtures.ts';
import {
  escapeDialog,
  importPlan,
  nextFrame,
  open,
  runByName,
  selectAll,
  violations,
} from './plannerPage.ts';

test('by keyboard alone the palette runs a command, and finds an object and brings it into sight', async ({
  page,
}) => {
  await open(page);
  await importPlan(
    page,
    { id: 'lot', type: 'rectangle', x: 0, y: 0, width: 80, height: 60, name: 'Lot 12' },
    { id: 'oak', type: 'tree', x: 4000, y: 3000, radius: 10, name: 'Old oak' },
  );
  const selected = () => page.evaluate(() => [...window.homeplot.editor.selection.ids]);
  await page.getByLabel('Site plan canvas').focus();
  await page.keyboard.press('ControlOrMeta+K');
  const field = page.getByRole('combobox', { name: 'What do you want to do?' });
  await expect(field).toBeFocused();
  await page.keyboard.type('select all');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Site plan canvas')).toBeFocused();
  await expect(page.getByText('2 objects selected')).toBeVisible();

  await page.keyboard.press('ControlOrMeta+F');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('oak');
  await expect(page.getByRole('option')).toHaveText([/Old oak/]);
  await page.keyboard.press('Enter');
  await expect.poll(selected).toEqual(['oak']);
  const { x, y, width, pxPerFoot } = await page.evaluate(() => ({ ...window.homeplot.editor.viewport }));
  expect(2000 - x).toBeGreaterThan(0);
  expect(2000 - x).toBeLessThan(width / pxPerFoot);
  expect(y).toBeLessThan(1500);
});

test('a plan has a title, an address, a north and meters, by one step that is undone at once', async ({
  page,
}) => {
  await open(page);
  await importPlan(page, { id: 'lot', type: 'rectangle', x: 4, y: 4, width: 80, height: 60 });
  await selectAll(page);
  const width = page.getByRole('complementary', { name: 'Settings' }).getByLabel(/^Width/);
  await expect(width).toHaveValue('40');
  await page.getByLabel('Site plan canvas').focus();
  await page.keyboard.press('ControlOrMeta+K');
  // Typed before the palette has come.
  await page.keyboard.type('plan');
  const field = page.getByRole('combobox', { name: 'What do you want to do?' });
  await expect(field).toHaveValue('plan');
  await page.keyboard.type(' properties');
  await expect(field).toHaveValue('plan properties');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Plan properties' });
  await dialog.getByLabel('Title').fill('Smith residence');
  await dialog.getByLabel('Address').fill('12 Oak Lane');
  await dialog.getByLabel('North (degrees)').fill('370');
  await expect(dialog.getByLabel('North (degrees)')).toHaveAccessibleDescription(/0 to 360/);
  await dialog.getByLabel('North (degrees)').fill('20');
  await dialog.getByRole('slider', { name: 'Turn north' }).press('ArrowLeft');
  await dialog.getByLabel('Units').selectOption('Meters');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  const expectProperties = async (values: readonly string[]): Promise<void> => {
    await runByName(page, 'plan properties', 'Plan properties');
    for (const [i, label] of ['Title', 'Address', 'North (degrees)', 'Units'].entries())
      await expect(dialog.getByLabel(label)).toHaveValue(values[i] ?? '');
    await escapeDialog(page);
  };
  await expectProperties(['Smith residence', '12 Oak Lane', '19', 'metres']);
  await expect(page.getByLabel('Width (meters)')).toHaveValue('12.19');
  await page.getByLabel('Width (meters)').fill('15.24');
  await page.getByRole('button', { name: 'Update Dimensions' }).click();
  await expect
    .poll(() => page.evaluate(() => window.homeplot.editor.plan.objects.get('lot')))
    .toMatchObject({ width: 50 });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectProperties(['', '', '', 'feet-inches']);
  await expect(page.getByLabel('Width (feet)')).toHaveValue('40');
});

test('the canvas menu is for the object under the pointer, previews a rotation, and lies over the panel', async ({
  page,
}) => {
  await open(page);
  await importPlan(
    page,
    { id: 'lot', type: 'rectangle', x: 4, y: 4, width: 80, height: 60 },
    { id: 'oak', type: 'tree', x: 40, y: 40, radius: 10 },
  );
  const canvas = page.getByLabel('Site plan canvas');
  const { x, y, pxPerFoot } = await page.evaluate(() => ({ ...window.homeplot.editor.viewport }));
  await canvas.click({ button: 'right', position: { x: (5 - x) * pxPerFoot, y: (20 - y) * pxPerFoot } });
  const menu = page.getByRole('menu', { name: 'Canvas menu' });
  await expect(menu.getByRole('menuitem', { name: 'Cut' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => [...window.homeplot.editor.selection.ids])).toEqual(['lot']);
  await menu.getByRole('menuitem', { name: 'Exact' }).press('ArrowRight');
  await page.getByRole('menuitem', { name: 'Rotate by' }).press('Enter');
  const card = page.getByRole('form', { name: 'Rotate by' });
  await expect(card.getByLabel('Angle (degrees, clockwise)')).toBeFocused();
  await card.getByLabel('Angle (degrees, clockwise)').fill('90');
  const lot = () => page.evaluate(() => window.homeplot.editor.plan.objects.get('lot'));
  await expect
    .poll(() => page.evaluate(() => window.homeplot.editor.hand.preview))
    .toMatchObject([{ put: { id: 'lot', rotation: 90 } }]);
  await expect.poll(lot).toMatchObject({ rotation: 0 });
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(card).toBeHidden();
  await expect.poll(lot).toMatchObject({ rotation: 90, width: 40, height: 30 });
  await expect(canvas).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await nextFrame(page);
  await page.keyboard.press('Escape');
  await expect(canvas).toBeFocused();

  const { width, height } = await page.evaluate(() => ({ ...window.homeplot.editor.viewport }));
  await canvas.click({ button: 'right', position: { x: width - 10, y: height / 2 } });
  const shown = await menu.boundingBox();
  const beside = await page.getByRole('complementary', { name: 'Settings' }).boundingBox();
  expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeGreaterThan((beside?.x ?? 0) + 40);
  // A click at its far end hits the item, and not something that covers it.
  const item = menu.getByRole('menuitem', { name: 'Select All' });
  const line = await item.boundingBox();
  await item.click({ position: { x: (line?.width ?? 0) - 12, y: 10 } });
  await expect(menu).toBeHidden();
  await expect(page.getByText('2 objects selected')).toBeVisible();
});
