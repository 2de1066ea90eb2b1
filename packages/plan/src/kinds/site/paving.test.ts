import { expect, test } from 'vitest';
import type { Vertex } from '../../geometry/pen.ts';
import { driveway } from './paving.ts';

type Drive = Parameters<typeof driveway.draw>[0];

const labelHeight = 1.5;
const street: readonly Vertex[] = [
  { x: 0, y: 0 },
  { x: 0, y: -60 },
];
const drive = (fields: object = {}): Drive =>
  ({
    id: 'd',
    type: 'driveway',
    vertices: street,
    closed: false,
    entrances: [],
    width: 12,
    apron: 3,
    material: 'concrete',
    ...fields,
  }) as unknown as Drive;

/** The texts of its best place, or of the best one with a leader. */
const said = (object: Drive, from: 'places' | 'leaders' = 'places'): readonly string[] => {
  const [label] = driveway.labels?.list(object, { labelHeight, units: 'feet-inches', north: 0 }) ?? [];
  const [place] = label?.[from]?.() ?? [];
  return place?.texts.map(({ content }) => content) ?? [];
};

test('a drive says how wide it is and how much wider at the street, along it', () => {
  expect(said(drive())).toEqual([`12' wide, 3' flares`]);
  expect(said(drive({ apron: 0 }))).toEqual([`12' wide`]);
  expect(said(drive({ assumed: { width: 12 } }))).toEqual([`12' wide (assumed), 3' flares`]);
});

test('a short drive says its sizes across it, and one that is too narrow beside it', () => {
  const short = [
    { x: 0, y: 0 },
    { x: 0, y: -8 },
  ];
  expect(said(drive({ vertices: short }))).toEqual([`12' wide`, `3' flares`]);
  expect(said(drive({ width: 2 }))).toEqual([]);
  expect(said(drive({ width: 2 }), 'leaders')).toEqual([`Drive 2' wide`, `3' flares`]);
});
