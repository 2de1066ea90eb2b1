// The settings of maps: what is read, what is refused and why, and what pages may then connect to.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { validConfig } from '../testing/server.ts';
import { TestSite } from '../testing/site.ts';
import { readConfig } from './config.ts';
import { defaultMapTiles } from './mapTiles.ts';

const county = {
  id: 'county',
  title: 'County',
  url: 'https://gis.example.org/{z}/{x}/{y}.png?key=1',
  attribution: 'Example County',
};
const filed = { ...county, id: 'file', url: '/tiles/county.pmtiles', format: 'pmtiles' };

const mapsFor = (text: string) => validConfig({ MAP_TILES: text });

test('without the setting there are streets and aerial pictures; set to nothing there are no maps', () => {
  expect(validConfig({})).toMatchObject({ mapTiles: defaultMapTiles, geocoder: null });
  for (const text of ['', ' ', 'none', '[]']) expect(mapsFor(text)).toMatchObject({ mapTiles: [] });
});

test('a list is read, with defaults', () => {
  expect(mapsFor(JSON.stringify([county, filed]))).toMatchObject({
    mapTiles: [{ ...county, format: 'xyz', maxZoom: 19, tileSize: 256 }, filed],
  });
});

test.each([
  ['streets', 'It is not JSON'],
  ['{}', 'expected array'],
  [
    JSON.stringify([{ ...county, url: 'https://gis.example.org/{z}/{x}.png' }]),
    'Map 1, url: must contain {y}',
  ],
  [
    JSON.stringify([county, { ...county, url: 'ftp://x/{z}/{x}/{y}' }]),
    'Map 2, url: must be an http or https',
  ],
  [
    JSON.stringify([{ ...county, url: 'https://{s}.example.org/{z}/{x}/{y}.png' }]),
    'must be an http or https',
  ],
  [
    JSON.stringify([{ ...county, url: "https://a.org;script-src 'x'/{z}/{x}/{y}" }]),
    'must be an http or https',
  ],
  [JSON.stringify([{ ...filed, url: '/tiles/../keys.json' }]), '<DATA_DIR>/tiles'],
  [JSON.stringify([{ ...county, maxZoom: 99 }]), 'Map 1, maxZoom'],
  [JSON.stringify([{ ...county, attribution: '' }]), 'Map 1, attribution'],
  [JSON.stringify([county, county]), 'The id "county" is listed twice'],
])('%s stops the start with a reason', (text, reason) => {
  expect(readConfig({ MAP_TILES: text })).toEqual({ problem: [expect.stringContaining(reason)] });
});

test.each(['https://geo.example.org/search', 'geo.example.org?q={q}', 'https://{q}.example.org/'])(
  'the geocoder %s is refused',
  (text) => {
    expect(readConfig({ GEOCODER: text })).toEqual({ problem: [expect.stringContaining('GEOCODER')] });
  },
);

test('the page learns of the maps, and may connect to their hosts and the geocoder, nothing else', async () => {
  const config = validConfig({
    MAP_TILES: JSON.stringify([county, filed]),
    GEOCODER: 'https://geo.example.org/search?format=jsonv2&q={q}',
    SOURCES: 'none',
  });
  const { mapTiles, geocoder, sources } = config;
  const site = await TestSite.open({ mapTiles, geocoder, sources });
  onTestFinished(() => site.close());
  const { headers, text } = await site.request('/config.json');
  expect(JSON.parse(text)).toMatchObject({ maps: config.mapTiles, geocoder: config.geocoder });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("connect-src 'self' https://gis.example.org https://geo.example.org;");
  expect(policy).toContain("img-src 'self' data: blob:;");
});

test('a PMTiles file in the data directory is served in ranges, and nothing else of it', async () => {
  const config = mapsFor(JSON.stringify([filed]));
  const site = await TestSite.open({ mapTiles: config.mapTiles });
  onTestFinished(() => site.close());
  const folder = join(site.config.dataDir, 'tiles');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'county.pmtiles'), 'PMTiles and more');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(site.config.dataDir, 'keys.json'), 'secret');
  const part = await site.request('/tiles/county.pmtiles', { headers: { range: 'bytes=0-6' } });
  expect([part.status, part.text]).toEqual([206, 'PMTiles']);
  for (const path of [
    '/tiles/secret.txt',
    '/tiles/other.pmtiles',
    '/tiles/',
    '/tiles/..%2fkeys.json',
    '/tiles/%2e%2e/keys.json',
  ])
    expect((await site.request(path)).status, path).toBe(404);
});
