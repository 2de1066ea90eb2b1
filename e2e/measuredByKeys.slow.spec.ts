// From a deed to a measured plan by keyboard and typed values alone: the palette, the crosshair, the fields at the pointer,
// the panel by Tab.
import type { Locator, Page } from '@playwright/test';
import { keys, steer, tabTo } from './byKeys.ts';
import { expect, test } from './fixtures.ts';
import type { At } from './hands.ts';
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
} from './measured.ts';
import { Planner } from './planner.ts';
import { downloaded, runByName } from './plannerPage.ts';

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
  await tabTo(page, lot.getByRole('button', { name: /^Edge 7\b/ }));
  await keys(page, 'Enter');
  await choose(page, lot.getByRole('group', { name: 'Edge 7' }).getByLabel('Name'), 'Street');
  await expect(lot.getByRole('button', { name: /^Edge 7: street/ })).toBeVisible();

  await runByName(page, 'House');
  await press(page, await onLot(planner, 0, 0, [44, -86]));
  await keys(page, 'ArrowRight', 'ArrowDown');
  await expectFields(page);
  await page.keyboard.type('44');
  await keys(page, 'Tab');
  await page.keyboard.type('28');
  await keys(page, 'Enter');
  await planner.hears('Added house to your site map!');
  await keys(page, 'Shift+B');
  const taped = page.getByRole('region', { name: 'Building from Tapes' });
  // Three place it; with a mouse there is a fourth.
  for (const [i, { corner, from, length }] of tapes.slice(0, 3).entries()) {
    await press(page, await onHouse(planner, corner));
    await press(page, await onLot(planner, from));
    await expect(taped.getByLabel(`Tape ${i + 1}`, { exact: true })).toBeFocused();
    await page.keyboard.type(length);
    await keys(page, 'Enter');
    await expect(canvas(page)).toBeFocused();
  }
  await tabTo(page, taped.getByRole('button', { name: 'Apply' }));
  await keys(page, 'Enter');
  await planner.hears('House placed by 3 tapes');
  await expect.poll(async () => offLot(planner, await onHouse(planner, 3))).toEqual(houseStands);

  await runByName(page, 'Fence');
  await press(page, await onLot(planner, 2));
  await expectFields(page);
  await page.keyboard.type('131.2');
  await keys(page, 'Tab');
  await page.keyboard.type(`N 86°12'30" E`);
  await keys(page, 'Enter', 'Enter');
  await planner.hears('Added fence to your site map!');
  await keys(page, 'g');
  await press(page, await onLot(planner, 2, 0.4));
  await planner.hears('Added entrance to fence!');

  await keys(page, 'i');
  await press(page, await onHouse(planner, 3));
  await press(page, await onLot(planner, 0, 0.75));
  await keys(page, 'Shift+ArrowDown');
  await expectFields(page);
  await page.keyboard.type('12');
  await keys(page, 'Enter');
  await planner.hears(`Added dimension: 35' 11 3/4"`);

  await choose(page, page.getByLabel('Units'), 'Meters');
  const picture = await downloaded(page, () => runByName(page, 'Export SVG'));
  expect(labelsOf(picture)).toEqual(expect.arrayContaining(inMeters));
  await expect.poll(() => planner.types()).toEqual(['lot', 'house', 'fence', 'dimension']);
  await keys(page, 'ControlOrMeta+Z');
  await keys(page, 'ControlOrMeta+Shift+Z');
  await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeDisabled();
});
