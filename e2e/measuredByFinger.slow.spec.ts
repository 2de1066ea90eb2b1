// From a deed to a measured plan by finger, in its key steps: the lot from its deed, a house, a dimension, meters, layers.
import type { Page } from '@playwright/test';
import { expect, onPhoneAlone, test } from './fixtures.ts';
import { deed, labelsOf, onHouse, onLot, readDeed } from './measured.ts';
import { Planner } from './planner.ts';
import { downloaded, menu } from './plannerPage.ts';

async function openPlace(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
}

test('with a finger, a deed becomes a measured plan', onPhoneAlone, async ({ page }) => {
  const planner = await Planner.open(page);
  const panel = () => planner.hand.press(page.getByRole('button', { name: 'Panel', exact: true }));
  await planner.hand.press(page.getByRole('button', { name: 'Enter a deed' }));
  const dialog = page.getByRole('dialog', { name: 'Enter a deed' });
  await dialog.getByRole('textbox', { name: 'Deed text' }).fill(deed);
  await readDeed(dialog);
  await planner.hand.press(dialog.getByRole('button', { name: 'Add Lot' }));
  await planner.hears('Lot added');

  await planner.inPanel(async (shown) => {
    const lot = shown.getByRole('region', { name: 'Lot', exact: true });
    await planner.hand.press(lot.getByRole('button', { name: /^Edge 3\b/ }));
    await lot.getByRole('group', { name: 'Edge 3' }).getByLabel('Name').selectOption('Rear');
    await expect(lot.getByRole('button', { name: /^Edge 3: rear.*131\.20'/s })).toBeVisible();
  });
  // When it is opened again, the panel shows the selected edge.
  await planner.inPanel((shown) =>
    expect(shown.getByRole('group', { name: 'Edge 3' }).getByLabel('Name')).toBeInViewport({ ratio: 1 }),
  );

  await planner.pick('House');
  await planner.click(...(await onLot(planner, 0, 0, [66, -72])));
  await planner.hears('Added house to your site map!');
  await planner.apply({ 'Width (feet)': '44', 'Length (feet)': '28' }, 'Update Dimensions');
  // A tool that its card starts is used on the canvas, so the panel closes.
  await planner.hand.press(page.getByRole('button', { name: 'Edit properties' }));
  await planner.hand.press(page.getByRole('button', { name: 'Place by tapes' }));
  await expect(page.getByRole('button', { name: 'Close panel' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Building from Tapes' })).toContainText(
    'Tap a numbered corner of the house; 3 more tapes are needed.',
  );
  await planner.pick('Dimension');
  await planner.click(...(await onHouse(planner, 3)));
  await planner.click(...(await onLot(planner, 0, 0.75)));
  await planner.click(...(await onLot(planner, 0, 0.5, [20, 0])));
  await planner.hears('Added dimension: ');
  await expect
    .poll(() => planner.last('dimension'))
    .toMatchObject({
      places: [{ tie: { anchor: 'v3' } }, { tie: { anchor: 'p0' } }],
    });

  await panel();
  await page.getByLabel('Units').selectOption('Meters');
  await openPlace(page, 'Layers');
  await planner.hand.press(page.getByRole('button', { name: 'Hide Buildings' }));
  await planner.hand.press(page.getByRole('button', { name: 'Close panel' }));
  const written = labelsOf(await downloaded(page, () => menu(page, 'Export SVG')));
  expect(written).toEqual(expect.arrayContaining(['N 2°30\'15" E  26.33 m', '1,803.9 m²']));
  expect(written).not.toContain('13.41 m');
  await planner.hand.press(page.getByRole('button', { name: 'Commands' }));
  await expect(page.getByRole('combobox')).toBeVisible();
});
