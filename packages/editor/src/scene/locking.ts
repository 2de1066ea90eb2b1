// Refuses edits of hidden or locked objects, and edits beyond the limit of vertices. Undo and redo are not checked. Objects that
// only follow an edit may be on a hidden or locked layer. A locked object can't be moved or removed, but it follows its ties, such
// as a dimension that has to stay correct.
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { LayerTable } from '@homeplot/plan/layerTable';
import type { Layer } from '@homeplot/plan/layers';
import { type Change, idOf, type Plan } from '@homeplot/plan/plan';
import { maxVertices } from '@homeplot/plan/pathEdits';
import { titleOf } from '@homeplot/plan/titleOf';
import { withSeparators } from '@homeplot/plan/units';
import type { Toast } from '../tool/tool.ts';
import type { Selection } from '../view/selection.ts';

/** The part of the scene that the checks need. */
interface LockingScene {
  readonly plan: Plan;
  readonly layers: LayerTable;
  readonly locked: ReadonlySet<string>;
  readonly selection: Selection;
}

/** The objects that are neither locked nor on a hidden or locked layer. */
export function* changeable({ plan, layers }: Pick<LockingScene, 'plan' | 'layers'>): Generator<PlanObject> {
  for (const object of plan.objects.values()) if (!object.locked && layers.isEditable(object)) yield object;
}

/** Maximum characters of a title in a message. */
const maxTitleLength = 40;

/** The message that refuses the changes; undefined if they are allowed. */
export function refusal(
  { plan, layers, locked, selection }: LockingScene,
  changes: readonly Change[],
): Toast | undefined {
  for (const change of changes) {
    // Moves add no vertices.
    if (!('put' in change) || change.moved) continue;
    const old = plan.objects.get(change.put.id);
    if (old && verticesOf(change.put) > Math.max(maxVertices, verticesOf(old)))
      return tooManyVertices(kindOf(old).title);
  }
  const changingLocked = locked.size > 0 && changes.find((change) => changesLocked(plan, change));
  if (changingLocked) return lockedRefusal(plan, selection, changingLocked);
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

/** The message that refuses an edit because of what follows from it; all: the edit's changes and those that follow. */
export function refusalOfFollowing(
  { plan, locked, selection }: LockingScene,
  all: readonly Change[],
): Toast | undefined {
  if (locked.size === 0) return undefined;
  const changingLocked = all.find(
    (change) => changesLocked(plan, change) && !('put' in change && kindOf(change.put).ties),
  );
  return changingLocked && lockedRefusal(plan, selection, changingLocked);
}

function changesLocked(plan: Plan, change: Change): boolean {
  if ('settings' in change) return false;
  const old = plan.objects.get('put' in change ? change.put.id : change.remove);
  if (!old?.locked) return false;
  const look = kindOf(old).underlay?.look ?? [];
  return !('put' in change && isSame(old, change.put, ['order', 'locked', ...look]));
}

function lockedRefusal(plan: Plan, selection: Selection, change: Change): Toast {
  const object = plan.objects.get(idOf(change) ?? '');
  const isSelected = object && (selection.ids.has(object.id) || selection.part?.object === object.id);
  return {
    text: `${object ? shortTitle(object) : 'It'} is locked. Unlock it to change it.`,
    tone: 'error',
    offer: isSelected ? unlockOffer : { command: 'unlockAll', label: 'Unlock all objects' },
  };
}

/** The message of a press on a locked object. */
export const lockedToast = (object: PlanObject): Toast => ({
  text: `${shortTitle(object)} is locked`,
  tone: 'info',
  offer: unlockOffer,
});

const unlockOffer = { command: 'unlock', label: 'Unlock' };

/** The title, shortened: that of a text object is the whole text. */
function shortTitle(object: PlanObject): string {
  const title = titleOf(object);
  return title.length > maxTitleLength ? `${title.slice(0, maxTitleLength)}…` : title;
}

function verticesOf(object: PlanObject): number {
  const kind = kindOf(object);
  return kind.path?.editing ? kind.path.outline(object).vertices.length : 0;
}

/** The message that a path has reached the limit of a file. */
export const tooManyVertices = (title: string): Toast => ({
  text: `A ${title.toLowerCase()} can have at most ${withSeparators(maxVertices)} vertices`,
  tone: 'error',
});

/** The hidden or locked layer that a put would change. A put that changes nothing, or only the drawing order, is allowed. */
function layerBlockingPut(
  old: PlanObject | undefined,
  put: PlanObject,
  layers: LayerTable,
): Layer | undefined {
  const blocking = (old && layers.blockingLayer(old)) ?? layers.blockingLayer(put);
  return blocking && !(old && isSame(old, put, ['order'])) ? blocking : undefined;
}

/** Whether two states of an object differ in no other fields. */
function isSame(old: PlanObject, put: PlanObject, except: readonly string[]): boolean {
  const fields = new Set([...Object.keys(old), ...Object.keys(put)]);
  for (const field of except) fields.delete(field);
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
