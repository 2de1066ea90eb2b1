// What a press of the Select tool grips: an object, a handle, a part of a path, a road end, a gate, or the ground.
import { outlineOf } from '@homeplot/plan/anchors';
import { contains } from '@homeplot/plan/box';
import type { Frame } from '@homeplot/plan/frame';
import { HitPen } from '@homeplot/plan/hitPen';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { objectBox } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { pressTarget } from '../scene/groups.ts';
import { handleAt, handlesOf, type PlacedHandle } from '../handles/handles.ts';
import {
  noSelection,
  pickPart,
  type Selection,
  selectObjects,
  selectPart,
  toggled,
} from '../view/selection.ts';
import type { PathGrip } from '../handles/pathHandles.ts';
import type { Hit, Pointer, Scene } from '../tool/tool.ts';
import { tolerances } from '../tool/tolerances.ts';

/** off: the offset in CSS pixels from the point that a handle drags to the handle. before: the selection before the press. */
export type Grip =
  | {
      readonly on: 'body';
      readonly object: PlanObject;
      readonly ids: ReadonlySet<string>;
      readonly deselects?: boolean;
    }
  | { readonly on: 'handle'; readonly object: PlanObject; readonly handle: string; readonly off?: Point }
  | { readonly on: 'path'; readonly object: PlanObject; readonly path: PathGrip; readonly off?: Point }
  | {
      readonly on: 'together';
      readonly frame: Frame;
      readonly ids: ReadonlySet<string>;
      readonly handle: string;
      readonly off?: Point;
    }
  | { readonly on: 'joint'; readonly object: PlanObject; readonly joint: string }
  | { readonly on: 'part'; readonly object: PlanObject; readonly part: string }
  | {
      readonly on: 'locked';
      readonly object: PlanObject;
      readonly before: Selection;
      readonly deselects?: boolean;
    }
  /** lot: the property line around the pressed ground, which the press selects. */
  | { readonly on: 'ground'; readonly before: Selection; readonly lot?: PlanObject };

/** The selected gate, if it is pressed, even if something covers it. */
function selectedPartAt({ at }: Pointer, scene: Scene, tolerance: number): Grip | undefined {
  const { part } = scene.selection;
  const object = part && scene.plan.objects.get(part.object);
  if (!object || object.locked) return undefined;
  const hit = kindOf(object).parts?.hit(object, at, tolerance / scene.viewport.pxPerFoot);
  return hit === part.part ? { on: 'part', object, part: part.part } : undefined;
}

interface GripResult {
  readonly grip: Grip;
  /** Absent if the selection does not change. */
  readonly select?: Selection;
}

/** Priority: the selected gate, a handle of the selection, a road end, the topmost object. */
export function gripAt(pointer: Pointer, scene: Scene): GripResult {
  const aim = pointer.coarse ? tolerances.touch : 1;
  const gate = selectedPartAt(pointer, scene, tolerances.hit * aim);
  if (gate) return { grip: gate };
  const handle = handleAt(handlesOf(scene), pointer.screen, tolerances.handle * aim);
  if (handle?.grip && handle.object) return gripPath(handle.object, handle, handle.grip, scene);
  if (handle?.frame) {
    const { frame, id } = handle;
    return { grip: { on: 'together', frame, ids: scene.selection.ids, handle: id, ...offOf(handle) } };
  }
  const hit = scene.hit(pointer.at);
  // A gate wins over the handle in the middle of its edge, because the corners resize too.
  const isCovered = hit?.part !== undefined && hit.object === handle?.object;
  if (handle?.object && !handle.joint && !isCovered)
    return { grip: { on: 'handle', object: handle.object, handle: handle.id, ...offOf(handle) } };
  // Shift is for changing the selection.
  const joint = pointer.shift ? undefined : scene.jointToGrab(pointer.at, tolerances.jointGrab * aim);
  if (joint) return gripJoint(joint, hit?.object, scene);
  return hit ? gripHit(hit, pointer, scene) : gripGround(pointer, scene);
}

const offOf = ({ outset }: PlacedHandle): { readonly off?: Point } => (outset ? { off: outset.by } : {});

function gripJoint(
  { object, joint }: { readonly object: PlanObject; readonly joint: string },
  hit: PlanObject | undefined,
  scene: Scene,
): GripResult {
  const isSelected = scene.selection.ids.has(object.id);
  const select = isSelected ? scene.selection : selectObjects(pressTarget(hit ?? object, scene));
  return { grip: { on: 'joint', object, joint }, select };
}

