// A fence with a gate, as whoever fences a yard meets it.
import { describe, expect, test } from 'vitest';
import { boxHeight, boxWidth } from '../../geometry/box.ts';
import { turning } from '../../geometry/motion.ts';
import { createPlan, objectBox } from '../../plan/plan.ts';
import { readPlanFile } from '../../file/planFile.ts';
import { writePlanFile } from '../../file/writePlanFile.ts';
import { RecordingPen } from '../../pen/recordingPen.ts';
import { kindOf } from '../index.ts';
import type { PlanObject } from '../../objects/kind.ts';
import { fence } from './fence.ts';

type Fence = Parameters<typeof fence.draw>[0];

const asFence = (object: PlanObject): Fence => object as Fence;

const editing = fence.path?.editing;

/** A fence of 40 ft and then 30 ft down, with a gate of 4 ft in the middle of the first stretch. */
function gated(): Fence {
  const fields = fence.create({ from: { x: 10, y: 10 }, to: { x: 50, y: 10 }, scale: 2, siteExtent: 100 });
  if (!fields) throw new Error('no fence');
  const plain = { id: 'f', type: 'fence', order: 'a0', ...fields };
  const bent = editing?.reshape(plain, [...plain.vertices, { x: 50, y: 40 }]) ?? plain;
  return asFence(fence.parts?.adding.add(bent, 'g', { x: 30, y: 11 }, 4, Math.round) ?? bent);
}

const posts = (object: Fence): number[] => {
  const pen = new RecordingPen(0.5);
  fence.draw(object, pen);
  return pen.marks.flatMap((mark) => (mark.mark === 'circle' && mark.center.y === 10 ? mark.center.x : []));
};

describe('a fence', () => {
  test('stands on posts no further apart than it says, evenly, and one at each corner', () => {
    const fields = fence.create({ from: { x: 0, y: 10 }, to: { x: 20, y: 10 }, scale: 2, siteExtent: 100 });
    if (!fields) throw new Error('no fence');
    const apart = posts({ id: 'f', type: 'fence', order: 'a0', ...fields });
    expect(apart.map((x) => Math.round(x * 100) / 100)).toEqual([0, 6.67, 13.33, 20]);
  });

  test.each([
    { scale: '1" = 5\'', labelHeight: 0.5, crosses: false },
    { scale: '1" = 10\'', labelHeight: 1, crosses: true },
    { scale: '1" = 20\'', labelHeight: 2, crosses: true },
    { scale: '1" = 60\'', labelHeight: 6, crosses: true },
  ])('on paper at $scale has posts or crosses, whichever can be seen', ({ labelHeight, crosses }) => {
    const fields = fence.create({ from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, scale: 2, siteExtent: 100 });
    if (!fields) throw new Error('no fence');
    // The paper's own detail is 0.05 mm where its labels are 2.5 mm high.
    const pen = new RecordingPen(labelHeight, labelHeight / 50);
    fence.draw({ id: 'f', type: 'fence', order: 'a0', ...fields }, pen);
    const slanting = pen.marks.filter(
      (mark) => mark.mark === 'path' && mark.path.vertices[0]?.y !== mark.path.vertices[1]?.y,
    );
    expect(slanting.length > 4).toBe(crosses);
    expect(pen.marks.filter(({ mark }) => mark === 'circle').length > 2).toBe(!crosses);
  });

  test('is open where its gate is', () => {
    expect(gated().entrances).toMatchObject([{ id: 'g', edge: '0', offset: 18, width: 4 }]);
    const pen = new RecordingPen();
    fence.draw(gated(), pen);
    const lines = pen.marks.flatMap((mark) =>
      mark.mark === 'path' && mark.style.weight === 0.35 ? [mark.path] : [],
    );
    const crossing = lines.filter(
      ({ vertices: [a, b] }) => a && b && a.y === b.y && a.x < 29.9 && b.x > 30.1,
    );
    expect(crossing).toEqual([]);
  });

  test('keeps its gate on the ground where a vertex is put into its edge', () => {
    const before = gated();
    const [a, b, c] = before.vertices;
    if (!a || !b || !c) throw new Error('three vertices');
    const split = asFence(editing?.reshape(before, [a, { x: 20, y: 10 }, b, c], [0, 0, 1]) ?? before);
    expect(split.entrances).toMatchObject([{ edge: '1', offset: 8, width: 4 }]);
  });

  test('comes back from a file with its gate', () => {
    const plan = createPlan({ objects: [gated()], settings: createPlan().settings });
    const written = writePlanFile(plan, '');
    const reading = readPlanFile(JSON.parse(JSON.stringify(written)));
    if (!reading.ok) throw new Error(reading.problem);
    expect(reading.notes).toEqual([]);
    expect(reading.contents.objects[0]).toMatchObject({
      entrances: [{ id: 'g', edge: '0', offset: 18, width: 4 }],
    });
  });

  test('turned a quarter it is as tall as it was wide, its gate with it', () => {
    const before = gated();
    const after = asFence(fence.transform?.(before, turning({ x: 0, y: 0 }, 90)) ?? before);
    expect(boxHeight(objectBox(after))).toBeCloseTo(boxWidth(objectBox(before)));
    expect(after.entrances).toEqual(before.entrances);
  });

  test('closed, it has an edge more, which can have a gate too', () => {
    const open = gated();
    const closed = asFence(editing?.withClosed?.(open, true) ?? open);
    const more = asFence(fence.parts?.adding.add(closed, 'h', { x: 30, y: 25 }, 4, Math.round) ?? closed);
    expect(more.entrances.map(({ edge }) => edge)).toEqual(['0', '2']);
    const again = asFence(editing?.withClosed?.(more, false) ?? more);
    expect(again.entrances.every(({ edge }) => edge === '0' || edge === '1')).toBe(true);
    expect(kindOf(again).parts?.list(again, 'feet-inches')[0]).toEqual({ id: 'g', detail: "4', edge 1" });
  });
});
