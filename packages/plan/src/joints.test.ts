// Joined roads and corners move together, meet anew after every edit, and part when one goes.
import { describe, expect, test } from 'vitest';
import { overlaps } from './geometry/box.ts';
import type { Point } from './geometry/point.ts';
import { isRounded, legsAt, type Near, withJoined } from './joints.ts';
import { type Corner, corner, roundedCorner } from './kinds/corner.ts';
import { findKind, kindOf } from './kinds/index.ts';
import type { PlanObject } from './kinds/kind.ts';
import { type Road, road } from './kinds/road.ts';
import { objectsOf } from './kinds/testObjects.ts';
import {
  applyChanges,
  type Change,
  createPlan,
  inOrder,
  type MutablePlan,
  objectBox,
  type Plan,
} from './plan.ts';
import { defaultSettings } from './settings.ts';

const at = (x: number, y: number): Point => ({ x, y });
const roadsOf = ({ objects }: Plan): Road[] => objectsOf(road, objects.values());
const withEnd = (object: Road, end: string, to: Point): Road =>
  road.handles?.drag(object, end, to, false) ?? object;

function made(type: string, id: string, from: Point, to?: Point): PlanObject {
  const fields = findKind(type)?.create({ from, ...(to ? { to } : {}), scale: 2, siteExtent: 100 });
  if (!fields) throw new Error(`no ${type} is made`);
  return { id, type, order: 'a0', ...fields };
}

/** Every object whose box meets the box: what the editor's index answers, without an index. */
const nearOf =
  (plan: Plan): Near =>
  (box) =>
    [...plan.objects.values()].filter((object) => overlaps(objectBox(object), box));

/** Applies changes with what they entail and gives back the inverse. */
const edit = (plan: MutablePlan, changes: readonly Change[]): Change[] =>
  applyChanges(plan, withJoined(plan, nearOf(plan), changes));

function roadOf(plan: Plan, id: string): Road {
  const object = roadsOf(plan).find((one) => one.id === id);
  if (!object) throw new Error(`no road ${id}`);
  return object;
}

function cornerOf(plan: Plan): Corner | undefined {
  return objectsOf(corner, plan.objects.values())[0];
}

/** A chain west - middle - east - far, bent at every joint, with a corner where the first two meet. */
function chain(): MutablePlan {
  const plan = createPlan({ objects: [], settings: defaultSettings });
  const stretches: readonly (readonly [string, Point, Point])[] = [
    ['west', at(0, 0), at(100, 0)],
    ['middle', at(100, 0), at(100, 100)],
    ['east', at(100, 100), at(200, 100)],
    ['far', at(300, 200), at(200, 100)],
  ];
  for (const [id, from, to] of stretches) edit(plan, [{ put: made('road', id, from, to) }]);
  edit(plan, [{ put: made('house', 'house', at(100, 0)) }]);
  const [one, two] = legsAt(nearOf(plan), at(100, 0));
  const fields = one && two && roundedCorner(at(100, 0), one.leg, two.leg);
  if (!fields) throw new Error('no corner');
  edit(plan, [{ put: { id: 'corner', type: 'corner', order: 'a1', ...fields } }]);
  return plan;
}

const dragEnd = (plan: MutablePlan, id: string, end: string, to: Point): Change[] =>
  edit(plan, [{ put: withEnd(roadOf(plan, id), end, to) }]);

