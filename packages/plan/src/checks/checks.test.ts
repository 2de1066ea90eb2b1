import { describe, expect, test } from 'vitest';
import type { PlanObject } from '../objects/kind.ts';
import { lotOf } from '../../testing/testLots.ts';
import { Checks } from './checks.ts';
import { afterRemedy, found, sentences, setbacks, shed } from '../../testing/testFindings.ts';
import { boxed, lot, planOf, rectangle, thing, traced } from '../../testing/testSite.ts';

describe('distances between two', () => {
  const separations = { buildings: 6, wellToTank: 50, wellToField: 100, tankToBuilding: 10, tankToLine: 10 };

  test('are measured from wall to wall; buildings may also stand against each other', () => {
    const house = boxed('house', 'house', { x: 50, y: 60 }, 30, 30, { rotation: 0 });
    expect(sentences([lot, house, shed(50, 35)], { separations })).toEqual([]);
    expect(sentences([lot, house, shed(50, 37)], { separations })).toEqual([
      `The house is 4' from the shed; 6' is required.`,
    ]);
    expect(sentences([lot, house, shed(50, 41)], { separations })).toEqual([]);
    expect(afterRemedy(planOf([lot, house, shed(50, 37)], { separations }))).toEqual([]);
  });

  test('from a well are to its middle, and at least the radius that it has itself', () => {
    const well = thing('well', 'well', { x: 50, y: 20, setback: 0 });
    const tank = boxed('septicTank', 'tank', { x: 50, y: 64.25 }, 5, 8.5, { rotation: 0 });
    expect(sentences([lot, well, tank], { separations })).toEqual([
      `The septic tank is 40' from the well; 50' is required.`,
    ]);
    expect(sentences([lot, { ...well, setback: 60 } as PlanObject, tank], { separations })).toEqual([
      `The septic tank is 40' from the well; 60' is required.`,
    ]);
  });

  test('of septic tank, field and pool are kept from lot lines too', () => {
    const tank = boxed('septicTank', 'tank', { x: 7, y: 64 }, 5, 8.5, { rotation: 0 });
    const plan = planOf([lot, tank], { separations });
    expect(Checks.of(plan).findings).toMatchObject([
      { sentence: `The septic tank is 4' 6" from the left side edge; 10' is required.` },
    ]);
    expect(afterRemedy(plan)).toEqual([]);
  });

  test('of trees are to the trunk', () => {
    const house = boxed('house', 'house', { x: 50, y: 60 }, 30, 30, { rotation: 0 });
    const tree = thing('tree', 'tree', { x: 68, y: 60, radius: 12, size: 24, status: 'existing' });
    expect(sentences([lot, house, tree], { separations: { treeToBuilding: 8 } })).toEqual([
      `The house is 3' from the tree; 8' is required.`,
    ]);
  });
});

describe('easements', () => {
  const easement = traced(
    'easement',
    'e',
    [
      { x: 0, y: 5 },
      { x: 100, y: 5 },
    ],
    { width: 10, purpose: 'Utility easement' },
  );

  test('are kept free, and the remedy moves out by the shortest way', () => {
    const plan = planOf([lot, easement, shed(50, 12)]);
    expect(Checks.of(plan).findings).toMatchObject([
      {
        sentence: `The shed reaches 2' into the utility easement.`,
        remedy: { title: `Move the shed 2' toward the front` },
      },
    ]);
    expect(afterRemedy(plan)).toEqual([]);
  });

  test('may be touched', () => expect(sentences([lot, easement, shed(50, 14)])).toEqual([]));
});

