// The whole journey of a plan: drawn with every tool, edited, reordered, undone and redone, reloaded, exported, cleared,
// imported and shared, and the same plan each time.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { redoAll, undoAll } from './history.ts';
import { Planner } from './planner.ts';
import { reload } from './plannerPage.ts';

async function drawSite(planner: Planner): Promise<void> {
  await planner.pick('Rectangle');
  await planner.drag([3, 3], [27, 29]);
  await planner.hears("Added rectangle: 24' × 26'");

  await planner.keep('Entrance');
  await planner.click(10, 3);
  await planner.hears('Added entrance to property line!');
  await planner.click(14, 25);
  await planner.hears('Tap near the edge of a rectangle to add an entrance');
  await planner.click(15, 31);
  await planner.hears('Select a rectangle to add an entrance');

  await planner.pick('House');
  await planner.drag([8, 9], [20, 17]);
  await planner.hears('Added house to your site map!');

  await planner.keep('Tree');
  await planner.click(15, 23);
  await planner.hears('Added tree to your site map!');
  await planner.drag([5.5, 25], [5.5, 27]);
  await planner.hears('Added tree to your site map!');

  await planner.pick('Circle');
  await planner.drag([24, 26], [26, 26]);
  await planner.hears('Added circle to your site map!');

  await planner.pick('Text');
  await planner.click(4, 19);
  await planner.page.getByLabel('Enter text:').fill('Garden');
  await planner.page.keyboard.press('Enter');
  await planner.hears('Added text to your site map!');

  await planner.keep('Road');
  await planner.click(2, 38);
  await planner.hears('Tap again to set the end point of the road');
  await planner.click(20, 38);
  await planner.hears('Added road segment: 18 ft');
  await planner.click(20, 38);
  await planner.click(20, 44);
  await planner.hears('Added road segment: 6 ft');
  await planner.pressInPanel('Round Corner');

  await planner.pick('Measure');
  await planner.click(3, 30.5);
  await planner.hears('Tap again to complete measurement');
  await planner.click(27, 30.5);
  await planner.hears("Measured distance: 24'");
  await planner.pick('Select');
}

/** Objects are changed through their cards of the panel. What each card has is in objectForms.test. */
async function editAll(planner: Planner): Promise<void> {
  await planner.click(6, 6);
  await planner.inPanel(async (panel) => {
    await panel.getByLabel('Width (feet)').fill('25\' 6"');
    await panel.getByLabel('Length (feet)').fill('27');
    await planner.hand.press(panel.getByRole('button', { name: 'Update Dimensions' }));
    for (const [field, color] of [
      ['Fill Color', 'Transparent'],
      ['Border Color', 'Blue'],
    ] as const) {
      const group = panel.getByRole('group', { name: field });
      await planner.hand.press(group.getByRole('button', { name: color, exact: true }));
    }
  });
  await expect
    .poll(() => planner.last('rectangle'))
    .toMatchObject({
      width: 25.5,
      height: 27,
      fillColor: 'transparent',
    });

  await planner.click(10, 3);
  await planner.inPanel(async (panel) => {
    await panel.getByLabel('Length (Feet)').fill('4');
    await panel.getByLabel('Length (Inches)').fill('6');
    await planner.hand.press(panel.getByRole('button', { name: 'Update Gate Length' }));
    await panel.getByLabel('Distance from Left Edge (Feet)').fill('5');
    await panel.getByLabel('Distance from Left Edge (Inches)').fill('3');
    await planner.hand.press(panel.getByRole('button', { name: 'Update Position' }));
  });
  await expect
    .poll(() => planner.last('rectangle'))
    .toMatchObject({ entrances: [{ offset: 5.25, width: 4.5 }] });

  await planner.click(11, 11);
  await planner.apply({ 'Width (feet)': '13', 'Length (feet)': '2.7m' }, 'Update Dimensions');
  await expect.poll(() => planner.last('house')).toMatchObject({ width: 13 });
  await planner.click(4.6, 18.8);
  await planner.apply({ Text: 'Kitchen garden <b>' }, 'Update Text');
}

/** newPage: opens another page, for the shared link. */
export async function walkJourney(page: Page, address: string, newPage: () => Promise<Page>): Promise<void> {
  const planner = await Planner.open(page, address);
  await drawSite(planner);
  const drawn = ['rectangle', 'house', 'tree', 'tree', 'circle', 'text', 'road', 'road', 'corner'];
  await expect.poll(() => planner.types()).toEqual(drawn);
  await editAll(planner);

  // Reorder: the house above the first tree, then the lot one up and down again.
  await planner.click(11, 11);
  await planner.pressInPanel('Layer Up');
  await expect.poll(async () => (await planner.types()).slice(1, 3)).toEqual(['tree', 'house']);
  await planner.pick('Layer');
  await planner.click(3, 14);
  await planner.hears('Object selected. Use layer controls in property panel to move up/down.');
  await planner.inPanel(async (panel) => {
    for (const name of ['Layer Up', 'Layer Down'])
      await planner.hand.press(panel.getByRole('button', { name, exact: true }));
  });
  await planner.pick('Select');
  const plan = await planner.objects();
  expect(plan[0]).toMatchObject({ type: 'rectangle' });

  // Undo and redo of everything.
  await planner.undo();
  await undoAll(page);
  await expect.poll(() => planner.objects()).toEqual([]);
  await planner.hand.press(page.getByRole('button', { name: 'Redo', exact: true }));
  await redoAll(page);
  await expect.poll(() => planner.objects()).toEqual(plan);

  await reload(page);
  await expect.poll(() => planner.objects()).toEqual(plan);

  const download = page.waitForEvent('download');
  await planner.hand.press(page.getByRole('button', { name: 'Export', exact: true }));
  const file = await download;
  await planner.hears('Project exported successfully!');
  expect(file.suggestedFilename()).toMatch(/^sitemap-\d{4}-\d{2}-\d{2}\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('\n  "objects": [');
  expect(JSON.parse(text)).toMatchObject({
    version: '1.0',
    objects: plan.map(({ id, type }) => ({ id, type })),
  });

  await planner.hand.press(page.getByRole('button', { name: 'Clear Canvas' }));
  await expect.poll(() => planner.objects()).toEqual([]);
  await page.getByLabel('Plan file to import').setInputFiles(await file.path());
  await expect.poll(() => planner.objects()).toEqual(plan);

  await planner.hand.press(page.getByRole('button', { name: 'Share' }));
  await planner.hand.press(page.getByRole('button', { name: 'Generate & Copy Link' }));
  await expect(page.getByText('Share link copied to clipboard!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/app?project=');

  const other = await newPage();
  const opened = await Planner.open(other, link);
  await expect.poll(() => opened.objects()).toEqual(plan);
  expect(other.url()).not.toContain('project=');
}
