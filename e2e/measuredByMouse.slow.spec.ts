// From a deed to a measured plan: the lot from its deed, a house by tapes, a fence with a gate, dimensions, meters, layers,
// and the same plan after undo and redo, a reload, and from its file.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { redoAll, undoAll } from './history.ts';
import {
  deed,
  houseStands,
  inMeters,
  labelsOf,
  offLot,
  onHouse,
  onLot,
  readDeed,
  tapes,
  timeless,
} from './measured.ts';
import { Planner } from './planner.ts';
import { downloaded, exported, importText, menu, reload, violations } from './plannerPage.ts';
import { expectToast } from './toast.ts';

const labels = async (page: Page) => labelsOf(await downloaded(page, () => menu(page, 'Export SVG')));

async function openPlace(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
}

test('with a mouse, a deed becomes a measured plan, the same after undo and redo, a reload and from its file', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const planner = await Planner.open(page);
  await page.getByRole('button', { name: 'Enter a deed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter a deed' });
  await dialog.getByRole('textbox', { name: 'Deed text' }).fill(deed);
  await readDeed(dialog);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add Lot' }).click();
  await planner.hears('Lot added');

  const lot = page.getByRole('region', { name: 'Lot', exact: true });
  // The others are named the same way.
  for (const [edge, name] of [
    [3, 'Rear'],
    [7, 'Street'],
  ] as const) {
    await lot.getByRole('button', { name: new RegExp(`^Edge ${edge}\\b`) }).click();
    await lot
      .getByRole('group', { name: `Edge ${edge}` })
      .getByLabel('Name')
      .selectOption(name);
  }
  await openPlace(page, 'Library');
  const library = page.getByRole('region', { name: 'Site Objects' });
  await expect(library.getByLabel('Find a site object')).toBeVisible();
  const take = (name: string) => library.getByRole('button', { name, exact: true }).first().click();
  await expect(lot.getByRole('button', { name: /^Edge 3: rear.*131\.20'.*N 86°12'30" E/s })).toBeVisible();

  // A house of its real size, placed anywhere, then moved by tapes from four corners of the lot.
  await planner.pick('House');
  await planner.click(...(await onLot(planner, 0, 0, [66, -72])));
  await planner.apply({ 'Width (feet)': '44', 'Length (feet)': '28' }, 'Update Dimensions');
  const settings = page.getByRole('complementary', { name: 'Settings' });
  await settings.getByRole('button', { name: 'Place by tapes' }).click();
  const taped = page.getByRole('region', { name: 'Building from Tapes' });
  await expect(taped.getByRole('heading')).toBeInViewport();
  for (const [i, { corner, from, length }] of tapes.entries()) {
    await planner.click(...(await onHouse(planner, corner)));
    await planner.click(...(await onLot(planner, from)));
    await taped.getByLabel(`Tape ${i + 1}`, { exact: true }).fill(length);
    // The last one is typed without Enter: the Apply button accepts it.
    if (i < tapes.length - 1) await page.keyboard.press('Enter');
  }
  await expect(taped.getByText(/^Placed: misfit .* over 3 tapes\.$/)).toBeVisible();
  // A value that can't be read gets a message, and no tape is applied: neither its previous value nor the others.
  const second = taped.getByLabel('Tape 2', { exact: true });
  const right = await second.inputValue();
  await second.fill('about 30');
  await taped.getByLabel('Tape 3', { exact: true }).focus();
  const standing = await planner.last('house');
  await taped.getByRole('button', { name: 'Apply' }).click();
  await expect(taped.getByRole('alert').filter({ hasText: 'Not applied' })).toHaveText(
    `Not applied. Tape 2: Type a length, such as 24' 6".`,
  );
  await expect(second).toBeFocused();
  expect(await planner.last('house')).toEqual(standing);
  await page.keyboard.type(right);
  await taped.getByRole('button', { name: 'Apply' }).click();
  await planner.hears('House placed by 4 tapes');
  await expect.poll(async () => offLot(planner, await onHouse(planner, 3))).toEqual(houseStands);

  await take('Fence');
  await planner.click(...(await onLot(planner, 2)));
  await planner.click(...(await onLot(planner, 3)));
  await planner.finishDrawing();
  await planner.hears('Added fence to your site map!');
  await planner.pick('Entrance');
  await planner.click(...(await onLot(planner, 2, 0.4)));
  await planner.hears('Added entrance to fence!');

  await planner.pick('Dimension');
  await planner.click(...(await onHouse(planner, 3)));
  await planner.click(...(await onLot(planner, 0, 0.75)));
  await planner.click(...(await onLot(planner, 0, 0.6, [20, 0])));
  await planner.hears(`Added dimension: 35' 11 3/4"`);
  await take('Water line');
  await planner.click(...(await onLot(planner, 7, 0.5)));
  await planner.click(...(await onHouse(planner, 2)));
  await planner.finishDrawing();
  await planner.hears('Added water line to your site map!');
  await page.getByLabel('Units').selectOption('Meters');
  await expect.poll(() => labels(page)).toEqual(expect.arrayContaining([...inMeters, 'W']));
  await openPlace(page, 'Layers');
  await page.getByRole('button', { name: 'Hide Utilities' }).click();
  await expect.poll(() => labels(page)).not.toContain('W');

  const file = await exported(page);
  await undoAll(page);
  await expect.poll(() => planner.objects()).toEqual([]);
  await redoAll(page);
  expect(timeless(await exported(page))).toBe(timeless(file));
  await reload(page);
  expect(timeless(await exported(page))).toBe(timeless(file));

  await page.evaluate(() => {
    const { editor } = window.homeplot;
    editor.load({ objects: [], settings: editor.plan.settings });
  });
  await importText(page, file);
  await expectToast(page, 'Opened the file');
  expect(timeless(await exported(page))).toBe(timeless(file));
});
