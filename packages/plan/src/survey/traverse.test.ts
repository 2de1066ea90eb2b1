// Traverses whose closure and area can be computed by other means: textbook figures, sections, polygons, circles.
import { areaOf, perimeterOf } from '../geometry/outline.ts';
import { expect, test } from 'vitest';
import type { ArcCall, Call } from './call.ts';
import { closureOf, compassRule } from './closure.ts';
import { parseDirection } from '../reading/parseDirection.ts';
import { outlineOf, plot } from './traverse.ts';

function azimuth(bearing: string): number {
  const read = parseDirection(bearing);
  if ('problem' in read) throw new Error(read.problem);
  return read.azimuth;
}
const line = (bearing: string, length: number): Call => ({
  kind: 'line',
  heading: { azimuth: azimuth(bearing) },
  length,
});
const arc = (turn: 'right' | 'left', rest: Omit<ArcCall, 'kind' | 'turn'>): Call => ({
  kind: 'arc',
  turn,
  ...rest,
});

interface Known {
  readonly name: string;
  /** Where the figures come from. */
  readonly from: string;
  readonly calls: readonly Call[];
  readonly area: number;
  readonly perimeter: number;
  readonly gap: number;
}

const half = Math.SQRT1_2;
const quarterTurn = (radius: number): number => (Math.PI * radius) / 2;

const known: readonly Known[] = [
  {
    name: 'a section of the public lands',
    from: 'PLSS: a section is 80 chains square, 640 acres of 43,560 sq ft',
    calls: [line('N', 80 * 66), line('E', 80 * 66), line('S', 80 * 66), line('W', 80 * 66)],
    area: 640 * 43_560,
    perimeter: 320 * 66,
    gap: 0,
  },
  {
    name: 'a quarter of a quarter section',
    from: 'PLSS: 20 chains square, 40 acres',
    calls: [line('S', 1320), line('W', 1320), line('N', 1320), line('E', 1320)],
    area: 40 * 43_560,
    perimeter: 5280,
    gap: 0,
  },
  {
    name: 'a 3-4-5 triangle whose long side bears atan(3/4)',
    from: 'Euclid: legs of 300 and 400 ft, half their product',
    calls: [line('E', 300), line('N', 400), line(`S 36°52'11.6315" W`, 500)],
    area: 60_000,
    perimeter: 1200,
    gap: 0,
  },
  {
    name: 'a 5-12-13 triangle walked counter-clockwise',
    from: 'Euclid: legs of 50 and 120 ft; the bearing of the third side is atan(50/120)',
    calls: [line('N', 120), line('W', 50), line(`S 22°37'11.5099" E`, 130)],
    area: 3000,
    perimeter: 300,
    gap: 0,
  },
  {
    name: 'a regular hexagon of 100 ft sides',
    from: 'Euclid: area 3/2 √3 s²',
    calls: ['N 0 E', 'N 60 E', 'S 60 E', 'S 0 E', 'S 60 W', 'N 60 W'].map((bearing) => line(bearing, 100)),
    area: 1.5 * Math.sqrt(3) * 10_000,
    perimeter: 600,
    gap: 0,
  },
  {
    name: 'a regular pentagon by angles turned',
    from: 'Euclid: area s² √(25 + 10√5) / 4, interior angles of 108°',
    calls: [
      line('N 72 E', 80),
      ...[1, 2, 3, 4].map(
        (): Call => ({ kind: 'line', heading: { interior: 108, lot: 'right' }, length: 80 }),
      ),
    ],
    area: (6400 * Math.sqrt(25 + 10 * Math.sqrt(5))) / 4,
    perimeter: 400,
    gap: 0,
  },
  {
    name: 'a square turned by 45°, its last side a foot too short',
    from: 'a square of 100 ft; the gap is what was taken off; the area is the square less a triangle of no height',
    calls: [line('N 45 E', 100), line('S 45 E', 100), line('S 45 W', 100), line('N 45 W', 99)],
    area: 10_000,
    perimeter: 399,
    gap: 1,
  },
  {
    name: 'a circle of two half turns',
    from: 'Archimedes: π r², 2 π r, for a radius of 50 ft',
    calls: [
      arc('right', { radius: 50, arc: Math.PI * 50, starts: { chord: 0 } }),
      arc('right', { radius: 50, arc: Math.PI * 50, starts: { chord: 180 } }),
    ],
    area: Math.PI * 2500,
    perimeter: Math.PI * 100,
    gap: 0,
  },
  {
    name: 'a rectangle with a rounded corner',
    from: '100 x 80 ft less the corner of a 20 ft square over its quarter circle: (1 - π/4) 20²',
    calls: [
      line('N', 60),
      arc('right', { radius: 20, central: 90 }),
      line('E', 80),
      line('S', 80),
      line('W', 100),
    ],
    area: 8000 - (1 - Math.PI / 4) * 400,
    perimeter: 320 + quarterTurn(20),
    gap: 0,
  },
  {
    name: 'a cul-de-sac lot, with a concave front',
    from: 'a 100 ft square with a quarter disc of 50 ft taken out of its corner: 10,000 - π 50² / 4',
    calls: [
      line('N', 50),
      line('E', 100),
      line('S', 100),
      line('W', 50),
      // From (50, 0) to (0, 50) about the corner (0, 0): bends away from the lot.
      arc('left', { radius: 50, chord: 100 * half, starts: { chord: 315 } }),
    ],
    area: 10_000 - (Math.PI * 2500) / 4,
    perimeter: 300 + quarterTurn(50),
    gap: 0,
  },
  {
    name: 'a race track by tangents and central angles',
    from: 'a rectangle 200 x 100 ft and a circle of radius 50 ft',
    calls: [
      line('E', 200),
      arc('right', { radius: 50, central: 180 }),
      line('W', 200),
      arc('right', { radius: 50, central: 180 }),
    ],
    area: 20_000 + Math.PI * 2500,
    perimeter: 400 + Math.PI * 100,
    gap: 0,
  },
  {
    name: 'three quarters of a disc',
    from: 'Archimedes: 3/4 π r² and two radii; the arc is the greater one over its chord',
    calls: [
      line('N', 40),
      arc('right', { radius: 40, arc: 60 * Math.PI, starts: { tangent: 90 } }),
      line('E', 40),
    ],
    area: 0.75 * Math.PI * 1600,
    perimeter: 80 + 60 * Math.PI,
    gap: 0,
  },
  {
    name: 'a six-sided lot of latitudes and departures',
    from: 'coordinates (0,0) (0,300) (400,300) (400,-100) (100,-100) (100,0): rectangles 400 x 300 and 300 x 100',
    calls: [line('N', 300), line('E', 400), line('S', 400), line('W', 300), line('N', 100), line('W', 100)],
    area: 150_000,
    perimeter: 1600,
    gap: 0,
  },
];

