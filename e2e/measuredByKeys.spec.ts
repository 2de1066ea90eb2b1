// From a deed to a measured plan by keyboard and typed values alone: the palette, the crosshair, the fields at the pointer,
// the panel by Tab.
import type { Locator, Page } from '@playwright/test';
import { expect, expectArrived, test } from './fixtures.ts';
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
  timeless,
} from './measured.ts';
import { Planner } from './planner.ts';
import { reload, runByName, toast, violations } from './plannerPage.ts';

const canvas = (page: Page): Locator => page.getByLabel('Site plan canvas');

async function keys(page: Page, ...pressed: readonly string[]): Promise<void> {
  for (const key of pressed) await page.keyboard.press(key);
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expectArrived(page);
  for (let steps = 0; steps < 120; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await keys(page, 'Tab');
  }
  throw new Error('120 presses of Tab did not come to the control.');
}

const choose = async (page: Page, field: Locator, words: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(words);
};

/** Moves the crosshair with arrow keys to the grid point nearest to a point. */
async function steer(page: Page, [x, y]: At): Promise<void> {
  await expectArrived(page);
  await keys(page, 'ArrowRight');
  const { at, squares } = await page.evaluate(() => {
    const {
      hand: { cursor },
      plan,
    } = window.homeplot.editor;
    return { at: cursor?.at ?? { x: 0, y: 0 }, squares: plan.settings.scale };
  });
  const session = await page.context().newCDPSession(page);
  const shiftKey = 8;
  const walk = async (feet: number, back: string, forth: string): Promise<void> => {
    const count = Math.round(Math.abs(feet) * squares);
    const key = feet < 0 ? back : forth;
    const pressed = [
      ...Array.from({ length: Math.floor(count / 10) }, () => shiftKey),
      ...Array.from({ length: count % 10 }, () => 0),
    ];
    // If each key waits for the previous one, it takes a frame each.
    await Promise.all(
      pressed.flatMap((modifiers) =>
        (['rawKeyDown', 'keyUp'] as const).map((type) =>
          session.send('Input.dispatchKeyEvent', { type, key, code: key, modifiers }),
        ),
      ),
    );
  };
  await walk(x - at.x, 'ArrowLeft', 'ArrowRight');
  await walk(y - at.y, 'ArrowUp', 'ArrowDown');
  await session.detach();
}

const press = async (page: Page, at: At): Promise<void> => {
  await steer(page, at);
  await keys(page, 'Enter');
};

/** Waits for the fields at the pointer, into which digits are typed. */
const expectFields = (page: Page): Promise<void> =>
  expect(page.getByRole('group', { name: 'Typed size' })).toBeVisible();

test('by keyboard and typed values alone, a deed becomes a measured plan, which is the same plan wherever it is opened', async ({
  page,
  freshProfile,
}) => {
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
  expect(await offLot(planner, await onHouse(planner, 3))).toEqual(houseStands);

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

  const exported = (format: 'JSON' | 'SVG') => downloaded(page, () => runByName(page, `Export ${format}`));
  await choose(page, page.getByLabel('Units'), 'Meters');
  expect(labelsOf(await exported('SVG'))).toEqual(expect.arrayContaining(inMeters));
  await tabTo(page, page.getByRole('button', { name: 'Layers' }));
  await keys(page, 'Enter');
  await tabTo(page, page.getByRole('button', { name: 'Hide Utilities' }));
  await keys(page, 'Enter');
  expect(labelsOf(await exported('SVG'))).not.toContain('W');

  const file = await exported('JSON');
  const all = async (name: 'Undo' | 'Redo', key: string): Promise<void> => {
    while (await page.getByRole('button', { name, exact: true }).isEnabled()) await keys(page, key);
  };
  await all('Undo', 'ControlOrMeta+Z');
  expect(await planner.objects()).toEqual([]);
  await all('Redo', 'ControlOrMeta+Shift+Z');
  expect(timeless(await exported('JSON'))).toBe(timeless(file));
  await reload(page);
  await canvas(page).focus();
  expect(timeless(await exported('JSON'))).toBe(timeless(file));

  const other = await freshProfile();
  await Planner.open(other);
  await canvas(other).focus();
  const [chooser] = await Promise.all([other.waitForEvent('filechooser'), runByName(other, 'Import')]);
  await chooser.setFiles({ name: 'plan.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(toast(other, 'Opened the file')).toBeVisible();
  expect(timeless(await downloaded(other, () => runByName(other, 'Export JSON')))).toBe(timeless(file));
  await keys(other, 'ControlOrMeta+K');
  await expect(other.getByRole('combobox')).toBeFocused();
  expect(await violations(other)).toEqual([]);
});
