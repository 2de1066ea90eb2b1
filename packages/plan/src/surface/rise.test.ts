import { expect, test } from 'vitest';
import { elevationAlong, gradeOfRise, heightsOfRise, simplified, stretchesOf } from './rise.ts';

test('a rise with transitions is half as steep at both ends, and ends where it has to', () => {
  const rise = { start: 100, end: 106, transition: 10 };
  const heights = heightsOfRise(rise, 60);
  const grades = stretchesOf(heights).map(({ grade }) => grade);
  expect(grades).toHaveLength(3);
  // 6 ft over 60 ft, of which 20 count half: 12 %.
  for (const [i, grade] of [0.06, 0.12, 0.06].entries()) expect(grades[i]).toBeCloseTo(grade, 12);
  expect(gradeOfRise(rise, 60)).toBeCloseTo(0.12, 12);
  expect(heights.at(-1)).toEqual({ along: 60, elevation: 106 });
  expect(elevationAlong(heights, 30)).toBeCloseTo(103, 12);
});

test('a rise too short for its transitions is even, as is one without', () => {
  for (const transition of [0, 5, 20])
    expect(stretchesOf(heightsOfRise({ start: 100, end: 101, transition }, 10))).toMatchObject([
      { grade: 0.1 },
    ]);
});

test('an elevation beyond a line is unknown', () => {
  const heights = heightsOfRise({ start: 1, end: 2 }, 10);
  expect([elevationAlong(heights, -1), elevationAlong(heights, 11)]).toEqual([undefined, undefined]);
});

test('a simplified line keeps what lies off it, and nothing else', () => {
  const heights = [0, 1, 2, 3, 4].map((along) => ({ along, elevation: along === 3 ? 1 : along * 0.001 }));
  expect(simplified(heights, 0.05).map(({ along }) => along)).toEqual([0, 2, 3, 4]);
});
