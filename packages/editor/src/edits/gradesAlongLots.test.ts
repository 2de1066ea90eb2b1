import { registerLateKinds } from '@homeplot/plan/lateKinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { expect, test } from 'vitest';
import { Editor } from '../editor/editor.ts';
import { registerLateTools } from '../tools/lateTools.ts';
import { leaveGradesAlongLots } from './gradesAlongLots.ts';

registerLateKinds();
registerLateTools();

/** A lot turned, 100 by 60 ft, whose corners are leveled; it falls 1 ft in 10 along its long sides. */
function leveledLot(known: readonly number[] = [0, 1, 2, 3]): Editor {
  let last = 0;
  const editor = new Editor({ newId: () => `new${(last += 1)}` });
  const corners = [
    { x: 0, y: 0 },
    { x: 80, y: 60 },
    { x: 44, y: 108 },
    { x: -36, y: 48 },
  ];
  const elevations = [110, 100, 100, 110];
  const lot = { ...editor.scene.create('lot', { x: 0, y: 0 }), id: 'lot', order: 'a0', vertices: corners };
  const spots = known.map((i) => {
    const { assumed: _, ...spot } = editor.scene.create('spotElevation', corners[i] ?? { x: 0, y: 0 }) ?? {};
    return { ...spot, id: `spot${i}`, order: `a${i + 1}`, elevation: elevations[i] } as PlanObject;
  });
  editor.edit(
    [lot as unknown as PlanObject, ...spots].map((put) => ({ put })),
    'Draw',
  );
  return editor;
}

const leftIn = ({ plan }: Editor): readonly number[] =>
  [...plan.objects.values()].flatMap((object) =>
    'basis' in object && object.basis === 'ground' && 'elevation' in object ? [Number(object.elevation)] : [],
  );

test('grades are left each so many feet of the lot lines, beside those that are there', () => {
  const editor = leveledLot();
  // The long sides are 100 ft with four steps and the corner's own, the others 60 ft.
  expect(leaveGradesAlongLots(editor, 25)).toEqual({ left: 10, unknown: 0 });
  expect(leftIn(editor).toSorted((a, b) => a - b)).toEqual([
    100, 100, 102.5, 102.5, 105, 105, 107.5, 107.5, 110, 110,
  ]);
  expect(leaveGradesAlongLots(editor, 25)).toEqual({ left: 0, unknown: 0 });
  editor.undo();
  expect(leftIn(editor)).toEqual([]);
});

test('places where nobody knows the ground are left out and counted', () => {
  const editor = leveledLot([0, 1, 2]);
  const { left, unknown } = leaveGradesAlongLots(editor, 50);
  expect(left).toBeGreaterThan(0);
  expect(unknown).toBeGreaterThan(0);
  expect(leftIn(editor)).toHaveLength(left);
});
