import { describe, expect, test } from 'vitest';
import type { PlanObject } from '../kinds/kind.ts';
import { lotOf } from '../kinds/lot/testLots.ts';
import type { Pack } from '../packs/pack.ts';
import { applyChanges, type MutablePlan } from '../plan.ts';
import { Checks } from './checks.ts';
import type { Finding } from './finding.ts';
import { boxed, lot, planOf, rectangle, thing, traced } from './testSite.ts';

const found = (objects: readonly PlanObject[], rules: Partial<Pack> = {}): readonly Finding[] =>
  new Checks(planOf(objects, rules)).findings;
const sentences = (objects: readonly PlanObject[], rules: Partial<Pack> = {}): readonly string[] =>
  found(objects, rules).map(({ sentence }) => sentence);

/** Applies the remedy of the first finding, and returns what is found then. */
function afterRemedy(plan: MutablePlan): readonly Finding[] {
  const [first] = new Checks(plan).findings;
  applyChanges(plan, first?.remedy?.changes(plan) ?? []);
  return new Checks(plan).findings;
}

const setbacks = { front: 25, side: 5, rear: 10 };
const shed = (x: number, y: number, more: object = {}): PlanObject =>
  boxed('shed', 'shed', { x, y }, 10, 8, more);

describe('setbacks', () => {
  test('say what is there and what is required, and move by the difference, rounded up to 1/16 in', () => {
    const plan = planOf([lot, shed(9.38, 60)], { setbacks });
    const [finding] = new Checks(plan).findings;
    expect(finding).toMatchObject({
      id: 'setback shed 3',
      state: 'conflict',
      sentence: `Shed is 4' 4 9/16" from the left side edge; the side setback is 5'.`,
      required: 5,
    });
    expect(finding?.measured).toBeCloseTo(4.38, 9);
    expect(finding?.place?.from.x).toBeCloseTo(4.38, 9);
    expect(finding?.place?.to.x).toBe(0);
    expect(finding?.remedy?.title).toBe('Move 7 1/2" right');
    expect(afterRemedy(plan)).toEqual([]);
  });

  test('are kept by what stands on the setback line exactly, whatever its direction', () => {
    expect(sentences([lot, shed(10, 60)], { setbacks })).toEqual([]);
    const corner = 5 + (Math.hypot(10, 8) / 2) * Math.cos(Math.atan2(8, 10) - Math.PI / 6);
    expect(sentences([lot, shed(corner, 60, { rotation: 30 })], { setbacks })).toEqual([]);
    expect(sentences([lot, shed(corner - 0.01, 60, { rotation: 30 })], { setbacks })).toHaveLength(1);
  });

  test('are restored one by one, each by the shortest way', () => {
    const plan = planOf([lot, shed(7, 8)], { setbacks });
    expect(new Checks(plan).findings.map(({ remedy }) => remedy?.title)).toEqual([
      `Move 6' down`,
      `Move 3' right`,
    ]);
    expect(afterRemedy(plan).map(({ id }) => id)).toEqual(['setback shed 3']);
    expect(afterRemedy(plan)).toEqual([]);
  });

  test('offer no remedy that would only make another conflict, or that the object does not allow', () => {
    // The other side has no room for it.
    const wide = boxed('shed', 'shed', { x: 48, y: 60 }, 94, 8);
    expect(found([lot, wide], { setbacks })[0]?.remedy).toBeUndefined();
    expect(found([lot, shed(8, 60, { locked: true })], { setbacks })[0]?.remedy).toBeUndefined();
  });

  test('of eaves are those that the pack allows; without a rule it is a question', () => {
    const house = boxed('house', 'house', { x: 30, y: 60 }, 46, 30, { eave: 3, rotation: 0 });
    expect(sentences([lot, house], { setbacks, projections: { eave: 2 } })).toEqual([]);
    expect(sentences([lot, house], { setbacks, projections: { eave: 0.5 } })).toEqual([
      `The eave of House is 4' from the left side edge; eaves may come within 4' 6".`,
    ]);
    expect(found([lot, house], { setbacks })).toMatchObject([
      {
        state: 'question',
        sentence: `The eave of House is 4' from the left side edge, within the side setback of 5'. Ask your city how far eaves may reach into it.`,
      },
    ]);
  });

  test('of decks are less by what the pack allows them', () => {
    const deck = traced('deck', 'deck', rectangle(2, 40, 20, 60));
    expect(sentences([lot, deck], { setbacks, projections: { deck: 3 } })).toEqual([]);
    expect(sentences([lot, deck], { setbacks, projections: { deck: 2 } })).toEqual([
      `Deck is 2' from the left side edge; a deck may come within 3'.`,
    ]);
  });

  test('are those of the setback line where one is drawn', () => {
    const line = thing('setback', 'line', {
      of: 'lot',
      distances: [{ edges: '', feet: 8 }],
      vertices: rectangle(8, 8, 92, 142),
      off: [8, 8, 8, 8],
      label: 'BSL',
    });
    expect(sentences([lot, line, shed(11, 60)], { setbacks })).toEqual([
      `Shed is 6' from the left side edge; the side setback is 8'.`,
    ]);
  });

  test('ask of what exists, and let alone what is to be removed', () => {
    expect(found([lot, shed(8, 60, { status: 'existing' })], { setbacks })).toMatchObject([
      {
        state: 'question',
        sentence: `Shed is 3' from the left side edge; the side setback is 5'. It is existing: ask the permit desk whether it may stay.`,
        remedy: undefined,
      },
    ]);
    expect(sentences([lot, shed(8, 60, { status: 'removed' })], { setbacks })).toEqual([]);
  });

  test('are exact at a round lot line', () => {
    // A half circle of 50 ft about 50, 50 closes the lot; the corner at 50 + 30, 50 + 36 is 50 - 46.862 ft inside of it.
    const round = lotOf([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 50, bulge: 1 },
      { x: 0, y: 50 },
    ]);
    const [near] = found([round, boxed('shed', 'shed', { x: 75, y: 82 }, 10, 8)], {
      setbacks: { front: 5, side: 5, streetSide: 5, rear: 5 },
    });
    expect(near?.measured).toBeCloseTo(50 - Math.hypot(30, 36), 9);
  });
});

