// Convert to Lot: replaces the selected rectangles by lots.
import { lotOfRectangle } from '@homeplot/plan/lotOfRectangle';
import { isRectangle } from '@homeplot/plan/rectangle';
import type { Editor } from '../editor.ts';
import { hasSelected, selectedObjects } from '../scene/selection.ts';
import type { Command } from './command.ts';

const rectangles = ({ selection, plan }: Editor) => selectedObjects(selection, plan).filter(isRectangle);

export const convertToLot: Command = {
  name: 'convertToLot',
  title: 'Convert to Lot',
  hint: 'Turns a rectangle into a lot, so that you can move its corners and name its edges.',
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
