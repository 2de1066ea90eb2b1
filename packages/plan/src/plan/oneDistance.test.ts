// Each distance has one value: measured from either thing, in live distances, in tables and by the dimension between the two,
// wherever they are moved.
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { buildingDistances } from '../distances/buildingDistances.ts';
import { dimensionChanges } from '../checks/addedDimensions.ts';
import { shapeOf } from '../geometry/pathDistance.ts';
import { nearestPlaces } from '../geometry/nearestPlaces.ts';
import { applyInvariants } from './invariants.ts';
import { outlineOf } from '../distances/anchors.ts';
import { signedMeasure } from '../kinds/dimension/dimensionGeometry.ts';
import type { Dimension } from '../kinds/dimension/dimensionPlaces.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { distancesToLot } from '../distances/lotDistances.ts';
import { nearestNamed } from '../geometry/parseAnchor.ts';
import type { Vertex } from '../geometry/pen.ts';
import { offsetToDistances } from '../distances/placeByDistance.ts';
import { applyChanges, type Change, type MutablePlan } from './plan.ts';
import { TieIndex } from './tieIndex.ts';
import { boxed, planOf, traced } from '../../testing/testSite.ts';
import { lotOf } from '../../testing/testLots.ts';

type Numbers = readonly number[];
interface MeasuredLot {
  readonly lot: readonly Numbers[];
  readonly boxes: Readonly<Record<string, Numbers>>;
  readonly areas: Readonly<Record<string, readonly Numbers[]>>;
  readonly toLine: Readonly<Record<string, Numbers>>;
  readonly outlines: Readonly<Record<string, readonly Numbers[]>>;
  readonly outlinesToLine: Readonly<Record<string, Numbers>>;
  readonly apart: Readonly<Record<string, number>>;
}
/** Written by shapelyLots.py, which says how. */
const measured = JSON.parse(
  readFileSync(new URL('../checks/shapelyLots.json', import.meta.url), 'utf8'),
) as readonly MeasuredLot[];

const vertices = (all: readonly Numbers[]): readonly Vertex[] =>
  all.map(([x = 0, y = 0, bulge = 0]) => (bulge ? { x, y, bulge } : { x, y }));
const boxFrom = (id: string, [x = 0, y = 0, width = 1, height = 1, rotation = 0]: Numbers): PlanObject =>
  boxed('house', id, { x, y }, width, height, { rotation });

test.each(measured.map((one, i) => [i, one] as const))(
  'all distances on lot %i are those that Shapely measures, from whichever of two things they are asked',
  (_, { lot, boxes, areas, outlines, toLine, outlinesToLine, apart }) => {
    const ground = lotOf(vertices(lot));
    const things = new Map(Object.entries(boxes).map(([id, box]) => [id, boxFrom(id, box)]));
    for (const [id, all] of Object.entries({ pool: areas['pool'] ?? [], ...outlines }))
      things.set(id, traced('building', id, vertices(all), { eave: 0 }));
    expect(Object.keys(apart)).toHaveLength((things.size * (things.size - 1)) / 2);
    for (const [id, feet] of Object.entries({ ...toLine, ...outlinesToLine })) {
      const thing = things.get(id);
      const byEdge = thing ? distancesToLot(thing, ground).toSorted((a, b) => a.edge - b.edge) : [];
      expect(byEdge).toHaveLength(feet.length);
      for (const [i, found] of byEdge.entries())
        expect(Math.max(0, found.feet), `${id} to edge ${i}`).toBeCloseTo(feet[i] ?? NaN, 4);
    }
    for (const [pair, feet] of Object.entries(apart)) {
      const [one, other] = pair.split(' ').map((id) => things.get(id));
      if (!one || !other) throw new Error(`The lot has no ${pair}.`);
      const [there, back] = [buildingDistances(one, [other]), buildingDistances(other, [one])];
      expect(there[0]?.feet ?? 0, pair).toBeCloseTo(feet, 4);
      expect(back[0]?.feet).toBe(there[0]?.feet);
    }
  },
);

const edit = (plan: MutablePlan, changes: readonly Change[]): void => {
  const { dependents } = new TieIndex(plan);
  applyChanges(plan, applyInvariants(plan, { near: () => [], dependents }, changes));
};
const lengthOf = (plan: MutablePlan, id: string): number => {
  const dimension = plan.objects.get(id) as Dimension | undefined;
  return dimension ? signedMeasure(dimension) : NaN;
};
/** Between two things, by the nearest places of both. */
const dimensionBetween = (plan: MutablePlan, ...ends: readonly (readonly [string, string])[]): Change => {
  const [from, to] = ends.map(([object, anchor]) => ({ x: 0, y: 0, tie: { object, anchor } }));
  const [change] = from && to ? dimensionChanges(plan, [{ ends: [from, to], offset: 0 }]) : [];
  if (!change) throw new Error('No dimension was made.');
  return change;
};