describe('a chain of roads', () => {
  test('is mitred where two of one width meet, and trimmed where a corner rounds them', () => {
    const plan = chain();
    expect(roadOf(plan, 'west')).toMatchObject({ startTrim: 0, endTrim: 10, endSkew: 0 });
    expect(roadOf(plan, 'middle')).toMatchObject({ startTrim: 10, startSkew: 0, endTrim: 0 });
    expect(Math.abs(roadOf(plan, 'middle').endSkew)).toBeCloseTo(1);
    expect(Math.abs(roadOf(plan, 'east').startSkew)).toBeCloseTo(1);
    expect(roadOf(plan, 'east').endSkew).not.toBe(0);
  });

  test('moves together when a shared end is dragged, whichever ends they are', () => {
    const plan = chain();
    dragEnd(plan, 'east', 'end', at(220, 80));
    expect(roadOf(plan, 'far')).toMatchObject({ endX: 220, endY: 80, startX: 300, startY: 200 });
    dragEnd(plan, 'east', 'start', at(90, 110));
    expect(roadOf(plan, 'middle')).toMatchObject({ endX: 90, endY: 110, startX: 100, startY: 0 });
    expect(roadOf(plan, 'west')).toMatchObject({ endX: 100, endY: 0 });
  });

  test('moves together when one of its roads is moved as a whole', () => {
    const plan = chain();
    edit(plan, [{ put: road.move(roadOf(plan, 'middle'), at(10, 5)) }]);
    expect(roadOf(plan, 'west')).toMatchObject({ startX: 0, startY: 0, endX: 110, endY: 5 });
    expect(roadOf(plan, 'east')).toMatchObject({ startX: 110, startY: 105, endX: 200, endY: 100 });
    expect(cornerOf(plan)).toMatchObject({ x: 110, y: 5 });
  });

  test('moved by both its ends at once keeps its shape', () => {
    const plan = chain();
    const moved = ['west', 'middle', 'east', 'far'].map(
      (id): Change => ({ put: road.move(roadOf(plan, id), at(10, 10)) }),
    );
    edit(plan, moved);
    expect(roadOf(plan, 'middle')).toMatchObject({
      startX: 110,
      startY: 10,
      endX: 110,
      endY: 110,
      startTrim: 10,
    });
    expect(cornerOf(plan)).toMatchObject({ x: 110, y: 10 });
  });

  test('keeps every fit when all of the plan is moved one way', () => {
    const plan = chain();
    const { endTrim, endSkew } = roadOf(plan, 'middle');
    const moved = [...plan.objects.values()].map(
      (object): Change => ({ put: kindOf(object).move(object, at(-7, 3.5)) }),
    );
    edit(plan, moved);
    expect(roadOf(plan, 'middle')).toMatchObject({ startX: 93, startY: 3.5, endTrim, endSkew });
    expect(cornerOf(plan)).toMatchObject({ x: 93, y: 3.5 });
  });

  test('is fitted anew when all of the plan is changed and not only moved', () => {
    const wide = (plan: MutablePlan, leaveOut: string): void => {
      const changed = [...plan.objects.values()].filter(({ id }) => id !== leaveOut);
      const widened = changed.map((object) => {
        const wider = roadsOf(plan).find(({ id }) => id === object.id && id !== 'east');
        return wider ? { ...wider, roadWidth: 24 } : object;
      });
      edit(
        plan,
        widened.map((put): Change => ({ put })),
      );
    };
    const [all, most] = [chain(), chain()];
    const before = JSON.stringify(cornerOf(all));
    wide(all, '');
    wide(most, 'house');
    expect(JSON.stringify(cornerOf(all))).not.toBe(before);
    expect(inOrder(all)).toEqual(inOrder(most));
  });

  test('leaves everything else alone', () => {
    const plan = chain();
    const house = plan.objects.get('house');
    dragEnd(plan, 'west', 'end', at(120, 20));
    expect(plan.objects.get('house')).toBe(house);
    const tree = made('tree', 'tree', at(400, 400));
    const changes: Change[] = [{ put: tree }];
    expect(withJoined(plan, nearOf(plan), changes)).toEqual(changes);
  });

  test('is restored, joints and corner, by one undo', () => {
    const plan = chain();
    const before = JSON.stringify(inOrder(plan));
    const inverse = dragEnd(plan, 'west', 'end', at(150, -40));
    expect(JSON.stringify(inOrder(plan))).not.toBe(before);
    applyChanges(plan, inverse);
    expect(JSON.stringify(inOrder(plan))).toBe(before);
  });
});

