import { expect, test } from 'vitest';
import { perimeterOf } from '../../geometry/outline.ts';
import { distance, radians, rotate } from '../../geometry/point.ts';
import type { Vertex } from '../../geometry/pen.ts';
import { RecordingPen } from '../../pen/recordingPen.ts';
import { deck, patio } from './groundCover.ts';

test('the edge of a patio is seen although courses of stones lie along it', () => {
  const fields = patio.create({ from: { x: 0, y: 0 }, to: { x: 12, y: 10 }, scale: 2, siteExtent: 100 });
  const pen = new RecordingPen(1);
  if (fields) patio.draw({ id: 'p', type: 'patio', order: 'a0', ...fields }, pen);
  expect(pen.marks.length).toBeGreaterThan(10);
  const weights = pen.marks.map(({ style }) => (style.stroke ? (style.weight ?? 0) : 0));
  expect(weights.at(-1)).toBe(Math.max(...weights));
});

function deckOf(vertices: readonly Vertex[]) {
  const fields = deck.create({ from: { x: 0, y: 0 }, to: { x: 1, y: 1 }, scale: 2, siteExtent: 100 });
  if (!fields) throw new Error('A drag over a square foot makes no deck.');
  return { id: 'd', type: 'deck', order: 'a0', ...fields, vertices };
}

const sizeOf = (vertices: readonly Vertex[]) =>
  deck.forms(deckOf(vertices)).find(({ submit }) => submit === 'Update Dimensions');

const corners = (width: number, length: number): Vertex[] => [
  { x: 5, y: 7 },
  { x: 5 + width, y: 7 },
  { x: 5 + width, y: 7 + length },
  { x: 5, y: 7 + length },
];
const turned = (vertices: readonly Vertex[], by: number): Vertex[] =>
  vertices.map((vertex) => rotate(vertex, radians(by), { x: 5, y: 7 }));

test.each([0, 2.25, -40, 90, 200])(
  'a deck with four square corners takes a width and a length and stays square, turned by %d degrees',
  (by) => {
    const form = sizeOf(turned(corners(16, 12), by));
    const isUpright = by === 90;
    const [level, upright] = isUpright ? ['height', 'width'] : ['width', 'height'];
    expect(form?.fields.map(({ name, value }) => [name, value])).toEqual([
      ['width', expect.closeTo(isUpright ? 12 : 16)],
      ['height', expect.closeTo(isUpright ? 16 : 12)],
    ]);
    const now = form?.apply({ [level]: 20, [upright]: 10 }).vertices ?? [];
    const wanted = turned(corners(20, 10), by);
    expect(Math.max(...wanted.map((corner, i) => distance(corner, now[i] ?? corner)))).toBeCloseTo(0, 6);
    expect(now.length).toBe(4);
    expect(perimeterOf({ vertices: now, closed: true })).toBeCloseTo(60);
  },
);

test('a deck of another shape has its edges alone to be changed by', () => {
  const [a, b, c, d] = corners(16, 12);
  if (!a || !b || !c || !d) throw new Error('A rectangle has four corners.');
  expect(sizeOf([a, b, c])).toBeUndefined();
  expect(sizeOf([a, b, c, { ...d, x: d.x - 1 }])).toBeUndefined();
  expect(sizeOf([a, { ...b, bulge: 0.2 }, c, d])).toBeUndefined();
  expect(sizeOf([a, b, c, d, { x: 2, y: 9 }])).toBeUndefined();
});
