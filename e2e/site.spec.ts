// The library of site objects, with a mouse and with a finger: found by a word and placed, and a fence with a gate in it.
import type { Locator } from '@playwright/test';
import { expect, onPhoneToo, test } from './fixtures.ts';
import { Planner } from './planner.ts';

/** The library, which on a narrow screen is in the sheet of the panel. */
async function openLibrary(planner: Planner): Promise<Locator> {
  const { page, hand } = planner;
  await planner.openPanel();
  await hand.press(page.getByRole('button', { name: 'Library' }));
  const card = page.getByRole('region', { name: 'Site Objects' });
  await expect(card.getByLabel('Find a site object')).toBeVisible();
  return card;
}

test(
  'a septic tank is found by its name, placed at its real size, and marked as to be removed',
  onPhoneToo,
  async ({ page }) => {
    const planner = await Planner.open(page);
    const library = await openLibrary(planner);
    await library.getByLabel('Find a site object').fill('septic');
    const found = library.getByRole('region', { name: 'Found' });
    await expect(found.getByRole('button')).toHaveText(['Septic tank', 'Septic field']);
    await planner.hand.press(found.getByRole('button', { name: 'Septic tank' }));
    await planner.click(12, 12);
    await planner.hears('Added septic tank to your site map!');
    await expect
      .poll(() => planner.last('septicTank'))
      .toMatchObject({
        x: 12,
        y: 12,
        width: 5,
        height: 8.5,
        gallons: 1000,
      });
    await planner.inPanel(async (panel) => {
      await panel.getByLabel('Status').selectOption('To be removed');
    });
    await expect.poll(() => planner.last('septicTank')).toMatchObject({ status: 'removed' });
  },
);

test('a fence is drawn from corner to corner, and has a gate where its edge is clicked', async ({ page }) => {
  const planner = await Planner.open(page);
  const library = await openLibrary(planner);
  await planner.hand.press(library.getByRole('button', { name: 'Fence', exact: true }));
  await planner.click(4, 10);
  await planner.click(20, 10);
  await planner.click(20, 24);
  await planner.finishDrawing();
  await planner.hears('Added fence to your site map!');
  await planner.pick('Entrance');
  await planner.click(12, 10);
  await planner.hears('Added entrance to fence!');
  await expect
    .poll(() => planner.last('fence'))
    .toMatchObject({
      vertices: [{ x: 4 }, { x: 20 }, { y: 24 }],
      entrances: [{ edge: '0', width: 4 }],
    });
});
