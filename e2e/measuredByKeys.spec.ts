// From a deed to a measured plan by keyboard and typed values alone: the palette, the crosshair, the fields at the pointer,
// the panel by Tab.
import type { Locator, Page } from '@playwright/test';
import { keys, steer, tabTo } from './byKeys.ts';
import { expect, test } from './fixtures.ts';
import type { At } from './hands.ts';
import {
  deed,
  downloaded,
  edgeNames,
  houseStands,
  inMeters,
  labelsOf,
  offLot,
  onHouse,
  onLot,
  readDeed,
  tapes,
} from './measured.ts';
import { Planner } from './planner.ts';
import { runByName, violations } from './plannerPage.ts';

const canvas = (page: Page): Locator => page.getByLabel('Site plan canvas');

const choose = async (page: Page, field: Locator, words: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(words);
};

const press = async (page: Page, at: At): Promise<void> => {
  await steer(page, at);
  await keys(page, 'Enter');
};

/** Waits for the fields at the pointer, into which digits are typed. */
const expectFields = (page: Page): Promise<void> =>
  expect(page.getByRole('group', { name: 'Typed size' })).toBeVisible();

test('by keyboard and typed values alone, a deed becomes a measured plan', async ({ page }) => {
  test.setTimeout(180_000);
  const planner = await Planner.open(page);
  await canvas(page).focus();
  await runByName(page, 'Enter a deed');
  const dialog = page.getByRole('dialog', { name: 'Enter a deed' });
  await tabTo(page, dialog.getByRole('textbox', { name: 'Deed text' }));
  await page.keyboard.insertText(deed);
  await readDeed(dialog);
  await tabTo(page, dialog.getByRole('button', { name: 'Add Lot' }));
  await keys(page, 'Enter');
  await planner.hears('Lot added');
  await expect(canvas(page)).toBeFocused();

  const lot = page.getByRole('region', { name: 'Lot', exact: true });
  for (const [i, name] of edgeNames.entries()) {
    // The others are named the same way.
    if (i < edgeNames.indexOf('Street')) continue;
    await tabTo(page, lot.getByRole('button', { name: new RegExp(`^Edge ${i + 1}\\b`) }));
    await keys(page, 'Enter');
    await choose(page, lot.getByRole('group', { name: `Edge ${i + 1}` }).getByLabel('Name'), name);
  }
  await expect(lot.getByRole('button', { name: /^Edge 9: front/ })).toBeVisible();

  await runByName(page, 'House');
  await press(page, await onLot(planner, 0, 0, [44, -86]));
  await keys(page, 'ArrowRight', 'ArrowDown');
  await expectFields(page);
  await page.keyboard.type('44');
  await keys(page, 'Tab');
  await page.keyboard.type('28');
  await keys(page, 'Enter');
  await planner.hears('Added house to your site map!');
  await runByName(page, 'Place building by tapes');
  const taped = page.getByRole('region', { name: 'Building from Tapes' });
  for (const [i, { corner, from, length }] of tapes.entries()) {
    await press(page, await onHouse(planner, corner));
    await press(page, await onLot(planner, from));
    await expect(taped.getByLabel(`Tape ${i + 1}`, { exact: true })).toBeFocused();
    await page.keyboard.type(length);
    await keys(page, 'Enter');
    await expect(canvas(page)).toBeFocused();
  }
  await tabTo(page, taped.getByRole('button', { name: 'Apply' }));
  await keys(page, 'Enter');
  await planner.hears('House placed by 4 tapes');
  await expect.poll(async () => offLot(planner, await onHouse(planner, 3))).toEqual(houseStands);

  await runByName(page, 'Fence');
  await press(page, await onLot(planner, 2));
  await expectFields(page);
  await page.keyboard.type('131.2');
  await keys(page, 'Tab');
  await page.keyboard.type(`N 86°12'30" E`);
  await keys(page, 'Enter', 'Enter');
  await planner.hears('Added fence to your site map!');
  await runByName(page, 'Entrance');
  await press(page, await onLot(planner, 2, 0.4));
  await planner.hears('Added entrance to fence!');

  for (const [corner, edge, along, side, said] of [
    [3, 0, 0.75, 'ArrowDown', `35' 11 3/4"`],
    [2, 5, 0.6, 'ArrowDown', `38' 7 9/16"`],
  ] as const) {
    await runByName(page, 'Dimension');
    await press(page, await onHouse(planner, corner));
    await press(page, await onLot(planner, edge, along));
    await keys(page, `Shift+${side}`);
    await expectFields(page);
    await page.keyboard.type('12');
    await keys(page, 'Enter');
    await planner.hears(`Added dimension: ${said}`);
  }
  await runByName(page, 'Water line');
  await press(page, await onLot(planner, 7, 0.5));
  await press(page, await onHouse(planner, 2));
  await keys(page, 'Enter');
  await planner.hears('Added water line to your site map!');

  const exported = () => downloaded(page, () => runByName(page, 'Export SVG'));
  await choose(page, page.getByLabel('Units'), 'Meters');
  expect(labelsOf(await exported())).toEqual(expect.arrayContaining(inMeters));
  await tabTo(page, page.getByRole('button', { name: 'Layers' }));
  await keys(page, 'Enter');
  await tabTo(page, page.getByRole('button', { name: 'Hide Utilities' }));
  await keys(page, 'Enter');
  expect(labelsOf(await exported())).not.toContain('W');

  await expect
    .poll(() => planner.types())
    .toEqual(['lot', 'house', 'fence', 'dimension', 'dimension', 'utility']);
  await keys(page, 'ControlOrMeta+Z');
  await keys(page, 'ControlOrMeta+Shift+Z');
  await expect.poll(() => page.evaluate(() => window.homeplot.editor.canRedo)).toBe(false);
  await keys(page, 'ControlOrMeta+K');
  await expect(page.getByRole('combobox')).toBeFocused();
  expect(await violations(page)).toEqual([]);
});
