// Select all: every object that isn't hidden or locked, by itself or with its layer.
import { selectObjects } from '../scene/selection.ts';
import type { Command } from './command.ts';

export const selectAll: Command = {
  name: 'selectAll',
  title: 'Select all',
  hint: 'Selects every object of the plan.',
  keys: ['Mod+A'],
  enabled: ({ plan, scene }) =>
    scene.locked.size < plan.objects.size && scene.layers.isAnyEditable(plan.objects.values()),
  needs: 'There is nothing to select',
  run(editor) {
    const { locked } = editor.scene;
    const ids = [...editor.plan.objects.keys()];
    editor.select(selectObjects(locked.size > 0 ? ids.filter((id) => !locked.has(id)) : ids));
  },
};