test.each(known)('$name closes and has the area of $from', ({ calls, area, perimeter, gap }) => {
  const { legs, problem } = plot(calls);
  expect(problem).toBeUndefined();
  const closure = closureOf(legs);
  expect(Math.abs(closure.gap - gap)).toBeLessThan(0.01);
  expect(Math.abs(closure.perimeter - perimeter)).toBeLessThan(0.01);
  // The outline that the lot is made of closes.
  expect(Math.abs(areaOf(outlineOf(legs)) - area)).toBeLessThan(0.1);
  expect(perimeterOf(outlineOf(legs))).toBeCloseTo(closure.perimeter + closure.gap, 2);
});

test('the closed traverse ABCDE of Ghilani and Wolf, Elementary Surveying, chapter 10, closes as the book says', () => {
  const sides: readonly (readonly [number, number, number, number])[] = [
    [126, 55, 17, 647.25],
    [178, 18, 58, 203.03],
    [15, 31, 54, 720.35],
    [284, 35, 20, 610.24],
    [206, 9, 41, 285.13],
  ];
  const { legs } = plot(
    sides.map(([d, m, s, length]) => ({
      kind: 'line',
      heading: { azimuth: d + m / 60 + s / 3600 },
      length,
    })),
  );
  const end = legs[4]?.to;
  // Misclosure in departure 0.026 and in latitude 0.077 ft, each rounded there side by side; 1:30,000; 272,600 sq ft.
  expect(Math.abs((end?.x ?? 0) - 0.026)).toBeLessThan(0.0025);
  expect(Math.abs(-(end?.y ?? 0) - 0.077)).toBeLessThan(0.0025);
  const { gap, oneIn, perimeter } = closureOf(legs);
  expect(gap).toBeCloseTo(0.08, 2);
  // The book divides by the rounded 0.08: 1:30,800, given as 1:30,000.
  expect(Math.abs((oneIn ?? 0) - 30_800)).toBeLessThan(1000);
  expect(perimeter).toBeCloseTo(2466, 9);
  expect(Math.abs(areaOf(outlineOf(legs)) - 272_600)).toBeLessThan(50);
});

