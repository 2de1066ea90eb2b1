// Gates on any path: straight edges and arcs, closed and open, in both directions.
import { assert, boolean, constantFrom, double, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arcOf, nearestOnEdge, pointOnEdge } from '../geometry/outline.ts';
import { distance } from '../geometry/point.ts';
import { distanceToArc, distanceToSegment } from '../geometry/segment.ts';
import type { Path } from '../geometry/pen.ts';
import { RecordingPen } from '../pen/recordingPen.ts';
import { type Entrance, entranceEnds, fitEntrance, placeEntrance, slideEntrance } from './entrance.ts';
import { fitEntrances, type Gated, gatedParts } from './gates.ts';
import { drawGates, gatedBorder } from './drawGates.ts';
import { nearestSide, pathSides, type Side } from './sides.ts';

/** Clockwise on the screen: a level edge, one that bulges outward, one back. */
const closed: Path = {
  vertices: [
    { x: 0, y: 0 },
    { x: 40, y: 0, bulge: 0.4 },
    { x: 40, y: 30 },
    { x: 0, y: 30 },
  ],
  closed: true,
};
const open: Path = { ...closed, closed: false };
const exactly = (offset: number): number => offset;
const gate = (edge: string, offset = 5, width = 4): Entrance => ({ id: `g${edge}`, edge, offset, width });
const side = (path: Path, index: number): Side => {
  const found = pathSides(path)[index];
  if (!found) throw new Error(`no side ${index}`);
  return found;
};
const isOn = (on: Side, entrance: Entrance): boolean => {
  const arc = arcOf(on);
  return entranceEnds(on, entrance).every(
    (end) => (arc ? distanceToArc(end, arc) : distanceToSegment(end, on.from, on.to)) < 1e-6,
  );
};
/** The leaf of a gate: the last line from a hinge. */
const openings = (path: Path, entrance: Entrance) => {
  const pen = new RecordingPen(0);
  drawGates([entrance], pathSides(path), pen, { layer: 'property' });
  return pen.marks.flatMap((mark) =>
    mark.mark === 'path' && mark.style.weight === 0.35 ? [mark.path.vertices] : [],
  );
};

