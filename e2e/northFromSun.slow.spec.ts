// North from the sun: a shadow is drawn, its time and place are given, and north follows, as one undo step.
import { tabTo } from './byKeys.ts';
import { expect, onPhoneToo, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { importPlan, runByName, violations } from './plannerPage.ts';

const settings = (planner: Planner) =>
  planner.page.evaluate(() => {
    const { north, isNorthSet } = window.homeplot.editor.plan.settings;
    return { north, isNorthSet };
  });

const lot = {
  id: 'lot',
  type: 'lot',
  vertices: [
    { x: 4, y: 4 },
    { x: 84, y: 4 },
    { x: 84, y: 64 },
    { x: 4, y: 64 },
  ],
};

test(
  'a shadow, its time and its place give north with its accuracy, as one undo step',
  onPhoneToo,
  async ({ page }) => {
    const planner = await Planner.open(page);
    await importPlan(page, lot);
    await runByName(page, 'north sun', 'North from the sun');
    const card = page.getByRole('region', { name: 'North from the sun' });
    await expect(card).toContainText('the foot of an upright post');
    // Ten feet, straight down the sheet.
    await planner.click(20, 20);
    await expect(card).toContainText('the tip of the shadow');
    await planner.click(20, 30);

    // The time is now, by the clock of the device; the place isn't known.
    await expect(card.getByLabel('Time zone')).toHaveValue('device');
    const now = await page.evaluate(() => new Date().getFullYear());
    await expect(card.getByLabel('Date')).toHaveValue(new RegExp(`^${now}-`));
    const apply = card.getByRole('button', { name: 'Set north' });
    await planner.hand.press(apply);
    await expect(card.getByRole('alert')).toContainText('Nothing is typed.');

    // NREL's example: the sun is at azimuth 194.2° and 39.9° high, so north is 165.8° from the shadow, which points down.
    await card.getByLabel('Coordinates of the site').fill('39.742476, -105.1786');
    await card.getByLabel('Date').fill('2003-10-17');
    await card.getByLabel('Time', { exact: true }).fill('23:30');
    await card.getByLabel('Time zone').selectOption('UTC−7 (MST, PDT)');
    await expect(card.getByRole('alert')).toContainText('The sun is below the horizon');
    await card.getByLabel('Time', { exact: true }).fill('12:30');
    await expect(card).toContainText(/North is 165\.8° clockwise from the top of the sheet, ±\d\.\d°\./);
    await expect(card).toContainText('The sun is in the south: azimuth 194.2°, 39.9° high.');
    await expect(card).toContainText('Assumed: UTC−7; the coordinates 39.742476, -105.178600;');
    expect(await violations(page)).toEqual([]);
    await planner.hand.press(apply);
    await expect(card).toBeHidden();
    await planner.hears('North is set to 165.8°');
    expect(await settings(planner)).toEqual({ north: 165.8, isNorthSet: true });
    await planner.undo();
    expect(await settings(planner)).toEqual({ north: 0, isNorthSet: undefined });
  },
);

test('all of it is done with the keyboard alone, at the location of the plan', async ({ page }) => {
  const planner = await Planner.open(page);
  await importPlan(page, lot);
  await page.evaluate(() => {
    const ground = {
      latitude: 39.742476,
      longitude: -105.1786,
      at: { x: 0, y: 0 },
      source: 'typed',
    } as const;
    window.homeplot.editor.edit([{ settings: { ground } }], 'Set location');
  });
  await runByName(page, 'north from', 'North from the sun');
  const card = page.getByRole('region', { name: 'North from the sun' });
  await expect(page.getByLabel('Site plan canvas')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('the tip of the shadow');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  const date = card.getByLabel('Date');
  await expect(date).toBeFocused();
  await date.fill('2003-10-17');
  await card.getByLabel('Time', { exact: true }).fill('12:30');
  await card.getByLabel('Time zone').selectOption('UTC−7 (MST, PDT)');
  await expect(card).toContainText('North is 165.8°');
  await expect(card).toContainText("the plan's location 39.742476, -105.178600");
  await tabTo(page, card.getByRole('button', { name: 'Set north' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Site plan canvas')).toBeFocused();
  expect(await settings(planner)).toEqual({ north: 165.8, isNorthSet: true });
});
