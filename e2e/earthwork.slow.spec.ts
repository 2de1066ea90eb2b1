// Earthwork: cut and fill are counted and hatched, a pad is balanced by one press, and its sheet says the same in the PDF.
import { hasPdfReaders, read } from '../packages/formats/testing/pdfReaders.ts';
import { expect, onPhoneToo, test } from './fixtures.ts';
import { downloadPdf } from './permit.ts';
import { Planner } from './planner.ts';
import { holdScript, importPlan, violations } from './plannerPage.ts';

const spot = (id: string, x: number, y: number, elevation: number) => ({
  id,
  type: 'spotElevation',
  x: x * 2,
  y: y * 2,
  elevation,
  measuredBy: 'survey',
});
const box = (id: string, type: string, [x, y, width, height]: readonly number[], more: object = {}) => {
  const [left = 0, top = 0, wide = 0, high = 0] = [x, y, width, height].map((feet = 0) => feet * 2);
  const vertices = [
    { x: left, y: top },
    { x: left + wide, y: top },
    { x: left + wide, y: top + high },
    { x: left, y: top + high },
  ];
  return { id, type, vertices, ...more };
};
/** Ground that falls 5 % to the right, at 99 under the middle of the house. Its pad is 3 ft too high. */
const site = [
  box('lot', 'lot', [0, 0, 200, 150]),
  spot('a', 0, 0, 104),
  spot('b', 200, 0, 94),
  spot('c', 200, 150, 94),
  spot('d', 0, 150, 104),
  box('house', 'building', [80, 60, 40, 30], { status: 'proposed', finishedFloor: 103, padBelow: 2 }),
];

test('a pad is balanced by one press, and its sheet says cut and fill', onPhoneToo, async ({ page }) => {
  const planner = await Planner.open(page);
  await importPlan(page, ...site);
  await planner.openPanel();
  await planner.hand.press(page.getByRole('button', { name: 'Ground', exact: true }));
  const card = page.getByRole('region', { name: 'Earthwork' });
  const volumeOf = (item: string) => card.getByRole('row', { name: item }).getByRole('cell');
  await expect(volumeOf('Cut')).toContainText('0.0 cu yd');
  // 3 ft over 40 by 30 ft are 133.3 cu yd, a little more with the sides.
  await expect(volumeOf('Bring in')).toContainText(/^149\.\d cu yd$/);
  await card.getByLabel('Shrink of fill').fill('0');
  await card.getByLabel('Shrink of fill').press('Enter');
  await expect(volumeOf('Bring in')).toContainText(/^134\.\d cu yd$/);
  // Only the panel scrolls to the field, not the page.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await card.getByLabel('Hatch cut (red) and fill (green)').check();
  // The floor would come down to the ground on the high side, and the card says so first.
  await expect(card).toContainText(
    /Checks would then report:\s*The finished floor of the building, 100\.00, is .* the ground beside it/,
  );
  await planner.hand.press(card.getByRole('button', { name: 'Lower the pad 3 ft to balance' }));
  await expect(card).not.toContainText('Checks would then report');
  await expect(card).toContainText('Cut and fill balance at this pad height');
  await expect(volumeOf('Truck loads')).toHaveText('0');
  // A wedge of 20 by 30 ft and 1 ft on either side: 11.1 cu yd.
  for (const item of ['Cut', 'Fill']) await expect(volumeOf(item).first()).toContainText(/^11\.\d cu yd/);
  expect(await violations(page)).toEqual([]);
  const said = (await volumeOf('Cut').innerText()).split('\n')[0] ?? '';
  // It is added though its place is closed while it waits for the worker.
  const release = await holdScript(page, 'sheetWorker');
  await planner.hand.press(card.getByRole('button', { name: 'Add an earthwork sheet' }));
  // Locators would wait until the worker has been fetched.
  await page.evaluate(() => document.querySelector<HTMLElement>('button[aria-expanded="true"]')?.click());
  release();
  await planner.hears('Added the sheet Earthwork');
  await expect(card).toBeHidden();

  await page.keyboard.press('ControlOrMeta+P');
  const pdf = await downloadPdf(page, (button) => planner.hand.press(button));
  if (!hasPdfReaders()) return;
  const words = read(Buffer.from(pdf), 'pdftotext', '-layout', '$', '-');
  expect(words).toMatch(new RegExp(`Cut\\s+${said}`));
  for (const one of [
    /Fill\s+11\.\d cu yd/,
    /Truck\s+(?:loads\s+)?0/,
    'LEGEND',
    'FF 100.00',
    'Fill shrinks 0%',
  ])
    expect(words).toMatch(one);
});
