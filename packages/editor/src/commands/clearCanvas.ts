// Clear Canvas: removes every object but what is hidden or locked; the toast offers to undo it.
import { nothing } from '../scene/selection.ts';
import type { Command } from './command.ts';

export const clearCanvas: Command = {
  name: 'clearCanvas',
  title: 'Clear Canvas',
  hint: 'Removes everything from the plan. Undo brings it back.',
  keys: [],
  enabled: ({ plan, scene }) => scene.layers.isAnyEditable(plan.objects.values()),
  needs: 'Nothing is drawn that may be changed',
  run(editor) {
    editor.hand.dropAll();
    const open = editor.scene.layers.editable([...editor.plan.objects.values()]);
    const kept = editor.plan.objects.size > open.length;
    editor.edit(
      open.map(({ id }) => ({ remove: id })),
      'Clear canvas',
    );
    editor.select(nothing);
    const text = kept ? 'Canvas cleared, but for hidden and locked layers' : 'Canvas cleared';
    editor.say({ text, tone: 'info', offer: { command: 'undo', label: 'Undo' } });
  },
};
