// CAD drawings: a builder's DXF on a lot, from the file to the building and out again.
import { readFile } from 'node:fs/promises';
import { builderDrawing } from './builderDrawing.ts';
import { expect, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { importPlan, menu, reload, violations } from './plannerPage.ts';
import { expectToast } from './toast.ts';

const corners = [
  [0, 0],
  [240, 0],
  [240, 200],
  [0, 200],
];
const lot = {
  id: 'lot',
  type: 'lot',
  vertices: corners.map(([x, y]) => ({ x, y })),
  edges: corners.map(() => ({ source: 'surveyed' })),
};

test("a builder's drawing becomes a house on a deed's lot, is undone, goes out again and stays", async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await importPlan(page, lot);
  await page.getByLabel('Plan file to import').setInputFiles({
    name: 'builder.dxf',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(builderDrawing),
  });
  const dialog = page.getByRole('dialog', { name: 'Import a drawing' });
  await expect(dialog.getByRole('status').first()).toContainText("The file doesn't say its unit.");
  expect(await violations(page)).toEqual([]);
  const unit = dialog.getByLabel('Unit of the drawing');
  await expect(unit).toBeFocused();
  await expect(unit.getByRole('option', { name: "Inches: 78' × 38'" })).toHaveCount(1);
  await unit.selectOption('inches');
  await dialog.getByRole('checkbox', { name: /NOTES/ }).uncheck();
  await planner.hand.press(dialog.getByRole('button', { name: 'Import 6 objects' }));
  await expectToast(page, 'Imported 6 objects from builder.dxf');
  const types = async () => (await planner.types()).toSorted();
  const lines = Array.from({ length: 6 }, () => 'lineWork');
  await expect.poll(types).toEqual([...lines, 'lot']);

  const select = (layer: string) =>
    page.evaluate((title) => {
      const { editor } = window.homeplot;
      const { layers } = editor.plan.settings;
      const id = layers.find((one) => one.title === title)?.id;
      const ids = [...editor.plan.objects.values()].filter((one) => one.layer === id).map((one) => one.id);
      editor.select({ ids: new Set(ids) });
    }, layer);
  const turnInto = (name: string) =>
    planner.inPanel(async (panel) => {
      await planner.hand.press(panel.getByRole('button', { name: 'Turn into…' }));
      await planner.hand.press(page.getByRole('menuitem', { name }));
    });
  await select('A-BLDG');
  await turnInto('Building');
  await planner.hears('Turned 4 lines into 1 building.');
  await select('TREES');
  await turnInto('Symbols');
  await planner.hears('Turned 1 block into symbols: tree.');
  await expect.poll(types).toEqual(['building', 'lot', 'tree']);
  await expect.poll(() => planner.last('building')).toMatchObject({ source: 'imported' });
  await expect.poll(async () => (await planner.last('tree'))?.['radius']).toBeCloseTo(8, 6);

  // Three undo steps: the symbols, the building, the import.
  for (const left of [['building', 'lineWork', 'lineWork', 'lot'], [...lines, 'lot'], ['lot']]) {
    await page.getByLabel('Site plan canvas').press('ControlOrMeta+Z');
    await expect.poll(types).toEqual(left);
  }
  for (let i = 0; i < 3; i += 1) await page.getByLabel('Site plan canvas').press('ControlOrMeta+Shift+Z');
  await expect.poll(types).toEqual(['building', 'lot', 'tree']);

  await menu(page, 'Export DXF (CAD)…');
  const [out] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download DXF' }).click(),
  ]);
  expect(await readFile(await out.path(), 'utf8')).toContain('A-BLDG-OTLN');
  await reload(page);
  await expect.poll(types).toEqual(['building', 'lot', 'tree']);
});
