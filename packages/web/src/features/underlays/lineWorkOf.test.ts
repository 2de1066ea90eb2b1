import { expect, test } from 'vitest';
import { lineWorkOf } from './lineWorkOf.ts';
import { testUnderlay } from '../../../testing/testUnderlay.ts';
import { type OperatorList, pathsOf } from '../../pictures/worker/pdfLines.ts';

/** As in pdf.js. */
const operators = {
  setLineWidth: 2,
  setDash: 6,
  save: 10,
  restore: 11,
  transform: 12,
  stroke: 20,
  fill: 22,
  setStrokeRGBColor: 58,
  setFillRGBColor: 59,
  paintFormXObjectBegin: 74,
  paintFormXObjectEnd: 75,
  constructPath: 91,
};
const page = { width: 1224, height: 792 };
/** PDF has y up, from the bottom of the page. */
const toPage = [1, 0, 0, -1, 0, 792] as const;

type Call = readonly [name: keyof typeof operators, ...given: readonly unknown[]];

function listOf(calls: readonly Call[]): OperatorList {
  return { fnArray: calls.map(([name]) => operators[name]), argsArray: calls.map(([, ...given]) => given) };
}

const path = (operator: number, ...data: readonly number[]): Call => [
  'constructPath',
  operator,
  [new Float32Array(data)],
  null,
];
const linesOf = (calls: readonly Call[], more = {}) =>
  lineWorkOf({ paths: pathsOf(listOf(calls), operators, toPage), texts: [] }, testUnderlay(more), page);

test('a rectangle of 7.5 by 5 inches at 1" = 20\' is a closed line of 150 by 100 feet where the page has it', () => {
  const rectangle = path(20, 0, 200, 642, 1, 740, 642, 1, 740, 282, 1, 200, 282, 4);
  const [line, ...others] = linesOf([['setLineWidth', 2], ['setStrokeRGBColor', '#ff0000'], rectangle]);
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    type: 'lineWork',
    closed: true,
    color: '#ff0000',
    weight: '0.7',
    line: 'solid',
  });
  expect(line).toMatchObject({ source: 'imported', sourceFile: 'survey.pdf' });
  const vertices = line?.type === 'lineWork' && 'vertices' in line ? line.vertices : [];
  const [first, second, third] = vertices;
  expect(first?.x).toBeCloseTo((200 / 72) * 20, 5);
  expect(first?.y).toBeCloseTo((150 / 72) * 20, 5);
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(150, 5);
  expect((third?.y ?? 0) - (second?.y ?? 0)).toBeCloseTo(100, 5);
});

test('forms and transforms move, scale and end with their state', () => {
  const line = path(20, 0, 0, 0, 1, 72, 0);
  const [moved, scaled, plain] = linesOf([
    ['paintFormXObjectBegin', [1, 0, 0, 1, 72, 72], null],
    line,
    ['paintFormXObjectEnd'],
    ['save'],
    ['transform', 2, 0, 0, 2, 72, 72],
    ['setDash', [3, 3], 0],
    line,
    ['restore'],
    path(20, 0, 0, 10, 1, 72, 10),
  ]);
  const ends = [moved, scaled, plain].map((one) => (one && 'vertices' in one ? one.vertices : []));
  const at = (x: number, y: number) => ({
    x: expect.closeTo(x, 5) as unknown,
    y: expect.closeTo(y, 5) as unknown,
  });
  expect(ends).toEqual([
    [at(20, 200), at(40, 200)],
    [at(20, 200), at(60, 200)],
    [at(0, (782 / 72) * 20), at(20, (782 / 72) * 20)],
  ]);
  expect([scaled, plain].map((one) => one && 'line' in one && one.line)).toEqual(['dashed', 'solid']);
});

test('white paint and what lies outside of the page or the crop are left out', () => {
  const across = path(20, 0, -100, 400, 1, 2000, 400);
  expect(linesOf([['setStrokeRGBColor', '#ffffff'], across])).toEqual([]);
  expect(linesOf([path(20, 0, -100, -100, 1, -10, -10)])).toEqual([]);
  const [cut] = linesOf([across], { crop: { left: 0.25, top: 0, right: 0.5, bottom: 1 } });
  const vertices = cut && 'vertices' in cut ? cut.vertices : [];
  expect(vertices.map(({ x }) => x)).toEqual([expect.closeTo(85, 5), expect.closeTo(170, 5)]);
});

test('text keeps its size and its angle on the turned underlay', () => {
  const texts = [{ content: '100.00', x: 612, y: 396, height: 12, angle: Math.PI / 2 }];
  const [text] = lineWorkOf({ paths: [], texts }, testUnderlay({ rotation: 10 }), page);
  expect(text).toMatchObject({ type: 'lineText', text: '100.00', rotation: 100, x: 170, y: 110 });
  expect(text && 'height' in text && text.height).toBeCloseTo(12 * (20 / 72), 6);
});
