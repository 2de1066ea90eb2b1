// For tests: rectangles with gates on their sides, written to a file and read again.
import * as fc from 'fast-check';
import type { Point } from '../src/geometry/point.ts';
import { distanceToSegment } from '../src/geometry/segment.ts';
import { readPlanFile } from '../src/file/planFile.ts';
import { objectToFile } from '../src/file/objectToFile.ts';
import {
  type Entrance,
  entranceEnds,
  fitEntrance,
  placeEntrance,
  slideEntrance,
} from '../src/gates/entrance.ts';
import type { Frame } from '../src/shapes/frame.ts';
import { type Rectangle, rectangle } from '../src/kinds/basic/rectangle.ts';
import { objectsOf } from './testObjects.ts';
import { frameSideNames, frameSides, nearestSide, type Side } from '../src/gates/sides.ts';

export type Edge = (typeof frameSideNames)[number];
export const edges = frameSideNames;
const sideOf = (f: Frame, name: string): Side => {
  const side = frameSides(f).find((one) => one.name === name);
  if (!side) throw new Error(`no side ${name}`);
  return side;
};
export const fitted = (f: Frame, entrance: Entrance): Entrance =>
  fitEntrance(sideOf(f, entrance.edge), entrance);
export const ends = (f: Frame, entrance: Entrance) => entranceEnds(sideOf(f, entrance.edge), entrance);
export const slide = (f: Frame, entrance: Entrance, grab: Point, to: Point): Entrance =>
  slideEntrance(sideOf(f, entrance.edge), entrance, grab, to, (offset) => offset);
/** A gate on the side nearest to a point. */
export function place(f: Frame, at: Point, width: number): Entrance {
  const near = nearestSide(frameSides(f), at);
  if (!near) throw new Error('no side');
  return placeEntrance(near.side, 'g', near.along, width, (offset) => offset);
}

const coordinate = fc.double({ min: -200, max: 200, noNaN: true });
export const point = fc.record({ x: coordinate, y: coordinate });
const side = fc.double({ min: 2, max: 150, noNaN: true });
export const frame: fc.Arbitrary<Frame> = fc.record({
  x: coordinate,
  y: coordinate,
  width: side,
  height: side,
  rotation: fc.constantFrom(0, 0, 30, 45, 90, 200.25),
});
export const scale = fc.constantFrom(1, 1.5, 2, 3, 7, 10);
export const gateWidth = fc.double({ min: 0.1, max: 20, noNaN: true });

export const lot = (over: Partial<Rectangle> = {}): Rectangle => ({
  id: 'lot',
  type: 'rectangle',
  order: 'a0',
  x: 10,
  y: 20,
  width: 40,
  height: 30,
  rotation: 0,
  fillColor: '#e5e7eb',
  borderColor: '#1f2937',
  entrances: [],
  ...over,
});
export const gate = (edge: Edge, offset = 5, width = 4, id: string = edge): Entrance => ({
  id,
  edge,
  offset,
  width,
});

export const isOnItsEdge = (f: Frame, entrance: Entrance): boolean => {
  const { from: a, to: b } = sideOf(f, entrance.edge);
  return ends(f, entrance).every((end) => distanceToSegment(end, a, b) < 1e-6);
};

/** The rectangle as it comes back from a file written at the scale. */
export function throughFile(object: Rectangle, squares = 2): Rectangle {
  const text = JSON.stringify({ objects: [objectToFile(object, squares)], settings: { scale: squares } });
  const reading = readPlanFile(JSON.parse(text));
  const [read] = reading.ok ? objectsOf(rectangle, reading.contents.objects) : [];
  if (!read) throw new Error('not read');
  return read;
}

export const drag = (object: Rectangle, handle: string, to: Point): Rectangle =>
  rectangle.handles?.drag(object, handle, to, false) ?? object;

/** What of a file's rectangle is read, with the notes. */
export function readLot(entrances: unknown): { lot: Rectangle | undefined; notes: readonly string[] } {
  const object = { id: 'lot', type: 'rectangle', x: 20, y: 40, width: 80, height: 60, entrances };
  const reading = readPlanFile({ objects: [object], settings: { scale: 2 } });
  const [read] = reading.ok ? objectsOf(rectangle, reading.contents.objects) : [];
  return {
    lot: read,
    notes: reading.ok ? reading.notes : [reading.problem],
  };
}