/** A lot with a bulb at its front, and two houses on it. */
const bulb = lotOf(
  vertices([
    [0, 0],
    [100, 0],
    [100, 120],
    [80, 140, 0.6],
    [20, 140],
    [0, 120],
  ]),
);
const place = fc.record({
  x: fc.double({ min: 20, max: 80, noNaN: true }),
  y: fc.double({ min: 20, max: 110, noNaN: true }),
  turn: fc.constantFrom(0, 0, 15, 30, 45, 71.5),
});
const houseAt = (id: string, { x, y, turn }: { x: number; y: number; turn: number }): PlanObject =>
  boxed('house', id, { x, y }, 14, 9, { rotation: turn });

test('random moves leave one value for the distance of two buildings, and of a building and a lot line', () => {
  fc.assert(
    fc.property(
      place,
      place,
      fc.array(place, { minLength: 1, maxLength: 4 }),
      fc.nat(5),
      (a, b, moves, edge) => {
        const [one, other] = [houseAt('one', a), houseAt('other', b)];
        const plan = planOf([bulb, one, other]);
        edit(plan, [dimensionBetween(plan, ['one', 'n'], ['other', 'n'])]);
        edit(plan, [
          dimensionBetween(plan, ['one', nearestNamed(undefined, 0.2)], [bulb.id, nearestNamed(edge)]),
        ]);
        for (const to of moves) {
          edit(plan, [{ put: { ...houseAt('one', to) } }]);
          const moved = plan.objects.get('one');
          if (!moved) throw new Error('The house is gone.');
          const [apart] = buildingDistances(moved, [other]);
          expect(lengthOf(plan, 'dimension-4')).toBeCloseTo(apart?.feet ?? 0, 6);
          expect(apart?.feet).toBe(buildingDistances(other, [moved])[0]?.feet);
          const line = distancesToLot(moved, bulb).find((found) => found.edge === edge);
          expect(lengthOf(plan, 'dimension-5')).toBeCloseTo(line?.feet ?? NaN, 6);
        }
      },
    ),
    { numRuns: 60 * inject('thoroughness') },
  );
});

test.each(['driveway', 'walk', 'easement', 'hedge'])(
  'the dimension of a strip of type %s ends on its edge, where its distance is measured from, and follows it',
  (type) => {
    const strip = (x: number): PlanObject =>
      traced(
        type,
        'strip',
        vertices([
          [x, 30],
          [x, 90],
        ]),
        { closed: false, width: 12 },
      );
    const plan = planOf([bulb, strip(40), houseAt('house', { x: 80, y: 60, turn: 0 })]);
    edit(plan, [dimensionBetween(plan, ['strip', 'n'], [bulb.id, nearestNamed(5)])]);
    edit(plan, [dimensionBetween(plan, ['strip', 'n'], ['house', 'n'])]);
    for (const x of [30, 50]) {
      edit(plan, [{ put: strip(x) }]);
      expect(lengthOf(plan, 'dimension-4')).toBeCloseTo(x - 6, 6);
      expect(lengthOf(plan, 'dimension-5')).toBeCloseTo(80 - 7 - (x + 6), 6);
    }
  },
);

test('a house is moved to the typed distance from an arc, and then has it', () => {
  fc.assert(
    fc.property(place, fc.integer({ min: 3, max: 20 }), (from, feet) => {
      const house = houseAt('house', from);
      const plan = planOf([bulb, house]);
      const by = offsetToDistances(house, [{ target: bulb.id, edge: 3, feet, of: 'wall' }], plan.objects);
      if (!by) throw new Error('It finds no place.');
      const moved = kindOf(house).move(house, by);
      const [own, line] = [outlineOf(moved), outlineOf(bulb)];
      if (!own || !line) throw new Error('They have outlines.');
      const arc = shapeOf(line).edges[3];
      if (!arc) throw new Error('The lot has an arc.');
      const known = distancesToLot(moved, bulb).find(({ edge }) => edge === 3)?.feet;
      expect(known).toBeCloseTo(feet, 6);
      expect(nearestPlaces(shapeOf(own), { edges: [arc], box: arc.box }).feet).toBeCloseTo(feet, 6);
    }),
  );
});

test('a dimension between two buildings that is dragged sideways keeps their clear distance, square to both', () => {
  const [house, shed] = [boxFrom('house', [50, 100, 30, 20]), boxFrom('shed', [50, 40, 12, 10])];
  const plan = planOf([house, shed]);
  edit(plan, [dimensionBetween(plan, ['house', 'n'], ['shed', 'n'])]);
  expect(lengthOf(plan, 'dimension-3')).toBe(45);
  edit(plan, [{ put: kindOf(house).move(house, { x: 4.5, y: 0 }) }]);
  expect(lengthOf(plan, 'dimension-3')).toBe(45);
  const [from, to] = (plan.objects.get('dimension-3') as Dimension | undefined)?.places ?? [];
  expect(from?.x).toBe(to?.x);
});
