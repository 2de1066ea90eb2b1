// What moves with an object, and why an object can't be moved.
import type { Problem } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { layersOf } from '@homeplot/plan/layerTable';
import type { Plan } from '@homeplot/plan/plan';

/** `house`, or `house "North wing"`. */
export function named(object: PlanObject): string {
  const title = kindOf(object).title.toLowerCase();
  return object.name ? `${title} "${object.name}"` : title;
}

/** Why an object can't be moved: it is locked, or its layer is locked or hidden. */
export function blockOf(plan: Plan, object: PlanObject): Problem | undefined {
  if (object.locked) return { problem: `The ${named(object)} is locked. Unlock it to move it.` };
  const layer = layersOf(plan.settings).blockingLayer(object);
  return (
    layer && {
      problem: `The ${named(object)} is on the layer "${layer.title}". Show and unlock that layer to move it.`,
    }
  );
}

/** An object and the rest of its group, or why they can't move together. */
export function movingWith(plan: Plan, object: PlanObject): readonly PlanObject[] | Problem {
  const objects = groupedWith(plan, object);
  const fixed = objects.find((one) => one !== object && kindOf(one).path?.isProperty);
  if (!fixed) return objects;
  return {
    problem: `The ${named(object)} is grouped with the ${named(fixed)}, which doesn't move. Ungroup them first.`,
  };
}

function groupedWith(plan: Plan, object: PlanObject): readonly PlanObject[] {
  if (object.group === undefined) return [object];
  const layers = layersOf(plan.settings);
  return [...plan.objects.values()].filter(
    (one) => one.group === object.group && !one.locked && layers.isEditable(one),
  );
}
