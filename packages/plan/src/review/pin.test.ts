import { describe, expect, test } from 'vitest';
import { boxed, lot, planOf, rectangle } from '../../testing/testSite.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { anchorOn, pinAfter, pinPlace, pinWords } from './pin.ts';

const house = boxed('house', 'house', { x: 60, y: 60 }, 40, 30);
const at = (objects: readonly PlanObject[], anchor: ReturnType<typeof anchorOn>) => {
  const { x, y } = pinPlace(planOf(objects), anchor).at;
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
};

describe('a pin', () => {
  test('on the ground stays where it was set', () => {
    expect(at([house], anchorOn({ x: 3, y: 4 }))).toEqual([3, 4]);
  });

  test('on an object follows it, and stays at its last place once that is gone', () => {
    const anchor = anchorOn({ x: 65, y: 58 }, house);
    expect(at([kindOf(house).move(house, { x: 10, y: -20 })], anchor)).toEqual([75, 38]);
    expect(at([lot], anchor)).toEqual([65, 58]);
    expect(pinPlace(planOf([lot]), anchor).object).toBeUndefined();
  });

  test('near an edge of a lot follows that edge alone', () => {
    const anchor = anchorOn({ x: 1, y: 75 }, lot, 2);
    expect(anchor.edge).toBe(3);
    const wider = { ...lot, vertices: rectangle(-20, 0, 100, 150) } as PlanObject;
    expect(at([wider], anchor)).toEqual([-19, 75]);
    const shorter = { ...lot, vertices: rectangle(0, 0, 70, 150) } as PlanObject;
    expect(at([shorter], anchor)).toEqual([1, 75]);
  });

  const withCorners = (
    vertices: readonly { readonly x: number; readonly y: number }[],
    by = { x: 0, y: 0 },
  ) => kindOf(lot).move({ ...lot, vertices } as PlanObject, by);
  const [first, ...rest] = rectangle(0, 0, 100, 150);
  const left = anchorOn({ x: 1, y: 75 }, lot, 2);

  test('on an edge stays on it when corners are added before it, also of a lot that was moved since', () => {
    const more = [first, { x: 30, y: 0 }, { x: 60, y: 0 }, ...rest].filter((one) => one !== undefined);
    expect(at([withCorners(more)], left)).toEqual([1, 75]);
    expect(at([withCorners(more, { x: 500, y: 40 })], left)).toEqual([501, 115]);
    expect(pinWords(planOf([withCorners(more)]), left)).toBe('Lot, the left edge');
  });

  test('on an edge that gets a corner stays on its piece, and an edit writes that down', () => {
    const cut = [...rectangle(0, 0, 100, 150), { x: 0, y: 100 }];
    const after = withCorners(cut);
    expect(at([after], left)).toEqual([1, 75]);
    const written = pinAfter(lot, after, left);
    expect(written).toMatchObject({ object: lot.id, edge: 4, corners: 5 });
    const moved = withCorners(cut.map((one) => (one.x === 0 ? { ...one, x: -20 } : one)));
    expect(at([moved], written ?? left)).toEqual([-19, 75]);
    expect(pinAfter(lot, withCorners(rectangle(0, 0, 70, 150)), left)).toBeUndefined();
  });

  test('on an edge whose number is gone stays at the nearest one', () => {
    const triangle = withCorners(rectangle(0, 0, 100, 150).slice(0, 3));
    expect(pinPlace(planOf([triangle]), left).object).toBe(triangle);
    expect(pinWords(planOf([triangle]), left)).toContain('edge');
  });

  test('says what it is on', () => {
    const plan = planOf([lot, house]);
    expect(pinWords(plan, anchorOn({ x: 3, y: 4 }))).toBe('A place on the plan');
    expect(pinWords(plan, anchorOn({ x: 60, y: 60 }, house))).toBe('House');
    expect(pinWords(plan, anchorOn({ x: 1, y: 75 }, lot, 2))).toBe('Lot, the left side edge');
    expect(pinWords(planOf([]), anchorOn({ x: 60, y: 60 }, house))).toBe('On an object that was deleted');
  });

  test('away from every edge of a lot is on the lot', () => {
    expect(anchorOn({ x: 40, y: 75 }, lot, 2).edge).toBeUndefined();
  });
});
