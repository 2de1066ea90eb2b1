// What parcels and buildings of a county's file become in a plan.
import { Editor } from '@homeplot/editor/editor';
import type { ParcelFeature } from '@homeplot/formats/parcelReading';
import { isTied, LocalProjection, type Tied, toGround } from '@homeplot/plan/ground';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Lot } from '@homeplot/plan/lot';
import { areaOf } from '@homeplot/plan/outline';
import type { Point } from '@homeplot/plan/point';
import { metersPerFoot } from '@homeplot/plan/units';
import { beforeEach, describe, expect, test } from 'vitest';
import { addBuildings, buildingsNear } from './addBuildings.ts';
import { addParcel, type ParcelToAdd } from './addParcel.ts';

/** A tie with which the tests write features in feet. */
const county: Tied = {
  ground: { latitude: 40.5, longitude: -105.2, at: { x: 0, y: 0 }, source: 'typed' },
  north: 0,
};

const ring = (corners: readonly (readonly [number, number])[]) =>
  corners.map(([x, y]) => {
    const { latitude, longitude } = toGround(county, { x, y });
    return [longitude, latitude] as const;
  });

const rectangle = (x: number, y: number, width: number, height: number) =>
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;

const feature = (
  id: number,
  corners: readonly (readonly [number, number])[],
  more: Partial<ParcelFeature> = {},
): ParcelFeature => ({ id, attributes: {}, geometry: 'polygon', rings: [[ring(corners)]], ...more });

const parcel = feature(0, rectangle(0, 0, 100, 150), {
  attributes: { OWNER: 'Ames', APN: '012-345', SITE_ADDR: '12 Elm St' },
});
const next = feature(1, rectangle(100, 0, 100, 150));
const far = feature(2, rectangle(5000, 0, 100, 150));

let editor: Editor;
let ids = 0;
beforeEach(() => {
  ids = 0;
  editor = new Editor({ newId: () => `n${(ids += 1)}` });
  editor.resize(1000, 800);
});

const add = (wish: Partial<ParcelToAdd> = {}) =>
  addParcel(editor, {
    chosen: parcel,
    all: [parcel, next, far],
    neighborsWithin: 200,
    takesWords: true,
    fileName: 'parcels.zip',
    ...wish,
  });
const ofType = (type: string): readonly PlanObject[] =>
  [...editor.plan.objects.values()].filter((object) => object.type === type);
const verticesOf = (object: PlanObject | undefined) =>
  Reflect.get(object ?? {}, 'vertices') as readonly Point[];

