// Whatever a check finds in a random plan, its remedy ends it, and brings no conflict for what it moves. What a remedy says
// is a length that can be shown.
import * as fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { applyInvariants } from '../plan/invariants.ts';
import { outlineOf } from '../distances/anchors.ts';
import { dot, lengthOf, type Point, subtract, unit } from '../geometry/point.ts';
import type { PlanObject } from '../objects/kind.ts';
import { applyChanges, createPlan, type MutablePlan } from '../plan/plan.ts';
import type { Vertex } from '../geometry/pen.ts';
import { defaultSettings } from '../settings/settings.ts';
import { TieIndex } from '../plan/tieIndex.ts';
import { unitSystems, type Units } from '../measure/units.ts';
import { around, lotOf } from '../../testing/testLots.ts';
import { afterRemedy } from '../../testing/testFindings.ts';
import { boxed, lot, packOf, planOf, thing, traced } from '../../testing/testSite.ts';
import { Checks } from './checks.ts';
import { isConflict } from '../site/check.ts';
import { lengthTolerance } from '../site/clearance.ts';
import type { Finding } from '../site/finding.ts';

const coordinate = fc.double({ min: -170, max: 170, noNaN: true });
const side = fc.integer({ min: 5, max: 40 });
const spot = fc.record({ x: coordinate, y: coordinate });
const turn = fc.constantFrom(0, 0, 12, 30, 45, 71.5);
const status = fc.constantFrom('proposed', 'existing');
const box = (type: string) =>
  fc.record({ at: spot, width: side, height: side, rotation: turn, status }).map(
    ({ at, ...more }) =>
      (id: string): PlanObject =>
        boxed(type, id, at, more.width, more.height, more),
  );
const corners = ({ x, y }: Vertex, size: number, bulge: number): readonly Vertex[] => [
  { x: x - size, y: y - 5 },
  { x: x + size, y: y - 5, ...(bulge ? { bulge } : {}) },
  { x: x + size, y: y + 5 },
  { x: x - size, y: y + 5, ...(bulge ? { bulge } : {}) },
];
const area = (type: string) =>
  fc.record({ at: spot, size: side, bulge: fc.constantFrom(0, 0.3, 1), status }).map(
    ({ at, size, bulge, status: is }) =>
      (id: string): PlanObject =>
        traced(type, id, corners(at, size, bulge), { status: is }),
  );
const well = spot.map((at) => (id: string) => thing('well', id, { ...at, setback: 0, status: 'proposed' }));
const easement = fc.tuple(spot, spot).map(
  ([from, to]) =>
    (id: string): PlanObject =>
      traced('easement', id, [from, to], { width: 10, purpose: 'Utility easement' }),
);
const made = fc.oneof(
  box('house'),
  box('shed'),
  box('septicTank'),
  area('building'),
  area('pool'),
  area('deck'),
  well,
  easement,
);
const feet = fc.integer({ min: 0, max: 384 }).map((inSixteenths) => inSixteenths / 16);
const rules = fc.record({
  setbacks: fc.record({ front: feet, side: feet, rear: feet, streetSide: feet }),
  separations: fc.record({
    buildings: feet,
    wellToTank: feet,
    tankToBuilding: feet,
    tankToLine: feet,
    poolToLine: feet,
    poolToBuilding: feet,
  }),
  projections: fc.record({ eave: fc.constant(2), deck: fc.constant(4) }),
});

const plans = fc
  .record({
    outline: around,
    things: fc.array(made, { minLength: 1, maxLength: 6 }),
    pack: rules,
    units: fc.constantFrom<Units>(...unitSystems),
  })
  .map(({ outline, things, pack, units }) => {
    const objects = [lotOf(outline), ...things.map((make, i) => make(`t${i}`))];
    return createPlan({ objects, settings: { ...defaultSettings, units, pack: packOf(pack) } });
  });

const edited = (plan: MutablePlan, changes: Parameters<typeof applyChanges>[1]): MutablePlan => {
  const next = createPlan({ objects: [...plan.objects.values()], settings: plan.settings });
  const { dependents } = new TieIndex(next);
  applyChanges(next, applyInvariants(next, { near: () => [], dependents }, changes));
  return next;
};

