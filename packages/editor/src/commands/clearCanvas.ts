// Clear Canvas: removes every object that isn't hidden or locked, by itself or with its layer; the toast offers Undo.
import { noSelection } from '../scene/selection.ts';
import type { Command } from './command.ts';

export const clearCanvas: Command = {
  name: 'clearCanvas',
  title: 'Clear Canvas',
  hint: 'Removes everything from the plan. Undo brings it back.',
  keys: [],
  enabled: ({ plan, scene }) =>
    scene.locked.size < plan.objects.size && scene.layers.isAnyEditable(plan.objects.values()),
  needs: 'There is nothing to clear',
  run(editor) {
    editor.hand.discardAll();
    const editable = editor.scene.layers
      .editable([...editor.plan.objects.values()])
      .filter(({ locked }) => !locked);
    const isPartial = editor.plan.objects.size > editable.length;
    editor.edit(
      editable.map(({ id }) => ({ remove: id })),
      'Clear canvas',
    );
    editor.select(noSelection);
    const text = isPartial ? 'Canvas cleared, except for what is hidden or locked' : 'Canvas cleared';
    editor.say({ text, tone: 'info', offer: { command: 'undo', label: 'Undo' } });
  },
};
