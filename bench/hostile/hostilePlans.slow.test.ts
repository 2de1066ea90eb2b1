// Reading, measuring and drawing each hostile plan takes a bounded amount of work, counted in marks and reads of
// vertices rather than by the clock.
import { everywhere } from '@homeplot/plan/box';
import { drawObject } from '@homeplot/plan/drawObject';
import type { PlanObject } from '@homeplot/plan/kind';
import { allKinds, kindOf } from '@homeplot/plan/kinds';
import { objectBox } from '@homeplot/plan/plan';
import { readPlanText } from '@homeplot/plan/planFile';
import { type Mark, RecordingPen } from '@homeplot/plan/recordingPen';
import { describe, expect, test } from 'vitest';
import { hostilePlans, schemaOf, textOf } from './hostilePlans.ts';
import { outlines } from './outlines.ts';

const plans = hostilePlans();
/** Maximum number of marks of an object, and of their vertices. */
const most = { marks: 41_000, vertices: 200_000 };
/** Pixels. */
const screen = { width: 1280, height: 800, label: 11 };
/** The maximum pixels per foot. */
const nearest = 24;

const verticesIn = (marks: readonly Mark[]): number =>
  marks.reduce((sum, mark) => sum + (mark.mark === 'path' ? mark.path.vertices.length : 0), 0);

/** The marks of the object on a screen around a point, at a scale in pixels per foot. */
function drawnAt(object: PlanObject, px: number, { x, y }: { readonly x: number; readonly y: number }) {
  const [w, h] = [screen.width / px / 2, screen.height / px / 2];
  const view = { minX: x - w, minY: y - h, maxX: x + w, maxY: y + h };
  const pen = new RecordingPen(screen.label / px, 1 / px, 'feet-inches', 0, view);
  drawObject(object, pen);
  return pen.marks;
}

test('there are hundreds of plans, including every registered kind', () => {
  expect(plans.length).toBeGreaterThan(200);
  for (const { type } of allKinds())
    expect(plans.filter(({ name }) => name.startsWith(`${type}: `)).length).toBeGreaterThan(4);
});

describe.each(plans.map((plan) => [plan.name, plan] as const))('%s', (_, plan) => {
  const reading = readPlanText(textOf({ ...plan, objects: distinct(plan.objects) }));

  test('opens, and is drawn with a bounded number of marks, zoomed in and out, on the screen and on paper', () => {
    if (!reading.ok) throw new Error(reading.problem);
    for (const object of reading.contents.objects) {
      const { minX, minY, maxX, maxY } = objectBox(object);
      const whole = Math.min(nearest, screen.width / Math.max(maxX - minX, maxY - minY, 1e-9));
      const paper = new RecordingPen(screen.label / whole, 0.1 / whole, 'feet-inches', 0, everywhere);
      drawObject(object, paper);
      const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
      const pictures = [
        drawnAt(object, whole, middle),
        drawnAt(object, nearest, kindOf(object).position(object)),
        paper.marks,
      ];
      for (const marks of pictures) {
        expect(marks.length).toBeLessThan(most.marks);
        expect(verticesIn(marks)).toBeLessThan(most.vertices);
      }
    }
  });
});

/** The distinct objects: each copy costs the same as the first. */
function distinct(objects: (typeof plans)[number]['objects']) {
  const seen = new Set<unknown>();
  return objects.filter((object) => !seen.has(object) && seen.add(object)).slice(0, 50);
}

/** How often the vertices of an object are read during some work. */
function readsOf(
  type: string,
  count: number,
  shape: string,
  work: (object: PlanObject) => void,
): number | undefined {
  const reading = readPlanText(
    JSON.stringify({ objects: [{ id: 'o', type, vertices: outlines[shape]?.(count) }] }),
  );
  const object = reading.ok
    ? (reading.contents.objects[0] as PlanObject & { vertices: object[] })
    : undefined;
  if (object?.vertices.length !== count) return undefined;
  let reads = 0;
  const vertices = object.vertices.map(
    (vertex) =>
      new Proxy(vertex, {
        get(target, field) {
          reads += 1;
          return Reflect.get(target, field) as unknown;
        },
      }),
  );
  const counted: PlanObject & { readonly vertices: readonly object[] } = { ...object, vertices };
  work(counted);
  return reads;
}

const traced = allKinds().filter((kind) => 'vertices' in schemaOf(kind).shape);

describe.each(traced.map(({ type }) => type))('a %s with twice the vertices', (type) => {
  test.each(Object.keys(outlines))('takes at most about twice the work, shaped as a %s', (shape) => {
    const works: readonly ((object: PlanObject) => void)[] = [
      (object) => void drawnAt(object, 2, { x: 150, y: 150 }),
      (object) => void objectBox(object),
      (object) => void kindOf(object).faults?.(object),
    ];
    const grown = works.filter((work) => {
      const [once, twice] = [400, 800].map((count) => readsOf(type, count, shape, work));
      return once !== undefined && twice !== undefined && twice > 2.7 * once + 2000;
    });
    expect(grown).toEqual([]);
  });
});