test('after a remedy its finding is gone, and nothing that it moved has a conflict that it had not', () => {
  let remedied = 0;
  fc.assert(
    fc.property(plans, (plan) => {
      const { findings } = Checks.of(plan);
      const known = new Set(findings.map(({ id }) => id));
      for (const { id, objects, remedy } of findings) {
        if (!remedy) continue;
        remedied += 1;
        const changes = remedy.changes(plan);
        expect(changes.length).toBeGreaterThan(0);
        const after = Checks.of(edited(plan, changes)).findings;
        expect(
          after.map((one) => one.id),
          remedy.title,
        ).not.toContain(id);
        const fresh = after.filter(
          (one) => isConflict(one) && !known.has(one.id) && one.objects.some((own) => objects.includes(own)),
        );
        expect(
          fresh.map(({ sentence }) => sentence),
          remedy.title,
        ).toEqual([]);
        const worse = after.filter((one) => {
          const was = findings.find((other) => other.id === one.id);
          return isConflict(one) && (one.measured ?? 0) < (was?.measured ?? 0) - lengthTolerance;
        });
        expect(
          worse.map(({ sentence }) => sentence),
          remedy.title,
        ).toEqual([]);
      }
    }),
    { numRuns: 40 * inject('thoroughness') },
  );
  expect(remedied).toBeGreaterThan(10);
});

/** Feet that a move may not leave to another one: an inch. */
const hair = 1 / 12;
/** What is left of a move in about its direction, in feet, if it is a hair; else 0. */
const restOf = (plan: MutablePlan, finding: Finding): number => {
  const { remedy } = finding;
  const before = places(plan);
  const after = edited(plan, remedy?.changes(plan) ?? []);
  const [moved] = [...places(after)].filter(
    ([id, { x, y }]) => x !== before.get(id)?.x || y !== before.get(id)?.y,
  );
  if (!moved) return 0;
  const way = offset(before.get(moved[0]), moved[1]);
  const rests = Checks.of(after).findings.flatMap((one) => {
    if (!isConflict(one) || !one.objects.includes(moved[0]) || !one.remedy) return [];
    const now = places(edited(after, one.remedy.changes(after))).get(moved[0]);
    const next = offset(moved[1], now);
    const isOnward = one.check === finding.check && dot(unit(way), unit(next)) > 0.98;
    return isOnward && lengthOf(next) < hair ? [lengthOf(next)] : [];
  });
  return Math.max(0, ...rests);
};
const places = (plan: MutablePlan): ReadonlyMap<string, Point> =>
  new Map(
    [...plan.objects.values()].flatMap((one) => {
      const [first] = outlineOf(one)?.vertices ?? [];
      return first ? [[one.id, first] as const] : [];
    }),
  );
const offset = (from: Point | undefined, to: Point | undefined): Point =>
  from && to ? subtract(to, from) : { x: 0, y: 0 };

test('a remedy clears all courses of a bent lot line at once, and its title shows a length', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      for (const finding of Checks.of(plan).findings) {
        const { remedy } = finding;
        if (!remedy?.title.startsWith('Move')) continue;
        expect(remedy.title).not.toMatch(/(?<!') 0 \d| 0(\.0+)?( m|')/);
        expect(restOf(plan, finding), remedy.title).toBe(0);
      }
    }),
    { numRuns: 30 * inject('thoroughness') },
  );
});

test('a move out of one pool leaves no hair of another one that is nearly as large', () => {
  const pool = (id: string, top: number, bulge: number, is: string): PlanObject =>
    traced('pool', id, corners({ x: 0, y: top + 5 }, 5, bulge), { status: is });
  const wedge = lotOf([
    { x: 47.66, y: 0 },
    { x: -38.27, y: 66.28 },
    { x: -46.64, y: -80.78 },
  ]);
  const tank = boxed('septicTank', 'tank', { x: 0, y: 0 }, 17, 7, { rotation: 30, status: 'proposed' });
  const pools = [pool('first', -4.99, 0.3, 'proposed'), pool('second', -5, 0, 'existing')];
  const plan = planOf([wedge, ...pools, tank], { separations: { tankToLine: 23.1875 } });
  const overlaps = Checks.of(plan).findings.filter(({ objects }) => objects.length === 2);
  expect(overlaps).toHaveLength(2);
  for (const { remedy } of overlaps) {
    const after = Checks.of(edited(plan, remedy?.changes(plan) ?? [])).findings;
    expect(
      after.filter(isConflict).map(({ sentence }) => sentence),
      remedy?.title,
    ).toEqual([]);
  }
});

