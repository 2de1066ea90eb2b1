// Select all: every object of the plan.
import { selectObjects } from '../selection.ts';
import type { Command } from './command.ts';

export const selectAll: Command = {
  name: 'selectAll',
  title: 'Select all',
  hint: 'Selects every object of the plan.',
  keys: ['Mod+A'],
  enabled: ({ plan }) => plan.objects.size > 0,
  needs: 'Nothing is drawn yet',
  run: (editor) => editor.select(selectObjects(editor.plan.objects.keys())),
};
