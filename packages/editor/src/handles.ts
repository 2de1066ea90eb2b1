// Where the handles of the selected object stand on the screen.
import { kindOf } from '@homeplot/plan/kinds';
import type { Handle, PlanObject } from '@homeplot/plan/kind';
import type { Plan } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { tolerances } from './tools/tool.ts';
import { selectedObjects, type Selection } from './selection.ts';
import { toScreen, type Viewport } from './viewport.ts';

export interface PlacedHandle extends Handle {
  readonly object: PlanObject;
  /** CSS pixels. */
  readonly screen: Point;
  /** Whether it is a joint, which takes what is joined to it along. */
  readonly joint: boolean;
}

/** The handles of an object, those that stand off it being moved off. */
export function placeHandles(object: PlanObject, viewport: Viewport): PlacedHandle[] {
  const kind = kindOf(object);
  const joints = kind.joints?.(object) ?? [];
  return kind.handles(object).map((handle) => {
    const on = toScreen(viewport, handle.at);
    const { off } = handle;
    const screen = off
      ? { x: on.x + off.x * tolerances.handleOff, y: on.y + off.y * tolerances.handleOff }
      : on;
    return { ...handle, object, screen, joint: joints.some(({ id }) => id === handle.id) };
  });
}

/** Handles show for a single selected object; those nearest the object's end of the list are met first. */
export function handlesOf({
  plan,
  selection,
  viewport,
}: {
  plan: Plan;
  selection: Selection;
  viewport: Viewport;
}): PlacedHandle[] {
  if (selection.ids.size !== 1) return [];
  const [object] = selectedObjects(selection, plan);
  return object ? placeHandles(object, viewport) : [];
}
