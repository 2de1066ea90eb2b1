// What is hidden or locked is not changed by mistake, and nothing is made that a file could not keep: says no to edits
// that would. What follows an edit by being joined or tied to it is not asked about, nor are undo and redo.
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { LayerTable } from '@homeplot/plan/layerTable';
import type { Layer } from '@homeplot/plan/layers';
import type { Change, Plan } from '@homeplot/plan/plan';
import { maxVertices } from '@homeplot/plan/pathEdits';
import { grouped } from '@homeplot/plan/units';
import type { Toast } from '../tools/tool.ts';

/** What to say instead of doing the changes; undefined where they may be done. */
export function refusal(plan: Plan, layers: LayerTable, changes: readonly Change[]): Toast | undefined {
  for (const change of changes) {
    // What only moves has no vertex more.
    if (!('put' in change) || change.moved) continue;
    const old = plan.objects.get(change.put.id);
    if (old && verticesOf(change.put) > Math.max(maxVertices, verticesOf(old)))
      return fullOf(kindOf(old).title);
  }
  if (layers.isAllEditable) return undefined;
  for (const change of changes) {
    if ('settings' in change) continue;
    const old = plan.objects.get('put' in change ? change.put.id : change.remove);
    const closing = 'put' in change ? closingPut(old, change.put, layers) : old && layers.blockingLayer(old);
    if (closing) return sayingNo(closing);
  }
  return undefined;
}

function verticesOf(object: PlanObject): number {
  const kind = kindOf(object);
  return kind.reshape ? (kind.outline?.(object).vertices.length ?? 0) : 0;
}

/** Instead of a vertex more than a file keeps. */
export const fullOf = (title: string): Toast => ({
  text: `${title}: at most ${grouped(maxVertices)} vertices can be kept, so none is added`,
  tone: 'error',
});

/**
 * A place in the draw order is no change of an object: it is given to make room between others. Nor is what it is
 * already, put so that it does not follow.
 */
function closingPut(old: PlanObject | undefined, put: PlanObject, layers: LayerTable): Layer | undefined {
  const closing = (old && layers.blockingLayer(old)) ?? layers.blockingLayer(put);
  return closing && !(old && isOnlyReordered(old, put)) ? closing : undefined;
}

function isOnlyReordered(old: PlanObject, put: PlanObject): boolean {
  const fields = new Set([...Object.keys(old), ...Object.keys(put)]);
  fields.delete('order');
  return [...fields].every((field) => Reflect.get(old, field) === Reflect.get(put, field));
}

const sayingNo = ({ title, hidden }: Layer): Toast => ({
  text: hidden
    ? `The layer "${title}" is hidden. Show it to change what is on it.`
    : `The layer "${title}" is locked. Unlock it to change what is on it.`,
  tone: 'error',
  offer: hidden
    ? { command: 'showAllLayers', label: 'Show all layers' }
    : { command: 'unlockAllLayers', label: 'Unlock all layers' },
});
