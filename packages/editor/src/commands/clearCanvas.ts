// Clear Canvas: removes every object; the toast offers to undo it.
import { nothing } from '../selection.ts';
import type { Command } from './command.ts';

export const clearCanvas: Command = {
  name: 'clearCanvas',
  title: 'Clear Canvas',
  hint: 'Removes everything from the plan. Undo brings it back.',
  keys: [],
  enabled: ({ plan }) => plan.objects.size > 0,
  needs: 'Nothing is drawn yet',
  run(editor) {
    editor.cancel();
    editor.edit(
      [...editor.plan.objects.keys()].map((remove) => ({ remove })),
      'Clear canvas',
    );
    editor.select(nothing);
    editor.say({ text: 'Canvas cleared', tone: 'info', offer: { command: 'undo', label: 'Undo' } });
  },
};