test('the gap of a deed that does not close is given by distance, bearing and ratio', () => {
  const { legs } = plot([line('N', 100), line('E', 100), line('S', 100), line('W', 99.98)]);
  const { gap, azimuth: missing, oneIn } = closureOf(legs);
  expect(gap).toBeCloseTo(0.02, 9);
  expect(missing).toBeCloseTo(270, 6);
  expect(oneIn).toBeCloseTo(399.98 / 0.02, 3);
});

test('a deed that misses its beginning by more than half its length is plotted as it says, and closed only on request', () => {
  const { legs, problem } = plot([line('N', 100), line('E', 60), line('S', 20)]);
  expect(problem).toBeUndefined();
  const { gap, oneIn, perimeter } = closureOf(legs);
  expect([gap, oneIn, perimeter, areaOf(outlineOf(legs))]).toEqual([
    expect.closeTo(100, 9),
    expect.closeTo(1.8, 9),
    expect.closeTo(180, 9),
    expect.closeTo(3600, 6),
  ]);
  expect(outlineOf(legs).vertices).toHaveLength(4);
  const adjusted = compassRule(legs);
  expect(closureOf(adjusted)).toMatchObject({ gap: 0, oneIn: undefined });
  expect(outlineOf(adjusted).vertices).toHaveLength(3);
});

test('a deed that closes exactly has no gap to divide by', () => {
  const { legs } = plot([line('N', 1), line('E', 1), line('S', 1), line('W', 1)]);
  expect(closureOf(legs)).toMatchObject({ gap: 0, azimuth: undefined, oneIn: undefined, perimeter: 4 });
});

test('an outline that does not close gets one straight edge more, one that does gets none', () => {
  const open = plot([line('N', 100), line('E', 100), line('S', 100)]);
  expect(outlineOf(open.legs).vertices).toHaveLength(4);
  const shut = plot([line('N', 100), line('E', 100), line('S', 100), line('W', 100)]);
  expect(outlineOf(shut.legs).vertices).toHaveLength(4);
});

test('a closing call goes back to the beginning from wherever the last edge ended', () => {
  const { legs } = plot([line('N', 30), line('E', 40), { kind: 'closing' }]);
  expect(closureOf(legs)).toMatchObject({ gap: 0 });
  expect(closureOf(legs).perimeter).toBeCloseTo(120, 9);
});

test('a curve to the right bulges clockwise on the screen, one to the left the other way', () => {
  const right = plot([arc('right', { radius: 10, central: 90, starts: { chord: 45 } })]).legs[0];
  const left = plot([arc('left', { radius: 10, central: 90, starts: { chord: 45 } })]).legs[0];
  expect(right?.bulge).toBeCloseTo(Math.tan(Math.PI / 8), 9);
  expect(left?.bulge).toBeCloseTo(-Math.tan(Math.PI / 8), 9);
  expect(right?.leaves).toBeCloseTo(0, 9);
  expect(right?.arrives).toBeCloseTo(90, 9);
});

test('a curve set out by the bearing to its center is the one set out by its tangent', () => {
  const byCenter = plot([arc('left', { radius: 30, central: 60, starts: { center: 300 } })]);
  const byTangent = plot([arc('left', { radius: 30, central: 60, starts: { tangent: 30 } })]);
  expect(byCenter.legs[0]?.to.x).toBeCloseTo(byTangent.legs[0]?.to.x ?? Number.NaN, 9);
});

test('where north is not at the top of the sheet, the edges turn with it and the bearings stay', () => {
  const calls = [line('N', 100), line('E', 50), line('S', 100)];
  const { legs } = plot(calls, { north: 30 });
  expect(legs[0]?.to.x).toBeCloseTo(50, 9);
  expect(legs[0]?.to.y).toBeCloseTo(-86.6025403784, 9);
  expect(closureOf(legs, 30).azimuth).toBeCloseTo(270, 9);
});
