// Helpers of the commands that add many dimensions: finding existing dimensions, and adding new ones as one undo step.
import { countText } from '@homeplot/plan/units';
import { dimensionOf } from '@homeplot/plan/dimension';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Line } from '@homeplot/plan/lineSpacing';
import { keysAbove } from '@homeplot/plan/order';
import type { Editor } from '../editor/editor.ts';
import type { PlacedDraft } from '../tools/dimensioning.ts';

/** The dimension line of an object that measures. */
export const lineOfMeasure = (object: PlanObject): readonly Line[] => {
  const line = kindOf(object).ties?.measures?.line(object);
  return line ? [line] : [];
};

export const measuring = (editor: Editor, { id }: PlanObject): readonly PlanObject[] =>
  editor.scene.tiedTo(id).filter((tied) => kindOf(tied).ties?.measures);

/** Adds dimensions as one undo step, and says how many; none: the message if there are none to add. */
export function addDimensions(
  editor: Editor,
  drafts: readonly PlacedDraft[],
  label: string,
  none: string,
): void {
  if (drafts.length === 0) {
    editor.say({ text: none, tone: 'info' });
    return;
  }
  const orders = keysAbove(editor.plan.top, drafts.length);
  const changes = drafts.map((draft, i) => ({
    put: { ...dimensionOf(draft), id: editor.scene.newId(), order: orders[i] ?? '' },
  }));
  if (!editor.edit(changes, label)) return;
  editor.say({ text: `Added ${countText(drafts.length, 'dimension')}`, tone: 'success' });
}
