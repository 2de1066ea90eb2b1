// Runs a tool of the library on an empty plan, to make its picture.
import { Editor } from '@homeplot/editor/editor';
import type { Pointer, Tool } from '@homeplot/editor/tool';
import { toScreen } from '@homeplot/editor/viewport';
import { withoutAssumptions } from '@homeplot/plan/assumed';
import { findKind } from '@homeplot/plan/kinds';
import type { Point } from '@homeplot/plan/point';

/** Feet: the points that a tool is run with if it draws a path. */
const pathPoints: readonly Point[] = [
  { x: 2, y: 14 },
  { x: 8, y: 5 },
  { x: 18, y: 8 },
  { x: 20, y: 16 },
];
/** Feet: the points that a tool is run with if it draws an area. */
const areaPoints: readonly Point[] = [
  { x: 2, y: 5 },
  { x: 20, y: 5 },
  { x: 20, y: 13 },
  { x: 13, y: 13 },
  { x: 13, y: 19 },
  { x: 2, y: 19 },
];

export function sampleOf(tool: Tool): Editor {
  const editor = new Editor({ newId: () => 'sample' });
  editor.hand.pick(tool.name);
  const press = (at: Point): void => {
    const screen = toScreen(editor.viewport, at);
    const record: Omit<Pointer, 'phase'> = { at, screen, shift: false, coarse: false, exact: true };
    editor.hand.pointer({ ...record, phase: 'down' });
    editor.hand.pointer({ ...record, phase: 'up' });
  };
  const path = findKind(tool.name)?.path;
  const isArea = path !== undefined && path.editing?.withClosed === undefined;
  for (const corner of isArea ? areaPoints : pathPoints) if (editor.plan.objects.size === 0) press(corner);
  editor.hand.finish();
  const drawn = [...editor.plan.objects.values()];
  editor.edit(
    drawn.map((object) => ({ put: withoutAssumptions(object) })),
    'Sample',
  );
  return editor;
}
