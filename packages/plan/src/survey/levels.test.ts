import { describe, expect, test } from 'vitest';
import { adjustedLevels, closes, elevationsOf, levelBook, type LevelRow } from './levels.ts';

/** Worked by hand: from BM 100 over two turning points and back. */
const loop: readonly LevelRow[] = [
  { point: 'BM', backsight: 4.31, known: 100 },
  { point: 'corner 1', foresight: 5.12 },
  { point: 'corner 2', foresight: 3.87 },
  { point: 'TP1', backsight: 6.05, foresight: 2.46 },
  { point: 'garage', foresight: 4.9 },
  { point: 'TP2', backsight: 1.18, foresight: 6.71 },
  { point: 'BM', foresight: 2.33 },
];

describe('a level book', () => {
  test('gives each point the height of the instrument less what was read', () => {
    const { levels } = levelBook(loop);
    expect(levels.map(({ elevation }) => elevation)).toEqual([
      100, 99.19, 100.44, 101.85, 103, 101.19, 100.04,
    ]);
    expect(levels.map(({ instrument }) => instrument)).toEqual([
      104.31,
      undefined,
      undefined,
      107.9,
      undefined,
      102.37,
      undefined,
    ]);
  });

  test('tells by how much it misses where a benchmark is read again, beside what is allowed', () => {
    const read = levelBook(loop);
    expect(read.closures).toMatchObject([{ row: 6, misclosure: 0.04, setups: 3 }]);
    expect(read.closures[0]?.allowed).toBeCloseTo(0.02 * Math.sqrt(3), 9);
    expect(closes(read)).toBe(false);
    expect(closes(levelBook(loop.slice(0, 6)))).toBeUndefined();
  });

  test('shares a misclosure out over the positions of the instrument, and ends at the benchmark', () => {
    const adjusted = adjustedLevels(loop);
    expect(adjusted[6]).toBe(100);
    expect(adjusted[3]).toBeCloseTo(101.85 - 0.04 / 3, 9);
    expect(adjusted[5]).toBeCloseTo(101.19 - 0.08 / 3, 9);
    // Read from the first position, whose height hangs on the benchmark alone.
    expect(adjusted[1]).toBe(99.19);
    // From the second, whose height hangs on the turning point.
    expect(adjusted[4]).toBeCloseTo(103 - 0.04 / 3, 9);
  });

  test('leaves a benchmark at its known elevation, whatever is read on it at the end', () => {
    const elevations = elevationsOf({ rows: loop, isAdjusted: false });
    expect(elevations.get('BM')).toBe(100);
    expect(elevations.get('TP2')).toBe(101.19);
  });

  test('goes on from the known elevation of a benchmark on the way', () => {
    const rows: readonly LevelRow[] = [
      { point: 'A', backsight: 5, known: 50 },
      { point: 'B', backsight: 4, foresight: 3.02, known: 52 },
      { point: 'x', foresight: 1 },
    ];
    const { levels, closures } = levelBook(rows);
    expect(levels.map(({ elevation }) => elevation)).toEqual([50, 51.98, 55]);
    expect(closures).toMatchObject([{ row: 1, misclosure: -0.02, setups: 1 }]);
  });

  test('finds a point again by its name for a backsight in a row of its own', () => {
    const rows: readonly LevelRow[] = [
      { point: 'BM 1', backsight: 3, known: 10 },
      { point: 'tp', foresight: 2 },
      { point: ' TP ', backsight: 5 },
      { point: 'y', foresight: 6 },
    ];
    expect(levelBook(rows).levels.map(({ elevation }) => elevation)).toEqual([10, 11, 11, 10]);
  });

  test.each<[string, readonly LevelRow[], string]>([
    [
      'a reading before any backsight',
      [{ point: 'a', foresight: 4 }],
      'There is no backsight before this reading.',
    ],
    ['a backsight on an unknown point', [{ point: 'a', backsight: 4 }], "The elevation of “a” isn't known."],
    ['a row without a reading', [{ point: 'a' }], 'This row has no reading.'],
    ['a lost decimal point', [{ point: 'a', backsight: 432, known: 9 }], 'The backsight is 432 ft'],
    ['no number', [{ point: 'a', backsight: Number.NaN, known: 9 }], 'The backsight is NaN ft'],
    [
      'an elevation beyond the earth',
      [{ point: 'a', backsight: 4, known: 1e9 }],
      'The elevation is 1,000,000,000 ft',
    ],
  ])('says what is wrong with %s', (_what, rows, problem) => {
    expect(levelBook(rows).levels[0]?.problem).toContain(problem);
  });
});
