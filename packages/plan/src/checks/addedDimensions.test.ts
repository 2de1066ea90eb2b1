import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyInvariants } from '../plan/invariants.ts';
import type { PlanObject } from '../objects/kind.ts';
import { kindOf } from '../kinds/index.ts';
import { applyChanges, type Change } from '../plan/plan.ts';
import { readPlanText } from '../file/planFile.ts';
import { TieIndex } from '../plan/tieIndex.ts';
import { writePlanFile } from '../file/writePlanFile.ts';
import { Checks } from './checks.ts';
import { planItems } from './planItems.ts';
import { shed } from '../../testing/testFindings.ts';
import { boxed, lot, packOf, planOf, rectangle, thing, traced } from '../../testing/testSite.ts';

test('a dimension between two buildings stays at their nearest points', () => {
  const house = boxed('house', 'house', { x: 50, y: 60 }, 30, 30, { rotation: 0, status: 'existing' });
  const near = shed(50, 20, { status: 'proposed' });
  const pack = packOf({ items: [{ id: 'buildingSeparation', need: 'required' }] });
  const plan = planOf([lot, house, near], pack);
  const edit = (changes: readonly Change[]): void => {
    const { dependents } = new TieIndex(plan);
    applyChanges(plan, applyInvariants(plan, { near: () => [], dependents }, changes));
  };
  const ends = () => plan.objects.get('dimension-4');
  edit(planItems(plan, pack)[0]?.remedy?.changes(plan) ?? []);
  expect(ends()).toMatchObject({ places: [{ y: 24 }, { y: 45 }] });
  edit([{ put: kindOf(near).move(near, { x: 40, y: 0 }) }]);
  const places = [
    { x: 85, y: 24 },
    { x: 65, y: 45 },
  ];
  expect(ends()).toMatchObject({ places });
  expect(planItems(plan, pack)).toMatchObject([{ state: 'ok' }]);
  const file = readPlanText(JSON.stringify(writePlanFile(plan, '2026-11-01T00:00:00.000Z')));
  expect(file).toMatchObject({ ok: true, notes: [] });
  expect(file.ok && file.contents.objects.find(({ id }) => id === 'dimension-4')).toMatchObject({ places });
});

test('the distance of a well to the nearest lot line is dimensioned on one press', () => {
  const well = thing('well', 'well', { x: 80, y: 60, setback: 0, status: 'proposed' });
  const tank = boxed('septicTank', 'tank', { x: 30, y: 60 }, 5, 8, { rotation: 0, status: 'existing' });
  const field = boxed('septicField', 'field', { x: 30, y: 30 }, 20, 20, { rotation: 0, status: 'existing' });
  const pack = packOf({
    items: [{ id: 'septic', need: 'required' }],
    separations: { wellToLine: 10 },
  });
  const plan = planOf([lot, well, tank, field], pack);
  const { dependents } = new TieIndex(plan);
  expect(planItems(plan, pack)[0]?.sentence).toBe(
    'Dimension the distances from the well to the septic tank, from the well to the septic field and 1 more.',
  );
  const changes = planItems(plan, pack)[0]?.remedy?.changes(plan) ?? [];
  applyChanges(plan, applyInvariants(plan, { near: () => [], dependents }, changes));
  expect(planItems(plan, pack)[0]?.sentence).not.toContain('nearest lot line');
  const ends = [
    { x: 80, y: 60 },
    { x: 100, y: 60 },
  ].map((at): unknown => expect.objectContaining(at));
  expect([...plan.objects.values()]).toContainEqual(expect.objectContaining({ places: ends }));
});

test('the distance of a well is called its own, not that of a septic system', () => {
  const well = thing('well', 'well', { x: 80, y: 60, setback: 0, status: 'existing' });
  const pack = packOf({ items: [{ id: 'septic', need: 'required' }], separations: { wellToBuilding: 5 } });
  const addition = boxed('house', 'house', { x: 30, y: 60 }, 20, 20, {
    name: 'Addition',
    status: 'proposed',
  });
  expect(planItems(planOf([lot, well, addition], pack), pack)[0]?.sentence).toBe(
    'Dimension the distance from the well to Addition.',
  );
});

