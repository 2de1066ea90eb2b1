// What sheets do to notes that are too small, to street lengths, and to lot lines under fences.
import { boxAround, overlaps } from '@homeplot/plan/box';
import { createPlan, objectBox, type Plan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { type Mark, RecordingPen } from '@homeplot/plan/recordingPen';
import { expect, test } from 'vitest';
import { withEnlargedNotes } from './enlargedNotes.ts';
import { PlanView } from './planView.ts';

function planOf(...objects: readonly object[]): Plan {
  const reading = readPlanFile({
    objects: objects.map((object, i) => ({ id: `o${i}`, ...object })),
    settings: { scale: 1 },
  });
  if (!reading.ok) throw new Error(reading.problem);
  return createPlan(reading.contents);
}

function marksOf(plan: Plan, feetPerInch = 20): readonly Mark[] {
  const pen = new RecordingPen(2.5);
  new PlanView(plan, { hidesNorth: false, numbersEdges: false, turn: 0 }, {}).draw(
    pen,
    boxAround({ x: 0, y: 0 }, 1),
    feetPerInch,
  );
  return pen.marks;
}

const note = (y: number, text: string, height = 0.5) => ({ type: 'text', x: 0, y, text, height });

test('notes that are enlarged make room for their neighbors, and stay near', () => {
  const plan = planOf(note(0, 'Oak'), note(0.6, 'Iron rod found'), note(1.2, 'Gas'), note(9, 'Far', 4));
  const { objects } = withEnlargedNotes(plan, 3);
  const boxes = [...objects.values()].map((object) => objectBox(object));
  const over = boxes.flatMap((box, i) => boxes.slice(i + 1).filter((other) => overlaps(box, other)));
  expect(over).toEqual([]);
  for (const [i, object] of [...plan.objects.values()].entries()) {
    const [was, is] = [objectBox(object), boxes[i]];
    expect(Math.abs((is?.minY ?? Infinity) - was.minY)).toBeLessThan(10);
  }
  expect(objects.get('o3')).toBe(plan.objects.get('o3'));
});

test('an enlarged note is broken into two lines about its middle if it would reach over a neighbor', () => {
  const beside = { type: 'circle', x: 13, y: 0, radius: 2 };
  const words = (...objects: readonly object[]) =>
    [...withEnlargedNotes(planOf(note(0, 'PROPOSED DECK', 1), ...objects), 2).objects.values()].flatMap(
      (object) => ('text' in object ? [object.text] : []),
    );
  expect(words()).toEqual(['PROPOSED DECK']);
  expect(words(beside)).toEqual(['PROPOSED', 'DECK']);
});

test('what has no status is drawn as existing where work is proposed, and as it is elsewhere', () => {
  const shed = (x: number, status?: string) => ({ type: 'shed', x, y: 0, ...(status ? { status } : {}) });
  const weights = (...objects: readonly object[]) =>
    new Set(
      marksOf(planOf(...objects)).flatMap(({ style }) => (style.stroke && style.fill ? [style.weight] : [])),
    );
  const existing = [...weights(shed(0, 'existing'))];
  const proposed = [...weights(shed(0, 'proposed'))];
  expect(existing).not.toEqual(proposed);
  expect(weights(shed(0), shed(40, 'proposed'))).toEqual(new Set([...existing, ...proposed]));
  expect([...weights(shed(0))]).not.toEqual(existing);
});

test('a sheet does not print how long a street is drawn', () => {
  const street = { type: 'road', startX: 0, startY: 0, endX: 90, endY: 0, roadWidth: 24 };
  const words = marksOf(planOf(street, { type: 'circle', x: 20, y: 60, radius: 20 })).flatMap((mark) =>
    mark.mark === 'text' ? mark.text.content : [],
  );
  expect(words).toEqual(["⌀ 40'"]);
});

test('the paper is cleared under a lot line where a fence is on it', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 80 },
    { x: 0, y: 80 },
  ];
  const fence = {
    type: 'fence',
    vertices: [
      { x: 20, y: 0.1 },
      { x: 100, y: 0 },
      { x: 50, y: 40 },
    ],
  };
  const marks = marksOf(planOf({ type: 'lot', vertices: corners }, fence));
  const cleared = marks.flatMap((mark) =>
    mark.mark === 'path' && mark.style.fill === '#ffffff' && !mark.style.stroke ? [mark.path.vertices] : [],
  );
  expect(cleared).toHaveLength(1);
  const across = cleared[0]?.map(({ x }) => x) ?? [];
  // Millimeters: 80 ft at 20 ft to an inch.
  expect(Math.max(...across) - Math.min(...across)).toBeCloseTo((80 / 20) * 25.4, 3);
  const dashed = marks.findLastIndex((mark) => mark.mark === 'path' && mark.style.dash !== undefined);
  const clearing = marks.findIndex(({ style }) => style.fill === '#ffffff' && !style.stroke);
  expect(clearing).toBeLessThan(dashed);
});
