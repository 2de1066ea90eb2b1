// The selection: either objects or one part (gate) of an object. If it is a single object, also a vertex or an edge of
// its path.
import { outlineOf } from '@homeplot/plan/anchors';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { layersOf } from '@homeplot/plan/layerTable';
import type { Plan } from '@homeplot/plan/plan';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly part?: { readonly object: string; readonly part: string };
  readonly pathPart?: PathPart;
}

/** A vertex of a path, or the edge that starts there. */
export interface PathPart {
  readonly on: 'vertex' | 'edge';
  readonly index: number;
}

export const noSelection: Selection = { ids: new Set() };

export const selectObjects = (ids: Iterable<string>): Selection => ({ ids: new Set(ids) });
export const selectPart = (object: string, part: string): Selection => ({
  ids: new Set(),
  part: { object, part },
});

/** The selection with a vertex or edge of its path selected. */
export const pickPart = ({ ids }: Selection, pathPart: PathPart): Selection => ({ ids, pathPart });

/** The selection with objects added, or removed if all of them were selected. */
export function toggled({ ids }: Selection, ...chosen: readonly string[]): Selection {
  const next = new Set(ids);
  for (const id of chosen) next.add(id);
  if (next.size === ids.size) for (const id of chosen) next.delete(id);
  return { ids: next };
}

export const isEmptySelection = ({ ids, part }: Selection): boolean => ids.size === 0 && !part;

/** The selection without removed, hidden or locked objects; the same value if nothing changes. */
export function pruned(selection: Selection, plan: Plan): Selection {
  const { ids, part, pathPart } = selection;
  if (pathPart && !hasPathPart(ids, pathPart, plan)) return pruned({ ids }, plan);
  const layers = layersOf(plan.settings);
  const isSelectable = (id: string): boolean => {
    const object = plan.objects.get(id);
    return object !== undefined && layers.isEditable(object);
  };
  if (part) {
    const object = isSelectable(part.object) ? plan.objects.get(part.object) : undefined;
    return object && kindOf(object).parts?.has(object, part.part) ? selection : noSelection;
  }
  for (const id of ids) if (!isSelectable(id)) return selectObjects([...ids].filter(isSelectable));
  return selection;
}

/** The selected objects, in the order of selection. */
export function selectedObjects({ ids }: Selection, plan: Plan): PlanObject[] {
  const found: PlanObject[] = [];
  for (const id of ids) {
    const object = plan.objects.get(id);
    if (object) found.push(object);
  }
  return found;
}

/** Whether any selected object matches. */
export function hasSelected(
  { plan, selection }: { readonly plan: Plan; readonly selection: Selection },
  matches: (object: PlanObject) => boolean,
): boolean {
  // If everything is selected, no lookups are needed.
  if (selection.ids.size === plan.objects.size) {
    for (const object of plan.objects.values()) if (matches(object)) return true;
    return false;
  }
  for (const id of selection.ids) {
    const object = plan.objects.get(id);
    if (object && matches(object)) return true;
  }
  return false;
}

function hasPathPart(ids: ReadonlySet<string>, { on, index }: PathPart, plan: Plan): boolean {
  const [id = ''] = ids.size === 1 ? ids : [];
  const object = plan.objects.get(id);
  const path = object && outlineOf(object);
  return path !== undefined && index < path.vertices.length - (on === 'edge' && !path.closed ? 1 : 0);
}
