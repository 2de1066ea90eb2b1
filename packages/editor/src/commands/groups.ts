// Group and Ungroup.
import { hasSelected, selectedObjects } from '../view/selection.ts';
import type { Editor } from '../editor/editor.ts';
import type { Command } from './command.ts';

/** Whether several objects are selected that don't already form one group. */
function canGroup(editor: Editor): boolean {
  const { plan, selection } = editor;
  if (selection.ids.size < 2) return false;
  const [first = ''] = selection.ids;
  const group = plan.objects.get(first)?.group;
  return group === undefined || hasSelected(editor, (object) => object.group !== group);
}

export const grouping: readonly Command[] = [
  {
    name: 'group',
    title: 'Group',
    hint: 'Groups the selected objects, so that they are selected and moved together.',
    keys: ['Mod+G'],
    enabled: canGroup,
    needs: 'Select several objects first',
    run(editor) {
      const group = editor.scene.newId();
      editor.edit(
        selectedObjects(editor.selection, editor.plan).map((object) => ({ put: { ...object, group } })),
        'Group',
      );
    },
  },
  {
    name: 'ungroup',
    title: 'Ungroup',
    hint: 'Breaks the selected groups into separate objects.',
    keys: ['Mod+Shift+G'],
    enabled: (editor) => hasSelected(editor, ({ group }) => group !== undefined),
    needs: 'Select a group first',
    run(editor) {
      const grouped = selectedObjects(editor.selection, editor.plan).filter(
        ({ group }) => group !== undefined,
      );
      editor.edit(
        grouped.map((object) => {
          const { group: _, ...put } = object;
          return { put };
        }),
        'Ungroup',
      );
    },
  },
];
