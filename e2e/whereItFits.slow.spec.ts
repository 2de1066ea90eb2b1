// Where can it go?: the ground on which a shed may stand is shown with the rules that bound it, and a press places it there,
// by mouse or finger and by keyboard alone; where nothing fits it says why, and the plan stays as it is.
import type { Page } from '@playwright/test';
import { keys, steer, tabTo } from './byKeys.ts';
import { expect, onPhoneToo, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { importPlan, runByName, violations } from './plannerPage.ts';

/** 100 by 150 ft from 10, 10, with a house of 30 by 40 ft at its front, in squares. */
const lot = {
  id: 'lot',
  type: 'lot',
  vertices: [
    { x: 20, y: 20 },
    { x: 220, y: 20 },
    { x: 220, y: 320 },
    { x: 20, y: 320 },
  ],
  edges: [{ name: 'rear' }, { name: 'right side' }, { name: 'front' }, { name: 'left side' }],
};
const house = { id: 'house', type: 'house', x: 120, y: 220, width: 60, height: 80 };

const withRules = (page: Page, side: number) =>
  page.evaluate((feet) => {
    const pack = {
      id: 'test',
      name: 'Test City',
      date: '2026-11-01',
      sources: [],
      items: [],
      setbacks: { front: 25, side: feet, rear: 10 },
      separations: { buildings: 6 },
    };
    window.homeplot.editor.edit([{ settings: { pack } }], 'Rules');
  }, side);

const sheds = async (planner: Planner) => (await planner.objects()).filter(({ type }) => type === 'shed');
const card = (page: Page) => page.getByRole('region', { name: 'Where can it go?' });

async function open(page: Page, side = 5): Promise<Planner> {
  const planner = await Planner.open(page);
  await importPlan(page, lot, house);
  await withRules(page, side);
  return planner;
}

test('a new shed is placed on the green ground, and nowhere else', onPhoneToo, async ({ page }) => {
  const planner = await open(page);
  await runByName(page, 'where can', 'Where can it go?');
  await expect(card(page)).toContainText("Rear setback: 10' from the rear edge");
  await expect(card(page)).toContainText("The house: 6' apart");
  expect(await violations(page)).toEqual([]);
  const before = await planner.objects();
  await planner.click(60, 112);
  await planner.hears("It doesn't fit there.");
  expect(await planner.objects()).toEqual(before);
  await planner.click(60, 50);
  await planner.hears('Shed placed where the rules allow it');
  const [shed] = await sheds(planner);
  expect(Math.hypot(Number(shed?.['x']) - 60, Number(shed?.['y']) - 50)).toBeLessThan(4);
  await expect(card(page)).toBeHidden();
  await planner.undo();
  expect(await planner.objects()).toEqual(before);
});

test("on a lot of a county's map, ground closer to a rule than the map is known is told, and can still be taken", async ({
  page,
}) => {
  const planner = await Planner.open(page);
  const edges = lot.edges.map((edge) => ({ ...edge, source: 'county map', accuracy: 4 }));
  await importPlan(page, { ...lot, edges }, house);
  await withRules(page, 5);
  await runByName(page, 'where can', 'Where can it go?');
  await expect(card(page)).toContainText("Rear setback: 10' from the rear edge (known to ± 4')");
  await expect(card(page)).toContainText('is closer to a rule than the plan is known');
  expect(await violations(page)).toEqual([]);
  await planner.click(60, 28);
  await planner.hears('Shed placed closer to a rule than the plan is known');
});

test('all of it is done with the keyboard alone, and edges are named on focus', async ({ page }) => {
  const planner = await open(page);
  await runByName(page, 'where can', 'Where can it go?');
  await tabTo(page, card(page).getByLabel('Width'));
  await page.keyboard.type('20');
  await page.keyboard.press('Tab');
  await tabTo(page, card(page).getByRole('button', { name: "Rear setback: 10' from the rear edge" }));
  await tabTo(page, page.getByLabel('Site plan canvas'));
  await steer(page, [60, 60]);
  await keys(page, 'Enter');
  await planner.hears('Shed placed where the rules allow it');
  expect(await sheds(planner)).toMatchObject([{ width: 20, x: 60, y: 60 }]);
});

test('a side that is typed while the units change is never read in the new ones', async ({ page }) => {
  await open(page);
  await runByName(page, 'where can', 'Where can it go?');
  const width = card(page).getByLabel('Width');
  await width.fill('24');
  await page.evaluate(() => window.homeplot.editor.edit([{ settings: { units: 'metres' } }], 'Units'));
  await expect(width).toHaveValue(/^\d\.\d+ m$/);
});

test('a selected building asks from its card, at one angle and at any, and moves to where it is pressed', async ({
  page,
}) => {
  const planner = await open(page);
  await planner.pick('Select');
  await planner.click(60, 120);
  const panel = await planner.openProperties();
  await planner.hand.press(panel.getByRole('button', { name: 'Where can it go?' }));
  await expect(card(page).getByLabel('What')).toHaveValue('selected');
  await card(page).getByLabel('Degrees').fill('90');
  await expect(card(page)).toContainText("Front setback: 25' from the front edge");
  await card(page).getByLabel('Turned').selectOption('At any angle');
  await expect(card(page)).toContainText('Green is where its middle may be');
  expect(await violations(page)).toEqual([]);
  await planner.click(60, 60);
  await planner.hears('House placed where the rules allow it');
  expect((await planner.objects()).find(({ id }) => id === 'house')).toMatchObject({ x: 60, y: 60 });
});

test('where nothing fits it says which rule stops it and what would let it', async ({ page }) => {
  const planner = await open(page, 46);
  await runByName(page, 'where can', 'Where can it go?');
  await expect(card(page).getByRole('alert')).toContainText("The shed doesn't fit along the lot lines");
  await expect(card(page).getByRole('alert')).toContainText(
    "It fits with 45' instead of the side setback of 46'.",
  );
  const before = await planner.objects();
  await planner.click(60, 50);
  expect(await planner.objects()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
});
