// Refuses edits of hidden or locked objects, and edits beyond the limit of vertices. Objects that only follow an edit
// are not checked, nor are undo and redo.
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { LayerTable } from '@homeplot/plan/layerTable';
import type { Layer } from '@homeplot/plan/layers';
import type { Change, Plan } from '@homeplot/plan/plan';
import { maxVertices } from '@homeplot/plan/pathEdits';
import { grouped } from '@homeplot/plan/units';
import type { Toast } from '../tools/tool.ts';

/** The message that refuses the changes; undefined if they are allowed. */
export function refusal(plan: Plan, layers: LayerTable, changes: readonly Change[]): Toast | undefined {
  for (const change of changes) {
    // Moves add no vertices.
    if (!('put' in change) || change.moved) continue;
    const old = plan.objects.get(change.put.id);
    if (old && verticesOf(change.put) > Math.max(maxVertices, verticesOf(old)))
      return tooManyVertices(kindOf(old).title);
  }
  if (layers.isAllEditable) return undefined;
  for (const change of changes) {
    if ('settings' in change) continue;
    const old = plan.objects.get('put' in change ? change.put.id : change.remove);
    const blocking =
      'put' in change ? layerBlockingPut(old, change.put, layers) : old && layers.blockingLayer(old);
    if (blocking) return refusalToast(blocking);
  }
  return undefined;
}

function verticesOf(object: PlanObject): number {
  const kind = kindOf(object);
  return kind.path?.editing ? kind.path.outline(object).vertices.length : 0;
}

/** The message that a path has reached the limit of a file. */
export const tooManyVertices = (title: string): Toast => ({
  text: `A ${title.toLowerCase()} can have at most ${grouped(maxVertices)} vertices`,
  tone: 'error',
});

/** The hidden or locked layer that a put would change. A put that changes nothing, or only the drawing order, is allowed. */
function layerBlockingPut(
  old: PlanObject | undefined,
  put: PlanObject,
  layers: LayerTable,
): Layer | undefined {
  const blocking = (old && layers.blockingLayer(old)) ?? layers.blockingLayer(put);
  return blocking && !(old && isOnlyReordered(old, put)) ? blocking : undefined;
}

function isOnlyReordered(old: PlanObject, put: PlanObject): boolean {
  const fields = new Set([...Object.keys(old), ...Object.keys(put)]);
  fields.delete('order');
  return [...fields].every((field) => Reflect.get(old, field) === Reflect.get(put, field));
}

const refusalToast = ({ title, hidden }: Layer): Toast => ({
  text: hidden
    ? `The layer "${title}" is hidden. Show it to change what is on it.`
    : `The layer "${title}" is locked. Unlock it to change what is on it.`,
  tone: 'error',
  offer: hidden
    ? { command: 'showAllLayers', label: 'Show all layers' }
    : { command: 'unlockAllLayers', label: 'Unlock all layers' },
});
