// What layers answer when something is wrong: each fault is one sentence, and nothing is made of it.
import { describe, expect, test } from 'vitest';
import type { SourceLayer } from '@homeplot/plan/source';
import { readGeoJson } from '../../../testing/geo/readGeoJson.ts';
import { readAnswer } from './answer.ts';
import { overlayValues, valuesOf } from './values.ts';

const layer: SourceLayer = {
  title: 'Parcels',
  gives: 'parcels',
  kind: 'arcgis',
  url: 'https://gis.example.gov/arcgis/rest/services/Parcels/FeatureServer/0',
  fields: {
    parcel: { field: 'APN' },
    front: { field: 'SB_FRONT' },
    coverage: { field: 'COVERAGE' },
    height: { field: 'HEIGHT' },
  },
};
const county = { name: 'Example County', area: [-119, 46, -118, 47] } as const;
const attributes = { APN: '12-34', SB_FRONT: 25, COVERAGE: 40, HEIGHT: 35 };
const ring = (x: number, y: number, side = 0.001) => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y],
];
const parcel = (x = -118.5, y = 46.5, more: object = {}) => ({
  attributes: { ...attributes, ...more },
  geometry: { rings: [ring(x, y)] },
});
const answer = (features: readonly unknown[], more: object = {}) =>
  JSON.stringify({ spatialReference: { wkid: 4326 }, features, ...more });
const oneSentence = /^(?!.*[.!?] ).*\.$/s;

test('a whole answer has nothing to say', async () => {
  expect(await readAnswer(county, layer, answer([parcel()]), readGeoJson)).toMatchObject({
    ok: true,
    notes: [],
  });
});

test.each([
  ['an empty answer', '', 'gave an empty answer'],
  ['a web page', '<!doctype html><title>Moved</title>', 'address may have changed'],
  [
    'an exception of WFS',
    '<ServiceExceptionReport><ServiceException code="x">Unknown type</ServiceException></ServiceExceptionReport>',
    'refused the question: "Unknown type"',
  ],
  ['half an answer', answer([parcel()]).slice(0, 60), "is cut off or isn't JSON"],
  ['a list', '[1]', "isn't JSON"],
  [
    'an error with the status 200',
    '{"error":{"code":400,"message":"Unable to complete operation."}}',
    'refused the question: "Unable to complete operation"',
  ],
  ['a login', '{"error":{"code":499,"message":"Token Required"}}', 'asks for a login'],
  [
    'a layer that was renamed',
    '{"error":{"code":404,"message":"Service not found"}}',
    "isn't at its address anymore",
  ],
  ['no list of features', '{"count":3}', 'without a list of features'],
  [
    'an unknown projection',
    answer([parcel(1e6, 2e5)], { spatialReference: { wkid: 103_999 } }),
    "a projection that isn't known here",
  ],
  [
    'feet that are said to be degrees',
    answer([parcel(1_234_567, 234_567)]),
    "a projection that isn't known here",
  ],
  ['a parcel off the coast of Africa', answer([parcel(0, 0)]), 'outside of Example County'],
  [
    'feet of another zone',
    answer([parcel(1_200_000, 700_000)], { spatialReference: { wkid: 102_726, latestWkid: 2913 } }),
    'outside of Example County',
  ],
  ['latitude before longitude', answer([parcel(46.5, -118.5)]), 'latitude before longitude'],
  ['endless features', answer(Array.from({ length: 10_001 }, () => 0)), 'too many to read'],
  ['17 MB', answer([parcel(-118.5, 46.5, { NOTE: 'x'.repeat(17 * 2 ** 20) })]), 'more than 16 MB'],
])('%s is refused', async (_, text, why) => {
  const read = await readAnswer(county, layer, text, readGeoJson);
  expect(read).toEqual({ ok: false, problem: expect.stringContaining(why) as string });
  expect((read as { problem: string }).problem).toMatch(oneSentence);
});