describe('a gate on the sides of a path', () => {
  test('has both posts on its edge, as far apart as it is wide, on a curve too', () => {
    const numbers = double({ min: 0.1, max: 80, noNaN: true });
    const bulge = constantFrom(0, 0.2, -0.7, 1, 1.8);
    assert(
      property(record({ offset: numbers, width: numbers, bulge, isClosed: boolean() }), (drawn) => {
        const path = {
          vertices: [
            { x: 3, y: 4, bulge: drawn.bulge },
            { x: 50, y: 20 },
          ],
          closed: drawn.isClosed,
        };
        const on = side(path, 0);
        const fitted = fitEntrance(on, gate('0', drawn.offset, drawn.width));
        expect(isOn(on, fitted)).toBe(true);
        const [a, b] = entranceEnds(on, fitted);
        expect(distance(a, b)).toBeCloseTo(fitted.width, 5);
        expect(fitted.offset).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('goes to the nearest edge, with its middle at the click', () => {
    const near = nearestSide(pathSides(closed), { x: 47, y: 15 });
    expect(near?.side.name).toBe('1');
    const placed = near && placeEntrance(near.side, 'g', near.along, 4, exactly);
    const [a, b] = near && placed ? entranceEnds(near.side, placed) : [];
    expect(((a?.y ?? 0) + (b?.y ?? 0)) / 2).toBeCloseTo(15, 1);
  });

  test('finds the same edge as measuring to every one does', () => {
    const coordinate = double({ min: -60, max: 100, noNaN: true });
    const sides = pathSides(closed);
    assert(
      property(record({ x: coordinate, y: coordinate }), (at) => {
        const all = sides.map((one) => distance(at, pointOnEdge(one, nearestOnEdge(one, at))));
        expect(nearestSide(sides, at)?.away).toBe(Math.min(...all));
      }),
    );
  });

  test('follows the pointer round a curve', () => {
    const curve = side(closed, 1);
    const start = fitEntrance(curve, gate('1', 2));
    const [from] = entranceEnds(curve, start);
    const [to] = entranceEnds(curve, { ...start, offset: 12 });
    expect(slideEntrance(curve, start, from, to, exactly).offset).toBeCloseTo(12, 6);
  });

  test('opens inward whichever way round the outline goes', () => {
    const [leaf] = openings(closed, gate('0'));
    expect(leaf?.[1]?.y).toBeCloseTo(4);
    const other = {
      vertices: [
        { x: 0, y: 30 },
        { x: 40, y: 30 },
        { x: 40, y: 0 },
        { x: 0, y: 0 },
      ],
      closed: true,
    };
    const [back] = openings(other, gate('0'));
    expect(back?.[1]?.y).toBeCloseTo(26);
  });

  test('opens to the right of a path that encloses nothing', () => {
    const [leaf] = openings(open, gate('2'));
    expect(leaf?.[1]?.y).toBeCloseTo(26);
  });

  test('breaks the border, which keeps its bends', () => {
    const pen = new RecordingPen(0);
    const [border, ...more] = gatedBorder(closed, [gate('1', 5)], pathSides(closed), pen);
    expect(more).toEqual([]);
    expect(border?.closed).toBe(false);
    const vertices = border?.vertices ?? [];
    expect(vertices).toHaveLength(6);
    const curve = side(closed, 1);
    const ends = entranceEnds(curve, gate('1', 5));
    expect(distance(vertices[0] ?? ends[0], ends[1])).toBeCloseTo(0, 9);
    expect(distance(vertices.at(-1) ?? ends[1], ends[0])).toBeCloseTo(0, 9);
    // The rest of the curve lies on the same circle.
    const rest = pathSides({ vertices: vertices.slice(0, 2), closed: false })[0];
    expect(rest && arcOf(rest)?.radius).toBeCloseTo(arcOf(curve)?.radius ?? 0, 6);
  });

  test('breaks an open border into the pieces before and after it', () => {
    const pen = new RecordingPen(0);
    const pieces = gatedBorder(open, [gate('0')], pathSides(open), pen).map(({ vertices }) =>
      vertices.map(({ x, y }) => [x, y]),
    );
    expect(pieces[0]).toEqual([
      [0, 0],
      [5, 0],
    ]);
    expect(pieces[1]?.[0]).toEqual([9, 0]);
    expect(pieces[1]?.at(-1)).toEqual([0, 30]);
  });

  test('on a side that no longer exists is gone', () => {
    expect(fitEntrances([gate('0'), gate('7')], pathSides(open)).map(({ id }) => id)).toEqual(['g0']);
  });
});

test('a kind with sides has gates by naming them: they are listed, hit, dragged, added and taken away', () => {
  const parts = gatedParts<Gated>({ to: 'fence', sides: () => pathSides(open) });
  const fence = { id: 'f', type: 'fence', order: 'a0', entrances: [] };
  const one = parts.adding.add(fence, 'g', { x: 20, y: 1 }, 4, exactly);
  expect(parts.adding.away(fence, { x: 20, y: 1 })).toBeCloseTo(1);
  expect(parts.adding.surrounds(fence, { x: 20, y: 10 })).toBe(false);
  expect(parts.list(one, 'feet-inches')).toEqual([{ id: 'g', detail: "4', edge 1" }]);
  expect(parts.hit(one, { x: 20, y: 0.2 }, 0.5)).toBe('g');
  const dragged = parts.drag(one, 'g', { x: 20, y: 0 }, { x: 25, y: 3 }, exactly);
  expect(dragged.entrances[0]?.offset).toBeCloseTo(23);
  const labels = parts.forms(dragged, 'g').flatMap(({ fields }) => fields.map(({ label }) => label));
  expect(labels).toContain('Distance from Edge Start (Feet)');
  expect(parts.remove(dragged, 'g').entrances).toEqual([]);
});
