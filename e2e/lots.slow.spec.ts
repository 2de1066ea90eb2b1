// Lots in a real browser: drawn with a gate, their edges renamed and resized by keyboard, and made from a rectangle.
import { expect, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { exported, violations } from './plannerPage.ts';

test('a lot is drawn with a gate on a slanting edge, and an edge is named and lengthened by keyboard', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await planner.pick('Lot');
  await planner.click(4, 6);
  await planner.hears('Set the next corner of the lot');
  for (const at of [
    [24, 4],
    [26, 34],
    [5, 38],
    [4, 6],
  ] as const)
    await planner.hand.click(at);
  await planner.hears('Added lot: 640 sq ft (0.015 ac)');
  await planner.pick('Entrance');
  await planner.click(25, 19);
  await planner.hears('Added entrance to property line!');
  await planner.inPanel(async (panel) => {
    await expect(panel.getByLabel('Distance from Edge Start (Feet)')).toBeVisible();
  });

  await planner.pick('Select');
  await planner.click(14, 5);
  await planner.inPanel(async (panel) => {
    const lot = panel.getByRole('region', { name: 'Lot', exact: true });
    await lot.getByRole('button', { name: /^Edge 1\b/ }).focus();
    await page.keyboard.press('Enter');
    const edge = lot.getByRole('group', { name: 'Edge 1' });
    await edge.getByLabel('Name').selectOption('Street');
    await expect(lot.getByRole('button', { name: /^Edge 1: street/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await edge.getByLabel('Bearing').fill('N 95 E');
    await page.keyboard.press('Enter');
    await expect(edge).toContainText('“N 95 E”:');
    await edge.getByLabel('Bearing').fill('N 84 E');
    await page.keyboard.press('Tab');
    await edge.getByLabel('Length').fill(`60' 6"`);
    await page.keyboard.press('Enter');
    await expect(edge.getByLabel('Length')).toBeFocused();
    await expect(edge.getByLabel('Length')).toHaveValue("60.50'");
    await expect(lot).toContainText('Edge 4, which closes the lot, is now');
    await expect(lot.getByRole('button', { name: /^Edge 1: street.*N 84°00'00" E/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  expect(JSON.parse(await exported(page))).toMatchObject({
    objects: [{ type: 'lot', edges: [{ name: 'street' }, {}, {}, {}], entrances: [{ edge: '1' }] }],
  });
});

test('a rectangle is made a lot where it stands, and back by undo; labels without room are counted', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await planner.pick('Rectangle');
  await planner.drag([4, 6], [24, 36]);
  const panel = page.getByRole('complementary', { name: 'Settings' });
  const convert = panel.getByRole('button', { name: 'Convert to Lot' });
  await convert.click();
  await planner.hears('Converted to a lot');
  await expect(panel.getByText('600 sq ft (0.014 ac)')).toBeVisible();
  await expect(convert).toBeHidden();

  // An edge opens into sight.
  const row = panel.getByRole('button', { name: /^Edge 4\b/ });
  await row.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await row.click();
  const fields = panel.getByRole('group', { name: 'Edge 4' });
  await expect(fields.getByLabel('Source')).toBeInViewport({ ratio: 1 });
  // So it does by its number on the canvas.
  await page.locator('[data-canvas] g[data-edge="1"]').click();
  await expect(panel.getByRole('group', { name: 'Edge 2' }).getByLabel('Source')).toBeInViewport({
    ratio: 1,
  });
  await expect(panel.getByRole('button', { name: /^Edge 2\b/ })).toBeFocused();

  const areaAt = (): Promise<number | undefined> =>
    page.evaluate(() => {
      const { scene, viewport } = window.homeplot.editor;
      // The height of labels on the screen, labelPx.
      const labels = scene.labels.at(11.5 / viewport.pxPerFoot);
      const placed = [...scene.plan.objects.values()].flatMap((object) => labels.of(object));
      return placed.find(({ label }) => label.handle === 'area')?.box.minY;
    });
  // The area gives way to a house.
  const before = await areaAt();
  await planner.pick('House');
  await planner.drag([8, 12], [20, 26]);
  await expect.poll(() => planner.last('house')).toMatchObject({ width: 12 });
  await expect.poll(areaAt).not.toBe(before);
  // Nothing of that is stored.
  await expect.poll(() => planner.last('lot')).not.toHaveProperty('areaOff');

  for (const _ of ['house', 'lot']) await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(convert).toBeVisible();

  await page.evaluate(() => {
    const { editor } = window.homeplot;
    editor.load({ objects: [], settings: editor.plan.settings });
  });
  await planner.pick('Rectangle');
  await planner.drag([4, 6], [6.5, 8.5]);
  await expect(page.getByText('2 labels hidden at this zoom')).toBeHidden();
  await page.evaluate(() => window.homeplot.editor.zoomTo(0.5));
  await expect(page.getByText('2 labels hidden at this zoom')).toBeVisible();
  await page.evaluate(() => window.homeplot.editor.zoomTo(3));
  await expect(page.getByText('hidden at this zoom')).toBeHidden();
});
