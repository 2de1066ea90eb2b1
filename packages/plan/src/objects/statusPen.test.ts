import { describe, expect, test } from 'vitest';
import { drawObject } from '../drawing/drawObject.ts';
import { findKind } from '../kinds/index.ts';
import type { PlanObject, Status } from './kind.ts';
import { objectBox } from '../plan/plan.ts';
import { type Mark, RecordingPen } from '../pen/recordingPen.ts';

function made(type: string, status?: Status): PlanObject {
  const fields = findKind(type)?.create({
    from: { x: 0, y: 0 },
    to: { x: 30, y: 20 },
    scale: 2,
    siteExtent: 100,
  });
  if (!fields) throw new Error(`no ${type}`);
  return { id: 'one', type, order: 'a0', ...fields, ...(status ? { status } : {}) };
}

function marksOf(type: string, status?: Status): readonly Mark[] {
  const pen = new RecordingPen(1, 0.05);
  drawObject(made(type, status), pen);
  return pen.marks;
}

const outline = (marks: readonly Mark[]): Mark | undefined => marks.find(({ style }) => style.stroke);

describe('the status of an object', () => {
  test('leaves the drawing unchanged if it is not set', () => {
    const pen = new RecordingPen(1, 0.05);
    const object = made('building');
    findKind('building')?.draw(object, pen);
    expect(marksOf('building')).toEqual(pen.marks);
  });

  test('draws existing objects thinner, gray and pale, and proposed ones heavier', () => {
    const plain = outline(marksOf('building'))?.style;
    expect(outline(marksOf('building', 'existing'))?.style.weight).toBeLessThan(plain?.weight ?? 0);
    expect(outline(marksOf('building', 'existing'))?.style.fill).not.toBe(plain?.fill);
    expect(outline(marksOf('building', 'proposed'))?.style.weight).toBeGreaterThan(plain?.weight ?? 0);
    expect(outline(marksOf('building', 'proposed'))?.style.fill).toBe(plain?.fill);
  });

  test('doubles the weight of the outline of proposed objects, but not of details such as boards', () => {
    const weightsOf = (type: string, status?: Status): number[] =>
      marksOf(type, status).map(({ mark, style }) =>
        style.stroke && mark !== 'text' ? (style.weight ?? 0.25) : 0,
      );
    for (const type of ['building', 'deck', 'lawn', 'fence', 'utility', 'tree', 'easement', 'contour']) {
      const [plain, proposed] = [weightsOf(type), weightsOf(type, 'proposed')];
      expect(Math.max(...proposed)).toBeGreaterThan(2 * Math.max(...plain));
    }
    const boards = (status?: Status) =>
      marksOf('deck', status)
        .slice(2)
        .map(({ style }) => style.weight);
    expect(boards().length).toBeGreaterThan(5);
    expect(boards('proposed')).toEqual(boards());
  });

  test('draws objects to be removed dashed, unfilled and hatched', () => {
    const marks = marksOf('lawn', 'removed');
    expect(outline(marks)?.style).toMatchObject({ dash: [2, 1.2], fill: undefined });
    expect(marks.length).toBeGreaterThan(marksOf('lawn').length + 10);
  });

  test('strikes through lines to be removed and keeps their own dashes', () => {
    const marks = marksOf('utility', 'removed');
    const lines = marks.filter((mark) => mark.style.dash);
    expect(lines.every(({ style }) => style.dash?.[0] === 6)).toBe(true);
    expect(marks.length).toBeGreaterThan(marksOf('utility').length);
  });

  test.each(['existing', 'proposed', 'removed'] as const)('%s does not change the bounds', (status) => {
    for (const type of ['building', 'fence', 'tree', 'driveway'])
      expect(objectBox(made(type, status))).toEqual(objectBox(made(type)));
  });
});