describe('limits', () => {
  test('of height differ for accessory buildings where the rules say so', () => {
    const garage = boxed('house', 'garage', { x: 50, y: 60 }, 20, 20, {
      rotation: 0,
      tall: 16,
      use: 'Garage',
    });
    expect(sentences([lot, garage], { limits: { height: 25, accessoryHeight: 15 } })).toEqual([
      `The garage is 16' tall; at most 15' is allowed.`,
    ]);
    expect(sentences([lot, garage], { limits: { height: 25 } })).toEqual([]);
    const house = { ...garage, use: 'House', tall: 24 } as PlanObject;
    expect(sentences([lot, house], { limits: { height: 25, accessoryHeight: 15 } })).toEqual([]);
  });

  test('of height, of a drive and of what it may be made', () => {
    const house = boxed('house', 'house', { x: 50, y: 60 }, 30, 30, { rotation: 0, tall: 26 });
    const drive = traced(
      'driveway',
      'drive',
      [
        { x: 80, y: 150 },
        { x: 80, y: 100 },
      ],
      { width: 24 },
    );
    const plan = planOf([lot, house, drive], { limits: { height: 25, driveWidth: 20 } });
    expect(Checks.of(plan).findings).toMatchObject([
      {
        sentence: `The driveway is 24' wide; at most 20' is allowed.`,
        remedy: { title: `Make it 20' wide` },
      },
      { sentence: `The house is 26' tall; at most 25' is allowed.` },
    ]);
    expect(Checks.of(plan).findings[1]?.remedy).toBeUndefined();
    expect(afterRemedy(plan).map(({ check }) => check)).toEqual(['height']);
    expect(found([lot, { ...house, tall: 0 } as PlanObject], { limits: { height: 25 } })).toMatchObject([
      {
        state: 'question',
        sentence: `How tall is the house? At most 25' is allowed. Enter its height in the panel.`,
      },
    ]);
  });

  test('of a corner keep its sight triangle clear', () => {
    const corner = lotOf(rectangle(0, 0, 100, 150), [{}, { name: 'street side' }, { name: 'front' }, {}]);
    const hedge = traced(
      'hedge',
      'hedge',
      [
        { x: 80, y: 148 },
        { x: 96, y: 148 },
      ],
      { tall: 4 },
    );
    const limits = { sightTriangle: 25, sightHeight: 3 };
    expect(sentences([corner, hedge], { limits })).toEqual([
      `The hedge stands in the sight triangle of the corner, where at most 3' is allowed.`,
    ]);
    expect(sentences([corner, { ...hedge, tall: 3 } as PlanObject], { limits })).toEqual([]);
    expect(found([corner, hedge], { limits: { sightTriangle: 25 } })).toMatchObject([{ state: 'question' }]);
    expect(sentences([corner, shed(70, 140)], { limits })).toEqual([]);
    // Of a rounded corner it begins where the two lines would meet.
    const rounded = lotOf(
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 130, bulge: Math.SQRT2 - 1 },
        { x: 80, y: 150 },
        { x: 0, y: 150 },
      ],
      [{}, { name: 'street' }, { name: 'street' }, { name: 'front' }, {}],
    );
    expect(sentences([rounded, hedge], { limits })).toHaveLength(1);
    expect(sentences([rounded, hedge], { limits: { ...limits, sightTriangle: 4 } })).toEqual([]);
  });

  test('of a dimension are that it shows what it measures', () => {
    const places = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
    ];
    const dimension = thing('dimension', 'd', { places, text: `25'` });
    const plan = planOf([dimension]);
    expect(Checks.of(plan).findings).toMatchObject([
      {
        sentence: `A dimension says “25'” instead of the 30' that it measures.`,
        remedy: { title: `Show 30'` },
      },
    ]);
    expect(afterRemedy(plan)).toEqual([]);
    expect(sentences([{ ...dimension, text: `30'` } as PlanObject])).toEqual([]);
  });

  test('of a dimension over a lot line are that it says so', () => {
    const places = [
      { x: -5, y: 40, tie: { object: 'house', anchor: 'm3' } },
      { x: 0, y: 40, tie: { object: 'lot', anchor: 'p3' } },
    ];
    const over = { ...thing('dimension', 'd', { places, text: `5' over` }), over: true } as PlanObject;
    expect(sentences([over])).toEqual([]);
    const plan = planOf([{ ...over, text: `5'` } as PlanObject]);
    expect(Checks.of(plan).findings).toMatchObject([
      {
        sentence: `A dimension says “5'” instead of the 5' over that it measures.`,
        remedy: { title: `Show 5' over` },
      },
    ]);
  });

  test('of the lot are percentages of its area', () => {
    // 100 x 150 ft; 50 x 60 ft is a fifth.
    const house = boxed('house', 'house', { x: 50, y: 60 }, 50, 60, { rotation: 0, status: 'proposed' });
    const limits = { buildingCoverage: 0.2, impervious: 0.19, openSpace: 0.5, parking: 2 };
    expect(sentences([lot, house], { limits })).toEqual([
      'Impervious surface is 20.0% of the lot; at most 19.0% is allowed (150.0 sq ft over).',
      'There are 0 parking spaces; at least 2 are required. Type the spaces of the garage or the driveway, or place a parked car for each.',
    ]);
    expect(sentences([lot, { ...house, storeys: 2 } as PlanObject], { limits: { floorArea: 0.35 } })).toEqual(
      ['Floor area ratio is 0.4; at most 0.35 is allowed (750.0 sq ft over).'],
    );
    expect(sentences([lot, house], { limits: { buildingCoverage: 0.1999 } })).toEqual([
      'Building coverage is 20.00% of the lot; at most 19.99% is allowed (1.5 sq ft over).',
    ]);
  });

  test('of the lot are a question only if all that counts is known to be there already', () => {
    const house = boxed('house', 'house', { x: 50, y: 60 }, 50, 60, { rotation: 0 });
    const stateWith = (status?: string): readonly string[] =>
      found([lot, { ...house, ...(status ? { status } : {}) } as PlanObject], {
        limits: { buildingCoverage: 0.1 },
      }).map(({ state }) => state);
    expect(stateWith()).toEqual(['conflict']);
    expect(stateWith('proposed')).toEqual(['conflict']);
    expect(stateWith('existing')).toEqual(['question']);
  });

  test('of parking alone are checked too', () => {
    expect(sentences([lot], { limits: { parking: 1 } })).toEqual([
      'There are 0 parking spaces; at least 1 is required. Type the spaces of the garage or the driveway, or place a parked car for each.',
    ]);
  });
});

