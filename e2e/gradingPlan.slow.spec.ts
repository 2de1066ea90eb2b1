// A grading plan from a yard and a rented level, on a phone: twenty shots in the level book, placed by taps; contours; a
// floor, a drive and arrows mended by their remedies; grades along the lot lines; and the sheet read back from its PDF.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hasPdfReaders, read } from '../packages/formats/testing/pdfReaders.ts';
import { expect, onPhoneAlone, test } from './fixtures.ts';
import { tap } from './hands.ts';
import { Planner } from './planner.ts';
import { importPlan, runByName, violations } from './plannerPage.ts';

/** In squares of half a foot: a lot of 100 by 70 ft with what is planned on it. */
const site = [
  {
    id: 'lot',
    type: 'lot',
    vertices: [
      { x: 20, y: 20 },
      { x: 220, y: 20 },
      { x: 220, y: 160 },
      { x: 20, y: 160 },
    ],
  },
  {
    id: 'house',
    type: 'building',
    use: 'Dwelling',
    status: 'proposed',
    storeys: 1,
    vertices: [
      { x: 90, y: 60 },
      { x: 150, y: 60 },
      { x: 150, y: 110 },
      { x: 90, y: 110 },
    ],
  },
  {
    id: 'drive',
    type: 'driveway',
    status: 'proposed',
    width: 24,
    vertices: [
      { x: 110, y: 159 },
      { x: 110, y: 110 },
    ],
  },
  {
    id: 'arrow',
    type: 'drainageArrow',
    slope: '2%',
    vertices: [
      { x: 206, y: 90 },
      { x: 166, y: 90 },
    ],
  },
  {
    id: 'swale',
    type: 'swale',
    depth: 1,
    vertices: [
      { x: 60, y: 30 },
      { x: 190, y: 30 },
    ],
  },
];

/** The ground falls 4% to the right, from 104. */
const shots = [10, 36, 66, 88, 110].flatMap((x, column) =>
  [10, 22, 66, 80].map((y, row) => ({
    point: `${'ABCDE'[column] ?? ''}${row + 1}`,
    at: [x, y] as const,
    elevation: 104 - 0.04 * (x - 10),
  })),
);

const objectOf = (page: Page, id: string) =>
  page.evaluate((wanted) => ({ ...window.homeplot.editor.plan.objects.get(wanted) }), id);

async function typeBook(page: Page): Promise<void> {
  await runByName(page, 'level book', 'Level book');
  const dialog = page.getByRole('dialog', { name: 'Level book' });
  const field = (row: number, label: string) =>
    dialog.getByRole('group', { name: `Reading ${row}`, exact: true }).getByLabel(label, { exact: true });
  await field(1, 'Point').fill('BM');
  await field(1, 'Backsight').fill('6');
  await field(1, 'Known elevation').fill('100');
  for (const [i, { point, elevation }] of shots.entries()) {
    await field(i + 2, 'Point').fill(point);
    await field(i + 2, 'Reading').fill(String(Math.round((106 - elevation) * 100) / 100));
    await field(i + 2, 'Reading').press('Enter');
  }
  await field(22, 'Point').fill('BM');
  await field(22, 'Reading').fill('6');
  await expect(dialog).toContainText('Closes exactly on BM.');
  await tap(dialog.getByRole('button', { name: 'Place 21 on plan' }));
}

test('a level book on a phone becomes a grading sheet', onPhoneAlone, async ({ page }) => {
  const planner = await Planner.open(page);
  await importPlan(page, ...site);
  await typeBook(page);
  const card = page.getByRole('region', { name: 'Place leveled points' });
  await expect(card).toContainText('"BM"');
  await planner.click(110, 50);
  for (const { point, at } of shots) {
    await expect(card).toContainText(`where "${point}" is`);
    await planner.click(...at);
  }
  await card.getByRole('button', { name: 'Done' }).click();

  await expect(page.locator('[data-sonner-toast]').filter({ hasText: 'to continue' })).toHaveCount(0);

  await planner.openPanel();
  await planner.hand.press(page.getByRole('button', { name: 'Ground', exact: true }));
  await page.getByLabel('Draw the contours of the ground').check();
  await page.getByLabel('Elevations are measured from').selectOption('assumed');
  await page.getByLabel('Benchmark').fill('Top of hydrant, 100.00');
  await page.getByLabel('Benchmark').press('Enter');
  await planner.hand.press(page.getByRole('button', { name: 'Leave grades' }));
  await planner.hears('Added 6 grades.');
  expect(await violations(page)).toEqual([]);
  await planner.hand.press(page.getByRole('button', { name: 'Close panel' }));
  await planner.click(52, 50);
  const panel = await planner.openProperties();
  await expect(panel).toContainText('Type: Building');
  const floor = panel.getByLabel('Finished floor (feet)', { exact: true });
  await floor.fill('102.5');
  await floor.press('Enter');
  await expect.poll(() => objectOf(page, 'house')).toMatchObject({ finishedFloor: 102.5 });
  await planner.hand.press(page.getByRole('button', { name: 'Close panel' }));
  await planner.click(55, 68);
  await planner.openProperties();
  const setUnits = (units: 'metres' | 'feet-inches') =>
    page.evaluate((set) => window.homeplot.editor.edit([{ settings: { units: set } }], 'Units'), units);
  await panel.getByLabel('At the street (feet)').fill('102.2');
  await setUnits('metres');
  await expect(panel.getByLabel('At the street (meters)')).toHaveValue('31.15056');
  await setUnits('feet-inches');
  await panel.getByLabel('At the garage (feet)').fill('102.8');
  await panel.getByLabel('At the garage (feet)').press('Enter');
  await expect.poll(() => objectOf(page, 'drive')).toMatchObject({ garageElevation: 102.8 });
  await planner.hand.press(page.getByRole('button', { name: /^Checks/ }));
  // Turned around, the arrow says 2% of ground that falls 4%; the swale follows it.
  for (const remedy of ['Raise the floor to 103.30', 'Turn it around', 'Write 4.0%'])
    await planner.hand.press(panel.getByRole('button', { name: remedy }).first());
  await expect(panel).not.toContainText('Conflicts');
  await planner.hand.press(page.getByRole('button', { name: 'Close panel' }));

  await page.keyboard.press('ControlOrMeta+P');
  const print = page.getByRole('dialog', { name: 'Print sheets' });
  await expect(print.getByRole('img', { name: /^The sheet:/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await planner.hand.press(print.getByRole('button', { name: 'Download PDF' }));
  const pdf = await readFile(await (await download).path());
  if (!hasPdfReaders()) return;
  const words = read(pdf, 'pdftotext', '-layout', '$', '-');
  for (const said of ['FF 103.30', 'SWALE 4.0%', '102.80 2.4% 102.20', '102.96', '100.88', '4.0%'])
    expect(words).toContain(said);
});
