import { assert, constantFrom, integer, property, record, array, boolean } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../geometry/point.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { lotOf } from '../../testing/testLots.ts';
import { applyChanges, type Change, idOf } from '../plan/plan.ts';
import { Checks } from './checks.ts';
import { boxed, lot, packOf, planOf, rectangle, thing, traced } from '../../testing/testSite.ts';

const rules = packOf({
  setbacks: { front: 25, side: 5, rear: 10 },
  separations: { buildings: 6, wellToTank: 50, poolToLine: 5, poolToBuilding: 10, treeToBuilding: 5 },
  limits: { buildingCoverage: 0.15, impervious: 0.3, openSpace: 0.6, parking: 1, driveWidth: 20, height: 20 },
  surfaces: { gravel: 0.5 },
});

type Maker = (type: string, id: string, at: Point) => PlanObject;

const placed: Maker = (type, id, { x, y }) => thing(type, id, { x, y });
const turned: Maker = (type, id, at) => boxed(type, id, at, 18, 12, { rotation: 15 });
const outlined: Maker = (type, id, { x, y }) => traced(type, id, rectangle(x - 10, y - 8, x + 10, y + 8));
const enclosing: Maker = (type, id, at) => ({ ...outlined(type, id, at), closed: true }) as PlanObject;
const makers = {
  house: turned,
  shed: turned,
  septicTank: turned,
  car: turned,
  well: placed,
  tree: placed,
  pool: outlined,
  patio: outlined,
  gravel: outlined,
  fence: enclosing,
  lot: (_, id, { x, y }) => ({ ...lotOf(rectangle(x - 30, y - 40, x + 30, y + 40)), id }),
} as const satisfies Record<string, Maker>;
const types = Object.keys(makers) as (keyof typeof makers)[];

const at = record({ x: integer({ min: -20, max: 120 }), y: integer({ min: -20, max: 170 }) });
const edit = record({
  number: integer({ min: 0, max: 9 }),
  type: constantFrom(...types),
  at,
  status: constantFrom(undefined, 'existing', 'proposed', 'removed'),
  isRemoved: boolean(),
});

const made = (type: keyof typeof makers, id: string, place: Point): PlanObject =>
  makers[type](type, id, place);

/** Without the functions of remedies. */
const listed = (checks: Checks): unknown => JSON.parse(JSON.stringify(checks.findings));
const close = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' ? Number(one.toFixed(6)) : one)),
  );

describe('checks kept up to date', () => {
  test('find after any edits what checking all again finds', () => {
    assert(
      property(array(edit, { minLength: 1, maxLength: 25 }), (edits) => {
        const plan = planOf([lot], rules);
        let checks = Checks.of(plan);
        for (const { number, type, at: place, status, isRemoved } of edits) {
          const id = `thing ${number}`;
          const object = { ...made(type, id, place), ...(status ? { status } : {}) };
          const change: Change = isRemoved ? { remove: id } : { put: object };
          applyChanges(plan, [change]);
          if (!checks.update([idOf(change) ?? ''])) checks = Checks.of(plan);
        }
        expect(close(listed(checks))).toEqual(close(listed(Checks.of(plan))));
      }),
      { numRuns: 80 },
    );
  });

  test('find nothing new after a remedy', () => {
    assert(
      property(
        array(
          record({
            type: constantFrom('house' as const, 'shed' as const, 'pool' as const, 'septicTank' as const),
            at,
          }),
          {
            minLength: 1,
            maxLength: 5,
          },
        ),
        (all) => {
          const objects = all.map((one, i) => made(one.type, `thing ${i}`, one.at));
          const before = Checks.of(planOf([lot, ...objects], rules)).findings;
          for (const finding of before) {
            const plan = planOf([lot, ...objects], rules);
            const changes = Checks.of(plan)
              .findings.find(({ id }) => id === finding.id)
              ?.remedy?.changes(plan);
            if (!changes) continue;
            applyChanges(plan, changes);
            const moved = changes.flatMap((change) => idOf(change) ?? []);
            const after = Checks.of(plan).findings.filter(({ objects: ids }) =>
              ids.some((id) => moved.includes(id)),
            );
            const known = new Set(before.map(({ id }) => id));
            expect(
              after.filter(({ id, state }) => id === finding.id || (state === 'conflict' && !known.has(id))),
            ).toEqual([]);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('find during a drag what is found after it', () => {
    const shed = boxed('shed', 'shed', { x: 50, y: 60 }, 10, 8, { tall: 9 });
    const plan = planOf(
      [lot, shed, boxed('house', 'house', { x: 50, y: 100 }, 30, 20, { rotation: 0 })],
      rules,
    );
    const checks = Checks.of(plan);
    expect(checks.duringDrag([shed])).toEqual([]);
    const moved = kindOf(shed).move(shed, { x: -43, y: 0 });
    const dragged = checks.duringDrag([moved]).map(({ sentence }) => sentence);
    expect(dragged).toEqual([`The shed is 2' from the left side edge; the side setback is 5'.`]);
    applyChanges(plan, [{ put: moved }]);
    checks.update(['shed']);
    expect(
      checks.findings.filter(({ check }) => check === 'setback').map(({ sentence }) => sentence),
    ).toEqual(dragged);
  });

  test('find nothing while the lot is dragged along', () => {
    const shed = boxed('shed', 'shed', { x: 50, y: 60 }, 10, 8, { tall: 9 });
    const checks = Checks.of(planOf([lot, shed], rules));
    const moved = [lot, shed].map((object) => kindOf(object).move(object, { x: -43, y: 0 }));
    expect(checks.duringDrag(moved)).toEqual([]);
  });

  test('offer no remedy that an object in the way would spoil', () => {
    const plan = planOf([lot, boxed('shed', 'shed', { x: 9, y: 60 }, 10, 8)], rules);
    const checks = Checks.of(plan);
    const remedyNow = (): string | undefined =>
      checks.findings.find(({ check }) => check === 'setback')?.remedy?.title;
    expect(remedyNow()).toBe(`Move 1' toward the right side`);
    // 6 ft from the shed, as required, until that moves.
    applyChanges(plan, [
      { put: boxed('house', 'house', { x: 35, y: 60 }, 30, 20, { rotation: 0, tall: 10 }) },
    ]);
    checks.update(['house']);
    expect(remedyNow()).toBeUndefined();
  });

  test('ask for a check of the whole plan when the permit rules change', () => {
    const plan = planOf([lot, boxed('shed', 'shed', { x: 9, y: 60 }, 10, 8)]);
    const checks = Checks.of(plan);
    expect(checks.findings).toEqual([]);
    applyChanges(plan, [{ settings: { pack: rules } }]);
    expect(checks.update([])).toBe(false);
    expect(Checks.of(plan).findings.map(({ check }) => check)).toContain('setback');
  });
});
