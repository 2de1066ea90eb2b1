import { expect, test } from './fixtures.ts';
import { importPlan, violations } from './plannerPage.ts';
import { Planner } from './planner.ts';
const spot = (id: string, x: number, y: number, elevation: number) => ({
  id,
  type: 'spotElevation',
  x,
  y,
  elevation,
  measuredBy: 'level',
});
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
  { id: 'h', type: 'house', x: 80, y: 70, width: 60, height: 50, finishedFloor: 106, status: 'proposed' },
  {
    id: 'dr',
    type: 'driveway',
    vertices: [
      { x: 170, y: 70 },
      { x: 110, y: 70 },
    ],
    width: 20,
    streetElevation: 99.5,
    garageElevation: 105.3,
    status: 'proposed',
  },
];
for (const [name, size] of [
  ['phone', { width: 390, height: 844 }],
  ['small', { width: 1280, height: 720 }],
] as const)
  test.describe(name, () => {
    test.use({ viewport: size, ...(name === 'phone' ? { hasTouch: true } : {}) });
    test(`shots ${name}`, async ({ page }) => {
      const planner = await Planner.open(page);
      await importPlan(page, ...site);
      await page.evaluate(() =>
        window.homeplot.editor.edit([{ settings: { elevations: { contours: true } } }], 'x'),
      );
      await planner.openPanel();
      await page.getByRole('button', { name: 'Ground', exact: true }).click();
      await expect(page.getByText(/points by level/)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.screenshot({ path: `/tmp/core-${name}.png` });
      if (name === 'phone') await page.getByRole('button', { name: 'Grade here' }).click();
      else await page.keyboard.press('Escape');
      await page.waitForTimeout(800);
      if (name === 'phone') await planner.click(25, 35);
      await page.waitForTimeout(800);
      await page.screenshot({ path: `/tmp/core-${name}2.png` });
    });
  });