test('a dimension between two buildings that touch is reported in Checks as having nothing to measure', () => {
  const house = boxed('house', 'house', { x: 50, y: 60 }, 30, 30, { rotation: 0, status: 'existing' });
  const near = shed(50, 20, { status: 'proposed' });
  const places = ['house', 'shed'].map((object) => ({ x: 0, y: 0, tie: { object, anchor: 'n' } }));
  const plan = planOf([lot, house, near, thing('dimension', 'd', { places })], {});
  const move = (y: number): readonly string[] => {
    const { dependents } = new TieIndex(plan);
    const changes = [{ put: { ...near, y } as PlanObject }];
    applyChanges(plan, applyInvariants(plan, { near: () => [], dependents }, changes));
    return Checks.of(plan).findings.flatMap(({ check, sentence }) =>
      check === 'dimension' ? [sentence] : [],
    );
  };
  expect(move(20)).toEqual([]);
  expect(move(41)).toEqual([
    'A dimension has nothing to measure because its two ends meet. Move the objects apart, or delete the dimension.',
  ]);
  const [finding] = Checks.of(plan).findings.filter(({ check }) => check === 'dimension');
  expect(finding?.remedy?.title).toBe('Delete the dimension');
  expect(finding?.remedy?.changes(plan)).toEqual([{ remove: 'd' }]);
  expect(move(20)).toEqual([]);
});

test("the dimension of a deck doesn't overlap that of the house in front of it", () => {
  const house = boxed('house', 'house', { x: 47, y: 75 }, 80, 30, { rotation: 0 });
  const deck = traced('deck', 'deck', rectangle(25, 60, 5, 44), { status: 'proposed' });
  const pack = packOf({ items: [{ id: 'setbackDistances', need: 'required' }] });
  const plan = planOf([lot, house], pack);
  const add = () => applyChanges(plan, planItems(plan, pack)[0]?.remedy?.changes(plan) ?? []);
  const toTheLeft = (id: string): readonly unknown[] =>
    [...plan.objects.values()].flatMap((one) => {
      const { places } = one as { places?: readonly { x: number; y: number; tie: { object: string } }[] };
      return places?.[0]?.tie.object === id && places[1]?.x === 0 ? [[places[0].x, places[0].y]] : [];
    });
  add();
  expect(toTheLeft('house')).toEqual([[7, 75]]);
  applyChanges(plan, [{ put: deck }]);
  add();
  expect(toTheLeft('deck')).toEqual([[5, 52]]);
});

test('the sizes of a building in the corner of a lot are dimensioned where there is room, outside of it', () => {
  const corners = [
    { x: 80, y: 2 },
    { x: 98, y: 2 },
    { x: 98, y: 26 },
    { x: 80, y: 26 },
  ];
  for (const vertices of [corners, corners.toReversed()]) {
    const suite = traced('building', 'suite', vertices, { status: 'proposed' });
    const pack = packOf({ items: [{ id: 'buildingSizes', need: 'required' }] });
    const plan = planOf([lot, suite], pack);
    applyChanges(plan, planItems(plan, pack)[0]?.remedy?.changes(plan) ?? []);
    const lines = [...plan.objects.values()].flatMap((one) => kindOf(one).ties?.measures?.line(one) ?? []);
    const xs = lines.map(({ x }) => x).toSorted((a, b) => a - b);
    const ys = lines.map(({ y }) => y).toSorted((a, b) => a - b);
    expect(xs).toEqual([76, 76, 80, 98]);
    expect(ys).toEqual([2, 26, 30, 30]);
  }
});

