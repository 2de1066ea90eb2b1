// A parcel of a county's zipped Shapefile, in State Plane feet, becomes a lot over a map; exported, and opened elsewhere, where
// nobody has turned the map on yet.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { exported, importText, open, runByName, violations } from './plannerPage.ts';
import { expectToast } from './toast.ts';

const samples = new URL('../packages/formats/testing/geo/samples/', import.meta.url);
const shapefile = 'california3-survey-feet.zip';

interface Answers {
  readonly [sample: string]: {
    /** Square meters on the ellipsoid, by pyproj's Geod. */
    readonly features: readonly { readonly name: string; readonly area: number }[];
  };
}
const answers = JSON.parse(readFileSync(new URL('answers.json', samples), 'utf8')) as Answers;
const squareFeetPerSquareMeter = 1 / 0.3048 ** 2;

/** The addresses of the tiles that a page asks for from now on. */
function tilesAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/\/\d+\/\d+\/\d+\.png$/.test(url)) asked.push(url);
  });
  return asked;
}

const mapDrawn = (page: Page) => page.locator('[data-map-drawn="true"]');

test('a parcel becomes a lot over a map, and is the same elsewhere', async ({ page, freshProfile }) => {
  await open(page);
  const tiles = tilesAsked(page);
  const buffer = readFileSync(new URL(shapefile, samples));
  await page
    .getByLabel('Plan file to import')
    .setInputFiles({ name: shapefile, mimeType: 'application/zip', buffer });
  const dialog = page.getByRole('dialog', { name: 'Add parcels from a file' });
  await dialog.getByLabel('Search by owner, number, address …').fill('peña');
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await dialog.getByRole('radio', { name: 'Peña 12' }).check();
  await expect(dialog.getByLabel('Attributes of the chosen parcel')).toContainText('Peña 12');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add lot' }).click();
  await expectToast(page, 'Lot added from the county map');

  const parcel = answers['california3-survey-feet']?.features.find(({ name }) => name === 'Peña 12');
  const area = (parcel?.area ?? 0) * squareFeetPerSquareMeter;
  const lot = await page.evaluate(() => {
    const { plan, selection } = window.homeplot.editor;
    const found = plan.objects.get([...selection.ids][0] ?? '') as unknown as {
      readonly vertices: readonly { readonly x: number; readonly y: number }[];
      readonly edges: readonly { readonly source?: string }[];
    };
    const twice = found.vertices.reduce((sum, a, i) => {
      const b = found.vertices[(i + 1) % found.vertices.length] ?? a;
      return sum + a.x * b.y - b.x * a.y;
    }, 0);
    return { area: Math.abs(twice) / 2, sources: [...new Set(found.edges.map(({ source }) => source))] };
  });
  expect(Math.abs(lot.area - area) / area).toBeLessThan(1e-4);
  expect(lot.sources).toEqual(['county map']);

  await runByName(page, 'map', 'Map');
  const card = page.getByRole('region', { name: 'Map' });
  await card.getByLabel('Map under the plan').selectOption('Test map');
  await expect(card.getByText('which then sees your IP address')).toBeVisible();
  expect(tiles).toEqual([]);
  await card.getByRole('button', { name: 'Show test map' }).click();
  await expect(mapDrawn(page)).toBeVisible();
  await expect(page.getByText('© Test mappers')).toBeVisible();
  expect(tiles.length).toBeGreaterThan(0);
  expect(tiles.length).toBeLessThanOrEqual(40);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Select' }).click();
  const file = await exported(page);

  const other = await freshProfile();
  const elsewhere = tilesAsked(other);
  await open(other);
  await importText(other, file);
  await expect(other.getByText('This plan has a map under it')).toBeVisible();
  type File = { readonly settings: { readonly ground: unknown; readonly map: unknown } };
  const { ground, map } = (JSON.parse(file) as File).settings;
  expect(ground).toBeDefined();
  expect(map).toBeDefined();
  expect(JSON.parse(await exported(other))).toMatchObject({ settings: { ground, map } });
  expect(elsewhere).toEqual([]);
  await other.getByRole('button', { name: 'Show the map' }).click();
  await expect(mapDrawn(other)).toBeVisible();
  expect(elsewhere.length).toBeGreaterThan(0);
});
