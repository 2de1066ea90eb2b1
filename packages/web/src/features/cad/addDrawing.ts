// Adds the objects of a drawing to the plan: one portion at a time, so that the page responds, but as one undo step.
import type { Editor } from '@homeplot/editor/editor';
import type { ImportedDrawing } from '@homeplot/plan/imports';
import type { PlanObject } from '@homeplot/plan/kind';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { keysAbove } from '@homeplot/plan/order';
import { type Change, objectBox } from '@homeplot/plan/plan';
import { newId } from '../../kit/newId.ts';
import { inSlices } from '../../kit/slices.ts';
import type { LayersFor } from './layersFor.ts';
import type { ImportedObject } from './worker/importedObject.ts';

/** The number of imported drawings that a plan stores. */
const maxImports = 100;

export interface Added {
  readonly objects: number;
  /** The number of objects that were too far from the rest to be imported. */
  readonly farAway: number;
}

export interface Adding {
  readonly progress: (objects: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Returns undefined, after a message to the user, if the editor refuses the objects or the user cancels. Then none of them
 * stays.
 */
export async function addDrawing(
  editor: Editor,
  drawing: ImportedDrawing,
  { layers, ids }: LayersFor,
  portions: AsyncGenerator<readonly ImportedObject[], number>,
  { progress, signal }: Adding,
): Promise<Added | undefined> {
  registerLateKinds();
  const groups = new Map<number, string>();
  const groupOf = (insert: number): string => {
    const group = groups.get(insert) ?? newId();
    groups.set(insert, group);
    return group;
  };
  const edit = editor.editInPortions(`Import ${drawing.name}`);
  const imports = [...(editor.plan.settings.imports ?? []), drawing].slice(-maxImports);
  edit.add([{ settings: { layers, imports } }]);
  let count = 0;
  for (;;) {
    const { value, done } = await portions.next().catch(async (problem: unknown) => {
      await inSlices(edit.cancelInSteps());
      throw problem;
    });
    if (signal.aborted) {
      await inSlices(edit.cancelInSteps());
      editor.say({ text: `Canceled. Nothing of ${drawing.name} was imported.`, tone: 'info' });
      return undefined;
    }
    if (done) {
      await inSlices(edit.endInSteps());
      return { objects: count, farAway: value };
    }
    const orders = keysAbove(editor.plan.top, value.length);
    const changes: Change[] = value.map(({ insert, layer, ...object }, i) => {
      const put: PlanObject = {
        ...object,
        id: newId(),
        order: orders[i] ?? '',
        layer: ids.get(layer) ?? layer,
        ...(insert === undefined ? {} : { group: groupOf(insert) }),
      };
      // Calculates the object's box, which is cached, so that it doesn't take the time when the index is made.
      objectBox(put);
      return { put };
    });
    const refused = edit.add(changes);
    if (refused) {
      await inSlices(edit.cancelInSteps());
      editor.say(refused);
      return undefined;
    }
    count += changes.length;
    progress(count);
  }
}
