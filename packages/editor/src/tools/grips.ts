// What a press of the Select tool takes hold of: an object, a handle, a vertex or an edge of a path, a road end, a gate,
// or the ground.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { meant } from '../scene/groups.ts';
import { handleAt, handlesOf } from '../handles.ts';
import { nothing, pickPart, type Selection, selectObjects, selectPart, toggled } from '../scene/selection.ts';
import type { PathGrip } from '../paths/pathHandles.ts';
import { type Pointer, type Scene, tolerances } from './tool.ts';

export type Grip =
  | {
      readonly on: 'body';
      readonly object: PlanObject;
      readonly ids: ReadonlySet<string>;
      readonly lets?: boolean;
    }
  | { readonly on: 'handle'; readonly object: PlanObject; readonly handle: string }
  | { readonly on: 'path'; readonly object: PlanObject; readonly path: PathGrip }
  | { readonly on: 'joint'; readonly object: PlanObject; readonly joint: string }
  | { readonly on: 'part'; readonly object: PlanObject; readonly part: string }
  | { readonly on: 'ground'; readonly before: Selection };

/** The selected gate, where the press is on it: it is not lost under what has been drawn over it. */
function selectedPartAt({ at }: Pointer, scene: Scene, tolerance: number): Grip | undefined {
  const { part } = scene.selection;
  const object = part && scene.plan.objects.get(part.object);
  if (!object) return undefined;
  const hit = kindOf(object).parts?.hit(object, at, tolerance / scene.viewport.pxPerFoot);
  return hit === part.part ? { on: 'part', object, part: part.part } : undefined;
}

/** What a press takes hold of: the selected gate, then a handle of the selected, then a road end, then whatever is drawn there. */
export function gripAt(pointer: Pointer, scene: Scene): { grip: Grip; select?: Selection } {
  const aim = pointer.coarse ? 2 : 1;
  const gate = selectedPartAt(pointer, scene, tolerances.hit * aim);
  if (gate) return { grip: gate };
  const handle = handleAt(handlesOf(scene), pointer.screen, tolerances.handle * aim);
  if (handle?.grip) return grippedPath(handle.object, handle.grip, scene);
  const hit = scene.hit(pointer.at);
  // A gate in the middle of an edge lies under the edge's handle; the corners resize as well, so the gate wins.
  const covered = hit?.part !== undefined && hit.object === handle?.object;
  if (handle && !handle.joint && !covered)
    return { grip: { on: 'handle', object: handle.object, handle: handle.id } };
  // With Shift a press is for the selection.
  const joint = pointer.shift ? undefined : scene.jointToGrab(pointer.at, tolerances.jointGrab * aim);
  if (joint) {
    const { object } = joint;
    const select = scene.selection.ids.has(object.id)
      ? scene.selection
      : selectObjects(meant(hit?.object ?? object, scene));
    return { grip: { on: 'joint', object, joint: joint.joint }, select };
  }
  if (!hit)
    return { grip: { on: 'ground', before: scene.selection }, ...(pointer.shift ? {} : { select: nothing }) };
  const { object, part } = hit;
  if (part) return { grip: { on: 'part', object, part }, select: selectPart(object.id, part) };
  const { ids } = scene.selection;
  // One of several is let go when the press ends without a drag, so that Shift can also drag them straight.
  if (ids.has(object.id))
    return {
      grip: { on: 'body', object, ids, ...(pointer.shift ? { lets: true } : {}) },
      ...(scene.selection.pathPart ? { select: selectObjects(ids) } : {}),
    };
  const chosen = meant(object, scene);
  const select = pointer.shift ? toggled(scene.selection, ...chosen) : selectObjects(chosen);
  return { grip: { on: 'body', object, ids: select.ids }, select };
}

/** A press on a vertex picks it at once; one on the middle of an edge may yet be a drag that adds a vertex. */
function grippedPath(
  object: PlanObject,
  path: PathGrip,
  { selection }: Scene,
): { grip: Grip; select: Selection } {
  const held: Grip = { on: 'path', object, path };
  if (path.on === 'middle') return { grip: held, select: selectObjects(selection.ids) };
  const on = path.on === 'vertex' ? 'vertex' : 'edge';
  return { grip: held, select: pickPart(selection, { on, index: path.index }) };
}
