// Outlines as nobody draws them, but files may have them: asked of every kind whose vertices may be any.
import { describe, expect, test } from 'vitest';
import { anchorsOf } from '../distances/anchors.ts';
import { distance } from '../geometry/point.ts';
import { HitPen } from '../geometry/hitPen.ts';
import { RecordingPen } from '../pen/recordingPen.ts';
import { createPlan, inOrder, objectBox } from '../plan/plan.ts';
import { readPlanFile } from '../file/planFile.ts';
import { objectToFile } from '../file/objectToFile.ts';
import { allKinds } from './index.ts';
import type { PlanObject } from '../objects/kind.ts';

type Corner = readonly [x: number, y: number, bulge?: number];

const outlines: Readonly<Record<string, readonly Corner[]>> = {
  'edges without length': [
    [0, 0],
    [0, 0],
    [60, 0],
    [60, 0],
    [60, 40],
    [0, 40],
    [0, 0],
  ],
  'bends without length': [
    [0, 0, 1],
    [0, 0, -50],
    [60, 0],
    [60, 40, 0.5],
    [0, 40],
  ],
  'the same edge twice': [
    [0, 0],
    [60, 0],
    [60, 40],
    [0, 0],
    [60, 0],
    [30, -40],
  ],
  'edges that cross': [
    [0, 0],
    [60, 40],
    [60, 0],
    [0, 40],
  ],
  'an edge that goes straight back': [
    [0, 0],
    [60, 0],
    [20, 0],
    [20, 30],
  ],
  'all corners on one line': [
    [0, 0],
    [20, 20],
    [60, 60],
    [10, 10],
  ],
  'all corners at one place': [
    [5, 5],
    [5, 5],
    [5, 5],
    [5, 5],
  ],
  'corners a hair apart': [
    [0, 0],
    [1e-5, 0],
    [60, 0],
    [60, 40],
    [60, 40.00001],
  ],
  'bends of all but a circle': [
    [0, 0, 99],
    [60, 0, -99],
    [60, 40, 99],
    [0, 40],
  ],
  'bends of all but a straight line': [
    [0, 0, 1e-12],
    [60, 0, -1e-9],
    [60, 40, 1e-7],
    [0, 40],
  ],
};

/** The first value that is no finite number, with the way to it. */
function unfit(value: unknown, way = ''): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${way} is ${value}`;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unfit(inner, `${way}.${key}`);
    if (found) return found;
  }
  return undefined;
}

function opened(record: Record<string, unknown>) {
  const good = { id: 'good', type: 'tree', x: 0, y: 0 };
  const reading = readPlanFile({ objects: [good, record], settings: { scale: 2 } });
  if (!reading.ok) throw new Error(reading.problem);
  const objects = inOrder(createPlan(reading.contents));
  return { object: objects.find(({ id }) => id === 'bad'), notes: reading.notes };
}

const vertexKinds = allKinds().filter((kind) => kind.path?.editing !== undefined);

const cases = vertexKinds.flatMap((kind) =>
  Object.entries(outlines).flatMap(([what, corners]) =>
    [false, true].map((closed) => ({ kind, what, corners, closed })),
  ),
);

function drawn(object: PlanObject): RecordingPen {
  const kind = allKinds().find(({ type }) => type === object.type);
  const pen = new RecordingPen(2, 0.01);
  kind?.draw(object, pen);
  kind?.draw(object, new HitPen({ x: 30, y: 20 }, 1));
  return pen;
}

describe('a file', () => {
  test.each(cases)('with a $kind.type of $what, closed $closed', ({ kind, corners, closed }) => {
    const vertices = corners.map(([x, y, bulge]) => (bulge ? { x, y, bulge } : { x, y }));
    const entrances = corners.map(([x, y], i) => ({ id: `g${i}`, x, y, width: 4, edge: String(i) }));
    const { object, notes } = opened({ id: 'bad', type: kind.type, vertices, closed, entrances });
    for (const note of notes) expect(note).toMatch(/^Object 2 .*\.$/);
    // It opens, or what is missing is said.
    expect(object !== undefined || notes.some((note) => note.includes('was left out'))).toBe(true);
    if (!object) return;
    const pen = drawn(object);
    expect(unfit(pen.marks)).toBeUndefined();
    expect(unfit(objectBox(object))).toBeUndefined();
    expect(unfit(anchorsOf(object))).toBeUndefined();
    const written = JSON.stringify(objectToFile(object, 2));
    const again = opened(JSON.parse(written) as Record<string, unknown>).object;
    expect(again && JSON.stringify(objectToFile(again, 2))).toBe(written);
    // Edits go on from there.
    const { x, y } = kind.position(object);
    const moved = kind.move(object, { x: 3, y: 4 });
    expect(distance(kind.position(moved), { x: x + 3, y: y + 4 })).toBeLessThan(1e-6);
    const outline = kind.path?.outline(object).vertices ?? [];
    const dragged = kind.path?.editing?.reshape(object, [...outline.slice(1), { x: 7, y: 90 }]);
    expect(dragged && unfit(drawn(dragged).marks)).toBeUndefined();
  });

  test.each(vertexKinds)('with a $type of ten thousand corners opens without it, and says so', ({ type }) => {
    const vertices = Array.from({ length: 10_000 }, (_, i) => ({ x: i, y: i % 7 }));
    const { object, notes } = opened({ id: 'bad', type, vertices });
    expect(object).toBeUndefined();
    expect(notes).toEqual([
      `Object 2 (${type}) was left out for its vertices: it has 10000 entries; the limit is 2000.`,
    ]);
  });

  test.each(vertexKinds)(
    'with a $type of as many corners as it may have is drawn in finite marks',
    ({ type }) => {
      const vertices = Array.from({ length: 2000 }, (_, i) => {
        const turn = (i / 2000) * 2 * Math.PI;
        const radius = 400 + (i % 2) * 3;
        return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
      });
      const { object, notes } = opened({ id: 'bad', type, vertices });
      expect(notes).toEqual([]);
      expect(object && unfit(drawn(object).marks)).toBeUndefined();
    },
  );
});
