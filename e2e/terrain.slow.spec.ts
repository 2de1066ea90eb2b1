// Terrain of a file: placed by the plan's place on the earth, asked about, and a background until somebody lets the ground rest on it.
import { writeArrayBuffer } from 'geotiff';
import { expect, onPhoneToo, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { importPlan, runByName, violations } from './plannerPage.ts';
import { tabTo } from './byKeys.ts';

const lot = {
  id: 'lot',
  type: 'lot',
  vertices: [
    { x: 10, y: 10 },
    { x: 170, y: 10 },
    { x: 170, y: 130 },
    { x: 10, y: 130 },
  ],
};
/** In the county whose maps the tests' copy offers. */
const place = { latitude: 46, longitude: -118.5 };

/** Elevations of some 1 m cells around the place, in degrees: a slope that falls to the east, with a hole without data. */
function geoTiff(): Buffer {
  const [cells, cell] = [120, 1 / 108_000];
  const heights = Float32Array.from({ length: cells * cells }, (_, i) => {
    const [column, row] = [i % cells, Math.floor(i / cells)];
    return column > 50 && column < 54 && row > 55 && row < 59
      ? -9999
      : 1620 - column / 20 + Math.sin(row / 15);
  });
  const bytes = writeArrayBuffer(heights, {
    width: cells,
    height: cells,
    BitsPerSample: [32],
    SampleFormat: [3],
    ModelPixelScale: [cell, cell, 0],
    ModelTiepoint: [0, 0, 0, place.longitude - (cells / 2) * cell, place.latitude + (cells / 2) * cell, 0],
    GTModelTypeGeoKey: 2,
    GTRasterTypeGeoKey: 1,
    GeographicTypeGeoKey: 4269,
    GDAL_NODATA: '-9999',
  });
  return Buffer.from(bytes);
}

test(
  'a GeoTIFF becomes contours beneath the plan, and a damaged one is refused',
  onPhoneToo,
  async ({ page }) => {
    const planner = await Planner.open(page);
    await importPlan(page, lot);
    const drop = (name: string, buffer: Buffer): Promise<void> =>
      page.getByLabel('Plan file to import').setInputFiles({ name, mimeType: 'image/tiff', buffer });
    await drop('maple.tif', geoTiff());
    const dialog = page.getByRole('dialog', { name: 'Add terrain' });
    await expect(dialog.getByText(/this plan has no location yet/)).toBeVisible();
    await dialog
      .getByLabel('Latitude and longitude of the site')
      .fill(`${place.latitude}, ${place.longitude}`);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/points around the site are kept, .* of 14,400 cells/)).toBeVisible();
    await expect(dialog.getByText(/points? ha(ve|s) no elevation there/)).toBeVisible();
    await expect(dialog.getByText('Choose the unit and the datum first.')).toBeVisible();
    await dialog.getByRole('radio', { name: /^Meters \(likely\)/ }).check();
    await dialog.getByRole('radio', { name: 'NAVD88' }).check();
    await dialog.getByLabel('Read from').fill('Lidar 1 m');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add terrain' }).click();
    await expect(dialog).toBeHidden();
    const terrain = async () => (await planner.objects()).find(({ type }) => type === 'terrain');
    expect(await terrain()).toMatchObject({
      dataset: 'Lidar 1 m',
      datum: 'NAVD88',
      within: 1.3,
      rests: 'no',
    });
    const known = () => page.evaluate(() => window.homeplot.editor.plan.objects.size);
    expect(await known()).toBe(2);

    await drop('cut.tif', geoTiff().subarray(0, 20_000));
    await expect(dialog.getByText(/damaged or cut off/)).toBeVisible();
    await expect(dialog.getByText("Your plan hasn't changed.")).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    expect(await known()).toBe(2);
  },
);

test('with keys alone, the ground rests on terrain', async ({ page }) => {
  await Planner.open(page);
  await importPlan(page, lot);
  await page.evaluate((ground) => {
    const settings = { ground: { ...ground, at: { x: 45, y: 35 }, source: 'typed' as const } };
    window.homeplot.editor.edit([{ settings }], 'Set location');
  }, place);
  await runByName(page, 'lidar', 'Add terrain');
  const dialog = page.getByRole('dialog', { name: 'Add terrain' });
  const choose = dialog.getByRole('button', { name: 'Choose a GeoTIFF file…' });
  // Before the press, as the browser has to be told of it first.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, choose);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'maple.tif', mimeType: 'image/tiff', buffer: geoTiff() });
  await tabTo(page, dialog.getByRole('radio', { name: /^Meters \(likely\)/ }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('radio', { name: 'NAVD88' }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('checkbox', { name: /^The ground rests on it/ }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: 'Add terrain' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Ground', exact: true }).click();
  await expect(page.getByText(/^\d+ points by terrain map, ± 1\.30 ft$/)).toBeVisible();
});

test('a map of the operator is asked for the ground around the site, and says so if it fails', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await importPlan(page, lot);
  await page.evaluate((ground) => {
    const settings = { ground: { ...ground, at: { x: 45, y: 35 }, source: 'typed' as const } };
    window.homeplot.editor.edit([{ settings }], 'Set location');
  }, place);
  await runByName(page, 'lidar', 'Add terrain');
  const dialog = page.getByRole('dialog', { name: 'Add terrain' });
  const read = dialog.getByRole('button', { name: 'Read Lidar of Test County' });
  await expect(
    dialog.getByText(/^Test County GIS\. 127\.0\.0\.1:\d+ sees where the site is\.$/),
  ).toBeVisible();
  await read.click();
  await expect(
    dialog.getByText(/^127\.0\.0\.1:\d+ didn't answer with terrain\. Try again later/),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose other terrain' }).click();
  const asked: URL[] = [];
  await page.route('**/ImageServer/exportImage?*', (route) => {
    asked.push(new URL(route.request().url()));
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ headers, contentType: 'image/tiff', body: geoTiff() });
  });
  await read.click();
  await expect(dialog.getByText('As its source states')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add terrain' }).click();
  await expect(dialog).toBeHidden();
  const found = (await planner.objects()).find(({ type }) => type === 'terrain');
  expect(found).toMatchObject({ dataset: 'Lidar of Test County', datum: 'NAVD88', within: 0.6, rests: 'no' });
  const [west = 0, south = 0, east = 0, north = 0] = (asked.at(-1)?.searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number);
  // 200 by 180 ft, and a few meters beside.
  expect((north - south) * 111_000).toBeGreaterThan(54);
  expect((north - south) * 111_000).toBeLessThan(70);
  expect([west < place.longitude && place.longitude < east, asked.length]).toEqual([true, 1]);
});
