// Nudge: the arrow keys move the selection by a square of the grid, and with Shift by ten; a gate moves along its edge. Each
// press is its own undo step.
import { kindOf } from '@homeplot/plan/kinds';
import { type Change, moveOf } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { gridSquare } from '@homeplot/plan/units';
import type { Editor } from '../editor/editor.ts';
import { isEmptySelection, selectedObjects } from '../view/selection.ts';
import { withPartMoved } from '../paths/vertices.ts';
import { type Command, needsSelection } from './command.ts';

function nudged({ plan, selection }: Editor, by: Point): Change[] {
  const { part, pathPart } = selection;
  if (!part)
    return selectedObjects(selection, plan).map((object) =>
      pathPart ? { put: withPartMoved(object, pathPart, by) } : moveOf(object, by),
    );
  const object = plan.objects.get(part.object);
  const slid = object && kindOf(object).parts?.drag(object, part.part, { x: 0, y: 0 }, by, (along) => along);
  return slid ? [{ put: slid }] : [];
}

function nudge(arrow: string, x: number, y: number, squares: number): Command {
  const isFar = squares > 1;
  return {
    name: `nudge${arrow}${isFar ? 'Far' : ''}`,
    title: `Move ${arrow.toLowerCase()} by ${isFar ? `${squares} squares` : 'a square'}`,
    hint: 'Moves the selection along the grid, or a gate along its edge.',
    keys: [`${isFar ? 'Shift+' : ''}Arrow${arrow}`],
    enabled: ({ selection }) => !isEmptySelection(selection),
    needs: needsSelection,
    run(editor) {
      const step = squares * gridSquare(editor.plan.settings);
      editor.edit(nudged(editor, { x: x * step, y: y * step }), 'Nudge');
    },
  };
}

export const nudges: readonly Command[] = [1, 10].flatMap((squares) => [
  nudge('Left', -1, 0, squares),
  nudge('Right', 1, 0, squares),
  nudge('Up', 0, -1, squares),
  nudge('Down', 0, 1, squares),
]);
