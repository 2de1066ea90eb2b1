// Dimensions that stay on the plan: drawn, tied to what they measure, and added by the Measure tool.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { violations } from './plannerPage.ts';

/** The dimensions in the object list. */
const listed = (page: Page) =>
  page.evaluate(() => {
    const { editor } = window.homeplot;
    return [...editor.plan.objects.values()]
      .filter(({ type }) => type === 'dimension')
      .map((object) => ('places' in object ? JSON.stringify(object.places) : ''))
      .toSorted();
  });

test('a house is dimensioned to a lot line, and the dimension follows it, goes with it and comes back', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await planner.pick('Rectangle');
  await planner.drag([5, 8], [35, 38]);
  await planner.pick('House');
  await planner.drag([15, 18], [25, 28]);
  await planner.pick('Dimension');
  await planner.click(15, 18);
  await planner.click(5, 31);
  await planner.click(10, 14);
  await planner.hears("Added dimension: 10'");

  await planner.pick('Select');
  await planner.drag([20, 23], [23, 23]);
  await planner.inPanel((panel) => planner.hand.press(panel.getByRole('button', { name: 'Dimension all' })));
  await planner.hears('Added 4 dimensions');
  const before = await listed(page);
  expect(before).toHaveLength(5);
  expect(before.join()).toContain('"x":18');

  await page.keyboard.press('Delete');
  await expect.poll(() => listed(page)).toEqual([]);
  await planner.undo();
  await expect.poll(() => listed(page)).toEqual(before);
});

test('a measurement is shown in its card and kept by Enter, by keyboard alone', async ({ page }) => {
  const planner = await Planner.open(page);
  const canvas = page.getByLabel('Site plan canvas');
  await canvas.focus();
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('m', 'ArrowLeft', 'Enter', 'Shift+ArrowRight', 'Enter');
  await planner.hears('Measured distance: 5 ft');
  const card = page.getByRole('region', { name: 'Measurement' });
  await expect(card).toContainText("Distance5'");
  await press('Shift+ArrowDown', 'Shift+Enter');
  await planner.hears('Measured distance: 10 ft in all');
  await expect(card).toContainText('Angle90°');
  await press('Enter');
  await planner.hears('Kept on the plan');
  await expect(card).toBeHidden();
  await expect.poll(() => listed(page)).toHaveLength(3);
});

test('a length typed over a dimension moves the house; where nothing can move, a sentence says so', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await planner.pick('Rectangle');
  await planner.drag([5, 8], [45, 38]);
  await planner.pressInPanel('Convert to Lot');
  await planner.pick('House');
  await planner.drag([15, 18], [25, 28]);
  await planner.pick('Dimension');
  await planner.click(15, 18);
  await planner.click(5, 31);
  await planner.click(10, 14);
  await planner.hears("Added dimension: 10'");
  await planner.pick('Select');
  const card = page.getByRole('form', { name: 'Set length' });
  const type = (length: string): Promise<void> =>
    card
      .getByLabel('Length')
      .fill(length)
      .then(() => page.keyboard.press('Enter'));
  const pressTwice = async (): Promise<void> => {
    const { x, y, pxPerFoot } = await page.evaluate(() => ({ ...window.homeplot.editor.viewport }));
    const position = { x: (10 - x) * pxPerFoot, y: (14 - y) * pxPerFoot };
    await page.getByLabel('Site plan canvas').dblclick({ position });
  };
  const left = async (): Promise<unknown> => (await planner.last('house'))['x'];
  const before = Number(await left());

  await pressTwice();
  await expect(card.getByLabel('Length')).toBeFocused();
  await type(`12' 6"`);
  await expect(card).toBeHidden();
  await expect.poll(left).toBe(before + 2.5);
  await planner.apply({ Suffix: 'side yard' }, 'Update Dimension');
  await expect.poll(() => planner.last('dimension')).toMatchObject({ after: 'side yard' });

  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const layers = editor.plan.settings.layers.map((layer) =>
      layer.id === 'buildings' ? { ...layer, locked: true } : layer,
    );
    editor.edit([{ settings: { layers } }], 'Lock');
  });
  await planner.pressInPanel('Set length');
  await type('20');
  await expect(card.getByRole('alert')).toContainText('The house is on the layer "Buildings".');
  await expect.poll(left).toBe(before + 2.5);
  expect(await violations(page)).toEqual([]);
});