describe('the lot line', () => {
  test('must not be crossed by walls or eaves; the remedy moves to the setback', () => {
    const plan = planOf([lot, shed(4, 60)], { setbacks });
    expect(new Checks(plan).findings).toMatchObject([
      {
        sentence: `Shed reaches 1' over the left side edge.`,
        measured: -1,
        remedy: { title: `Move 6' right` },
      },
    ]);
    expect(afterRemedy(plan)).toEqual([]);
    const house = boxed('house', 'house', { x: 24, y: 60 }, 46, 30, { eave: 2, rotation: 0 });
    expect(sentences([lot, house])).toEqual([`The eave of House reaches 1' over the left side edge.`]);
  });

  test('may be touched exactly, and crossed by a drive at the street', () => {
    expect(sentences([lot, shed(5, 60)])).toEqual([]);
    const fence = traced('fence', 'fence', rectangle(0, 0, 100, 150), { closed: true });
    expect(sentences([lot, fence])).toEqual([]);
    const drive = (to: number, y: number): PlanObject =>
      traced('driveway', 'drive', [
        { x: 50, y: 170 },
        { x: to, y },
      ]);
    expect(sentences([lot, drive(50, 120)])).toEqual([]);
    expect(found([lot, drive(110, 60)]).map(({ state, objects }) => [state, ...objects])).toEqual([
      ['question', 'drive'],
    ]);
  });

  test('has what is proposed inside of it', () => {
    expect(sentences([lot, shed(200, 60, { status: 'proposed' })])).toEqual(['Shed is outside the lot.']);
    expect(sentences([lot, shed(200, 60, { status: 'existing' })])).toEqual([]);
    expect(found([lot, shed(200, 60)])).toMatchObject([{ state: 'question' }]);
  });
});

