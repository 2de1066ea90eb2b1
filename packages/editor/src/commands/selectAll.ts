// Select all: every object that isn't hidden or locked.
import { selectObjects } from '../scene/selection.ts';
import type { Command } from './command.ts';

export const selectAll: Command = {
  name: 'selectAll',
  title: 'Select all',
  hint: 'Selects every object of the plan.',
  keys: ['Mod+A'],
  enabled: ({ plan, scene }) => scene.layers.isAnyEditable(plan.objects.values()),
  needs: 'There is nothing to select',
  run: (editor) => editor.select(selectObjects(editor.plan.objects.keys())),
};
