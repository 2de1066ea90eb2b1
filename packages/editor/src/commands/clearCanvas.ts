// Clear Canvas: removes every object that isn't hidden or locked, by itself or with its layer; the toast offers Undo.
import { changeable } from '../scene/locking.ts';
import { noSelection } from '../scene/selection.ts';
import type { Command } from './command.ts';

export const clearCanvas: Command = {
  name: 'clearCanvas',
  title: 'Clear Canvas',
  hint: 'Removes everything from the plan. Undo brings it back.',
  keys: [],
  enabled: ({ scene }) => !changeable(scene).next().done,
  needs: 'There is nothing to clear',
  run(editor) {
    editor.hand.discardAll();
    const removals = [...changeable(editor.scene)].map(({ id }) => ({ remove: id }));
    const isPartial = editor.plan.objects.size > removals.length;
    editor.edit(removals, 'Clear canvas');
    editor.select(noSelection);
    const text = isPartial ? 'Canvas cleared, except for what is hidden or locked' : 'Canvas cleared';
    editor.say({ text, tone: 'info', offer: { command: 'undo', label: 'Undo' } });
  },
};
