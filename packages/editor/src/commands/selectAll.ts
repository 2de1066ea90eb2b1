// Select all: every object that is neither locked nor on a hidden or locked layer.
import { changeable } from '../scene/locking.ts';
import { selectObjects } from '../view/selection.ts';
import type { Command } from './command.ts';

export const selectAll: Command = {
  name: 'selectAll',
  title: 'Select all',
  hint: 'Selects every object that is neither locked nor hidden.',
  keys: ['Mod+A'],
  enabled: ({ scene }) => !changeable(scene).next().done,
  needs: 'There is nothing to select',
  run(editor) {
    editor.select(selectObjects([...changeable(editor.scene)].map(({ id }) => id)));
  },
};
