// Round Corner: adds a corner wherever an end of a selected road meets another road at an angle.
import { roundedCorner } from '@homeplot/plan/roundedCorner';
import { isRounded, jointsOf, legsAt } from '@homeplot/plan/joints';
import type { PlanObject } from '@homeplot/plan/kind';
import { keysAbove } from '@homeplot/plan/order';
import type { Editor } from '../editor/editor.ts';
import { selectedObjects, selectObjects } from '../view/selection.ts';
import type { Command } from './command.ts';

/** The corners to add; with several roads selected, only where two of them meet. */
function missingCorners(editor: Editor): PlanObject[] {
  const selected = selectedObjects(editor.selection, editor.plan);
  const places = new Map(selected.flatMap(jointsOf).map(({ at }) => [`${at.x},${at.y}`, at]));
  return [...places.values()].flatMap((at) => {
    const [one, two, ...more] = legsAt(editor.scene.search, at);
    if (!one || !two || more.length > 0 || isRounded(editor.scene.search, at)) return [];
    if (selected.length > 1 && ![one, two].every(({ object }) => editor.selection.ids.has(object.id)))
      return [];
    const fields = roundedCorner(at, one.leg, two.leg);
    const blank = fields && editor.scene.create('corner', at);
    return blank ? { ...blank, ...fields } : [];
  });
}

/** `enabled` looks for corners, so large selections are skipped. */
const maxSelected = 100;

export const roundCorner: Command = {
  name: 'roundCorner',
  title: 'Round Corner',
  hint: 'Joins two road ends that meet at an angle with a curve.',
  keys: ['Shift+C'],
  enabled: (editor) => editor.selection.ids.size <= maxSelected && missingCorners(editor).length > 0,
  needs: 'Select a road whose end meets another at an angle',
  run(editor) {
    const missing = missingCorners(editor);
    const orders = keysAbove(editor.plan.top, missing.length);
    const corners = missing.map((corner, i) => ({ ...corner, order: orders[i] ?? corner.order }));
    editor.edit(
      corners.map((put) => ({ put })),
      'Round corner',
    );
    editor.select(selectObjects(corners.map(({ id }) => id)));
  },
};