test('too near both lines of a corner, one move ends both, or it is said that none does', () => {
  const setbacks = { front: 10, side: 10, rear: 10 };
  const at = fc.record({
    angle: fc.integer({ min: 25, max: 155 }),
    // Less, and a large shed in a sharp corner is off the lot.
    reach: fc.integer({ min: 150, max: 300 }),
    size: fc.integer({ min: 8, max: 30 }),
    rotation: fc.constantFrom(0, 20, 45),
    status: fc.constantFrom('proposed', undefined),
    units: fc.constantFrom<Units>(...unitSystems),
  });
  let ended = 0;
  fc.assert(
    fc.property(at, ({ angle, reach, size, rotation, status: is, units }) => {
      const turned = (angle / 180) * Math.PI;
      const up = { x: reach * Math.cos(turned), y: -reach * Math.sin(turned) };
      const wedge = lotOf([{ x: 0, y: 0 }, up, { x: up.x + reach, y: up.y }, { x: reach, y: 0 }]);
      // On the bisector, just inside of both lines.
      const out = (1 + size * Math.SQRT1_2) / Math.sin(turned / 2);
      const middle = { x: out * Math.cos(turned / 2), y: -out * Math.sin(turned / 2) };
      const building = boxed('shed', 'shed', middle, size, size, { status: is, rotation });
      const plan = createPlan({
        objects: [wedge, building],
        settings: { ...defaultSettings, units, pack: packOf({ setbacks }) },
      });
      const near = Checks.of(plan).findings.filter(({ check }) => check === 'setback' || check === 'lotLine');
      for (const { remedy, obstacle } of near) {
        expect(remedy ?? obstacle).toBeDefined();
        if (!remedy || near.length !== 2) continue;
        const after = Checks.of(edited(plan, remedy.changes(plan))).findings;
        if (after.some(isConflict)) continue;
        ended += 1;
      }
    }),
    { numRuns: 60 * inject('thoroughness') },
  );
  expect(ended).toBeGreaterThan(20);
});

describe('a lot line with a slight bend', () => {
  const setbacks = { front: 8, side: 8, rear: 8 };
  const at = fc.record({
    bend: fc.constantFrom(0.05, 0.1, 0.3, 1, 3),
    x: fc.constantFrom(40, 50, 55),
    y: fc.integer({ min: 120, max: 129 }),
    rotation: fc.constantFrom(0, 3, 30),
    units: fc.constantFrom<Units>(...unitSystems),
  });

  test('is cleared by one move', () => {
    fc.assert(
      fc.property(at, ({ bend, x, y, rotation, units }) => {
        const corner = { x: 0, y: 150 - bend };
        const bent = lotOf([{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 150 }, { x: 50, y: 150 }, corner]);
        const house = boxed('house', 'house', { x, y }, 40, 20, { status: 'proposed', rotation, eave: 0 });
        const plan = createPlan({
          objects: [bent, house],
          settings: { ...defaultSettings, units, pack: packOf({ setbacks }) },
        });
        for (const { remedy } of Checks.of(plan).findings.filter(({ check }) => check === 'setback')) {
          const after = Checks.of(edited(plan, remedy?.changes(plan) ?? [])).findings;
          expect(
            after.filter(isConflict).map(({ sentence }) => sentence),
            remedy?.title,
          ).toEqual([]);
        }
      }),
    );
  });

  test('leaves nothing to move by an eighth of an inch', () => {
    const corner = { x: 0, y: 149.95 };
    const bent = lotOf([{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 150 }, { x: 50, y: 150 }, corner]);
    const house = boxed('house', 'house', { x: 50, y: 134 }, 40, 20, {
      status: 'proposed',
      rotation: 0,
      eave: 0,
    });
    const plan = planOf([bent, house], { setbacks });
    expect(Checks.of(plan).findings[0]?.remedy?.title).toMatch(/^Move 2' 0 \d+\/\d+" up$/);
    expect(afterRemedy(plan).filter(isConflict)).toEqual([]);
  });

  test('is named without feet and inches that are 0', () => {
    const house = boxed('house', 'house', { x: 50, y: 57.99 }, 40, 20, {
      status: 'proposed',
      rotation: 0,
      eave: 0,
    });
    const plan = planOf([lot, { ...house, y: 132.005 } as PlanObject], { setbacks });
    expect(Checks.of(plan).findings.map(({ remedy }) => remedy?.title)).toEqual([
      `Move 1/16" toward the rear`,
    ]);
  });
});
