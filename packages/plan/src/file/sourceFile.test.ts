// Source files: those that come with the product are read whole; whatever is wrong with one is said in one sentence.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtInSources } from '../packs/counties/builtInSources.ts';
import { readSource, readSourceText } from './sourceFile.ts';

const layer = {
  title: 'Parcels',
  gives: 'parcels',
  kind: 'arcgis',
  url: 'https://gis.example.gov/arcgis/rest/services/Parcels/FeatureServer/0',
  fields: { parcel: 'APN', front: { field: 'SB_FRONT', unit: 'm' } },
};
const source = {
  id: 'example',
  name: 'Example County, WA',
  date: '2026-11-28',
  attribution: 'Example County GIS',
  layers: [layer],
};
const withLayer = (changes: object) => ({ ...source, layers: [{ ...layer, ...changes }] });

test('a source is read; a field may be only its name', () => {
  expect(readSource(source)).toMatchObject({
    ok: true,
    source: {
      layers: [{ fields: { parcel: { field: 'APN' }, front: { field: 'SB_FRONT', unit: 'm' } } }],
    },
  });
});

test('a layer says how good its lines are', () => {
  expect(readSource(withLayer({ accuracy: 5 }))).toMatchObject({
    ok: true,
    source: { layers: [{ accuracy: 5 }] },
  });
  expect(readSource(withLayer({ accuracy: 0 }))).toEqual({
    ok: false,
    problem: 'This source can\'t be used: "layers 1 accuracy" is 0.',
  });
});

test('the example in the documentation is a source', () => {
  const docs = readFileSync(new URL('../../../../docs/sources.md', import.meta.url), 'utf8');
  const [, example = ''] = /```json source\n(.*?)```/s.exec(docs) ?? [];
  expect(readSourceText(example)).toMatchObject({ ok: true, source: { id: 'example-wa' } });
});

test('the sources of the product are read, and have names of their own', () => {
  const read = builtInSources.map((one) => readSource(one));
  expect(read.map(({ ok }) => ok)).toEqual(builtInSources.map(() => true));
  const ids = read.flatMap((one) => (one.ok ? [one.source.id] : []));
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['', 'is empty'],
  ['{', "isn't JSON"],
  ['[]', 'the file is a list'],
  ['x'.repeat(200_001), 'too large'],
])('the text %.10s is refused', (text, why) => {
  expect(readSourceText(text)).toEqual({ ok: false, problem: expect.stringContaining(why) as string });
});

test.each([
  ['a missing name', { ...source, name: undefined }, '"name" is missing'],
  ['a day that does not exist', { ...source, date: '2026-02-30' }, '"date" is the text "2026-02-30"'],
  ['no layers', { ...source, layers: [] }, '"layers" is a list'],
  ['an area that is turned around', { ...source, area: [2, 0, 1, 1] }, '"area" has to be'],
  ['a part that sources do not have', { ...source, script: 'x' }, '"script" isn\'t a part'],
  ['an unknown kind', withLayer({ kind: 'ftp' }), '"layers 1 kind" is the text "ftp"'],
  ['an unknown meaning', withLayer({ fields: { moat: 'MOAT' } }), '"layers 1 fields moat" isn\'t a part'],
  ['a script as an address', withLayer({ url: 'javascript:alert(1)' }), '"layers 1 url"'],
  ['an address with a password', withLayer({ url: 'https://me:secret@gis.example.gov/0' }), '"layers 1 url"'],
  ['an address with a question', withLayer({ url: 'https://gis.example.gov/0?token=1' }), '"layers 1 url"'],
  ['an address that ends the policy', withLayer({ url: 'https://a.gov/;script-src *' }), '"layers 1 url"'],
  ['a field with SQL', withLayer({ fields: { parcel: "A' OR '1'='1" } }), '"layers 1 fields parcel"'],
  ['FlatGeobuf through the server', withLayer({ kind: 'flatgeobuf', through: 'server' }), "isn't JSON"],
  ['terrain of a map of parcels', withLayer({ gives: 'terrain' }), 'has to give terrain as'],
  ['parcels of an ImageServer', withLayer({ kind: 'arcgis-image' }), 'has to give terrain as'],
  ['an ImageServer without its cells', withLayer({ gives: 'terrain', kind: 'arcgis-image' }), 'no "cell"'],
  [
    'tiles in the folder that the policy names',
    withLayer({ gives: 'terrain', kind: 'terrarium', url: 'https://t.gov/{z}/{x}/{y}.png' }),
    '"layers 1 url"',
  ],
  ['WFS without a type', withLayer({ kind: 'wfs' }), 'no "typeName"'],
])('%s is refused in one sentence', (_, value, why) => {
  const read = readSource(value);
  expect(read).toEqual({ ok: false, problem: expect.stringContaining(why) as string });
  expect((read as { problem: string }).problem).toMatch(/^(?!.*\. ).*\.$/);
});
