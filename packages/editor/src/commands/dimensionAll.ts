// Dimension all: adds a dimension to every edge of the selected objects. The code for it is fetched when the command runs.
import { outlineOf } from '@homeplot/plan/anchors';
import type { PlanObject } from '@homeplot/plan/kind';
import { edgesOf } from '@homeplot/plan/outline';
import { canBeTiedTo } from '@homeplot/plan/ties';
import { hasSelected, selectedObjects } from '../view/selection.ts';
import { type Command, needsSelection } from './command.ts';
import { runFetched } from './runFetched.ts';

const isMeasurable = (object: PlanObject): boolean => {
  const outline = outlineOf(object);
  return canBeTiedTo(object) && outline !== undefined && edgesOf(outline).length > 0;
};

export const dimensionAll: Command = {
  name: 'dimensionAll',
  title: 'Dimension all',
  hint: 'Adds a dimension to every edge of the selected objects, and a radius to circles.',
  keys: [],
  enabled: (editor) => hasSelected(editor, isMeasurable),
  needs: needsSelection,
  run(editor) {
    const objects = selectedObjects(editor.selection, editor.plan).filter(isMeasurable);
    runFetched(editor, this.title, async () => {
      const { addEdgeDimensions } = await import('../edits/edgeDimensions.ts');
      addEdgeDimensions(editor, objects, this.title);
    });
  },
};