describe('a parcel', () => {
  test('becomes a lot of the county map, tied to the ground, with its neighbors, in one undo step', () => {
    expect(add()).toEqual({ notes: [] });
    const [lot] = ofType('lot') as readonly Lot[];
    expect(lot).toMatchObject({
      source: 'county map',
      sourceFile: 'parcels.zip',
      parcelNumber: '012-345',
    });
    expect(lot?.edges).toEqual(Array.from({ length: 4 }, () => ({ source: 'county map', recorded: {} })));
    expect(areaOf({ vertices: lot?.vertices ?? [], closed: true })).toBeCloseTo(15_000, 2);
    expect(ofType('lineWork')).toEqual([
      expect.objectContaining({ layer: 'neighbors', source: 'county map', closed: true }),
    ]);
    const { settings } = editor.plan;
    expect(settings).toMatchObject({ parcel: '012-345', address: '12 Elm St', ground: { source: 'parcel' } });
    expect(settings.layers.at(-1)).toMatchObject({ id: 'neighbors', faded: true, unprinted: true });
    editor.undo();
    expect(editor.plan.objects.size).toBe(0);
    expect(editor.plan.settings).toMatchObject({ parcel: '', ground: undefined });
  });

  test('brings how good its map is, if that is stated', () => {
    add({ accuracy: 3 });
    expect(ofType('lot')[0]).toMatchObject({ source: 'county map', accuracy: 3 });
  });

  test('lies at its true place in a plan that is tied, turned as the plan is', () => {
    const ground = { ...county.ground, at: { x: 40, y: 70 } };
    editor.edit([{ settings: { ground, north: 30 } }], 'Tie');
    add();
    const { settings } = editor.plan;
    if (!isTied(settings)) throw new Error('The plan lost its tie.');
    const there = new LocalProjection(settings);
    const corners = verticesOf(ofType('lot')[0]);
    ring(rectangle(0, 0, 100, 150)).forEach(([longitude, latitude], i) => {
      const expected = there.fromGround({ latitude, longitude });
      expect(corners[i]?.x).toBeCloseTo(expected.x, 6);
      expect(corners[i]?.y).toBeCloseTo(expected.y, 6);
    });
    expect(settings.ground).toEqual(ground);
  });

  test('far from the tied place moves the tie', () => {
    editor.edit([{ settings: { ground: { ...county.ground, latitude: 35 } } }], 'Tie');
    expect(add()).toEqual({
      notes: [expect.stringMatching(/^The plan's location moved \d+ miles, to the parcel\./)],
    });
    expect(editor.plan.settings.ground).toMatchObject({ source: 'parcel' });
    expect(editor.plan.settings.ground?.latitude).toBeCloseTo(40.4998, 3);
  });

  test('in a drawing without a place says where it is, and moves nothing', () => {
    const house = editor.scene.create('house', { x: 10, y: 10 });
    if (!house) throw new Error('nothing made');
    editor.edit([{ put: house }], 'Draw');
    expect(add()).toEqual({ notes: [expect.stringMatching(/^The plan had no location\./)] });
    expect(editor.plan.objects.get(house.id)).toEqual(house);
  });

  test('with parts becomes several lots, its holes become lines, and a message says both', () => {
    const rings = [
      [ring(rectangle(0, 0, 100, 100)), ring(rectangle(20, 20, 10, 10))],
      [ring(rectangle(0, 200, 50, 50))],
    ];
    const added = add({ chosen: { ...parcel, rings }, neighborsWithin: 0 });
    expect(ofType('lot')).toHaveLength(2);
    expect(ofType('lineWork')).toHaveLength(1);
    expect(typeof added === 'string' ? added : added.notes.join(' ')).toMatch(/2 parts.*a hole/);
  });

  test('that repeats corners loses them, and a message says so', () => {
    const corners = [
      [0, 0],
      [0, 0],
      [100, 0],
      [100, 150],
      [0, 150],
      [0, 0],
    ] as const;
    expect(add({ chosen: feature(7, corners) })).toEqual({ notes: ['2 repeated corners were left out.'] });
    expect(verticesOf(ofType('lot')[0])).toHaveLength(4);
  });

  test.each([
    ['a line', { geometry: 'line' as const }, 'no area'],
    [
      'two corners',
      {
        rings: [
          [
            ring([
              [0, 0],
              [9, 9],
            ]),
          ],
        ],
      },
      'fewer than three corners',
    ],
    ['nothing', { rings: [] }, 'no area'],
    [
      'too many corners',
      {
        rings: [
          [ring(Array.from({ length: 2001 }, (_, i) => [Math.cos(i) * 900, Math.sin(i) * 900] as const))],
        ],
      },
      'has 2,001 corners; a lot can have 2,000',
    ],
  ])('of %s is refused, and the plan is as it was', (_what, more, reason) => {
    expect(add({ chosen: { ...parcel, ...more } })).toContain(reason);
    expect(editor.plan.objects.size).toBe(0);
    expect(editor.canUndo).toBe(false);
  });
});

describe('buildings', () => {
  const house = feature(10, rectangle(20, 20, 40, 30));
  const elsewhere = feature(11, rectangle(900, 900, 40, 30));

  test('on the lot are added as existing ones', () => {
    add();
    const near = buildingsNear(editor, [house, elsewhere]);
    if (typeof near === 'string') throw new Error(near);
    expect(addBuildings(editor, near, { fileName: 'footprints.geojson' })).toEqual({ notes: [] });
    expect(ofType('building')).toEqual([
      expect.objectContaining({ status: 'existing', source: 'county map', eave: 0 }),
    ]);
    const area = areaOf({ vertices: verticesOf(ofType('building')[0]), closed: true }) * metersPerFoot ** 2;
    expect(area).toBeCloseTo(1200 * metersPerFoot ** 2, 2);
  });

  test('need a plan with a place and a lot', () => {
    expect(buildingsNear(editor, [house])).toContain('no location yet');
    editor.edit([{ settings: { ground: county.ground } }], 'Tie');
    expect(buildingsNear(editor, [house])).toContain('no lot yet');
    add();
    expect(buildingsNear(editor, [elsewhere])).toContain('No building in this file');
  });
});
