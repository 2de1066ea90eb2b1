// The ground: what it rests on, contours on the canvas and in files, a grade left where one presses, and a typed floor.
import { expect, test } from './fixtures.ts';
import { importPlan, violations } from './plannerPage.ts';
import { Planner } from './planner.ts';
import { spot } from './spots.ts';

/** Ground that falls 8 ft to the right over 80 ft, in squares of half a foot. */
const site = [
  {
    id: 'lot',
    type: 'lot',
    vertices: [
      { x: 10, y: 10 },
      { x: 170, y: 10 },
      { x: 170, y: 130 },
      { x: 10, y: 130 },
    ],
  },
  spot('a', 10, 10, 108),
  spot('b', 170, 10, 100),
  spot('c', 170, 130, 99),
  spot('d', 10, 130, 107),
  spot('e', 90, 60, 105),
  spot('f', 10, 10, 103),
];

test('the ground is read, its contours are drawn, and a grade is left where one presses', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await importPlan(page, ...site);
  await page.getByRole('button', { name: 'Ground', exact: true }).click();
  await expect(page.getByText('6 points by level or laser, ± 0.05 ft')).toBeVisible();
  await expect(page.getByText(/Two elevations are given for one place, 108.00 and 103.00/)).toBeVisible();
  await page.getByText('Draw the contours of the ground').click();
  await expect
    .poll(() => page.evaluate(() => window.homeplot.editor.plan.settings.elevations))
    .toEqual({ contours: true });
  await page.getByLabel('Interval').fill('0.001');
  await page.getByLabel('Interval').press('Enter');
  await expect(page.getByText(/isn't an interval\. Type a number from 0\.1 to 1,000 ft/)).toBeVisible();
  await page.getByLabel('Interval').fill('1');
  await page.getByLabel('Interval').press('Enter');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Grade here' }).click();
  await planner.click(25, 35);
  await planner.hears('Elevation');
  const left = await page.evaluate(() =>
    [...window.homeplot.editor.plan.objects.values()].find(
      (object) => 'basis' in object && object.basis === 'ground',
    ),
  );
  expect(left).toMatchObject({ type: 'spotElevation', x: 25, y: 35 });
  // With keys: the crosshair begins where the last press was.
  const canvas = page.getByLabel('Site plan canvas');
  await canvas.press('ArrowRight');
  await canvas.press('Enter');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          [...window.homeplot.editor.plan.objects.values()].filter(
            (object) => 'basis' in object && object.basis === 'ground',
          ).length,
      ),
    )
    .toBe(2);
});

test('ground that nobody knows yet leads to the level book', async ({ page }) => {
  await Planner.open(page);
  await page.getByRole('button', { name: 'Ground', exact: true }).click();
  await page.getByRole('button', { name: 'Level book' }).click();
  await expect(page.getByRole('dialog', { name: 'Level book' })).toBeVisible();
});
