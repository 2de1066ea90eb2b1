import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, cross, distance, type Point, radians, rotate, subtract } from '../geometry/point.ts';
import { buildingFromTapes } from './buildingTapes.ts';
import { pointFromTapes, tapeTolerance, twoTapes } from './tapes.ts';

/** In hundredths of a foot, as then a failure shrinks at once. */
const coordinate = integer({ min: -20_000, max: 20_000 }).map((hundredths) => hundredths / 100);
const point = record({ x: coordinate, y: coordinate });
const tapeTo = (at: Point, from: Point) => ({ from, length: distance(from, at) });

describe('two tapes', () => {
  test('find the point again: it is one of the two, on either side of the line through the known points', () => {
    assert(
      property(point, point, point, (at, a, b) => {
        if (distance(a, b) < 1 || distance(at, a) < 1 || distance(at, b) < 1) return;
        const { points } = twoTapes(tapeTo(at, a), tapeTo(at, b));
        const off = Math.abs(cross(subtract(at, a), subtract(b, a))) / distance(a, b);
        // Close to the line the two are all but one, and a hair of length is a long way along it.
        const within = off < 0.5 ? 0.01 : 1e-6;
        expect(Math.min(...points.map((one) => distance(one, at)))).toBeLessThan(within);
      }),
    );
  });

  test('a 3-4-5 triangle', () => {
    const { points } = twoTapes({ from: { x: 0, y: 0 }, length: 3 }, { from: { x: 5, y: 0 }, length: 4 });
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [expect.closeTo(1.8, 9), expect.closeTo(-2.4, 9)],
      [expect.closeTo(1.8, 9), expect.closeTo(2.4, 9)],
    ]);
  });

  test('that cannot meet say by how much they miss', () => {
    const [a, b] = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
    ];
    expect(twoTapes({ from: a, length: 10 }, { from: b, length: 12 })).toEqual({
      points: [],
      misses: { by: 8, are: 'short' },
    });
    expect(twoTapes({ from: a, length: 50 }, { from: b, length: 12 })).toEqual({
      points: [],
      misses: { by: 8, are: 'long' },
    });
    expect(twoTapes({ from: a, length: 10 }, { from: b, length: 20 }).points).toEqual([{ x: 10, y: 0 }]);
  });
});

/** Whether known points lie far enough off one line to tell its sides apart. */
function spread([a, b, c]: readonly Point[]): boolean {
  if (!a || !b || !c || distance(a, b) < 10) return false;
  return Math.abs(cross(subtract(b, a), subtract(c, a))) / distance(a, b) > 10;
}

