import type { PlanObject } from '@homeplot/plan/kind';
import { allKinds, kindOf } from '@homeplot/plan/kinds';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { describe, expect, test } from 'vitest';
import { measuresOf } from './Measures.tsx';

registerLateKinds();

type Corner = readonly [x: number, y: number, bulge?: number];

function drawn(type: string, corners: readonly Corner[], closed = false): PlanObject {
  const blank = { id: 'o', type, order: 'a1' };
  const fields = kindOf(blank).create({
    from: { x: 0, y: 0 },
    to: { x: 1, y: 1 },
    scale: 2,
    siteExtent: 100,
  });
  const vertices = corners.map(([x, y, bulge]) => ({ x, y, ...(bulge ? { bulge } : {}) }));
  const shaped = kindOf(blank).path?.editing?.reshape({ ...blank, ...fields }, vertices);
  if (!shaped) throw new Error(`A ${type} is not drawn point by point`);
  return (closed && kindOf(blank).path?.editing?.withClosed?.(shaped, true)) || shaped;
}

/** 30 ft, 40 ft and 50 ft back. */
const corners: readonly Corner[] = [
  [0, 0],
  [30, 0],
  [30, 40],
];
const traced = allKinds().filter(
  (kind) => kind.path?.editing && !kind.labels?.showsArea && !kind.isAnnotation,
);
const types = (isPath: boolean) =>
  traced.filter((kind) => (kind.path?.editing?.withClosed !== undefined) === isPath).map(({ type }) => type);

describe('the measures of an object drawn point by point', () => {
  test.each(types(true))('are the length of a %s along all its edges', (type) => {
    expect(measuresOf(drawn(type, corners), 'feet-inches')).toEqual([{ name: 'Length', value: "70'" }]);
  });

  test.each(types(false))('are the area and perimeter of a %s', (type) => {
    expect(measuresOf(drawn(type, corners), 'feet-inches')).toEqual([
      { name: 'Area', value: '600 sq ft (0.014 ac)' },
      { name: 'Perimeter', value: "120'" },
    ]);
  });

  test('are the length of a closed fence including its closing edge', () => {
    expect(measuresOf(drawn('fence', corners, true), 'feet-inches')).toEqual([
      { name: 'Length', value: "120'" },
    ]);
  });

  test('are the length of a fence with and without its gates, which may overlap', () => {
    const fence = drawn('fence', corners);
    const adding = kindOf(fence).parts?.adding;
    const gated = [15, 17].reduce(
      (object, x) => adding?.add(object, `gate ${x}`, { x, y: 0 }, 4, (along) => along) ?? object,
      fence,
    );
    expect(measuresOf(gated, 'feet-inches')).toEqual([
      { name: 'Length', value: "70'" },
      { name: 'Without gates', value: "64'" },
    ]);
  });

  test('follow a curve along its arc', () => {
    const bent: readonly Corner[] = [
      [0, 0, 1],
      [20, 0],
    ];
    expect(measuresOf(drawn('hedge', bent), 'decimal-feet')).toEqual([{ name: 'Length', value: "31.42'" }]);
  });

  test.each([
    ['feet-inches', `70' 6"`],
    ['decimal-feet', "70.50'"],
    ['metres', '21.49 m'],
  ] as const)('is in the units of the plan: %s', (units, value) => {
    const fence = drawn('fence', [...corners.slice(0, 2), [30, 40.5]]);
    expect(measuresOf(fence, units)).toEqual([{ name: 'Length', value }]);
  });

  test('are empty for a lot, whose card has them already', () => {
    expect(measuresOf(drawn('lot', corners), 'feet-inches')).toEqual([]);
  });
});
