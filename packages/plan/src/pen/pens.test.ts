// BoundsPen and HitPen agree: whatever is hit lies within the bounds.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxCenter, boxCorners, boxHeight, boxWidth, grow, isEmpty } from '../geometry/box.ts';
import { type Point, rotate } from '../geometry/point.ts';
import { bulgeArc, pointAlong, pointOnArc } from '../geometry/segment.ts';
import { BoundsPen } from '../geometry/boundsPen.ts';
import { HitPen } from '../geometry/hitPen.ts';
import type { Path, Pen, Style, TextMark } from '../geometry/pen.ts';

const coordinate = fc.double({ min: -100, max: 100, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const bulge = fc.constantFrom(undefined, undefined, 0.2, -0.4, 1, -2.5);
const path: fc.Arbitrary<Path> = fc.record({
  vertices: fc.array(fc.record({ x: coordinate, y: coordinate, bulge }), { minLength: 2, maxLength: 6 }),
  closed: fc.boolean(),
});
const style: fc.Arbitrary<Style> = fc.constantFrom(
  { layer: 'a', stroke: '#000000' },
  { layer: 'a', fill: '#ffffff' },
  { layer: 'a', stroke: '#000000', fill: '#ffffff' },
);
const tolerance = 0.5;

const boundsOf = (draw: (pen: Pen) => void) => {
  const pen = new BoundsPen();
  draw(pen);
  return pen.box;
};
const isHit = (at: Point, draw: (pen: Pen) => void, within = tolerance): boolean => {
  const pen = new HitPen(at, within);
  draw(pen);
  return pen.hit;
};

describe('any path', () => {
  test('contains every hit point in its bounds', () => {
    fc.assert(
      fc.property(path, style, point, (drawn, how, at) => {
        const draw = (pen: Pen): void => pen.path(drawn, how);
        if (!isHit(at, draw)) return;
        const box = grow(boundsOf(draw), tolerance + 1e-6);
        expect(at.x >= box.minX && at.x <= box.maxX && at.y >= box.minY && at.y <= box.maxY).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('is hit at every point of its line, within its bounds', () => {
    fc.assert(
      fc.property(path, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (drawn, pick, along) => {
        const segments = drawn.vertices.length - (drawn.closed ? 0 : 1);
        const from = drawn.vertices[pick % segments];
        const to = drawn.vertices[((pick % segments) + 1) % drawn.vertices.length];
        if (!from || !to) throw new Error('no segment');
        const arc = from.bulge ? bulgeArc(from, to, from.bulge) : undefined;
        const at = arc ? pointOnArc(arc, along) : pointAlong(from, to, along);
        const draw = (pen: Pen): void => pen.path(drawn, { layer: 'a', stroke: '#000000' });
        expect(isHit(at, draw)).toBe(true);
        const box = grow(boundsOf(draw), 1e-6);
        expect(at.x >= box.minX && at.x <= box.maxX && at.y >= box.minY && at.y <= box.maxY).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

test('a filled half disc is hit inside its arc and not on the other side of its chord', () => {
  const half: Path = {
    vertices: [
      { x: -5, y: 0, bulge: 1 },
      { x: 5, y: 0 },
    ],
    closed: true,
  };
  const draw = (pen: Pen): void => pen.path(half, { layer: 'a', fill: '#ffffff' });
  expect(isHit({ x: 0, y: -4 }, draw, 0.01)).toBe(true);
  expect(isHit({ x: 0, y: 1 }, draw, 0.01)).toBe(false);
  expect(boundsOf(draw).minY).toBeCloseTo(-5);
});

test('a filled disc drawn as two arcs is hit where a circle is', () => {
  const disc: Path = {
    vertices: [
      { x: -5, y: 0, bulge: 1 },
      { x: 5, y: 0, bulge: 1 },
    ],
    closed: true,
  };
  fc.assert(
    fc.property(
      fc.double({ min: -8, max: 8, noNaN: true }),
      fc.double({ min: -8, max: 8, noNaN: true }),
      (x, y) => {
        fc.pre(Math.abs(Math.hypot(x, y) - 5) > 0.02);
        const asPath = isHit({ x, y }, (pen) => pen.path(disc, { layer: 'a', fill: '#ffffff' }), 0.01);
        const asCircle = isHit(
          { x, y },
          (pen) => pen.circle({ x: 0, y: 0 }, 5, { layer: 'a', fill: '#ffffff' }),
          0.01,
        );
        expect(asPath).toBe(asCircle);
      },
    ),
  );
});

test('a line without fill is hit on the line only', () => {
  const square: Path = {
    vertices: [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ],
    closed: true,
  };
  const outline = (pen: Pen): void => pen.path(square, { layer: 'a', stroke: '#000000' });
  expect(isHit({ x: 10.3, y: 5 }, outline)).toBe(true);
  expect(isHit({ x: 5, y: 5 }, outline)).toBe(false);
  expect(isHit({ x: 5, y: 5 }, (pen) => pen.path(square, { layer: 'a', fill: '#ffffff' }))).toBe(true);
  expect(
    isHit({ x: 5, y: 5 }, (pen) => pen.circle({ x: 5, y: 5 }, 4, { layer: 'a', stroke: '#000000' })),
  ).toBe(false);
});

const note = (over: Partial<TextMark> = {}): TextMark => ({
  at: { x: 10, y: 20 },
  content: 'Patio',
  height: 2,
  angle: 0,
  align: 'start',
  baseline: 'baseline',
  ...over,
});

describe('text', () => {
  test('has its baseline at the anchor, with descenders below', () => {
    const box = boundsOf((pen) => pen.text(note(), { layer: 'notes', fill: '#000000' }));
    expect(box.minX).toBe(10);
    expect(box.minY).toBeCloseTo(20 - 2 * 0.718);
    expect(box.maxY).toBeCloseTo(20 + 2 * 0.207);
  });

  test('is aligned to its anchor by its middle or its end', () => {
    const box = boundsOf((pen) => pen.text(note({ align: 'middle' }), { layer: 'notes', fill: '#000000' }));
    expect(boxCenter(box).x).toBeCloseTo(10);
    const ending = boundsOf((pen) => pen.text(note({ align: 'end' }), { layer: 'notes', fill: '#000000' }));
    expect(ending.maxX).toBeCloseTo(10);
  });

  test('rotates about its anchor and is hit where it is then', () => {
    const turned = note({ angle: Math.PI / 2 });
    const draw = (pen: Pen): void => pen.text(turned, { layer: 'notes', fill: '#000000' });
    const flat = boundsOf((pen) => pen.text(note(), { layer: 'notes', fill: '#000000' }));
    expect(boxHeight(boundsOf(draw))).toBeCloseTo(boxWidth(flat));
    expect(isHit(rotate({ x: 12, y: 19.5 }, Math.PI / 2, { x: 10, y: 20 }), draw, 0.01)).toBe(true);
    expect(isHit({ x: 12, y: 19.5 }, draw, 0.01)).toBe(false);
  });
});

test('an image covers its frame, rotated about its top left corner', () => {
  const image = { at: { x: 1, y: 2 }, width: 4, height: 2, angle: Math.PI / 2, href: '' };
  const box = boundsOf((pen) => pen.image(image, { layer: 'underlay' }));
  expect(boxCorners(box).map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    [-1, 2],
    [1, 2],
    [1, 6],
    [-1, 6],
  ]);
  expect(isHit({ x: 0, y: 5 }, (pen) => pen.image(image, { layer: 'underlay' }))).toBe(true);
});

test('the bounds are empty while nothing is drawn', () => {
  expect(isEmpty(new BoundsPen().box)).toBe(true);
});
