// Layer Up, Layer Down, to front, to back: move the selected objects in the drawing order. The plan's layers stay as they are.
import type { PlanObject } from '@homeplot/plan/kind';
import { reordered } from '@homeplot/plan/reorder';
import { inOrder } from '@homeplot/plan/plan';
import type { Editor } from '../editor/editor.ts';
import { type Command, forObjects } from './command.ts';

function orderCommand(
  name: string,
  title: string,
  key: string,
  hint: string,
  reorder: (editor: Editor) => readonly PlanObject[],
): Command {
  return {
    name,
    title,
    hint,
    keys: [key],
    ...forObjects,
    run: (editor) =>
      editor.edit(
        reorder(editor).map((put) => ({ put })),
        title,
      ),
  };
}

/** Moves each selected object one place up (1) or down (-1), unless only selected ones are beyond it. */
function shifted({ plan, selection: { ids } }: Editor, direction: 1 | -1): PlanObject[] {
  const before = inOrder(plan);
  const after = [...before];
  const last = after.length - 1;
  for (let n = 1; n <= last; n += 1) {
    const i = direction > 0 ? last - n : n;
    const [object, beyond] = [after[i], after[i + direction]];
    if (object && beyond && ids.has(object.id) && !ids.has(beyond.id)) {
      after[i] = beyond;
      after[i + direction] = object;
    }
  }
  return reordered(after, ids);
}

/** Moves the selected objects above or below all others, keeping their own order. */
function restacked({ plan, selection: { ids } }: Editor, end: 'front' | 'back'): PlanObject[] {
  const list = inOrder(plan);
  const chosen = list.filter(({ id }) => ids.has(id));
  const others = list.filter(({ id }) => !ids.has(id));
  return reordered(end === 'front' ? [...others, ...chosen] : [...chosen, ...others], ids);
}

export const layerOrder: readonly Command[] = [
  orderCommand(
    'layerUp',
    'Layer Up',
    ']',
    'Moves the selection one place up in the drawing order.',
    (editor) => shifted(editor, 1),
  ),
  orderCommand(
    'layerDown',
    'Layer Down',
    '[',
    'Moves the selection one place down in the drawing order.',
    (editor) => shifted(editor, -1),
  ),
  orderCommand(
    'toFront',
    'Bring to front',
    'Shift+]',
    'Moves the selection in front of everything else.',
    (editor) => restacked(editor, 'front'),
  ),
  orderCommand('toBack', 'Send to back', 'Shift+[', 'Moves the selection behind everything else.', (editor) =>
    restacked(editor, 'back'),
  ),
];
