// Delete: removes the selected objects, the selected gate, or the selected vertex of a path.
import { kindOf } from '@homeplot/plan/kinds';
import type { Change } from '@homeplot/plan/plan';
import { isEmptySelection, noSelection } from '../view/selection.ts';
import type { Editor } from '../editor/editor.ts';
import { type Command, needsSelection } from './command.ts';
import { removePicked } from './removePicked.ts';

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
