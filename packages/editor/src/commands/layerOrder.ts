// Layer Up, Layer Down, to front, to back: the place of the selected objects in the draw order.
import type { PlanObject } from '@homeplot/plan/kind';
import { reordered } from '@homeplot/plan/order';
import { inOrder } from '@homeplot/plan/plan';
import type { Editor } from '../editor.ts';
import { type Command, forObjects } from './command.ts';

function layering(
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

/** One place later (1) or earlier (-1) in the list for each selected object with an unselected one beyond it. */
function shifted({ plan, selection: { ids } }: Editor, way: 1 | -1): PlanObject[] {
  const before = inOrder(plan);
  const after = [...before];
  const last = after.length - 1;
  for (let n = 1; n <= last; n += 1) {
    const i = way > 0 ? last - n : n;
    const [object, beyond] = [after[i], after[i + way]];
    if (object && beyond && ids.has(object.id) && !ids.has(beyond.id)) {
      after[i] = beyond;
      after[i + way] = object;
    }
  }
  return reordered(after, ids);
}

/** The selected objects on top of all others, or below them, in the order that they have among themselves. */
function restacked({ plan, selection: { ids } }: Editor, end: 'front' | 'back'): PlanObject[] {
  const list = inOrder(plan);
  const chosen = list.filter(({ id }) => ids.has(id));
  const others = list.filter(({ id }) => !ids.has(id));
  return reordered(end === 'front' ? [...others, ...chosen] : [...chosen, ...others], ids);
}

export const layerOrder: readonly Command[] = [
  layering('layerUp', 'Layer Up', ']', 'Draws what is selected one place higher.', (editor) =>
    shifted(editor, 1),
  ),
  layering('layerDown', 'Layer Down', '[', 'Draws what is selected one place lower.', (editor) =>
    shifted(editor, -1),
  ),
  layering('toFront', 'Bring to front', 'Shift+]', 'Draws what is selected on top of all else.', (editor) =>
    restacked(editor, 'front'),
  ),
  layering('toBack', 'Send to back', 'Shift+[', 'Draws what is selected under all else.', (editor) =>
    restacked(editor, 'back'),
  ),
];
