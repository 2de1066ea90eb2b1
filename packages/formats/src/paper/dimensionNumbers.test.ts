// The number of a dimension is read as that of its own line: nearest to it, and not within a building that its line isn't in.
import { labelHeight, millimetersPerInch } from './drawingScale.ts';
import type { Plan } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import type { TextMark } from '@homeplot/plan/pen';
import { distanceToSegment } from '@homeplot/plan/segment';
import { capHeight, textWidth } from '@homeplot/plan/textMetrics';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PrintedDrawing } from './printedDrawing.ts';
import { planOf } from '../../testing/testSheets.ts';

const feet = (meters: number): number => meters / 0.3048;

/** Squares of two a foot, from meters. */
const squares = (meters: number): number => feet(meters) * 2;

/** A garden suite near the right rear corner of a lot. Meters. */
interface Suite {
  readonly width: number;
  readonly length: number;
  readonly fromSide: number;
  readonly fromRear: number;
  /** From the walls to the dimension lines of its size, which are outside of it. */
  readonly off: number;
}

type At = readonly [number, number];

const lot = { width: 18, length: 36 } as const;

const rectangle = ([x, y]: At, width: number, length: number): readonly At[] => [
  [x, y],
  [x + width, y],
  [x + width, y + length],
  [x, y + length],
];

const cornersOf = ({ width, length, fromSide, fromRear }: Suite): readonly At[] =>
  rectangle([lot.width - fromSide - width, fromRear], width, length);

/** The lines of its two distances and of its width and length, by the ids of their dimensions. */
function linesOf(suite: Suite): Readonly<Record<string, readonly [At, At]>> {
  const [[left], [right, top], [, bottom]] = cornersOf(suite) as [At, At, At];
  return {
    rear: [
      [right, top],
      [right, 0],
    ],
    side: [
      [right, top],
      [lot.width, top],
    ],
    width: [
      [left, top - suite.off],
      [right, top - suite.off],
    ],
    length: [
      [right + suite.off, top],
      [right + suite.off, bottom],
    ],
  };
}

function suitePlan(suite: Suite): Plan {
  const corners = cornersOf(suite);
  const [a, b, c] = corners as [At, At, At];
  const [foot, end] = [
    [b[0], 0],
    [lot.width, b[1]],
  ] as const;
  const inFile = ([x, y]: At): Point => ({ x: squares(x), y: squares(y) });
  const dimension = (id: string, from: At, to: At, anchors: readonly [string, string, string], off = 0) => ({
    id,
    type: 'dimension',
    points: [
      { ...inFile(from), object: 'suite', anchor: anchors[0] },
      { ...inFile(to), object: anchors[1], anchor: anchors[2] },
    ],
    offset: squares(-off),
    ends: 'ticks',
  });
  const outline = rectangle([0, 0], lot.width, lot.length).map(inFile);
  return planOf(
    [
      { id: 'lot', type: 'lot', vertices: outline, edges: [] },
      { id: 'suite', type: 'building', vertices: corners.map(inFile), use: 'Garden suite', eave: 0 },
      dimension('rear', b, foot, ['v1', 'lot', 'p0']),
      dimension('side', b, end, ['v1', 'lot', 'p1']),
      dimension('width', a, b, ['v0', 'suite', 'v1'], suite.off),
      dimension('length', b, c, ['v1', 'suite', 'v2'], suite.off),
    ],
    { units: 'metres' },
  );
}

/** Points all over a text, in feet. */
function pointsOf({ at, content, height, angle, align }: TextMark): readonly Point[] {
  const width = textWidth(content, height);
  const left = align === 'start' ? 0 : align === 'middle' ? -width / 2 : -width;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [0, 0.25, 0.5, 0.75, 1].flatMap((along) =>
    [-0.5, 0, 0.5].map((share) => {
      const [x, y] = [left + along * width, share * capHeight * height];
      return { x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos };
    }),
  );
}

interface Number {
  readonly id: string;
  readonly content: string;
  readonly points: readonly Point[];
  /** Its dimension line, and its tail or leader. */
  readonly lines: readonly (readonly Point[])[];
}

/** The numbers as they are drawn on a sheet at one to a ratio. */
function numbersOf(suite: Suite, ratio: number): readonly Number[] {
  const plan = suitePlan(suite);
  const placing = new PrintedDrawing(plan, { isSheet: true, leavesLines: true }).placing(
    (labelHeight * ratio) / 12 / millimetersPerInch,
  );
  return Object.entries(linesOf(suite)).flatMap(([id, line]) => {
    const object = plan.objects.get(id);
    if (!object) throw new Error(`${id} was left out`);
    return placing.of(object).flatMap(({ place: { texts, lines = [] } }) =>
      texts.map((text) => ({
        id,
        content: text.content,
        points: pointsOf(text),
        lines: [line.map(([x, y]) => ({ x: feet(x), y: feet(y) })), ...lines.map(({ vertices }) => vertices)],
      })),
    );
  });
}

const toLines = ({ points }: Number, { lines }: Number): number =>
  Math.min(
    ...points.flatMap((at) =>
      lines.flatMap((line) => line.slice(1).map((to, i) => distanceToSegment(at, line[i] ?? to, to))),
    ),
  );

/** Numbers that are read as those of something else. */
function misread(suite: Suite, ratio: number): readonly string[] {
  const numbers = numbersOf(suite, ratio);
  const [[left, top], , [right, bottom]] = cornersOf(suite) as [At, At, At];
  const isInside = ({ x, y }: Point): boolean =>
    x > feet(left) && x < feet(right) && y > feet(top) && y < feet(bottom);
  return numbers.flatMap((number) => [
    ...numbers
      .filter((other) => other !== number && toLines(number, other) <= toLines(number, number))
      .map((other) => `${number.content} of the ${number.id} is at the line of the ${other.id}`),
    ...(number.points.some(isInside) ? [`${number.content} of the ${number.id} is in the suite`] : []),
  ]);
}

describe('the numbers of a garden suite', () => {
  test('that stands 1.50 m from the rear and the side at 1:500 are at their own lines, and all there', () => {
    for (const off of [0.3, 0.6, 1.2192]) {
      const suite = { width: 6, length: 8, fromSide: 1.5, fromRear: 1.5, off };
      expect(misread(suite, 500)).toEqual([]);
      const numbers = numbersOf(suite, 500).map(({ id, content }) => [id, content]);
      expect(Object.fromEntries(numbers)).toEqual({
        rear: '1.50 m',
        side: '1.50 m',
        width: '6.00 m',
        length: '8.00 m',
      });
    }
  });

  test('of any size and distances, at any scale, are at their own lines and not in it', () => {
    const meters = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const suites = fc.record({
      width: meters(2, 9),
      length: meters(2, 14),
      fromSide: meters(0.3, 6),
      fromRear: meters(0.3, 6),
      off: meters(0.2, 3),
    });
    fc.assert(
      fc.property(suites, fc.constantFrom(50, 100, 200, 250, 500, 1000), (suite, ratio) => {
        expect(misread(suite, ratio)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
