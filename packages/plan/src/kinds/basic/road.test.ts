// Roads: their dimensions, and how they meet other roads and corners.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawAlone } from '../../drawing/drawObject.ts';
import { cross, distance, dot, type Point, subtract, unit } from '../../geometry/point.ts';
import type { Path } from '../../geometry/pen.ts';
import { RecordingPen } from '../../pen/recordingPen.ts';
import type { Joined } from '../../objects/jointCapability.ts';
import { road } from './road.ts';
import { type Road, roadLength } from './roadFields.ts';

const coordinate = fc.double({ min: -200, max: 200, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const ends = fc.tuple(point, point).filter(([a, b]) => distance(a, b) > 2);

const roadFrom = (a: Point, b: Point, over: Partial<Road> = {}): Road => ({
  id: 'road',
  type: 'road',
  order: 'a0',
  startX: a.x,
  startY: a.y,
  endX: b.x,
  endY: b.y,
  roadWidth: 12,
  curveRadius: 10,
  color: '#374151',
  shade: 'solid',
  startTrim: 0,
  endTrim: 0,
  startSkew: 0,
  endSkew: 0,
  ...over,
});
const startOf = (object: Road): Point => ({ x: object.startX, y: object.startY });
const endOf = (object: Road): Point => ({ x: object.endX, y: object.endY });
const headingOf = (object: Road): Point => unit(subtract(endOf(object), startOf(object)));

/** What meets our joint: the road's own, as the other side sees it. */
const meeting = (at: string, object: Road, joint: string): Joined => {
  const found = road.joints?.list(object).find(({ id }) => id === joint);
  if (!found) throw new Error('no such joint');
  return { at, joint: found };
};

const rejoin = (object: Road, joined: readonly Joined[]): Road =>
  road.joints?.rejoin(object, joined, () => 0) ?? object;

/** The two edges of the road as it is drawn: left and right of its start. */
function edgesOf(object: Road): readonly [Path, Path] {
  const pen = new RecordingPen(0);
  road.draw(object, pen);
  const lines = pen.marks.flatMap((mark) =>
    mark.mark === 'path' && mark.style.weight === 0.35 ? [mark.path] : [],
  );
  const [left, right] = lines;
  if (!left || !right) throw new Error('no edges');
  return [left, right];
}

describe("updating a road's dimensions", () => {
  const update = (object: Road, width: number, height: number): Road => {
    const [form] = road.forms(object);
    if (!form) throw new Error('no form');
    return form.apply({ width, height });
  };

  test('keeps its direction and its start; the end moves to the width along it, the height becomes its width', () => {
    fc.assert(
      fc.property(
        ends,
        fc.double({ min: 1, max: 500, noNaN: true }),
        fc.double({ min: 1, max: 60, noNaN: true }),
        ([a, b], width, height) => {
          const before = roadFrom(a, b);
          const after = update(before, width, height);
          expect(startOf(after)).toEqual(a);
          expect(roadLength(after)).toBeCloseTo(width, 6);
          expect(cross(headingOf(before), headingOf(after))).toBeCloseTo(0, 6);
          expect(dot(headingOf(before), headingOf(after))).toBeCloseTo(1, 6);
          expect(after.roadWidth).toBe(height);
        },
      ),
    );
  });

  test('does nothing where the road length is not above 0', () => {
    const none = roadFrom({ x: 5, y: 5 }, { x: 5, y: 5 });
    expect(update(none, 40, 12)).toBe(none);
  });
});

test('its dimensions are its length and its width across', () => {
  expect(road.dimensions(roadFrom({ x: 0, y: 0 }, { x: 30, y: 40 }))).toEqual({ width: 50, height: 12 });
});

test('its length is written on it, in ink that can be read there; beside it where it is too narrow', () => {
  const written = (height: number, color: string) => {
    const pen = new RecordingPen(height);
    drawAlone(roadFrom({ x: 0, y: 20 }, { x: 100, y: 20 }, { color }), pen);
    return pen.marks.flatMap((mark) =>
      mark.mark === 'text' ? { at: mark.text.at, fill: mark.style.fill } : [],
    );
  };
  // The road is from 14 to 26, its middle line at 20.
  const [dark, light, narrow] = [written(4, '#374151'), written(4, '#eceef1'), written(6, '#374151')];
  expect(dark).toEqual([{ at: { x: 50, y: expect.closeTo(17, 0) as number }, fill: '#f9fafb' }]);
  expect(light).toEqual([{ at: dark[0]?.at, fill: '#1f2937' }]);
  expect(narrow[0]?.at.y).toBeLessThan(14);
  expect(narrow[0]?.fill).toBe('#1f2937');
});

test('an end is never dragged onto the other end', () => {
  const object = roadFrom({ x: 0, y: 0 }, { x: 30, y: 0 });
  expect(road.handles?.drag(object, 'end', { x: 0, y: 0 }, false)).toBe(object);
  expect(road.handles?.drag(object, 'start', { x: 10, y: 5 }, false)).toMatchObject({
    startX: 10,
    startY: 5,
    endX: 30,
  });
});

describe('two roads that share an end', () => {
  test('are mitred: their edges meet on one line', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.8, max: 5.4, noNaN: true }), (turn) => {
        const one = roadFrom({ x: 0, y: 0 }, { x: 100, y: 0 });
        const two = roadFrom(
          { x: 100, y: 0 },
          { x: 100 - 100 * Math.cos(turn), y: -100 * Math.sin(turn) },
          { id: 'two' },
        );
        const first = rejoin(one, [meeting('end', two, 'start')]);
        const second = rejoin(two, [meeting('start', one, 'end')]);
        const [left, right] = edgesOf(first).map(({ vertices }) => vertices.at(-1));
        const [nextLeft, nextRight] = edgesOf(second).map(({ vertices }) => vertices[0]);
        if (!left || !right || !nextLeft || !nextRight) throw new Error('no edges');
        expect(distance(left, nextLeft)).toBeLessThan(1e-6);
        expect(distance(right, nextRight)).toBeLessThan(1e-6);
      }),
    );
  });

  test('too sharp for a mitre stay square', () => {
    const one = roadFrom({ x: 0, y: 0 }, { x: 100, y: 0 });
    const sharp = roadFrom({ x: 100, y: 0 }, { x: 0, y: 10 }, { id: 'two' });
    expect(rejoin(one, [meeting('end', sharp, 'start')])).toBe(one);
  });

  test('of different widths stay square', () => {
    const one = roadFrom({ x: 0, y: 0 }, { x: 100, y: 0 });
    const wide = roadFrom({ x: 100, y: 0 }, { x: 100, y: 100 }, { id: 'two', roadWidth: 20 });
    expect(rejoin(one, [meeting('end', wide, 'start')])).toBe(one);
  });

  test('become square again when they part', () => {
    const mitred = roadFrom({ x: 0, y: 0 }, { x: 100, y: 0 }, { endSkew: 1, startTrim: 4 });
    expect(rejoin(mitred, [])).toEqual(roadFrom({ x: 0, y: 0 }, { x: 100, y: 0 }));
  });
});

test('three roads that meet stay square', () => {
  const one = roadFrom({ x: 0, y: 0 }, { x: 100, y: 0 });
  const two = roadFrom({ x: 100, y: 0 }, { x: 100, y: 100 }, { id: 'two' });
  const three = roadFrom({ x: 100, y: 0 }, { x: 200, y: 0 }, { id: 'three' });
  expect(rejoin(one, [meeting('end', two, 'start'), meeting('end', three, 'start')])).toBe(one);
});

test('what a corner takes off its end is not drawn', () => {
  const [left] = edgesOf(roadFrom({ x: 0, y: 0 }, { x: 100, y: 0 }, { startTrim: 5, endTrim: 20 }));
  expect(left.vertices.map(({ x }) => x)).toEqual([5, 80]);
});

test('a road of a file has startX, startY, endX, endY, curveRadius, roadWidth, color, and x, y of its start', () => {
  const file = road.toFile(roadFrom({ x: 1, y: 2 }, { x: 30, y: 40 }), (feet) => feet * 2);
  expect(file).toEqual({
    x: 2,
    y: 4,
    startX: 2,
    startY: 4,
    endX: 60,
    endY: 80,
    roadWidth: 24,
    curveRadius: 20,
    color: '#374151',
  });
});