test.each([
  [
    'an answer that the server cut',
    answer([parcel()], { exceededTransferLimit: true }),
    'cut its answer at 1 feature',
  ],
  [
    'an answer of exactly 1,000',
    answer(Array.from({ length: 1000 }, (_, i) => parcel(-118.5 + i * 1e-4))),
    'cut its answer at 1,000 features',
  ],
  [
    'a field that was renamed',
    answer([{ ...parcel(), attributes: { APN: '1', FRONT_SB: 25, COVERAGE: 1, HEIGHT: 1 } }]),
    'has no field "SB_FRONT"; it may be renamed',
  ],
  ['a parcel without an outline', answer([parcel(), { attributes }]), 'without a geometry left out'],
  [
    '100,001 corners',
    answer([
      parcel(),
      {
        attributes,
        geometry: {
          rings: [Array.from({ length: 100_001 }, (_, i) => [-118.5 + i * 1e-6, 46.5 + (i % 7) * 1e-5])],
        },
      },
    ]),
    'more than 100,000 corners left out',
  ],
])('%s is said', async (_, text, why) => {
  const read = await readAnswer(county, layer, text, readGeoJson);
  expect(read).toMatchObject({ ok: true, notes: [expect.stringContaining(why)] });
  expect(read.ok && read.notes[0]).toMatch(oneSentence);
});

test('several parcels of one number are all given', async () => {
  const read = await readAnswer(county, layer, answer([parcel(), parcel(-118.4)]), readGeoJson);
  expect(read).toMatchObject({ ok: true, features: [{ id: 0 }, { id: 1 }] });
});

describe('values', () => {
  const valueOf = (given: object) => valuesOf(layer, { attributes: { ...given } }, '2026-11-28')[0];

  test.each([
    [{ SB_FRONT: 25 }, 25],
    [{ SB_FRONT: '25' }, 25],
    [{ SB_FRONT: ' 25 ft. ' }, 25],
    [{ SB_FRONT: "7.5'" }, 7.5],
    [{ SB_FRONT: '3.048 m' }, 10],
    [{ COVERAGE: 40 }, 0.4],
    [{ COVERAGE: '35%' }, 0.35],
  ])('%j is %d', (given, number) => {
    expect(valueOf(given)).toMatchObject({ number, day: '2026-11-28' });
    expect(valueOf(given)).not.toHaveProperty('problem');
  });

  test.each([
    [{ SB_FRONT: 2500 }, "says 2500 ft, which can't be a front setback"],
    [{ SB_FRONT: -5 }, "says -5 ft, which can't be"],
    [{ SB_FRONT: 0 }, 'says 0, which often means'],
    [{ SB_FRONT: '25/30' }, "isn't one number"],
    [{ SB_FRONT: 'See 17.20.030' }, "isn't one number"],
    [{ SB_FRONT: '1,5' }, "isn't one number"],
    [{ SB_FRONT: '25%' }, "isn't one number"],
    [{ COVERAGE: 150 }, "says 150%, which can't be a building coverage"],
    [{ COVERAGE: '40 ft' }, "isn't one number"],
    [{ HEIGHT: 3500 }, "says 3500 ft, which can't be a building height"],
  ])('%j is shown, but never offered', (given, why) => {
    const value = valueOf(given);
    expect(value).not.toHaveProperty('number');
    expect(value?.problem).toContain(why);
    expect(value?.problem).toMatch(/\.$/);
  });

  test.each([null, '', ' ', '<Null>', 'N/A', '-9999', '-9999.0', '—'.replace('—', '--')])(
    '%j is no value',
    (nothing) => {
      expect(valueOf({ SB_FRONT: nothing, APN: nothing })).toBeUndefined();
    },
  );

  test('a text is stripped of control characters and cut', () => {
    const found = valueOf({ APN: `1\u0000\u202e2\n3${'x'.repeat(9000)}` });
    expect(found?.text).toMatch(/^1 2 3x+$/);
    expect(found?.text).toHaveLength(4000);
  });

  test('of several zones on one lot all are said, and no number is picked', () => {
    const zones: SourceLayer = { ...layer, fields: { floodZone: { field: 'Z' }, baseFlood: { field: 'B' } } };
    const [zone, base] = overlayValues(
      zones,
      [
        { attributes: { Z: 'AE', B: 812.5 } },
        { attributes: { Z: 'X', B: 815 } },
        { attributes: { Z: 'X', B: -9999 } },
      ],
      '2026-11-28',
    );
    expect(zone).toMatchObject({ text: 'AE, X' });
    expect(base).toMatchObject({
      problem: expect.stringContaining('several values on this lot: 812.5 ft, 815 ft') as string,
    });
  });
});
