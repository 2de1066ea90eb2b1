// Placing by distance: typed while something is dragged and in its card; drawing along an edge; the setbacks as dimensions.
import type { Locator, Page } from '@playwright/test';
import { expect, onPhoneToo, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { importPlan, runByName, violations } from './plannerPage.ts';

/** 50 by 40 ft, in squares, with one edge 10 degrees off level. */
const lot = {
  id: 'lot',
  type: 'lot',
  vertices: [
    { x: 4, y: 4 },
    { x: 104, y: 4 },
    { x: 104, y: 84 },
    { x: 4, y: 66.367 },
  ],
  edges: [{ name: 'rear' }, { name: 'side' }, { name: 'front' }, { name: 'side' }],
};
const house = { id: 'house', type: 'house', x: 50, y: 34, width: 30, height: 20 };

const canvas = (page: Page): Locator => page.getByLabel('Site plan canvas');

async function withHouse(page: Page): Promise<Planner> {
  const planner = await Planner.open(page);
  await importPlan(page, lot, house);
  // Distances and leaders come with the first action.
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => window.homeplot.editor.scene.aid !== undefined)).toBe(true);
  await page.evaluate(() => window.homeplot.editor.fit({ minX: 0, minY: 0, maxX: 54, maxY: 44 }));
  return planner;
}

test('what lies under the mouse, and what is dragged, takes typed distances; setbacks are dimensioned', async ({
  page,
}) => {
  const planner = await withHouse(page);
  await planner.pick('Tree');
  const box = await canvas(page).boundingBox();
  const { x, y, pxPerFoot } = await page.evaluate(() => ({ ...window.homeplot.editor.viewport }));
  const spot = (feetX: number, feetY: number): [number, number] => [
    (box?.x ?? 0) + (feetX - x) * pxPerFoot,
    (box?.y ?? 0) + (feetY - y) * pxPerFoot,
  ];
  const ghost = () =>
    page.evaluate(() => {
      const { hand, scene } = window.homeplot.editor;
      return { isShown: hand.showsGhost, distances: scene.aid?.clearances.length ?? 0 };
    });
  await page.mouse.move(...spot(43, 16));
  await page.mouse.move(...spot(43, 17));
  await expect.poll(ghost).toMatchObject({ isShown: true });
  expect((await ghost()).distances).toBeGreaterThan(1);
  await page.mouse.move((box?.x ?? 0) - 20, 300);
  await expect.poll(ghost).toMatchObject({ isShown: false });

  await page.mouse.move(...spot(43, 17));
  await expect.poll(ghost).toMatchObject({ isShown: true });
  await canvas(page).focus();
  await page.keyboard.press('Tab');
  const rear = page.getByRole('textbox', { name: 'Rear', exact: true });
  await expect(rear).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  // A tree of 15 ft, 3 ft from the line at 2 ft.
  await expect.poll(() => planner.last('tree')).toMatchObject({ y: 12.5, radius: 7.5 });

  // A house that is dragged.
  await planner.undo();
  await planner.pick('Select');
  await page.mouse.move(...spot(25, 17));
  await page.mouse.down();
  await page.mouse.move(...spot(23, 18), { steps: 4 });
  await page.keyboard.press('Tab');
  await expect(rear).toBeFocused();
  await page.keyboard.type('7-6');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await page.mouse.up();
  await expect.poll(() => planner.last('house')).toMatchObject({ x: 15.5, y: 14.5 });

  await runByName(page, 'Dimension setbacks');
  await planner.hears('Added 4 dimensions');
  await planner.undo();

  await runByName(page, 'Draw along an edge');
  await expect(page.getByText('Click an edge to draw along its direction')).toBeVisible();
  await page.mouse.click(...spot(27, 37.6));
  await expect(page.getByRole('button', { name: 'Stop drawing along the edge' })).toContainText('10°');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Stop drawing along the edge' })).toBeHidden();
});

test(
  'the card moves a house square to each lot line, and a locked one says why it stays',
  onPhoneToo,
  async ({ page, hasTouch }) => {
    const planner = await withHouse(page);
    await planner.click(25, 17);
    await planner.inPanel(async (panel) => {
      const card = panel.getByRole('region', { name: 'Distances to lot lines' });
      const rear = card.getByLabel('Rear edge');
      await expect(rear).toHaveValue("10'");
      await rear.fill('12');
      await rear.press('Enter');
      await expect(rear).toHaveValue("12'");
      await rear.fill('1200');
      await rear.press('Enter');
      await expect(card.getByRole('alert')).toContainText("1,200' would put it off the lot, which ends");
      await card.getByRole('button', { name: "Was 12'" }).click();
      await expect(rear).toHaveValue("12'");
      const side = card.getByLabel('Edge 4 (side)').or(card.getByLabel('Left side edge'));
      await side.fill('5\' 6"');
      await side.press('Enter');
      await expect(side).toHaveValue('5\' 6"');
      if (!hasTouch) expect(await violations(page)).toEqual([]);
      await expect.poll(() => planner.last('house')).toMatchObject({ x: 15, y: 19 });
      await page.evaluate(() => {
        const { editor } = window.homeplot;
        const object = editor.plan.objects.get('house');
        if (object) editor.edit([{ put: { ...object, locked: true } }], 'Lock');
      });
      await rear.fill('20');
      await rear.press('Enter');
      await expect(panel.getByText('The house is locked. Unlock it to move it.')).toBeVisible();
    });
    await expect.poll(() => planner.last('house')).toMatchObject({ x: 15, y: 19 });
  },
);
