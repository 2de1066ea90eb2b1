// What offices ask beyond the usual: buffers, wires, equipment, narrow lots, corners, and facts that are still missing.
import { describe, expect, test } from 'vitest';
import type { PlanObject } from '../objects/kind.ts';
import type { ItemId } from '../packs/pack.ts';
import { lotOf } from '../../testing/testLots.ts';
import { afterRemedy, found, sentences, shed } from '../../testing/testFindings.ts';
import { boxed, lot, packOf, planOf, rectangle, thing, traced } from '../../testing/testSite.ts';
import { Checks } from './checks.ts';
import { planItems } from './planItems.ts';

const across = (type: string, y: number, fields: object): PlanObject =>
  traced(
    type,
    type,
    [
      { x: -50, y },
      { x: 150, y },
    ],
    { closed: false, ...fields },
  );

describe('a buffer', () => {
  const wetland = across('wetlandEdge', 20, { buffer: 25, bufferSide: 'both', basis: 'Delineated 2026' });

  test('is kept free of what is built, by the remedy too', () => {
    const plan = planOf([lot, wetland, shed(50, 45)]);
    expect(sentences([lot, wetland, shed(50, 45)])).toEqual([
      `The shed reaches 4' into the buffer of the wetland edge.`,
    ]);
    expect(afterRemedy(plan)).toEqual([]);
    expect(sentences([lot, wetland, shed(50, 49)])).toEqual([]);
  });

  test('asks the office about what stands in it already', () => {
    const old = { ...shed(50, 45), status: 'existing' as const };
    expect(found([lot, wetland, old])).toMatchObject([{ state: 'question' }]);
  });

  test('is as wide as the rules want it where the line has none of its own', () => {
    const bare = across('highWater', 20, { buffer: 0, bufferSide: 'both' });
    expect(sentences([lot, bare, shed(50, 45)], { separations: { buildingToWater: 50 } })).toEqual([
      `The shed is 21' from the ordinary high water line; 50' is required.`,
    ]);
  });
});

describe('equipment and wires', () => {
  test('of a pool is kept from lot lines, and the pool from overhead wires', () => {
    const pool = traced('pool', 'pool', rectangle(40, 40, 60, 60), { closed: true, status: 'existing' });
    const wire = across('utility', 30, { service: 'electric', run: 'overhead' });
    const cable = { ...wire, run: 'underground' } as PlanObject;
    const rules = { separations: { poolToWire: 15 } };
    expect(found([lot, pool, cable], rules).filter(({ check }) => check === 'pool')).toEqual([]);
    expect(found([lot, pool, wire], rules)).toMatchObject([
      { sentence: `The pool is 10' from the overhead line; 15' is required.` },
    ]);
    const pump = boxed('poolEquipment', 'pump', { x: 4, y: 60 }, 6, 3, { rotation: 0, status: 'proposed' });
    expect(sentences([lot, pump], { separations: { equipmentToLine: 5 } })).toEqual([
      `The pool equipment is 1' from the left side edge; 5' is required.`,
    ]);
  });

  test('propane is kept from buildings by its own clear distance', () => {
    const tank = boxed('propaneTank', 'tank', { x: 50, y: 60 }, 4, 10, { rotation: 0, setback: 10 });
    expect(sentences([lot, tank, shed(50, 45)])).toEqual([
      `The shed is 6' from the propane tank; 10' is required.`,
    ]);
  });
});

test("a neighbor's well keeps a septic tank away, and is never the one that moves", () => {
  const well = thing('neighborWell', 'well', { x: -10, y: 60, setback: 50, basis: 'sketched' });
  const tank = boxed('septicTank', 'tank', { x: 20, y: 60 }, 5, 8, { rotation: 0, status: 'proposed' });
  const plan = planOf([lot, well, tank]);
  expect(sentences([lot, well, tank])).toEqual([
    `The septic tank is 27' 6" from the neighbor's well; 50' is required.`,
  ]);
  expect(afterRemedy(plan)).toEqual([]);
});

test('a narrow lot has the lesser distance to its lines, a wide one the usual', () => {
  const rules = { separations: { poolToLine: 5 }, narrow: { poolToLine: { under: 25, feet: 3 } } };
  const pool = traced('pool', 'pool', rectangle(4, 40, 14, 60), { closed: true, status: 'proposed' });
  const edges = ['rear', 'side', 'front', 'side'].map((name) => ({ name }));
  const near = (width: number) =>
    found([lotOf(rectangle(0, 0, width, 100), edges), pool], rules).flatMap(
      ({ check, measured, required }) =>
        check === 'pool' && required !== undefined ? [[measured, required]] : [],
    );
  expect(near(24)).toEqual([]);
  expect(near(25)).toEqual([[4, 5]]);
});

