// Delete: removes the selected objects, the selected gate, or the selected vertex of a path.
import { kindOf } from '@homeplot/plan/kinds';
import type { Change } from '@homeplot/plan/plan';
import { isEmptySelection, noSelection, pickPart } from '../view/selection.ts';
import type { Editor } from '../editor/editor.ts';
import { type Command, needsSelection } from './command.ts';
import { editedPath, tooFewVertices, withoutVertex } from '../paths/vertices.ts';

function removals({ plan, selection: { ids, part } }: Editor): Change[] {
  if (!part) return [...ids].map((remove) => ({ remove }));
  const object = plan.objects.get(part.object);
  const rest = object && kindOf(object).parts?.remove(object, part.part);
  return rest ? [{ put: rest }] : [];
}

export const deleteSelection: Command = {
  name: 'delete',
  title: 'Delete',
  hint: 'Deletes the selection.',
  keys: ['Delete', 'Backspace'],
  enabled: ({ selection }) => !isEmptySelection(selection),
  needs: needsSelection,
  run(editor) {
    if (removePicked(editor)) return;
    if (editor.edit(removals(editor), 'Delete')) editor.select(noSelection);
  },
};

/** Returns whether a vertex or edge is selected, so that Delete must not remove the object. */
function removePicked(editor: Editor): boolean {
  const edited = editedPath(editor);
  const part = editor.selection.pathPart;
  if (!edited || !part) return false;
  const { object, path } = edited;
  const reduced = part.on === 'vertex' ? withoutVertex(object, part.index) : undefined;
  if (reduced) {
    if (editor.edit([{ put: reduced }], 'Remove vertex'))
      editor.select(pickPart(editor.selection, { on: 'vertex', index: Math.max(0, part.index - 1) }));
  } else {
    const onEdge = 'To remove an edge, delete one of its vertices';
    editor.say({ text: part.on === 'edge' ? onEdge : tooFewVertices(object, path), tone: 'info' });
  }
  return true;
}