describe('a pool', () => {
  const pool = traced('pool', 'pool', rectangle(40, 40, 60, 55));
  const fence = (...at: readonly (readonly [number, number])[]): PlanObject =>
    traced(
      'fence',
      `fence ${at.join(' ')}`,
      at.map(([x, y]) => ({ x, y })),
    );
  const asks = (...objects: readonly PlanObject[]): boolean =>
    found([lot, pool, ...objects]).some(({ check }) => check === 'barrier');

  test('needs a barrier that closes around it, of one fence or of several with the house', () => {
    expect(asks()).toBe(true);
    expect(asks({ ...fence([30, 30], [70, 30], [70, 70], [30, 70]), closed: true } as PlanObject)).toBe(
      false,
    );
    const house = boxed('house', 'house', { x: 50, y: 80 }, 40, 20, { rotation: 0 });
    const around = fence([30, 70], [30, 30], [70, 30], [70, 70]);
    expect(asks(around, house)).toBe(false);
    expect(asks(around)).toBe(true);
    expect(asks(fence([30, 70], [30, 30], [70, 30]), fence([70, 30.2], [70, 70]), house)).toBe(false);
    expect(asks(fence([30, 70], [30, 30], [70, 30]), fence([70, 30.5], [70, 70]), house)).toBe(true);
    // Beside it, not around it.
    expect(asks({ ...fence([5, 5], [20, 5], [20, 20], [5, 20]), closed: true } as PlanObject)).toBe(true);
  });

  test('inside a fence of more corners than can be checked is a question', () => {
    const points = Array.from({ length: 5000 }, (_, i) => {
      const [angle, radius] = [(i / 5000) * 2 * Math.PI, i % 2 === 0 ? 40 : 41];
      return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)] as const;
    });
    expect(sentences([lot, pool, { ...fence(...points), closed: true } as PlanObject])).toContainEqual(
      expect.stringMatching(/have too many corners to check whether they enclose it/),
    );
  });
});

describe('what keeps a plan from being checked', () => {
  test('is told in a sentence', () => {
    const house = boxed('house', 'house', { x: 50, y: 60 }, 30, 30, { rotation: 0 });
    expect(sentences([])).toEqual([]);
    expect(sentences([house])).toEqual([
      'The plan has no lot, so no distance to a lot line can be checked. Draw the lot first.',
    ]);
    const other = { ...lotOf(rectangle(100, 0, 200, 150)), id: 'other' };
    expect(sentences([lot, other, house])).toEqual([
      'The plan has 2 lots. Each object is checked against the lot that it stands on.',
    ]);
    const crossing = lotOf([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 0, y: 150 },
      { x: 100, y: 150 },
    ]);
    expect(sentences([crossing, house], { setbacks, limits: { buildingCoverage: 0.1 } })).toEqual([
      expect.stringMatching(/^Lot: Edge 2 and edge 4 cross or touch\./),
    ]);
    expect(sentences([lot], { setbacks: { front: 100, side: 5, rear: 60 } })).toEqual([
      'The required setbacks leave no room on the lot to build on.',
    ]);
    const nameless = lotOf(rectangle(0, 0, 100, 150));
    expect(sentences([nameless], { setbacks })).toEqual([
      'Which edge of the lot is the front? The bottom edge was assumed to be. Name the edges to be sure.',
    ]);
  });
});