test('the sizes of a deck are not dimensioned inside the house that it stands against', () => {
  const pack = packOf({ items: [{ id: 'buildingSizes', need: 'required' }] });
  const deck = traced('deck', 'deck', rectangle(40, 30, 60, 42), { status: 'proposed' });
  // Before it and behind it, so that it isn't by chance.
  for (const house of [rectangle(30, 42, 70, 70), rectangle(30, 2, 70, 30)]) {
    const plan = planOf([lot, deck, traced('building', 'house', house, { status: 'existing' })], pack);
    applyChanges(plan, planItems(plan, pack)[0]?.remedy?.changes(plan) ?? []);
    const [along] = [...plan.objects.values()]
      .flatMap((one) => [kindOf(one).ties?.measures?.line(one) ?? []])
      .filter(([from, to]) => from && to && Math.abs(from.x - to.x) === 20);
    expect(along?.map(({ y }) => y)).toEqual(house[0]?.y === 42 ? [26, 26] : [46, 46]);
  }
});

test('after a house is moved to the other side, its dimension to the far line is missing the nearer one', () => {
  const at = fc.record({ x: fc.integer({ min: 60, max: 84 }), rotation: fc.constantFrom(0, 10, 90) });
  fc.assert(
    fc.property(at, ({ x, rotation }) => {
      const house = boxed('house', 'house', { x: 25, y: 90 }, 20, 20, { rotation, status: 'proposed' });
      const pack = packOf({ items: [{ id: 'setbackDistances', need: 'required' }] });
      const plan = planOf([lot, house], pack);
      const edit = (changes: readonly Change[]): void => {
        const { dependents } = new TieIndex(plan);
        applyChanges(plan, applyInvariants(plan, { near: () => [], dependents }, changes));
      };
      const line = () => planItems(plan, pack)[0];
      edit(line()?.remedy?.changes(plan) ?? []);
      expect(line()?.state).toBe('ok');
      edit([{ put: { ...house, x } as PlanObject }]);
      expect(line()).toMatchObject({
        state: 'missing',
        sentence:
          'The distances from the house are dimensioned to the farther lot lines. Dimension those to the nearer ones.',
        remedy: { title: 'Add the dimensions' },
      });
      edit(line()?.remedy?.changes(plan) ?? []);
      expect(line()?.state).toBe('ok');
    }),
    { numRuns: 20 },
  );
});

test('the distances of a deck do not run through the house that it is attached to', () => {
  const pack = packOf({ items: [{ id: 'setbackDistances', need: 'required' }] });
  const deck = traced('deck', 'deck', rectangle(40, 80, 60, 92), { status: 'proposed' });
  const house = traced('building', 'house', rectangle(30, 92, 70, 120), { status: 'existing' });
  const plan = planOf([lot, deck, house], pack);
  applyChanges(plan, planItems(plan, pack)[0]?.remedy?.changes(plan) ?? []);
  const places = [...plan.objects.values()].flatMap((one) => {
    const { places: [from, to] = [] } = one as { places?: readonly { y: number; tie: { object: string } }[] };
    return from?.tie.object === 'deck' ? [[from.y, to?.y]] : [];
  });
  // Though the front is nearer.
  expect(places).toEqual([
    [80, 0],
    [86, 86],
  ]);
  expect(planItems(plan, pack)[0]?.state).toBe('ok');
});

test('a structure between two others is dimensioned to the lines that it has in sight', () => {
  const pack = packOf({ items: [{ id: 'setbackDistances', need: 'required' }] });
  const deck = traced('deck', 'deck', rectangle(40, 80, 60, 92), { status: 'proposed' });
  const [front, rear] = [rectangle(30, 92, 70, 120), rectangle(30, 50, 70, 80)];
  const houses = [front, rear].map((at, i) => traced('building', `house${i}`, at, { status: 'existing' }));
  const plan = planOf([lot, deck, ...houses], pack);
  applyChanges(plan, planItems(plan, pack)[0]?.remedy?.changes(plan) ?? []);
  const ties = [...plan.objects.values()].flatMap((one) => {
    const { places = [] } = one as { places?: readonly { tie: { object: string } }[] };
    return places[0]?.tie.object ?? [];
  });
  expect(ties.filter((id) => id === 'deck')).toHaveLength(1);
  expect(planItems(plan, pack)[0]).toMatchObject({
    state: 'ok',
    sentence: 'The distances to the lot lines are dimensioned, except where other buildings stand between.',
  });
});

