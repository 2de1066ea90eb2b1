// Joined roads and corners move together and are refitted after every edit.
import { describe, expect, test } from 'vitest';
import { overlaps } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import { isRounded, legsAt, type Near, withJoined } from './joints.ts';
import { corner } from '../kinds/basic/corner.ts';
import { roundedCorner } from '../kinds/basic/roundedCorner.ts';
import type { Corner } from '../kinds/basic/cornerFields.ts';
import { findKind, kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { road } from '../kinds/basic/road.ts';
import type { Road } from '../kinds/basic/roadFields.ts';
import { objectsOf } from '../../testing/testObjects.ts';
import {
  applyChanges,
  type Change,
  createPlan,
  idOf,
  inOrder,
  type MutablePlan,
  objectBox,
  type Plan,
} from './plan.ts';
import { defaultSettings } from '../settings/settings.ts';

const at = (x: number, y: number): Point => ({ x, y });
const roadsOf = ({ objects }: Plan): Road[] => objectsOf(road, objects.values());
const withEnd = (object: Road, end: string, to: Point): Road =>
  road.handles?.drag(object, end, to, false) ?? object;

function made(type: string, id: string, from: Point, to?: Point): PlanObject {
  const fields = findKind(type)?.create({ from, ...(to ? { to } : {}), scale: 2, siteExtent: 100 });
  if (!fields) throw new Error(`no ${type} is made`);
  return { id, type, order: 'a0', ...fields };
}

/** The objects whose boxes overlap the box, without an index. */
const nearOf =
  (plan: Plan): Near =>
  (box) =>
    [...plan.objects.values()].filter((object) => overlaps(objectBox(object), box));

/** Applies changes with what follows from them and returns the inverse. */
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

/** A chain of roads west - middle - east - far with an angle at every joint and a corner at the first. */
function chain(): MutablePlan {
  const plan = createPlan({ objects: [], settings: defaultSettings });
  const roads: readonly (readonly [string, Point, Point])[] = [
    ['west', at(0, 0), at(100, 0)],
    ['middle', at(100, 0), at(100, 100)],
    ['east', at(100, 100), at(200, 100)],
    ['far', at(300, 200), at(200, 100)],
  ];
  for (const [id, from, to] of roads) edit(plan, [{ put: made('road', id, from, to) }]);
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
  test('is mitered where two of the same width meet, and trimmed at a corner', () => {
    const plan = chain();
    expect(roadOf(plan, 'west')).toMatchObject({ startTrim: 0, endTrim: 10, endSkew: 0 });
    expect(roadOf(plan, 'middle')).toMatchObject({ startTrim: 10, startSkew: 0, endTrim: 0 });
    expect(Math.abs(roadOf(plan, 'middle').endSkew)).toBeCloseTo(1);
    expect(Math.abs(roadOf(plan, 'east').startSkew)).toBeCloseTo(1);
    expect(roadOf(plan, 'east').endSkew).not.toBe(0);
  });

  test('moves together when a shared end is dragged, whether start or end', () => {
    const plan = chain();
    dragEnd(plan, 'east', 'end', at(220, 80));
    expect(roadOf(plan, 'far')).toMatchObject({ endX: 220, endY: 80, startX: 300, startY: 200 });
    dragEnd(plan, 'east', 'start', at(90, 110));
    expect(roadOf(plan, 'middle')).toMatchObject({ endX: 90, endY: 110, startX: 100, startY: 0 });
    expect(roadOf(plan, 'west')).toMatchObject({ endX: 100, endY: 0 });
  });

  test('moves together when a whole road is moved', () => {
    const plan = chain();
    edit(plan, [{ put: road.move(roadOf(plan, 'middle'), at(10, 5)) }]);
    expect(roadOf(plan, 'west')).toMatchObject({ startX: 0, startY: 0, endX: 110, endY: 5 });
    expect(roadOf(plan, 'east')).toMatchObject({ startX: 110, startY: 105, endX: 200, endY: 100 });
    expect(cornerOf(plan)).toMatchObject({ x: 110, y: 5 });
  });

  test('keeps its shape when all its roads are moved at once', () => {
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

  test('keeps all miters and trims when the whole plan is moved', () => {
    const plan = chain();
    const { endTrim, endSkew } = roadOf(plan, 'middle');
    const moved = [...plan.objects.values()].map(
      (object): Change => ({ put: kindOf(object).move(object, at(-7, 3.5)) }),
    );
    edit(plan, moved);
    expect(roadOf(plan, 'middle')).toMatchObject({ startX: 93, startY: 3.5, endTrim, endSkew });
    expect(cornerOf(plan)).toMatchObject({ x: 93, y: 3.5 });
  });

  test('is refitted when every object is changed and not only moved', () => {
    const widen = (plan: MutablePlan, except: string): void => {
      const changed = [...plan.objects.values()].filter(({ id }) => id !== except);
      const widened = changed.map((object) => {
        const wider = roadsOf(plan).find(({ id }) => id === object.id && id !== 'east');
        return wider ? { ...wider, roadWidth: 24 } : object;
      });
      edit(
        plan,
        widened.map((put): Change => ({ put })),
      );
    };
    const [all, allButOne] = [chain(), chain()];
    const before = JSON.stringify(cornerOf(all));
    widen(all, '');
    widen(allButOne, 'house');
    expect(JSON.stringify(cornerOf(all))).not.toBe(before);
    expect(inOrder(all)).toEqual(inOrder(allButOne));
  });

  test('does not affect other objects', () => {
    const plan = chain();
    const house = plan.objects.get('house');
    dragEnd(plan, 'west', 'end', at(120, 20));
    expect(plan.objects.get('house')).toBe(house);
    const tree = made('tree', 'tree', at(400, 400));
    const changes: Change[] = [{ put: tree }];
    expect(withJoined(plan, nearOf(plan), changes)).toEqual(changes);
  });

  test('does not refit a road that only passes over it', () => {
    const plan = chain();
    // As it is while the edits of others have not been settled.
    const passing = {
      ...roadOf(plan, 'west'),
      id: 'passing',
      startX: 50,
      startY: -50,
      endX: 150,
      endY: 50,
      startTrim: 7,
    };
    plan.objects.set(passing.id, passing);
    const changes = withJoined(plan, nearOf(plan), [
      { put: withEnd(roadOf(plan, 'west'), 'end', at(100, 5)) },
    ]);
    expect(changes.map(idOf)).not.toContain(passing.id);
  });

  test('is restored by one undo, joints and corner included', () => {
    const plan = chain();
    const before = JSON.stringify(inOrder(plan));
    const inverse = dragEnd(plan, 'west', 'end', at(150, -40));
    expect(JSON.stringify(inOrder(plan))).not.toBe(before);
    applyChanges(plan, inverse);
    expect(JSON.stringify(inOrder(plan))).toBe(before);
  });
});

describe('a corner', () => {
  test('follows its roads and fits their new angle', () => {
    const plan = chain();
    dragEnd(plan, 'middle', 'start', at(120, 30));
    const moved = cornerOf(plan);
    if (!moved) throw new Error('the corner is gone');
    const reach = Math.hypot(moved.startX - moved.x, moved.startY - moved.y);
    expect(moved).toMatchObject({ x: 120, y: 30 });
    expect(roadOf(plan, 'west').endTrim).toBeCloseTo(reach, 6);
    expect(roadOf(plan, 'middle').startTrim).toBeCloseTo(reach, 6);
  });

  test('keeps its radius, but uses no more than half of a short road', () => {
    const plan = chain();
    dragEnd(plan, 'west', 'start', at(94, 0));
    expect(cornerOf(plan)).toMatchObject({ cornerRadius: 10 });
    expect(roadOf(plan, 'west').endTrim).toBeCloseTo(3);
    dragEnd(plan, 'west', 'start', at(0, 0));
    expect(roadOf(plan, 'west').endTrim).toBeCloseTo(10);
  });

  test.each(['west', 'middle'])(
    'is removed with the road %s, and the other road is no longer trimmed',
    (id) => {
      const plan = chain();
      const other = id === 'west' ? 'middle' : 'west';
      edit(plan, [{ remove: id }]);
      expect(cornerOf(plan)).toBeUndefined();
      expect(roadOf(plan, other)).toMatchObject({ startTrim: 0, endTrim: 0 });
    },
  );

  test('is removed with both its roads', () => {
    const plan = chain();
    edit(plan, [{ remove: 'west' }, { remove: 'middle' }]);
    expect(cornerOf(plan)).toBeUndefined();
  });

  test('leaves its roads mitered when it is removed', () => {
    const plan = chain();
    edit(plan, [{ remove: 'corner' }]);
    expect(roadOf(plan, 'west').endTrim).toBe(0);
    expect(Math.abs(roadOf(plan, 'west').endSkew)).toBeCloseTo(1);
  });

  test('is as wide as the wider of its roads', () => {
    const plan = chain();
    const widen: Road = { ...roadOf(plan, 'west'), roadWidth: 20 };
    edit(plan, [{ put: widen }]);
    expect(cornerOf(plan)?.roadWidth).toBe(20);
  });

  test('moves its roads when it is dragged', () => {
    const plan = chain();
    const object = cornerOf(plan);
    if (!object) throw new Error('no corner');
    edit(plan, [{ put: corner.move(object, at(10, -10)) }]);
    expect(roadOf(plan, 'west')).toMatchObject({ endX: 110, endY: -10 });
    expect(roadOf(plan, 'middle')).toMatchObject({ startX: 110, startY: -10 });
  });

  test('without roads, as in a file, can be moved', () => {
    const plan = createPlan({ objects: [made('corner', 'lone', at(10, 10))], settings: defaultSettings });
    const lone = cornerOf(plan);
    if (!lone) throw new Error('no corner');
    edit(plan, [{ put: corner.move(lone, at(5, 5)) }]);
    expect(cornerOf(plan)).toMatchObject({ x: 15, y: 15, startX: 5, startY: 15 });
  });

  test('does not change when an unrelated road is drawn', () => {
    const plan = chain();
    const before = cornerOf(plan);
    edit(plan, [{ put: made('road', 'new', at(0, 300), at(50, 300)) }]);
    expect(cornerOf(plan)).toBe(before);
  });

  test('cannot join collinear roads', () => {
    const plan = createPlan();
    edit(plan, [
      { put: made('road', 'a', at(0, 0), at(50, 0)) },
      { put: made('road', 'b', at(50, 0), at(90, 0)) },
    ]);
    const [one, two] = legsAt(nearOf(plan), at(50, 0));
    expect(one && two && roundedCorner(at(50, 0), one.leg, two.leg)).toBeUndefined();
  });
});

test('legsAt finds the roads that end at a place, and isRounded a corner there', () => {
  const plan = chain();
  expect(
    legsAt(nearOf(plan), at(100, 0))
      .map(({ object }) => object.id)
      .toSorted(),
  ).toEqual(['middle', 'west']);
  expect(isRounded(nearOf(plan), at(100, 0))).toBe(true);
  expect(isRounded(nearOf(plan), at(100, 100))).toBe(false);
});

test('roads that meet are joined, and roads dragged apart are separated', () => {
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
