// Groups: objects that are selected and moved together.
import type { PlanObject } from '@homeplot/plan/kind';
import type { Plan } from '@homeplot/plan/plan';
import { type Selection, selectObjects } from '../view/selection.ts';

interface Grouping {
  readonly selection: Selection;
  /** Ids of the editable objects in an object's group, itself included; a locked object is by itself. */
  groupMembers(object: PlanObject): readonly string[];
}

/** Whether the user has entered the group: some of its members are selected, but not all. */
function isInside({ selection: { ids } }: Grouping, groupMembers: readonly string[]): boolean {
  return groupMembers.some((id) => ids.has(id)) && !groupMembers.every((id) => ids.has(id));
}

/** The ids that a press on an object selects: its whole group, or only the object after the group was entered. */
export function pressTarget(object: PlanObject, scene: Grouping): readonly string[] {
  const groupMembers = scene.groupMembers(object);
  return isInside(scene, groupMembers) ? [object.id] : groupMembers;
}

/** The selection after a double press enters the group of an object; undefined if there is no group to enter. */
export function enterGroup(object: PlanObject, scene: Grouping): Selection | undefined {
  const groupMembers = scene.groupMembers(object);
  const isWhole = groupMembers.length > 1 && groupMembers.every((id) => scene.selection.ids.has(id));
  return isWhole ? selectObjects([object.id]) : undefined;
}

/** The selection after leaving the entered groups: all their members. undefined if no group was entered. */
export function leaveGroup(scene: Grouping & { readonly plan: Plan }): Selection | undefined {
  const { plan, selection } = scene;
  const whole = new Set<string>();
  for (const id of selection.ids) {
    const object = whole.has(id) ? undefined : plan.objects.get(id);
    for (const one of object ? scene.groupMembers(object) : []) whole.add(one);
  }
  return whole.size > selection.ids.size ? selectObjects(whole) : undefined;
}

/** Returns a function that gives copies new groups: copies of one group share a new one. */
export function freshGroups(newId: () => string): <O extends PlanObject>(copy: O) => O {
  const groups = new Map<string, string>();
  return (copy) => {
    if (copy.group === undefined) return copy;
    const group = groups.get(copy.group) ?? newId();
    groups.set(copy.group, group);
    return { ...copy, group };
  };
}
