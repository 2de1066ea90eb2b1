import * as fc from 'fast-check';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { distance, type Point } from '@homeplot/plan/point';
import { twoTapes } from '@homeplot/plan/tapes';
import { describe, expect, test } from 'vitest';
import { fixedPoints } from './fixedPoints.ts';
import { type StakeOut, stakeOut } from './stakeOut.ts';

/** Corners in feet. */
const outline = (type: string, points: readonly (readonly [number, number])[], more: object = {}) => ({
  type,
  vertices: points.map(([x, y]) => ({ x: 2 * x, y: 2 * y })),
  ...more,
});
const box = (x: number, y: number, width: number, height: number) =>
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
const lot = outline('lot', box(0, 0, 60, 120), { id: 'lot' });

function planOf(...objects: readonly object[]): Plan {
  const reading = readPlanFile({ objects, settings: { scale: 2 } });
  if (!reading.ok) throw new Error(reading.problem);
  return createPlan(reading.contents);
}

function madeOf(
  plan: Plan,
  choice?: Parameters<typeof stakeOut>[1],
): Extract<StakeOut, { readonly ok: true }> {
  const made = stakeOut(plan, choice);
  if (!made.ok) throw new Error(made.problem);
  return made;
}

describe('the stake-out', () => {
  test('gives each corner of what is proposed two lengths from fixed points, and the diagonals', () => {
    // Of a deck 12 x 16 ft at 10, 30, from the lot's corners at 0, 0 and 60, 0.
    const plan = planOf(lot, outline('deck', box(10, 30, 12, 16), { status: 'proposed' }));
    const [first, second] = fixedPoints(plan);
    const { held, staked } = madeOf(plan, { first: first?.id, second: second?.id });
    expect(held.map(({ letter, at }) => [letter, at])).toEqual([
      ['A', { x: 0, y: 0 }],
      ['B', { x: 60, y: 0 }],
    ]);
    expect(staked.map(({ from }) => from)).toEqual([['A', 'B']]);
    const [{ stakes, checks } = { stakes: [], checks: [] }] = staked;
    expect(stakes.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    const lengths = stakes.map((stake) => stake.lengths.map((length) => Number(length.toFixed(3))));
    expect(lengths).toEqual([
      [31.623, 58.31],
      [37.202, 48.415],
      [50.99, 59.666],
      [47.074, 67.941],
    ]);
    expect(checks).toEqual([
      { between: [1, 3], length: 20 },
      { between: [2, 4], length: 20 },
    ]);
  });

  test('chooses points whose tapes cross well, and lead back to the corner', () => {
    const corner = fc.record({ x: fc.integer({ min: 6, max: 30 }), y: fc.integer({ min: 8, max: 90 }) });
    fc.assert(
      fc.property(corner, fc.integer({ min: 6, max: 22 }), ({ x, y }, size) => {
        const plan = planOf(lot, outline('deck', box(x, y, size, size), { status: 'proposed' }));
        const { held, staked } = madeOf(plan);
        for (const { stakes, from } of staked)
          for (const { at, lengths, isFlat } of stakes) {
            expect(isFlat).toBe(false);
            const [a, b] = from.map((letter) => held.find((point) => point.letter === letter)?.at ?? at);
            if (!a || !b) throw new Error('no fixed points');
            const { points } = twoTapes({ from: a, length: lengths[0] }, { from: b, length: lengths[1] });
            expect(Math.min(...points.map((point: Point) => distance(point, at)))).toBeLessThan(1e-6);
          }
      }),
      { numRuns: 50 },
    );
  });

  test('measures from the same points as long as they are nearly as good', () => {
    const plan = planOf(
      lot,
      outline('deck', box(10, 30, 12, 16), { status: 'proposed' }),
      outline('deck', box(24, 30, 12, 16), { status: 'proposed' }),
    );
    expect(new Set(madeOf(plan).staked.map(({ from }) => from.join()))).toEqual(new Set(['A,B']));
  });

  test('says where the tapes of chosen points meet too flat', () => {
    const plan = planOf(lot, outline('deck', box(20, 1, 12, 10), { status: 'proposed' }));
    const [first, second] = fixedPoints(plan);
    const { staked } = madeOf(plan, { first: first?.id, second: second?.id });
    expect(staked[0]?.stakes.map(({ isFlat }) => isFlat)).toEqual([true, true, false, false]);
  });

  describe('behind a house', () => {
    const house = { type: 'house', x: 70, y: 130, width: 60, height: 60, status: 'existing' };
    const deck = (y: number) => outline('deck', box(24, y, 14, 12), { status: 'proposed' });
    const crosses = (from: Point, to: Point): boolean =>
      Array.from({ length: 999 }, (_, i) => (i + 1) / 1000).some((share) => {
        const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
        return x > 20.1 && x < 49.9 && y > 50.1 && y < 79.9;
      });

    test.each([84, 80, 36])('chooses points whose tapes run beside it, for a deck at %d ft', (y) => {
      const { held, staked } = madeOf(planOf(lot, house, deck(y)));
      for (const { stakes, from } of staked)
        for (const { at, isFlat, isBlocked } of stakes) {
          expect([isFlat, isBlocked]).toEqual([false, false]);
          for (const letter of from) {
            const point = held.find((one) => one.letter === letter);
            expect(point && crosses(point.at, at)).toBe(false);
          }
        }
    });

    test('a house that is proposed too is in the way, and one that goes is not', () => {
      const chosen = (status: string) => {
        const plan = planOf(lot, { ...house, status }, deck(84));
        const [first, second] = fixedPoints(planOf(lot));
        const { staked } = madeOf(plan, { first: first?.id, second: second?.id });
        return staked.at(-1)?.stakes.map(({ isBlocked }) => isBlocked);
      };
      expect(chosen('proposed')).toEqual([true, true, true, true]);
      expect(chosen('removed')).toEqual([false, false, false, false]);
    });
  });

  test('stakes a round pool from its center, and a fence with its lengths', () => {
    const plan = planOf(
      lot,
      { type: 'circle', x: 60, y: 60, radius: 20, status: 'proposed' },
      outline(
        'fence',
        [
          [5, 5],
          [5, 50],
          [40, 50],
        ],
        { status: 'proposed' },
      ), // prettier-ignore
    );
    const [pool, fence] = madeOf(plan).staked;
    expect(fence?.on).toBe('corners');
    expect(pool?.stakes.map(({ at }) => at)).toEqual([{ x: 30, y: 30 }]);
    expect(fence?.checks.map(({ between, length }) => [...between, length])).toEqual([
      [2, 3, 45],
      [3, 4, 35],
    ]);
  });

  test.each([
    ['nothing is proposed', [lot, outline('deck', box(10, 30, 12, 16))], /set its status to Proposed/],
    [
      'there is nothing to measure from',
      [outline('deck', box(10, 30, 12, 16), { status: 'proposed' })],
      /corners of the lot/,
    ],
  ])('says so where %s', (_, objects, words) => {
    const made = stakeOut(planOf(...objects));
    expect(made.ok ? '' : made.problem).toMatch(words);
  });

  test('never measures from what is proposed or removed', () => {
    const house = (status: string) => ({ type: 'house', x: 20, y: 20, width: 40, height: 40, status });
    expect(fixedPoints(planOf(house('proposed'), house('removed')))).toEqual([]);
    expect(fixedPoints(planOf(house('existing'))).map(({ name }) => name)).toEqual([
      'House corner 1, top left',
      'House corner 2, top right',
      'House corner 3, bottom right',
      'House corner 4, bottom left',
    ]);
  });
});
