// Convert to Lot: replaces the selected rectangles by lots.
import { kindOf } from '@homeplot/plan/kinds';
import { hasSelected, selectedObjects } from '../view/selection.ts';
import type { Command } from './command.ts';

export const convertToLot: Command = {
  name: 'convertToLot',
  title: 'Convert to Lot',
  hint: 'Turns a rectangle into a lot, so that you can move its corners and name its edges.',
  keys: [],
  enabled: (editor) => hasSelected(editor, (object) => kindOf(object).toLot !== undefined),
  needs: 'Select a rectangle first',
  run(editor) {
    const lots = selectedObjects(editor.selection, editor.plan).flatMap((object) => {
      const put = kindOf(object).toLot?.(object);
      return put ? { put } : [];
    });
    if (!editor.edit(lots, 'Convert to lot')) return;
    const text = lots.length === 1 ? 'Converted to a lot' : `Converted ${lots.length} rectangles to lots`;
    editor.say({ text, tone: 'success' });
  },
};
