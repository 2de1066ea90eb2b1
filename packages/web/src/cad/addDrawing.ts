// Puts the objects of a drawing into the plan: one portion at a time, so that the page responds, as one undo step.
import type { Editor } from '@homeplot/editor/editor';
import { type Box, emptyBox, isEmpty, union } from '@homeplot/plan/box';
import type { ImportedDrawing } from '@homeplot/plan/imports';
import type { PlanObject } from '@homeplot/plan/kind';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { keysAbove } from '@homeplot/plan/order';
import { type Change, objectBox } from '@homeplot/plan/plan';
import { newId } from '../projects/newId.ts';
import type { LayersFor } from './layersFor.ts';
import type { ImportedObject } from './worker/importedObject.ts';

export interface Added {
  readonly objects: number;
  /** Objects too far from the rest to be stored. */
  readonly farAway: number;
  readonly box: Box;
}

/** Returns undefined if the editor refuses them, with a message to the user. */
export async function addDrawing(
  editor: Editor,
  drawing: ImportedDrawing,
  { layers, ids }: LayersFor,
  portions: AsyncGenerator<readonly ImportedObject[], number>,
  progress: (objects: number) => void,
): Promise<Added | undefined> {
  registerLateKinds();
  const label = `Import ${drawing.name}`;
  const groups = new Map<number, string>();
  const groupOf = (insert: number): string => {
    const group = groups.get(insert) ?? newId();
    groups.set(insert, group);
    return group;
  };
  let count = 0;
  let isFirst = true;
  let box = emptyBox;
  for (;;) {
    const { value, done } = await portions.next();
    if (done) return { objects: count, farAway: value, box };
    const orders = keysAbove(editor.plan.top, value.length);
    const changes: Change[] = value.map(({ insert, layer, ...object }, i) => {
      const put: PlanObject = {
        ...object,
        id: newId(),
        order: orders[i] ?? '',
        layer: ids.get(layer) ?? layer,
        ...(insert === undefined ? {} : { group: groupOf(insert) }),
      };
      box = union(box, objectBox(put));
      return { put };
    });
    const imports = [...(editor.plan.settings.imports ?? []), drawing];
    const settings: Change[] = isFirst ? [{ settings: { layers, imports } }] : [];
    if (!editor.edit([...settings, ...changes], label, !isFirst)) return undefined;
    isFirst = false;
    count += changes.length;
    progress(count);
  }
}

/** Shows what was added. */
export function showAdded(editor: Editor, { box }: Added): void {
  editor.hand.pick('select');
  if (!isEmpty(box)) editor.fit(box);
}
