// Duplicate: copies the selected objects, offset by two squares.
import { compareOrder } from '@homeplot/plan/order';
import { addCopies } from '../edits/paste.ts';
import { selectedObjects } from '../view/selection.ts';
import { type Command, forObjects } from './command.ts';

export const duplicate: Command = {
  name: 'duplicate',
  title: 'Duplicate',
  hint: 'Copies the selection two squares to the right and down.',
  keys: ['Mod+D'],
  ...forObjects,
  run: (editor) =>
    addCopies(editor, selectedObjects(editor.selection, editor.plan).toSorted(compareOrder), 'Duplicate'),
};
