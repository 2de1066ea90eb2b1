// What permit desks ask beyond the usual, as a homeowner adds it: erosion control, a buffer beside a wetland, and a list of
// trees on the sheet.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hasPdfReaders, read } from '../packages/formats/testing/pdfReaders.ts';
import { keys, tabTo } from './byKeys.ts';
import { expect, test } from './fixtures.ts';
import { importPlan, open, violations } from './plannerPage.ts';
import { Planner } from './planner.ts';

const take = async (page: Page, planner: Planner, typed: string, title: string): Promise<void> => {
  const library = page.getByRole('region', { name: 'Site Objects' });
  await library.getByLabel('Find a site object').fill(typed);
  await planner.hand.press(
    library.getByRole('region', { name: 'Found' }).getByRole('button', { name: title, exact: true }),
  );
};

test('an erosion plan is drawn from the library, and a wetland keeps its buffer', async ({ page }) => {
  const planner = await Planner.open(page);
  await page.getByRole('button', { name: 'Library' }).click();
  await take(page, planner, 'sediment barrier', 'Silt fence');
  await planner.click(6, 40);
  await planner.click(46, 40);
  await page.keyboard.press('Enter');
  await planner.hears('Added silt fence to your site map!');
  await take(page, planner, 'wetland', 'Wetland edge');
  await planner.click(6, 8);
  await planner.click(30, 10);
  await planner.click(46, 6);
  await page.keyboard.press('Enter');
  await planner.hears('Added wetland edge to your site map!');
  await planner.inPanel(async (panel) => {
    await panel.getByLabel('Buffer to keep').fill('10');
    await panel.getByLabel('Found by').fill('Delineated 6/2/2026');
    await panel.getByRole('button', { name: 'Update Wetland edge' }).click();
  });
  await expect
    .poll(() => planner.last('wetlandEdge'))
    .toMatchObject({ buffer: 10, basis: 'Delineated 6/2/2026' });
  await expect.poll(() => planner.last('siltFence')).toMatchObject({ closed: false });
  expect(await violations(page)).toEqual([]);
});

test('rows of a worksheet lead to what they count, which is deleted from there by keyboard', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  const corners = (x: number, y: number, width: number, height: number) => [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  await importPlan(
    page,
    { id: 'lot', type: 'lot', vertices: corners(20, 20, 200, 240) },
    { id: 'garage', type: 'building', vertices: corners(60, 60, 40, 40), use: 'Garage', storeys: 1 },
  );
  await page.evaluate(() => {
    const rules = { id: 'test', name: 'Test City', date: '2026-11-01', sources: [], items: [] };
    const pack = { ...rules, limits: { floorArea: 0.4 } };
    window.homeplot.editor.edit([{ settings: { pack } }], 'Rules');
  });
  await page.getByRole('button', { name: /^Checks/ }).click();
  await tabTo(page, page.getByRole('button', { name: 'Worksheets' }));
  await keys(page, 'Enter');
  const row = page.getByRole('region', { name: 'Floor area' }).getByRole('button', { name: 'Garage' });
  await tabTo(page, row);
  await keys(page, 'Enter');
  expect(await page.evaluate(() => [...window.homeplot.editor.selection.ids])).toEqual(['garage']);
  await keys(page, 'Delete');
  expect((await planner.objects()).map(({ id }) => id)).toEqual(['lot']);
  await expect(row).toBeHidden();
});

test('trees are listed on the sheet by the numbers that they have on the drawing', async ({ page }) => {
  const tree = (number: string, x: number, more: object) => ({
    id: `tree ${number}`,
    type: 'tree',
    x,
    y: 60,
    radius: 16,
    number,
    ...more,
  });
  await open(page);
  await importPlan(
    page,
    { id: 'lot', type: 'rectangle', x: 0, y: 0, width: 200, height: 160 },
    tree('1', 40, { species: 'Bur oak', caliper: 14, status: 'existing', protection: 28 }),
    tree('2', 100, { species: 'Ash', caliper: 8, status: 'removed' }),
    tree('3', 160, { species: 'Elm', status: 'proposed' }),
  );
  await page.getByLabel('Site plan canvas').focus();
  await page.keyboard.press('ControlOrMeta+P');
  const dialog = page.getByRole('dialog', { name: 'Print sheets' });
  await dialog.getByRole('tab', { name: 'Parts' }).click();
  await dialog.getByLabel('Add a part').selectOption('table');
  await dialog.getByLabel('Table of').selectOption('Trees');
  await expect
    .poll(() => page.evaluate(() => window.homeplot.editor.plan.settings.sheets?.at(-1)?.blocks.at(-1)))
    .toMatchObject({ type: 'table', content: 'trees' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await dialog.getByRole('tab', { name: 'Print' }).click();
      await dialog.getByRole('button', { name: /PDF/ }).first().click();
    })(),
  ]);
  const pdf = await readFile(await download.path());
  if (hasPdfReaders())
    expect(read(pdf, 'pdftotext', '-layout', '$', '-')).toMatch(
      /1 +Bur oak +14" .*Stays[^]*2 +Ash +8" .*Removed/,
    );
});