describe('three and more tapes', () => {
  test('find a point again to a millionth of a foot', () => {
    assert(
      property(point, array(point, { minLength: 3, maxLength: 6 }), (at, known) => {
        if (!spread(known) || known.some((from) => distance(from, at) < 1)) return;
        const [best, ...more] = pointFromTapes(known.map((from) => tapeTo(at, from)));
        expect(best && distance(best.at, at)).toBeLessThan(1e-6);
        expect(best?.misfit).toBeLessThan(1e-6);
        expect(more).toEqual([]);
      }),
    );
  });

  test('that disagree are met as well as can be: residuals pull nowhere, and fit no worse than the true point', () => {
    const noise = array(integer({ min: -25, max: 25 }), { minLength: 6, maxLength: 6 });
    assert(
      property(point, array(point, { minLength: 3, maxLength: 6 }), noise, (at, known, off) => {
        if (!spread(known) || known.some((from) => distance(from, at) < 5)) return;
        const tapes = known.map((from, i) => ({ from, length: distance(from, at) + (off[i] ?? 0) / 100 }));
        const [best] = pointFromTapes(tapes);
        if (!best) throw new Error('no point was found');
        let pull: Point = { x: 0, y: 0 };
        for (const [i, { from, length }] of tapes.entries()) {
          const residual = best.residuals[i] ?? Infinity;
          const away = distance(from, best.at);
          expect(residual).toBeCloseTo(length - away, 9);
          const way = subtract(best.at, from);
          pull = add(pull, { x: (way.x / away) * residual, y: (way.y / away) * residual });
        }
        expect(Math.hypot(pull.x, pull.y)).toBeLessThan(1e-5);
        const atTruth = Math.sqrt(
          off.slice(0, known.length).reduce((sum, one) => sum + (one / 100) ** 2, 0) / known.length,
        );
        expect(best.misfit).toBeLessThanOrEqual(atTruth + 1e-9);
      }),
    );
  });

  test('all a tenth too long from the corners of a square leave the point in its middle, and a tenth each', () => {
    const corners = [
      [0, 0],
      [20, 0],
      [20, 20],
      [0, 20],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    const [best] = pointFromTapes(corners.map((from) => ({ from, length: Math.hypot(10, 10) + 0.1 })));
    expect(best?.at.x).toBeCloseTo(10, 6);
    expect(best?.at.y).toBeCloseTo(10, 6);
    expect(best?.residuals).toEqual(corners.map((): unknown => expect.closeTo(0.1, 6)));
    expect(best?.misfit).toBeCloseTo(0.1, 6);
  });

  test('from known points on one line leave two answers, one on either side', () => {
    const at = { x: 12, y: 9 };
    const tapes = [0, 10, 25].map((x) => tapeTo(at, { x, y: 0 }));
    const found = pointFromTapes(tapes);
    expect(
      found.map((one) => [Math.round(one.at.x * 1e6) / 1e6, Math.abs(Math.round(one.at.y * 1e6) / 1e6)]),
    ).toEqual([
      [12, 9],
      [12, 9],
    ]);
    expect(Math.sign(found[0]?.at.y ?? 0) * Math.sign(found[1]?.at.y ?? 0)).toBe(-1);
  });
});

describe('a building from tapes to its corners', () => {
  const size = integer({ min: 1200, max: 6000 }).map((hundredths) => hundredths / 100);
  const turn = integer({ min: -170, max: 170 });
  const cornersOf = (width: number, height: number): Point[] => [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];

  test('is found again to a millionth of a foot, wherever it is drawn and however it is turned', () => {
    assert(
      property(
        size,
        size,
        turn,
        point,
        array(point, { minLength: 3, maxLength: 3 }),
        (width, height, angle, by, known) => {
          if (!spread(known)) return;
          const corners = cornersOf(width, height);
          const placed = corners.map((corner) => add(rotate(corner, radians(angle), { x: 0, y: 0 }), by));
          const tapes = corners.flatMap((corner, i) =>
            known.slice(0, i < 2 ? 3 : 1).map((from) => ({ corner, ...tapeTo(placed[i] ?? corner, from) })),
          );
          if (tapes.some(({ length }) => length < 2)) return;
          const fits = buildingFromTapes(tapes);
          const errors = fits.map((fit) =>
            Math.max(
              ...corners.map((corner, i) =>
                distance(add(rotate(corner, radians(fit.turn), fit.about), fit.by), placed[i] ?? corner),
              ),
            ),
          );
          expect(Math.min(...errors)).toBeLessThan(1e-6);
          expect(fits[0]?.misfit).toBeLessThan(1e-6);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('one wrong tape of six leaves the most over', () => {
    const corners = cornersOf(30, 20);
    const known = [
      { x: -15, y: -10 },
      { x: 50, y: -12 },
    ];
    const tapes = corners
      .slice(0, 3)
      .flatMap((corner) => known.map((from) => ({ corner, ...tapeTo(corner, from) })));
    const wrong = tapes.map((tape, i) => (i === 3 ? { ...tape, length: tape.length + 1 } : tape));
    const [fit] = buildingFromTapes(wrong);
    const sizes = fit?.residuals.map(Math.abs) ?? [];
    expect(sizes.indexOf(Math.max(...sizes))).toBe(3);
    expect(fit?.residuals[3]).toBeGreaterThan(0.4);
    expect(fit?.turn).toBeCloseTo(0, -1);
  });

  test('tapes that disagree by a foot leave one placement, at which the residuals pull and turn it nowhere', () => {
    const corners = cornersOf(25, 18).map((corner) => add(corner, { x: 30, y: 20 }));
    const known = [
      [15, 10],
      [70, 10],
      [70, 50],
      [15, 50],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    const lengths = [19, 17, 20, 18];
    const fits = buildingFromTapes(
      corners.map((corner, i) => ({ corner, from: known[i] ?? corner, length: lengths[i] ?? 0 })),
    );
    expect(fits).toHaveLength(1);
    const [fit] = fits;
    if (!fit) throw new Error('no placement was found');
    let pull: Point = { x: 0, y: 0 };
    let turns = 0;
    for (const [i, corner] of corners.entries()) {
      const at = add(rotate(corner, radians(fit.turn), fit.about), fit.by);
      const from = known[i] ?? at;
      const residual = fit.residuals[i] ?? Infinity;
      expect(residual).toBeCloseTo((lengths[i] ?? 0) - distance(from, at), 9);
      const way = subtract(at, from);
      const force = {
        x: (way.x / distance(from, at)) * residual,
        y: (way.y / distance(from, at)) * residual,
      };
      pull = add(pull, force);
      turns += cross(subtract(at, add(fit.about, fit.by)), force);
    }
    expect(Math.hypot(pull.x, pull.y)).toBeLessThan(1e-4);
    expect(Math.abs(turns)).toBeLessThan(1e-2);
  });

  test('three tapes can be met in several ways, and the one nearest to where it is drawn comes first', () => {
    const corners = cornersOf(30, 20);
    const known = [
      { x: -15, y: -10 },
      { x: 50, y: -12 },
      { x: 10, y: -30 },
    ];
    const drawn = corners.map((corner) => add(corner, { x: 1, y: 0.5 }));
    const tapes = known.map((from, i) => ({
      corner: drawn[i] ?? from,
      ...tapeTo(corners[i] ?? from, from),
    }));
    const fits = buildingFromTapes(tapes);
    expect(fits.length).toBeGreaterThan(1);
    expect(fits[0]?.by.x).toBeCloseTo(-1, 6);
    expect(fits[0]?.by.y).toBeCloseTo(-0.5, 6);
    expect(fits[0]?.turn).toBeCloseTo(0, 5);
  });
});

test('what a hand may be off by on a tape grows with its length, and is less than a misread foot or inch mark', () => {
  const inches = (feet: number): number => tapeTolerance(feet) * 12;
  expect(inches(10)).toBeGreaterThan(5 / 16);
  expect(inches(10)).toBeLessThan(1);
  expect(inches(100)).toBeGreaterThan(inches(10));
  expect(inches(200)).toBeLessThan(4);
});
