// Paste: adds the objects of a plan file to the plan, with new ids and the layers that they need.
import { displaced } from '@homeplot/plan/displaced';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { layerOf } from '@homeplot/plan/layerTable';
import { type Layer, maxLayers } from '@homeplot/plan/layers';
import { keysAbove } from '@homeplot/plan/order';
import type { Change } from '@homeplot/plan/plan';
import type { Reading } from '@homeplot/plan/readPlan';
import { tiedToCopy } from '@homeplot/plan/ties';
import type { Editor } from '../editor/editor.ts';
import { freshGroups } from '../scene/groups.ts';
import { selectObjects } from '../view/selection.ts';

/** Pastes the objects of a plan file, offset by two squares; false if it is invalid or empty. */
export function pasteReading(editor: Editor, reading: Reading): boolean {
  if (!reading.ok || reading.contents.objects.length === 0) return false;
  const { objects, settings } = reading.contents;
  addCopies(editor, objects, 'Paste', missingLayers(editor, objects, settings.layers));
  return true;
}

/** The change that adds the layers of pasted objects that this plan lacks. */
function missingLayers(
  { plan, scene: { layers } }: Editor,
  objects: readonly PlanObject[],
  theirs: readonly Layer[],
): Change[] {
  const used = new Set(objects.map(layerOf));
  const missing = theirs.filter(({ id }) => used.has(id) && !layers.get(id));
  if (missing.length === 0 || layers.list.length + missing.length > maxLayers) return [];
  const added = missing.map(({ id, title }) => ({ id, title }));
  return [{ settings: { layers: [...plan.settings.layers, ...added] } }];
}

/** Adds copies of objects on top, offset by two squares, and selects them. first: changes to make before that. */
export function addCopies(
  editor: Editor,
  objects: readonly PlanObject[],
  label: string,
  first: readonly Change[] = [],
): void {
  const off = 2 / editor.plan.settings.scale;
  const orders = keysAbove(editor.plan.top, objects.length);
  const ids = new Map(objects.map(({ id }) => [id, editor.scene.newId()]));
  const regroup = freshGroups(editor.scene.newId);
  const copies = objects.map((object, i) => {
    const moved = kindOf(object).move(object, { x: off, y: off });
    const copy = displaced(regroup(tiedToCopy(moved, ids)));
    return { ...copy, id: ids.get(object.id) ?? editor.scene.newId(), order: orders[i] ?? object.order };
  });
  const isDone = editor.edit([...first, ...copies.map((put) => ({ put }))], label);
  if (isDone) editor.select(selectObjects(copies.map(({ id }) => id)));
}