function gripHit({ object, part }: Hit, pointer: Pointer, scene: Scene): GripResult {
  const { shift } = pointer;
  if (object.locked) return gripLocked(object, part, shift, scene);
  if (part) return { grip: { on: 'part', object, part }, select: selectPart(object.id, part) };
  const { ids, pathPart } = scene.selection;
  // With Shift an object is deselected at the release, because Shift also constrains drags.
  if (ids.has(object.id))
    return {
      grip: { on: 'body', object, ids: movable(ids, scene), ...(shift ? { deselects: true } : {}) },
      ...(pathPart ? { select: selectObjects(ids) } : {}),
    };
  const chosen = pressTarget(object, scene);
  const select = shift ? toggled(scene.selection, ...chosen) : selectObjects(chosen);
  if (isGround(object, pointer, scene, new Set(chosen)))
    return { grip: { on: 'ground', before: scene.selection, lot: object }, select };
  return { grip: { on: 'body', object, ids: movable(select.ids, scene) }, select };
}

/**
 * Whether a press inside a property line is a press on the ground of its site: it is not on the line, and the line surrounds
 * other objects. A marquee around some of them can start there; an empty rectangle is dragged by its body.
 */
function isGround(
  object: PlanObject,
  { at, coarse }: Pointer,
  scene: Scene,
  own: ReadonlySet<string>,
): boolean {
  const { path } = kindOf(object);
  if (!path?.isProperty) return false;
  const outline = path.outline(object);
  const line = new HitPen(at, (tolerances.hit * (coarse ? tolerances.touch : 1)) / scene.viewport.pxPerFoot);
  line.path(outline, { layer: '' });
  if (line.hit) return false;
  const box = objectBox(object);
  return scene
    .near(box)
    .some((other) => !own.has(other.id) && !kindOf(other).ties && contains(box, objectBox(other)));
}

/** A locked object is selected like any other, but a drag that starts on it selects what it encloses. */
function gripLocked(object: PlanObject, part: string | undefined, shift: boolean, scene: Scene): GripResult {
  const { selection } = scene;
  const isSelected = selection.ids.has(object.id);
  const deselects = shift && isSelected ? { deselects: true } : {};
  const grip: Grip = { on: 'locked', object, before: selection, ...deselects };
  if (part) return { grip, select: selectPart(object.id, part) };
  if (isSelected) return { grip };
  return { grip, select: shift ? toggled(selection, object.id) : selectObjects([object.id]) };
}

/** The objects of a selection that aren't locked. */
const movable = (ids: ReadonlySet<string>, { locked }: Scene): ReadonlySet<string> =>
  locked.size === 0 ? ids : new Set([...ids].filter((id) => !locked.has(id)));

const gripGround = ({ shift }: Pointer, { selection }: Scene): GripResult => ({
  grip: { on: 'ground', before: selection },
  ...(shift ? {} : { select: noSelection }),
});

/** A press selects a vertex at once; on a midpoint it may become a drag that adds a vertex. */
function gripPath(
  object: PlanObject,
  handle: PlacedHandle,
  path: PathGrip,
  { selection }: Scene,
): GripResult {
  const grip: Grip = { on: 'path', object, path, ...offOf(handle) };
  if (path.on === 'middle') return { grip, select: selectObjects(selection.ids) };
  const on = path.on === 'vertex' ? 'vertex' : 'edge';
  return { grip, select: pickPart(selection, { on, index: path.index }) };
}

/** Whether what is gripped is still there, on an object that somebody else changed. */
export function isStillGripped(grip: Grip, before: Grip): boolean {
  if (!('object' in grip) || !('object' in before)) return true;
  const { object } = grip;
  const kind = kindOf(object);
  if (kind !== kindOf(before.object)) return false;
  if (grip.on === 'path') return vertexCount(object) === vertexCount(before.object);
  if (grip.on === 'part') return kind.parts?.has(object, grip.part) ?? false;
  return grip.on !== 'handle' || (kind.handles?.list(object).some(({ id }) => id === grip.handle) ?? false);
}

const vertexCount = (object: PlanObject): number | undefined => outlineOf(object)?.vertices.length;
