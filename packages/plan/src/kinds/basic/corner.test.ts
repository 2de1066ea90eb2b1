// Corners: the curve that rounds the place where two roads meet at an angle.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, distance, dot, type Point, scaleBy, subtract, turnRight } from '../../geometry/point.ts';
import { bulgeArc } from '../../geometry/segment.ts';
import type { Path } from '../../geometry/pen.ts';
import { RecordingPen } from '../../pen/recordingPen.ts';
import { corner } from './corner.ts';
import { roundedCorner } from './roundedCorner.ts';
import type { Corner } from './cornerFields.ts';
import type { Handle } from '../../objects/capabilities.ts';
import type { Leg } from '../../objects/jointCapability.ts';

const at = { x: 50, y: 40 };
const heading = (degrees: number): Point => ({
  x: Math.cos((degrees * Math.PI) / 180),
  y: Math.sin((degrees * Math.PI) / 180),
});
const leg = (degrees: number, over: Partial<Leg> = {}): Leg => ({
  heading: heading(degrees),
  width: 12,
  length: 1000,
  curve: 20,
  shade: 'light',
  ...over,
});

function cornerOf(one: Leg, two: Leg): Corner {
  const fields = roundedCorner(at, one, two);
  if (!fields) throw new Error('nothing to round');
  return { id: 'k', type: 'corner', order: 'a0', ...fields };
}

const handlesOf = (object: Corner): readonly Handle[] => corner.handles?.list(object) ?? [];
const drag = (object: Corner, to: Point): Corner =>
  corner.handles?.drag(object, 'radius', to, false) ?? object;

/** The two edges and the center line, as they are drawn. */
function linesOf(object: Corner): Path[] {
  const pen = new RecordingPen(0);
  corner.draw(object, pen);
  return pen.marks.flatMap((mark) => (mark.mark === 'path' && !mark.path.closed ? [mark.path] : []));
}

const bend = fc.record({
  from: fc.integer({ min: 0, max: 359 }),
  turn: fc.integer({ min: 20, max: 160 }),
  side: fc.constantFrom(1, -1),
});

describe('a corner', () => {
  test('has the radius wished for along its center line, and touches both roads', () => {
    fc.assert(
      fc.property(bend, ({ from, turn, side }) => {
        const object = cornerOf(leg(from), leg(from + side * turn));
        const [a, b] = linesOf(object)[2]?.vertices ?? [];
        const arc = a?.bulge && b ? bulgeArc(a, b, a.bulge) : undefined;
        if (!arc) throw new Error('no arc');
        expect(arc.radius).toBeCloseTo(20, 5);
        const reach = 20 / Math.tan((turn * Math.PI) / 360);
        for (const way of [heading(from), heading(from + side * turn)]) {
          const foot = add(at, scaleBy(way, reach));
          expect(Math.min(distance(foot, a ?? at), distance(foot, b ?? at))).toBeLessThan(1e-6);
          expect(distance(foot, arc.center)).toBeCloseTo(20, 5);
          expect(dot(subtract(foot, arc.center), way)).toBeCloseTo(0, 5);
        }
      }),
    );
  });

  test("has edges that go on where the roads' edges end", () => {
    fc.assert(
      fc.property(bend, ({ from, turn, side }) => {
        const object = cornerOf(leg(from), leg(from + side * turn));
        const reach = 20 / Math.tan((turn * Math.PI) / 360);
        const edgeEnds = linesOf(object)
          .slice(0, 2)
          .flatMap(({ vertices }) => vertices);
        for (const way of [heading(from), heading(from + side * turn)]) {
          for (const half of [6, -6]) {
            const roadEdge = add(add(at, scaleBy(way, reach)), scaleBy(turnRight(way), half));
            expect(Math.min(...edgeEnds.map((end) => distance(end, roadEdge)))).toBeLessThan(1e-6);
          }
        }
      }),
    );
  });

  test('takes at most half of the shorter road', () => {
    const object = cornerOf(leg(0), leg(90, { length: 10 }));
    expect(distance(at, { x: object.startX, y: object.startY })).toBeCloseTo(5);
    expect(object.cornerRadius).toBe(20);
  });

  test('is as wide as the wider road', () => {
    expect(cornerOf(leg(0), leg(90, { width: 30 })).roadWidth).toBe(30);
  });

  test('is none where the roads run straight on, or back on themselves', () => {
    expect(roundedCorner(at, leg(0), leg(180))).toBeUndefined();
    expect(roundedCorner(at, leg(0), leg(0))).toBeUndefined();
  });

  test('gets the radius that is typed, or dragged, and keeps its directions', () => {
    const object = cornerOf(leg(0), leg(90));
    const [form] = corner.forms(object);
    const typed = form?.apply({ radius: 10 }) ?? object;
    expect(typed).toMatchObject({ cornerRadius: 10, startX: 60, startY: 40, endX: 50, endY: 50 });
    const [handle] = handlesOf(typed);
    const dragged = drag(object, handle?.at ?? at);
    expect(dragged.cornerRadius).toBeCloseTo(10, 6);
    expect(drag(object, { x: -100, y: -100 }).cornerRadius).toBe(1);
  });

  test('of a file without directions turns a quarter from the left to below', () => {
    const fields = corner.fromFile({ x: 100, y: 80, cornerRadius: 20 }, (squares) => squares / 2);
    expect(fields).toMatchObject({ x: 50, y: 40, startX: 40, startY: 40, endX: 50, endY: 50, roadWidth: 12 });
  });

  test('between roads that run straight on has no extent and can still be asked anything', () => {
    const straight = { ...cornerOf(leg(0), leg(90)), startX: 50, startY: 40, endX: 50, endY: 40 };
    expect(drag(straight, { x: 60, y: 60 })).toBe(straight);
    expect(handlesOf(straight)[0]?.at).toEqual(at);
    expect(linesOf(straight).flatMap(({ vertices }) => vertices.map(({ x }) => x))).toEqual(
      Array(6).fill(50),
    );
  });
});
