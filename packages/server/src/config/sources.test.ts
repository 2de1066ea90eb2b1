// The setting of county maps: what is read, what is refused and why, and what pages may then connect to.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { validConfig } from '../testing/server.ts';
import { readConfig } from './config.ts';
import { defaultSources, sourceOrigins } from './sources.ts';

const layer = {
  title: 'Parcels',
  gives: 'parcels',
  kind: 'arcgis',
  url: 'https://gis.example.gov/arcgis/rest/services/Parcels/FeatureServer/0',
  fields: { parcel: 'APN' },
};
const source = {
  id: 'example',
  name: 'Example County',
  date: '2026-11-28',
  attribution: 'Example',
  layers: [layer],
};

async function fileOf(value: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'homeplot-sources-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'county.json');
  await writeFile(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

test('without the setting there are the sources of the product; set to nothing there are none', () => {
  expect(validConfig({}).sources).toEqual(defaultSources);
  for (const text of ['', ' ', 'none']) expect(validConfig({ SOURCES: text }).sources.sources).toEqual([]);
});

test('built-in sources, files and hosts are listed together', async () => {
  const { sources } = validConfig({
    SOURCES: `walla-walla-wa, ${await fileOf(source)}, https://maps.example.gov`,
  });
  expect(sources.sources.map(({ id }) => id)).toEqual(['walla-walla-wa', 'example']);
  expect(sourceOrigins(sources)).toEqual([
    'https://maps.example.gov',
    'https://services8.arcgis.com/COL6rRPkF9w28VGX/',
    'https://gis.example.gov/arcgis/',
  ]);
});

test('a layer that the server asks opens nothing to pages', async () => {
  const through = { ...source, layers: [{ ...layer, through: 'server' }] };
  expect(sourceOrigins(validConfig({ SOURCES: await fileOf(through) }).sources)).toEqual([]);
});

test.each([
  ['nowhere.json', "The file nowhere.json can't be read"],
  ['atlantis', '"atlantis" is not a source of the product'],
  ['https://gis.example.gov/path', 'is not a host such as'],
  ["https://a.gov;script-src 'x'", 'is not a host such as'],
  ['dane-wi,built-in', 'The id "dane-wi" is listed twice'],
])('%s stops the start with a reason', (text, reason) => {
  expect(readConfig({ SOURCES: text })).toEqual({ problem: [expect.stringContaining(reason)] });
});

test('a file that is no source stops the start with a reason', async () => {
  const path = await fileOf({ ...source, date: 'today' });
  expect(readConfig({ SOURCES: path })).toEqual({
    problem: [expect.stringContaining('"date" is the text "today"')],
  });
});