describe('items', () => {
  const lineOf = (id: ItemId, ...objects: readonly PlanObject[]) =>
    planItems(planOf([lot, ...objects]), packOf({ items: [{ id, need: 'ask' }] }))[0];

  test('that only the user can complete ask for the fact that is missing', () => {
    const flood = across('floodLine', 20, { limit: 'zone', zone: 'AE', elevation: 0, datum: '' });
    expect(lineOf('floodLine', flood)).toMatchObject({
      state: 'question',
      asks: 'user',
      sentence:
        'Type the base flood elevation and the datum of the elevation of the flood line in the panel.',
    });
    expect(lineOf('floodLine', { ...flood, zone: 'X' } as PlanObject)?.state).toBe('ok');
    expect(lineOf('floodLine', { ...flood, elevation: 412, datum: 'NAVD88' } as PlanObject)?.state).toBe(
      'ok',
    );
    expect(
      lineOf('wires', across('utility', 20, { service: 'electric', run: 'overhead', clearance: 0 })),
    ).toMatchObject({
      state: 'question',
      sentence: 'Type the lowest height of the overhead line in the panel.',
    });
  });

  test('of equipment want its distances dimensioned, with a remedy', () => {
    const unit = boxed('acUnit', 'ac', { x: 10, y: 60 }, 3, 3, { rotation: 0, status: 'proposed' });
    expect(lineOf('equipment', unit)).toMatchObject({
      state: 'missing',
      remedy: { title: 'Add the dimensions' },
    });
    expect(lineOf('equipment')?.state).toBe('question');
  });

  test('of drives say how wide they are only where there is one', () => {
    const car = boxed('car', 'car', { x: 10, y: 60 }, 7, 16, { rotation: 0 });
    expect(lineOf('drive', car)).toMatchObject({ state: 'ok', sentence: 'Parking is drawn.' });
    const drive = across('driveway', 20, { width: 12, apron: 0 });
    expect(lineOf('drive', car, drive)?.sentence).toMatch(/each drive says how wide it is/);
    const gone: PlanObject = { ...drive, status: 'removed' };
    expect(lineOf('drive', car, gone)?.sentence).toBe('Parking is drawn.');
    expect(lineOf('drive', gone)?.sentence).toBe('The drive that is to be removed is drawn.');
    expect(lineOf('drive')?.state).toBe('question');
  });

  test('that take a surveyor or an engineer say so', () => {
    expect(lineOf('professional')?.sentence).toMatch(/licensed surveyor or engineer/);
  });
});

test('a drive keeps its distance from the corner of two streets', () => {
  const corner = lotOf(
    rectangle(0, 0, 100, 100),
    ['front', 'side', 'rear', 'street'].map((name) => ({ name })),
  );
  const drive = traced(
    'driveway',
    'drive',
    [
      { x: 20, y: -10 },
      { x: 20, y: 40 },
    ],
    { closed: false, width: 10, apron: 0, material: 'concrete', spaces: 0, status: 'proposed' },
  );
  const near = found([corner, drive], { limits: { driveToCorner: 30 } }).filter(
    ({ check }) => check === 'drive',
  );
  expect(near).toMatchObject([{ measured: 15, required: 30 }]);
  expect(
    found([corner, drive], { limits: { driveToCorner: 15 } }).filter(({ check }) => check === 'drive'),
  ).toEqual([]);
});

test('an item that names kinds asks for each of them, after what it asks itself', () => {
  const linesOf = (kinds: readonly string[], ...objects: readonly PlanObject[]) =>
    planItems(
      planOf([lot, ...objects]),
      packOf({ items: [{ id: 'utilities', need: 'required', kinds }] }),
    ).map(({ state, sentence }) => [state, sentence]);
  const water = across('utility', 30, { service: 'water' });
  const meter = thing('meter', 'meter', { x: 10, y: 10 });
  expect(linesOf(['meter', 'pole'], water, meter)).toEqual([
    ['missing', 'Not drawn yet: utility pole. The rules ask for it by name.'],
  ]);
  expect(linesOf(['meter'], water, { ...meter, status: 'removed' })[0]?.[0]).toBe('missing');
  expect(linesOf(['meter', 'a kind of later'], water, meter)[0]?.[0]).toBe('ok');
});

test('a drive is asked for the flares that go with its width, which one press makes', () => {
  const drive = (width: number, apron: number): PlanObject =>
    traced(
      'driveway',
      'drive',
      [
        { x: 80, y: 150 },
        { x: 80, y: 100 },
      ],
      { width, apron },
    );
  const flares = { narrow: { upTo: 14, feet: 5 }, wide: { upTo: 20, feet: 3 } };
  const plan = planOf([lot, drive(12, 3)], { flares });
  expect(Checks.of(plan).findings).toMatchObject([
    {
      sentence: `The driveway is 12' wide with flares of 3'; 5' is required of drives up to 14' wide.`,
      remedy: { title: `Make its flares 5'` },
    },
  ]);
  expect(afterRemedy(plan)).toEqual([]);
  for (const [width, apron] of [
    [14, 5],
    [16, 3],
    [24, 1],
  ] as const)
    expect(found([lot, drive(width, apron)], { flares })).toEqual([]);
  expect(found([lot, drive(16, 5)], { flares })).toHaveLength(1);
});
