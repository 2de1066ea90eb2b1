// The plans that a planning authority in the UK asks for, made with the page and read back from the PDF by other programs.
import { readFile } from 'node:fs/promises';
import { hasPdfReaders, linesByMuPdf, read } from '../packages/formats/testing/pdfReaders.ts';
import { expect, test } from './fixtures.ts';
import { importPlan, open, violations } from './plannerPage.ts';

const lot = (id: string, name: string, x: number, width: number) => ({
  id,
  name,
  type: 'lot',
  vertices: [
    { x, y: 0 },
    { x: x + width, y: 0 },
    { x: x + width, y: 200 },
    { x, y: 200 },
  ],
});
const road = {
  type: 'road',
  startX: -500,
  startY: 260,
  endX: 700,
  endY: 260,
  roadWidth: 36,
  name: 'High Street',
};
const lane = {
  type: 'road',
  startX: 400,
  startY: -500,
  endX: 400,
  endY: 700,
  roadWidth: 36,
  name: 'Mill Lane',
};
/** Squares, two to a foot. */
const site = lot('site', 'Plot 14', 0, 160);

test.skip(!hasPdfReaders(), 'needs programs that read PDF files');

test('a block plan and a location plan are made, and their PDF is read back at 1:500 and 1:1250', async ({
  page,
}) => {
  await open(page);
  await importPlan(page, site, lot('field', 'The field', 170, 120), road, lane);
  await page.getByLabel('Site plan canvas').focus();
  await page.keyboard.press('ControlOrMeta+P');
  const dialog = page.getByRole('dialog', { name: 'Print sheets' });
  await dialog.getByRole('tab', { name: 'Sheets' }).click();
  for (const preset of ['ukBlock', 'ukLocation']) await dialog.getByLabel('Add a sheet').selectOption(preset);
  const list = dialog.getByRole('list', { name: 'Sheets' });
  await expect(list.getByRole('button')).toHaveText(['A-1Site plan', 'A-2Block plan', 'A-3Location plan']);
  await dialog.getByRole('tab', { name: 'Parts' }).click();
  await dialog.getByRole('button', { name: 'Site edged red', pressed: false }).first().click();
  await dialog.getByLabel('Edge of The field').selectOption('blue');
  await dialog.getByLabel('Copyright and license of the map').fill('© Crown copyright 2026 OS AC0000000000');
  await dialog.getByLabel('Copyright and license of the map').press('Enter');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('tab', { name: 'Print' }).click();
  await expect(dialog.getByText('source of this map')).toBeHidden();
  const button = dialog.getByRole('button', { name: 'Download PDF' });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const pdf = new Uint8Array(await readFile(await file.path()));

  const pages = read(pdf, 'mutool', 'draw', '-q', '-F', 'text', '$').split('\f');
  const [, block = '', location = ''] = pages;
  expect(block).toContain('Scale 1:500');
  for (const words of [
    'Scale 1:1250',
    'High Street',
    'Mill Lane',
    'The site',
    'Other land of the owner',
    'OS AC0000000000',
  ])
    expect(location).toContain(words);
  expect(`${block}${location}`.toLowerCase()).not.toContain('do not scale');

  // The red edge of the site: 80 by 100 feet.
  const [, onBlock = [], onLocation = []] = linesByMuPdf(pdf);
  const long = (lines: typeof onBlock) =>
    lines.map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]));
  for (const [lines, ratio] of [
    [onBlock, 500],
    [onLocation, 1250],
  ] as const)
    for (const feet of [80, 100]) {
      const points = (feet * 12 * 72) / ratio;
      expect(long(lines).some((one) => Math.abs(one / points - 1) < 1e-3)).toBe(true);
    }
  expect(read(pdf, 'mutool', 'trace', '$', '3')).toMatch(/stroke_path[^>]*color="\.8901961 0 \.05882353"/);
});