describe('a corner', () => {
  test('follows when the roads that it joins move, and fits their new angle', () => {
    const plan = chain();
    dragEnd(plan, 'middle', 'start', at(120, 30));
    const moved = cornerOf(plan);
    if (!moved) throw new Error('the corner is gone');
    const reach = Math.hypot(moved.startX - moved.x, moved.startY - moved.y);
    expect(moved).toMatchObject({ x: 120, y: 30 });
    expect(roadOf(plan, 'west').endTrim).toBeCloseTo(reach, 6);
    expect(roadOf(plan, 'middle').startTrim).toBeCloseTo(reach, 6);
  });

  test('keeps the radius that was wished, but takes no more than half of a short road', () => {
    const plan = chain();
    dragEnd(plan, 'west', 'start', at(94, 0));
    expect(cornerOf(plan)).toMatchObject({ cornerRadius: 10 });
    expect(roadOf(plan, 'west').endTrim).toBeCloseTo(3);
    dragEnd(plan, 'west', 'start', at(0, 0));
    expect(roadOf(plan, 'west').endTrim).toBeCloseTo(10);
  });

  test.each(['west', 'middle'])(
    'goes when the road %s is removed, and the other road gets its end back',
    (id) => {
      const plan = chain();
      const other = id === 'west' ? 'middle' : 'west';
      edit(plan, [{ remove: id }]);
      expect(cornerOf(plan)).toBeUndefined();
      expect(roadOf(plan, other)).toMatchObject({ startTrim: 0, endTrim: 0 });
    },
  );

  test('goes when both its roads are removed at once', () => {
    const plan = chain();
    edit(plan, [{ remove: 'west' }, { remove: 'middle' }]);
    expect(cornerOf(plan)).toBeUndefined();
  });

  test('that is removed leaves its roads mitred', () => {
    const plan = chain();
    edit(plan, [{ remove: 'corner' }]);
    expect(roadOf(plan, 'west').endTrim).toBe(0);
    expect(Math.abs(roadOf(plan, 'west').endSkew)).toBeCloseTo(1);
  });

  test('takes the wider of its roads as its width', () => {
    const plan = chain();
    const wide: Road = { ...roadOf(plan, 'west'), roadWidth: 20 };
    edit(plan, [{ put: wide }]);
    expect(cornerOf(plan)?.roadWidth).toBe(20);
  });

  test('dragged takes its roads along', () => {
    const plan = chain();
    const object = cornerOf(plan);
    if (!object) throw new Error('no corner');
    edit(plan, [{ put: corner.move(object, at(10, -10)) }]);
    expect(roadOf(plan, 'west')).toMatchObject({ endX: 110, endY: -10 });
    expect(roadOf(plan, 'middle')).toMatchObject({ startX: 110, startY: -10 });
  });

  test('of a file without roads is shown, moved and kept', () => {
    const plan = createPlan({ objects: [made('corner', 'lone', at(10, 10))], settings: defaultSettings });
    const lone = cornerOf(plan);
    if (!lone) throw new Error('no corner');
    edit(plan, [{ put: corner.move(lone, at(5, 5)) }]);
    expect(cornerOf(plan)).toMatchObject({ x: 15, y: 15, startX: 5, startY: 15 });
  });

  test('goes nowhere else when an unrelated road is drawn', () => {
    const plan = chain();
    const before = cornerOf(plan);
    edit(plan, [{ put: made('road', 'new', at(0, 300), at(50, 300)) }]);
    expect(cornerOf(plan)).toBe(before);
  });

  test('is none between roads that run straight on', () => {
    const plan = createPlan();
    edit(plan, [
      { put: made('road', 'a', at(0, 0), at(50, 0)) },
      { put: made('road', 'b', at(50, 0), at(90, 0)) },
    ]);
    const [one, two] = legsAt(nearOf(plan), at(50, 0));
    expect(one && two && roundedCorner(at(50, 0), one.leg, two.leg)).toBeUndefined();
  });
});

test('the legs at a place are those of the roads that end there, with whether it is rounded', () => {
  const plan = chain();
  expect(
    legsAt(nearOf(plan), at(100, 0))
      .map(({ object }) => object.id)
      .toSorted(),
  ).toEqual(['middle', 'west']);
  expect(isRounded(nearOf(plan), at(100, 0))).toBe(true);
  expect(isRounded(nearOf(plan), at(100, 100))).toBe(false);
});

test('roads joined in one edit are joined, two roads dragged apart are parted', () => {
  const plan = createPlan();
  edit(plan, [
    { put: made('road', 'a', at(0, 0), at(50, 0)) },
    { put: made('road', 'b', at(50, 0), at(50, 60)) },
  ]);
  expect(Math.abs(roadOf(plan, 'a').endSkew)).toBeCloseTo(1);
  edit(plan, [{ put: road.move(roadOf(plan, 'a'), at(0, 20)) }, { put: roadOf(plan, 'b') }]);
  expect(roadOf(plan, 'a')).toMatchObject({ endX: 50, endY: 20, endSkew: 0 });
  expect(roadOf(plan, 'b')).toMatchObject({ startX: 50, startY: 0, startSkew: 0 });
});
