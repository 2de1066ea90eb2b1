// The library of site objects with a mouse: found by a word and placed. A fence from it, with a gate, is in
// measuredByMouse.slow.spec, and with a finger in touch.spec.
import { expect, test } from './fixtures.ts';
import { Planner } from './planner.ts';

test('a septic tank is found by its name, placed at its real size, and marked as to be removed', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await page.getByRole('button', { name: 'Library' }).click();
  const library = page.getByRole('region', { name: 'Site Objects' });
  await library.getByLabel('Find a site object').fill('septic');
  const found = library.getByRole('region', { name: 'Found' });
  await expect(found.getByRole('button')).toContainText(['Septic tank', 'Septic field']);
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
});
