// A surveyor's points, from the file to a lot, trees, a curb, a house and elevations.
import { expect, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { violations } from './plannerPage.ts';

/** Points on the coordinates of a state plane, as a data collector writes them: point, northing, easting, elevation, code. */
const survey = [
  '1,650100.00,2145800.00,98.20,IPF 5/8" REBAR',
  '2,650220.00,2145800.00,101.10,IPF 5/8" REBAR',
  '3,650220.00,2145880.00,101.60,IPF 5/8" REBAR',
  '4,650100.00,2145880.00,98.60,IPF 5/8" REBAR',
  '10,650100.00,2145800.00,98.20,LOT BEG',
  '11,650220.00,2145800.00,101.10,LOT',
  '12,650220.00,2145880.00,101.60,LOT',
  '13,650100.00,2145880.00,98.60,LOT CLS',
  '20,650150.00,2145815.00,100.10,BLDG BEG',
  '21,650190.00,2145815.00,100.20,BLDG',
  '22,650190.00,2145855.00,100.30,BLDG',
  '23,650150.00,2145855.00,100.15,BLDG CLS',
  '30,650092.00,2145790.00,97.60,TBC1 BEG',
  '31,650092.00,2145840.00,97.80,TBC1',
  '32,650092.00,2145890.00,98.05,TBC1 END',
  '40,650130.00,2145860.00,99.20,TREE 18 OAK',
  '41,650205.00,2145870.00,101.00,TREE 8 PINE',
  '50,650095.00,2145835.00,97.90,FH',
  '60,650120.00,2145840.00,98.90,GS',
  '61,650140.00,2145840.00,99.50,XYZ1',
].join('\r\n');

test('a survey becomes a lot, a house, a curb, trees and elevations, once its order, unit and datum are said', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await page
    .getByLabel('Plan file to import')
    .setInputFiles({ name: 'maple.txt', mimeType: 'text/plain', buffer: Buffer.from(survey) });
  const dialog = page.getByRole('dialog', { name: 'Import survey points' });
  const add = dialog.getByRole('button', { name: /^Add \d+ objects$/ });
  await expect(dialog.getByText('Choose the order and the unit and the datum first.')).toBeVisible();
  await expect(add).toBeDisabled();
  const order = dialog.getByRole('group', { name: 'Order of the columns' });
  await expect(order.getByText('100 ft from west to east, 128 ft from south to north')).toBeVisible();
  await order.getByRole('radio', { name: /^Northing, easting, elevation \(likely\)/ }).press('Space');
  const unit = dialog.getByRole('group', { name: 'Unit' });
  await expect(unit.getByText(/on the state plane 4\.\d ft from where international feet/)).toBeVisible();
  await unit.getByRole('radio', { name: /^US survey feet/ }).check();
  await dialog
    .getByRole('group', { name: 'Elevations are above' })
    .getByRole('radio', { name: 'NAVD88' })
    .check();
  await expect(dialog.getByRole('rowheader', { name: 'XYZ Unknown code' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'XYZ becomes' }).selectOption('Valve');
  await expect(dialog.getByRole('img', { name: '20 points and 3 lines, north up' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await add.click();
  await expect(dialog).toBeHidden();
  const objects = await planner.objects();
  const count = (type: string): number => objects.filter((object) => object['type'] === type).length;
  expect([count('lot'), count('building'), count('tree'), count('surveyPin'), count('hydrant')]).toEqual([
    1, 1, 2, 4, 1,
  ]);
  expect(objects.find((object) => object['type'] === 'tree')).toMatchObject({
    species: 'Oak',
    caliper: 18,
    status: 'existing',
  });
  expect(count('breakline')).toBe(1);
  const elevations = objects.flatMap((object) =>
    object['type'] === 'spotElevation' ? [object['elevation']] : [],
  );
  expect(elevations).toContain(101.1);
  await expect(page.getByText(/^Imported 26 objects from maple.txt/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => (await planner.objects()).length).toBe(0);
});

test('a file that contradicts itself leaves the plan as it is', async ({ page }) => {
  await Planner.open(page);
  await page.getByLabel('Plan file to import').setInputFiles({
    name: 'twice.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${survey}\r\n99,650100.00,2145800.00,103.20,GS`),
  });
  const dialog = page.getByRole('dialog', { name: 'Import survey points' });
  await expect(dialog.getByRole('alert')).toHaveText(
    /Points 10 and 99 are at one place with two elevations, 98\.2 and 103\.2/,
  );
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});

test('a text without points is told from one with points, and what would add nothing says why', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  const files = page.getByLabel('Plan file to import');
  const choose = (name: string, text: string) =>
    files.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await choose('deed.txt', 'BEGINNING at an iron pin; thence N 10 E 100 feet');
  const dialog = page.getByRole('dialog', { name: 'Import survey points' });
  await expect(dialog.getByRole('alert')).toHaveText(/has no points.*reads like 101,5000\.00/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await choose(
    'flat.txt',
    'Point,Northing (ft),Easting (ft),Code\n1,5000.00,5000.00,GS\n2,5100.00,5000.00,GS',
  );
  await dialog
    .getByRole('group', { name: 'Unit' })
    .getByRole('radio', { name: /^International feet/ })
    .check();
  await expect(dialog.getByText('Nothing would be added. Choose what the codes become.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'GS becomes' }).selectOption('Hydrant');
  await dialog.getByRole('button', { name: 'Add 2 objects' }).click();
  await expect(dialog).toBeHidden();
  expect((await planner.objects()).map((object) => object['type'])).toEqual(['hydrant', 'hydrant']);
});
