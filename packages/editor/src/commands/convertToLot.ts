// Convert to Lot: makes lots of the selected rectangles, whose corners are free then.
import { lotOfRectangle } from '@homeplot/plan/lotOfRectangle';
import { isRectangle } from '@homeplot/plan/rectangle';
import type { Editor } from '../editor.ts';
import { hasSelected, selectedObjects } from '../scene/selection.ts';
import type { Command } from './command.ts';

const rectangles = ({ selection, plan }: Editor) => selectedObjects(selection, plan).filter(isRectangle);

export const convertToLot: Command = {
  name: 'convertToLot',
  title: 'Convert to Lot',
  hint: 'Makes a lot of a rectangle: its corners can be moved one by one, its edges named and measured.',
  keys: [],
  enabled: (editor) => hasSelected(editor, isRectangle),
  needs: 'Select a rectangle first',
  run(editor) {
    const lots = rectangles(editor).map((rectangle) => ({ put: lotOfRectangle(rectangle) }));
    if (!editor.edit(lots, 'Convert to lot')) return;
    const text = lots.length === 1 ? 'Converted to a lot' : `Converted ${lots.length} rectangles to lots`;
    editor.say({ text, tone: 'success' });
  },
};
