// Plans as files for CAD programs and maps.
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { importPlan, menu, open, runByName, violations } from './plannerPage.ts';
import { expectToast } from './toast.ts';

const corners = [
  [0, 0],
  [200, 0],
  [200, 160],
  [0, 160],
];
const lot = {
  id: 'lot',
  type: 'lot',
  vertices: corners.map(([x, y]) => ({ x, y })),
  edges: corners.map(() => ({ source: 'surveyed' })),
};
const drawing = {
  name: 'survey.dxf',
  units: 'meters',
  feetPerUnit: 1 / 0.3048,
  origin: { x: 600_000, y: 200_000 },
  at: { x: 0, y: 0 },
  turn: 0,
};

const downloaded = async (page: Page, act: () => Promise<void>): Promise<Download> =>
  (await Promise.all([page.waitForEvent('download'), act()]))[0];
const textOf = async (file: Download): Promise<string> => readFile(await file.path(), 'utf8');

test('a plan goes out to CAD with its sheet and in its old coordinates, and to maps once it has a place', async ({
  page,
}) => {
  await open(page);
  await importPlan(page, lot);

  await menu(page, 'Export DXF (CAD)…');
  await expect(page.getByRole('dialog')).toContainText('The drawing is in feet.');
  expect(await violations(page)).toEqual([]);
  const press = () => page.getByRole('button', { name: 'Download DXF' }).click();
  const file = await downloaded(page, press);
  expect(file.suggestedFilename()).toMatch(/^sitemap-[\d-]+\.dxf$/);
  const dxf = await textOf(file);
  expect(dxf).toContain('\nC-PROP-LINE\n');
  expect(dxf).toContain('\nA-1 Site plan\n');
  expect(dxf).toContain('\n$INSUNITS\n70\n2\n');
  await expectToast(page, 'DXF downloaded');

  await page.evaluate((one) => {
    window.homeplot.editor.edit([{ settings: { imports: [one] } }], 'Import');
  }, drawing);
  await menu(page, 'Export DXF (CAD)…');
  await page.getByLabel('Coordinates').selectOption('As in survey.dxf (meters)');
  await page.getByLabel('Include the sheet as a layout').uncheck();
  const surveyed = await textOf(await downloaded(page, press));
  expect(surveyed).toContain('\n$INSUNITS\n70\n6\n');
  const [, left] = /\n\$EXTMIN\n10\n([\d.]+)\n/.exec(surveyed) ?? [];
  expect(Math.abs(Number(left) - drawing.origin.x)).toBeLessThan(100);
  expect(surveyed).not.toContain('\nA-1 Site plan\n');

  await menu(page, 'Export GeoJSON needs the map');
  await expectToast(page, 'need to know where the plan is');
  await page.evaluate(() => {
    const ground = { latitude: 40, longitude: -75, at: { x: 0, y: 0 }, source: 'typed' } as const;
    window.homeplot.editor.edit([{ settings: { ground } }], 'Place');
  });
  const kml = await downloaded(page, () => menu(page, 'Export KML'));
  expect(await textOf(kml)).toContain('<Folder><name>Property</name>');
  await page.getByLabel('Site plan canvas').focus();
  const json = await downloaded(page, () => runByName(page, 'Export GeoJSON'));
  expect(JSON.parse(await textOf(json))).toMatchObject({ type: 'FeatureCollection' });
});
