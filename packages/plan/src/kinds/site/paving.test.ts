import { expect, test } from 'vitest';
import type { Vertex } from '../../geometry/pen.ts';
import type { PlanObject } from '../../objects/kind.ts';
import { kindOf } from '../index.ts';

const labelHeight = 1.5;
const street: readonly Vertex[] = [
  { x: 0, y: 0 },
  { x: 0, y: -60 },
];
const drive = (fields: object = {}): PlanObject =>
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
  }) as unknown as PlanObject;

/** The texts of its best place, or of the best one with a leader. */
const said = (object: PlanObject, from: 'places' | 'leaders' = 'places'): readonly string[] => {
  const [label] = kindOf(object).labels?.list(object, { labelHeight, units: 'feet-inches', north: 0 }) ?? [];
  const [place] = label?.[from]?.() ?? [];
  return place?.texts.map(({ content }) => content) ?? [];
};

test('a drive says how wide it is and how much wider at the street, along it', () => {
  expect(said(drive())).toEqual([`12' wide, 3' flares`]);
  expect(said(drive({ apron: 0 }))).toEqual([`12' wide`]);
  expect(said(drive({ assumed: { width: 12 } }))).toEqual([`12' wide (assumed), 3' flares`]);
});

test('a drive that is too narrow or too short for them says its sizes beside it', () => {
  for (const one of [
    drive({ width: 2 }),
    drive({
      vertices: [
        { x: 0, y: 0 },
        { x: 0, y: -8 },
      ],
    }),
  ]) {
    expect(said(one)).toEqual([]);
    expect(said(one, 'leaders')).toEqual([expect.stringMatching(/wide$/), expect.stringMatching(/flares$/)]);
  }
});
