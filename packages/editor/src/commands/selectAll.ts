// Select all: every object of the plan but what is hidden or locked, which no selection holds.
import { selectObjects } from '../scene/selection.ts';
import type { Command } from './command.ts';

export const selectAll: Command = {
  name: 'selectAll',
  title: 'Select all',
  hint: 'Selects every object of the plan.',
  keys: ['Mod+A'],
  enabled: ({ plan, scene }) => scene.layers.isAnyEditable(plan.objects.values()),
  needs: 'Nothing is drawn that may be changed',
  run: (editor) => editor.select(selectObjects(editor.plan.objects.keys())),
};
