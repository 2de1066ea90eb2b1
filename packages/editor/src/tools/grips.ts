// What a press of the Select tool takes hold of: an object, a handle, a vertex or an edge of a path, a road end, a gate,
// or the ground.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { pressTarget } from '../scene/groups.ts';
import { handleAt, handlesOf } from '../handles.ts';
import {
  noSelection,
  pickPart,
  type Selection,
  selectObjects,
  selectPart,
  toggled,
} from '../scene/selection.ts';
import type { PathGrip } from '../paths/pathHandles.ts';
import { type Hit, type Pointer, type Scene, tolerances } from './tool.ts';

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

interface Gripped {
  readonly grip: Grip;
  /** Missing where the selection stays as it is. */
  readonly select?: Selection;
}

/** What a press takes hold of: the selected gate, then a handle of the selected, then a road end, then whatever is drawn there. */
export function gripAt(pointer: Pointer, scene: Scene): Gripped {
  const aim = pointer.coarse ? 2 : 1;
  const gate = selectedPartAt(pointer, scene, tolerances.hit * aim);
  if (gate) return { grip: gate };
  const handle = handleAt(handlesOf(scene), pointer.screen, tolerances.handle * aim);
  if (handle?.grip) return grippedPath(handle.object, handle.grip, scene);
  const hit = scene.hit(pointer.at);
  // A gate in the middle of an edge lies under the edge's handle; the corners resize as well, so the gate wins.
  const isCovered = hit?.part !== undefined && hit.object === handle?.object;
  if (handle && !handle.joint && !isCovered)
    return { grip: { on: 'handle', object: handle.object, handle: handle.id } };
  // With Shift a press is for the selection.
  const joint = pointer.shift ? undefined : scene.jointToGrab(pointer.at, tolerances.jointGrab * aim);
  if (joint) return grippedJoint(joint, hit?.object, scene);
  return hit ? grippedHit(hit, pointer, scene) : grippedGround(pointer, scene);
}

function grippedJoint(
  { object, joint }: { readonly object: PlanObject; readonly joint: string },
  hit: PlanObject | undefined,
  scene: Scene,
): Gripped {
  const isSelected = scene.selection.ids.has(object.id);
  const select = isSelected ? scene.selection : selectObjects(pressTarget(hit ?? object, scene));
  return { grip: { on: 'joint', object, joint }, select };
}

function grippedHit({ object, part }: Hit, { shift }: Pointer, scene: Scene): Gripped {
  if (part) return { grip: { on: 'part', object, part }, select: selectPart(object.id, part) };
  const { ids, pathPart } = scene.selection;
  // One of several is let go when the press ends without a drag, so that Shift can also drag them straight.
  if (ids.has(object.id))
    return {
      grip: { on: 'body', object, ids, ...(shift ? { lets: true } : {}) },
      ...(pathPart ? { select: selectObjects(ids) } : {}),
    };
  const chosen = pressTarget(object, scene);
  const select = shift ? toggled(scene.selection, ...chosen) : selectObjects(chosen);
  return { grip: { on: 'body', object, ids: select.ids }, select };
}

const grippedGround = ({ shift }: Pointer, { selection }: Scene): Gripped => ({
  grip: { on: 'ground', before: selection },
  ...(shift ? {} : { select: noSelection }),
});

/** A press on a vertex picks it at once; one on the middle of an edge may yet be a drag that adds a vertex. */
function grippedPath(object: PlanObject, path: PathGrip, { selection }: Scene): Gripped {
  const held: Grip = { on: 'path', object, path };
  if (path.on === 'middle') return { grip: held, select: selectObjects(selection.ids) };
  const on = path.on === 'vertex' ? 'vertex' : 'edge';
  return { grip: held, select: pickPart(selection, { on, index: path.index }) };
}
