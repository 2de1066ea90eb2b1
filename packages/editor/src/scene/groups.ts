// Groups: objects that are selected together, and moved as one.
import type { PlanObject } from '@homeplot/plan/kind';
import type { Plan } from '@homeplot/plan/plan';
import { type Selection, selectObjects } from './selection.ts';

interface Grouping {
  readonly selection: Selection;
  /** The ids of what is selected together with an object: those of its group that may be changed. */
  together(object: PlanObject): readonly string[];
}

/** Whether the selection is inside the group of an object: has some of it, and not all. */
function isInside({ selection: { ids } }: Grouping, together: readonly string[]): boolean {
  return together.some((id) => ids.has(id)) && !together.every((id) => ids.has(id));
}

/** What a press on an object means: the whole of its group; one who has gone inside means the object alone. */
export function meant(object: PlanObject, scene: Grouping): readonly string[] {
  const together = scene.together(object);
  return isInside(scene, together) ? [object.id] : together;
}

/** The object alone, where a double press goes inside its group; undefined where it is in none, or inside already. */
export function entered(object: PlanObject, scene: Grouping): Selection | undefined {
  const together = scene.together(object);
  const isWhole = together.length > 1 && together.every((id) => scene.selection.ids.has(id));
  return isWhole ? selectObjects([object.id]) : undefined;
}

/** The groups that the selection is inside of, whole; undefined where it is inside of none. */
export function left(scene: Grouping & { readonly plan: Plan }): Selection | undefined {
  const { plan, selection } = scene;
  const whole = new Set<string>();
  for (const id of selection.ids) {
    const object = whole.has(id) ? undefined : plan.objects.get(id);
    for (const one of object ? scene.together(object) : []) whole.add(one);
  }
  return whole.size > selection.ids.size ? selectObjects(whole) : undefined;
}

/** Gives copies groups of their own: those of one group stay together, apart from what they were copied from. */
export function freshGroups(newId: () => string): <O extends PlanObject>(copy: O) => O {
  const groups = new Map<string, string>();
  return (copy) => {
    if (copy.group === undefined) return copy;
    const group = groups.get(copy.group) ?? newId();
    groups.set(copy.group, group);
    return { ...copy, group };
  };
}

/** The selected objects by what is moved as one: groups, and objects of none; of a single group each by itself. */
export function apart(objects: readonly PlanObject[]): readonly (readonly PlanObject[])[] {
  const units = new Map<string, PlanObject[]>();
  for (const object of objects) {
    const key = object.group === undefined ? `object ${object.id}` : `group ${object.group}`;
    const unit = units.get(key);
    if (unit) unit.push(object);
    else units.set(key, [object]);
  }
  return units.size > 1 ? [...units.values()] : objects.map((object) => [object]);
}

/** Whether `apart` has so many of the selected objects at least; looks at no more of them than it must. */
export function hasApart(
  { selection, plan }: Pick<Grouping, 'selection'> & { plan: Plan },
  least: number,
): boolean {
  const units = new Set<string>();
  for (const id of selection.ids) {
    const object = plan.objects.get(id);
    if (object) units.add(object.group === undefined ? `object ${id}` : `group ${object.group}`);
    if (units.size > 1 && units.size >= least) return true;
  }
  return units.size === 1 && selection.ids.size >= least;
}