/** The subjects of the dimensions between two of them, and the offsets of their lines. */
const pairsOf = (plan: ReturnType<typeof planOf>): readonly string[] =>
  [...plan.objects.values()].flatMap((one) => {
    const { places = [], offset } = one as {
      places?: readonly { tie: { object: string } }[];
      offset?: number;
    };
    return places.length > 0 ? [`${places.map(({ tie }) => tie.object).join(' to ')} ${offset}`] : [];
  });

test('no distance between buildings is asked for through another one, but to one in sight', () => {
  const pack = packOf({ items: [{ id: 'buildingSeparation', need: 'required' }] });
  const addition = traced('building', 'addition', rectangle(20, 50, 32, 70), { status: 'proposed' });
  const house = traced('building', 'house', rectangle(32, 40, 60, 70), { status: 'existing' });
  const garage = traced('building', 'garage', rectangle(70, 50, 90, 70), { status: 'existing' });
  const hidden = planOf([lot, addition, house, garage], pack);
  expect(planItems(hidden, pack)).toMatchObject([
    {
      state: 'ok',
      sentence: 'Other buildings stand between, so no distance between buildings is dimensioned.',
    },
  ]);
  const barn = traced('building', 'barn', rectangle(20, 95, 32, 110), { status: 'existing' });
  const seen = planOf([lot, addition, house, garage, barn], pack);
  applyChanges(seen, planItems(seen, pack)[0]?.remedy?.changes(seen) ?? []);
  expect(pairsOf(seen)).toEqual(['addition to barn 0']);
  expect(planItems(seen, pack)).toMatchObject([
    { state: 'ok', sentence: 'The distances between buildings are dimensioned.' },
  ]);
});

test('a septic tank is dimensioned to a building that it faces, along the wall of another if need be', () => {
  const pack = packOf({ items: [{ id: 'septic', need: 'required' }] });
  const addition = traced('building', 'addition', rectangle(20, 50, 32, 70), { status: 'proposed' });
  const house = traced('building', 'house', rectangle(32, 40, 60, 70), { status: 'existing' });
  const field = boxed('septicField', 'field', { x: 80, y: 20 }, 20, 20, { status: 'existing' });
  const added = (x: number): readonly string[] => {
    const tank = boxed('septicTank', 'tank', { x, y: 20 }, 5, 8, { status: 'existing' });
    const plan = planOf([lot, addition, house, tank, field], pack);
    applyChanges(plan, planItems(plan, pack)[0]?.remedy?.changes(plan) ?? []);
    return pairsOf(plan);
  };
  expect(added(26)).toEqual(['tank to addition 0']);
  expect(added(35)).toEqual(['tank to addition 0']);
  expect(added(50)).toEqual([]);
});

test('a distance between two things is drawn beside the line of another one', () => {
  const pack = packOf({ items: [{ id: 'septic', need: 'required' }] });
  const house = traced('building', 'house', rectangle(20, 50, 60, 70), { status: 'proposed' });
  const tank = boxed('septicTank', 'tank', { x: 40, y: 20 }, 5, 8, { status: 'existing' });
  const field = boxed('septicField', 'field', { x: 80, y: 115 }, 20, 8, { status: 'existing' });
  // Measured at 36, it is drawn 4 ft beside that, at 40 too.
  for (const [x, offset] of [
    [40, 0],
    [36, -4],
  ] as const) {
    const places = [24, 50].map((y) => ({ x, y, tie: { object: y === 50 ? 'house' : 'rock', anchor: 'c' } }));
    const plan = planOf([lot, house, tank, field, thing('dimension', 'other', { places, offset })], pack);
    applyChanges(plan, planItems(plan, pack)[0]?.remedy?.changes(plan) ?? []);
    expect(pairsOf(plan)).toContain('tank to house 4');
  }
});