describe('distances between two', () => {
  const separations = { buildings: 6, wellToTank: 50, wellToField: 100, tankToBuilding: 10, tankToLine: 10 };

  test('are measured from wall to wall; buildings may also stand against each other', () => {
    const house = boxed('house', 'house', { x: 50, y: 60 }, 30, 30, { rotation: 0 });
    expect(sentences([lot, house, shed(50, 35)], { separations })).toEqual([]);
    expect(sentences([lot, house, shed(50, 37)], { separations })).toEqual([
      `House is 4' from Shed; 6' is required.`,
    ]);
    expect(sentences([lot, house, shed(50, 41)], { separations })).toEqual([]);
    expect(afterRemedy(planOf([lot, house, shed(50, 37)], { separations }))).toEqual([]);
  });

  test('from a well are to its middle, and at least the radius that it has itself', () => {
    const well = thing('well', 'well', { x: 50, y: 20, setback: 0 });
    const tank = boxed('septicTank', 'tank', { x: 50, y: 64.25 }, 5, 8.5, { rotation: 0 });
    expect(sentences([lot, well, tank], { separations })).toEqual([
      `Septic tank is 40' from Well; 50' is required.`,
    ]);
    expect(sentences([lot, { ...well, setback: 60 } as PlanObject, tank], { separations })).toEqual([
      `Septic tank is 40' from Well; 60' is required.`,
    ]);
  });

  test('of septic tank, field and pool are kept from lot lines too', () => {
    const tank = boxed('septicTank', 'tank', { x: 7, y: 64 }, 5, 8.5, { rotation: 0 });
    const plan = planOf([lot, tank], { separations });
    expect(new Checks(plan).findings).toMatchObject([
      { sentence: `Septic tank is 4' 6" from the left side edge; 10' is required.` },
    ]);
    expect(afterRemedy(plan)).toEqual([]);
  });

  test('of trees are to the trunk', () => {
    const house = boxed('house', 'house', { x: 50, y: 60 }, 30, 30, { rotation: 0 });
    const tree = thing('tree', 'tree', { x: 68, y: 60, radius: 12, size: 24, status: 'existing' });
    expect(sentences([lot, house, tree], { separations: { treeToBuilding: 8 } })).toEqual([
      `House is 3' from Tree; 8' is required.`,
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
    expect(new Checks(plan).findings).toMatchObject([
      { sentence: `Shed reaches 2' into the utility easement.`, remedy: { title: `Move Shed 2' down` } },
    ]);
    expect(afterRemedy(plan)).toEqual([]);
  });

  test('may be touched', () => expect(sentences([lot, easement, shed(50, 14)])).toEqual([]));
});

describe('limits', () => {
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
    expect(new Checks(plan).findings).toMatchObject([
      { sentence: `Driveway is 24' wide; at most 20' is allowed.`, remedy: { title: `Make it 20' wide` } },
      { sentence: `House is 26' high; at most 25' is allowed.` },
    ]);
    expect(new Checks(plan).findings[1]?.remedy).toBeUndefined();
    expect(afterRemedy(plan).map(({ check }) => check)).toEqual(['height']);
    expect(found([lot, { ...house, tall: 0 } as PlanObject], { limits: { height: 25 } })).toMatchObject([
      { state: 'question', sentence: `The height of House isn't given; at most 25' is allowed.` },
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
      `Hedge stands in the sight triangle of the corner, where at most 3' is allowed.`,
    ]);
    expect(sentences([corner, { ...hedge, tall: 3 } as PlanObject], { limits })).toEqual([]);
    expect(found([corner, hedge], { limits: { sightTriangle: 25 } })).toMatchObject([{ state: 'question' }]);
    expect(sentences([corner, shed(70, 140)], { limits })).toEqual([]);
  });

  test('of a dimension are that it shows what it measures', () => {
    const places = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
    ];
    const dimension = thing('dimension', 'd', { places, text: `25'` });
    const plan = planOf([dimension]);
    expect(new Checks(plan).findings).toMatchObject([
      {
        sentence: `A dimension says "25'" in place of the 30' that it measures.`,
        remedy: { title: `Show 30'` },
      },
    ]);
    expect(afterRemedy(plan)).toEqual([]);
    expect(sentences([{ ...dimension, text: `30'` } as PlanObject])).toEqual([]);
  });

  test('of the lot are percentages of its area', () => {
    // 100 x 150 ft; 50 x 60 ft is a fifth.
    const house = boxed('house', 'house', { x: 50, y: 60 }, 50, 60, { rotation: 0, status: 'proposed' });
    const limits = { buildingCoverage: 0.2, impervious: 0.19, openSpace: 0.5, parking: 2 };
    expect(sentences([lot, house], { limits })).toEqual([
      'Impervious surface is 20.0% of the lot; at most 19.0% is allowed (150 sq ft too much).',
      '0 parking spaces are drawn; at least 2 are required. Place a parked car for each.',
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
      'Which edge of the lot is the front? The bottom edge was taken. Name the edges to be sure.',
    ]);
  });
});
