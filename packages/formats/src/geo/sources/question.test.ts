// The addresses at which layers are asked: what was typed stays a text, whatever it is.
import { expect, test } from 'vitest';
import type { SourceLayer } from '@homeplot/plan/source';
import { questionAddress } from './question.ts';

const layer: SourceLayer = {
  title: 'Parcels',
  gives: 'parcels',
  kind: 'arcgis',
  url: 'https://gis.example.gov/arcgis/rest/services/Parcels/FeatureServer/0',
  where: "CONAME='DANE'",
  fields: { parcel: { field: 'PIN' }, address: { field: 'SITUS' } },
};
const asked = (of: SourceLayer, words: string): URLSearchParams =>
  new URL(questionAddress(of, { words }) ?? 'none:').searchParams;

test('a search looks for the beginning of a number, with and without its dashes, and for a part of an address', () => {
  expect(asked(layer, '36-07 21').get('where')).toBe(
    "(CONAME='DANE') AND (UPPER(PIN) LIKE '36-07 21%' OR UPPER(PIN) LIKE '360721%' OR UPPER(SITUS) LIKE '%36-07%21%')",
  );
  expect(asked(layer, '310 w poplar st, ').get('where')).toContain("UPPER(SITUS) LIKE '%310%W%POPLAR%ST%'");
});

test.each(["O'Brien", "x' OR '1'='1", "'); DROP TABLE parcels; --", '%_*'])(
  '%s can end no text of SQL',
  (words) => {
    const where = asked(layer, words).get('where') ?? '';
    // Without the texts in quotes, only what we wrote is left.
    expect(where.replaceAll(/'(?:[^']|'')*'/g, '?')).toMatch(
      /^(\(CONAME=\?\) AND \((UPPER\(PIN\) LIKE \? OR ){1,2}UPPER\(SITUS\) LIKE \?\))?$/,
    );
  },
);

test('nothing is asked for no words, or of a layer without a field to search', () => {
  expect(questionAddress(layer, { words: ' % ' })).toBeUndefined();
  expect(questionAddress({ ...layer, fields: {} }, { words: 'Main' })).toBeUndefined();
});

test('what lies in a box is asked in degrees', () => {
  const box = { west: -118.5, south: 46, east: -118.4, north: 46.1 };
  const { searchParams } = new URL(questionAddress(layer, { box }) ?? '');
  expect(searchParams.get('geometry')).toBe('-118.5000000,46.0000000,-118.4000000,46.1000000');
  expect(searchParams.get('where')).toBe("(CONAME='DANE')");
  expect(searchParams.get('outSR')).toBe('4326');
});

test('WFS is asked with a filter in which what was typed is escaped', () => {
  const wfs: SourceLayer = {
    ...layer,
    kind: 'wfs',
    url: 'https://gis.example.gov/wfs',
    typeName: 'cad:lots',
  };
  const filter = asked(wfs, 'A&B <c>').get('filter') ?? '';
  expect(filter).toContain('<Literal>*A&amp;B*&lt;C&gt;*</Literal>');
  expect(asked(wfs, 'x').get('typeName')).toBe('cad:lots');
});

test('a whole file is asked for as it is', () => {
  const file: SourceLayer = { ...layer, kind: 'geojson', url: 'https://gis.example.gov/lots.geojson' };
  expect(questionAddress(file, { words: 'x' })).toBe('https://gis.example.gov/lots.geojson');
});
