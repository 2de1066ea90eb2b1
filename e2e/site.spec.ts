// The library of site objects, by mouse: found by a word and placed, and a fence with a gate in it.
import { expect, test } from './fixtures.ts';
import { Planner } from './planner.ts';

test('a septic tank is found by its name and placed at its real size', async ({ page }) => {
  const planner = await Planner.open(page);
  await page.getByRole('button', { name: 'Site Objects' }).click();
  await page.getByLabel('Find a site object').fill('septic');
  const shelf = page.getByRole('region', { name: 'Found' });
  await expect(shelf.getByRole('button')).toHaveText(['Septic tank', 'Septic field']);
  await shelf.getByRole('button', { name: 'Septic tank' }).click();
  await planner.click(20, 20);
  await planner.hears('Added septic tank to your site map!');
  expect(await planner.last('septicTank')).toMatchObject({
    x: 20,
    y: 20,
    width: 5,
    height: 8.5,
    gallons: 1000,
  });
  await page.getByLabel('Status').selectOption('To be removed');
  expect(await planner.last('septicTank')).toMatchObject({ status: 'removed' });
});

test('a fence is drawn from corner to corner, and has a gate where its edge is clicked', async ({ page }) => {
  const planner = await Planner.open(page);
  await page.getByRole('button', { name: 'Site Objects' }).click();
  const fences = page.getByRole('region', { name: 'Fences and walls' });
  await fences.getByRole('button', { name: 'Fence' }).press('Enter');
  await planner.click(10, 10);
  await planner.click(40, 10);
  await planner.click(40, 30);
  await page.getByLabel('Site plan canvas').press('Enter');
  await planner.hears('Added fence to your site map!');
  await planner.pick('Entrance');
  await planner.click(25, 10);
  await planner.hears('Added entrance to fence!');
  expect(await planner.last('fence')).toMatchObject({
    vertices: [{ x: 10 }, { x: 40 }, { y: 30 }],
    entrances: [{ edge: '0', width: 1.5 }],
  });
});
