// Clear Canvas: removes every object that isn't hidden or locked; the toast offers Undo.
import { noSelection } from '../scene/selection.ts';
import type { Command } from './command.ts';

export const clearCanvas: Command = {
  name: 'clearCanvas',
  title: 'Clear Canvas',
  hint: 'Removes everything from the plan. Undo brings it back.',
  keys: [],
  enabled: ({ plan, scene }) => scene.layers.isAnyEditable(plan.objects.values()),
  needs: 'There is nothing to clear',
  run(editor) {
    editor.hand.discardAll();
    const editable = editor.scene.layers.editable([...editor.plan.objects.values()]);
    const isPartial = editor.plan.objects.size > editable.length;
    editor.edit(
      editable.map(({ id }) => ({ remove: id })),
      'Clear canvas',
    );
    editor.select(noSelection);
    const text = isPartial ? 'Canvas cleared, except for hidden and locked layers' : 'Canvas cleared';
    editor.say({ text, tone: 'info', offer: { command: 'undo', label: 'Undo' } });
  },
};
