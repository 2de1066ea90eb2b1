// Duplicate: copies of the selected objects, two squares off.
import { compareOrder } from '@homeplot/plan/order';
import { addCopies } from '../clipboard.ts';
import { selectedObjects } from '../selection.ts';
import type { Command } from './command.ts';

export const duplicate: Command = {
  name: 'duplicate',
  title: 'Duplicate',
  keys: ['Mod+D'],
  enabled: ({ selection }) => selection.ids.size > 0,
  run: (editor) =>
    addCopies(editor, selectedObjects(editor.selection, editor.plan).toSorted(compareOrder), 'Duplicate'),
};
