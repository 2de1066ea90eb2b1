// What is selected: objects, or one part of an object (a gate), never both. Of a single object a vertex or an edge of its
// path may be picked besides.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { layersOf } from '@homeplot/plan/layerTable';
import type { Plan } from '@homeplot/plan/plan';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly part?: { readonly object: string; readonly part: string };
  readonly pathPart?: PathPart;
}

/** A vertex of a path, or the edge that begins there. */
export interface PathPart {
  readonly on: 'vertex' | 'edge';
  readonly index: number;
}

export const nothing: Selection = { ids: new Set() };

export const selectObjects = (ids: Iterable<string>): Selection => ({ ids: new Set(ids) });
export const selectPart = (object: string, part: string): Selection => ({
  ids: new Set(),
  part: { object, part },
});

/** The selection with another part of its path picked. */
export const pickPart = ({ ids }: Selection, pathPart: PathPart): Selection => ({ ids, pathPart });

/** The selection with objects added, or taken away if all of them were in. */
export function toggled({ ids }: Selection, ...chosen: readonly string[]): Selection {
  const next = new Set(ids);
  for (const id of chosen) next.add(id);
  if (next.size === ids.size) for (const id of chosen) next.delete(id);
  return { ids: next };
}

export const isNothing = ({ ids, part }: Selection): boolean => ids.size === 0 && !part;

/** The selection without what the plan no longer has, or keeps hidden or locked; the same value where all is there. */
export function existing(selection: Selection, plan: Plan): Selection {
  const { ids, part, pathPart } = selection;
  if (pathPart && !hasPathPart(ids, pathPart, plan)) return existing({ ids }, plan);
  const layers = layersOf(plan.settings);
  const isThere = (id: string): boolean => {
    const object = plan.objects.get(id);
    return object !== undefined && layers.isEditable(object);
  };
  if (part) {
    const object = isThere(part.object) ? plan.objects.get(part.object) : undefined;
    return object && kindOf(object).parts?.has(object, part.part) ? selection : nothing;
  }
  for (const id of ids) if (!isThere(id)) return selectObjects([...ids].filter(isThere));
  return selection;
}

/** The selected objects, in the order of selecting. */
export function selectedObjects({ ids }: Selection, plan: Plan): PlanObject[] {
  const found: PlanObject[] = [];
  for (const id of ids) {
    const object = plan.objects.get(id);
    if (object) found.push(object);
  }
  return found;
}

/** Whether any selected object is of a sort: very many may be selected, and are not all looked at. */
export function hasSelected(
  { plan, selection }: { readonly plan: Plan; readonly selection: Selection },
  isSuch: (object: PlanObject) => boolean,
): boolean {
  // Where all is selected nothing need be looked up.
  if (selection.ids.size === plan.objects.size) {
    for (const object of plan.objects.values()) if (isSuch(object)) return true;
    return false;
  }
  for (const id of selection.ids) {
    const object = plan.objects.get(id);
    if (object && isSuch(object)) return true;
  }
  return false;
}

function hasPathPart(ids: ReadonlySet<string>, { on, index }: PathPart, plan: Plan): boolean {
  const [id = ''] = ids.size === 1 ? ids : [];
  const object = plan.objects.get(id);
  const path = object && kindOf(object).outline?.(object);
  return path !== undefined && index < path.vertices.length - (on === 'edge' && !path.closed ? 1 : 0);
}
