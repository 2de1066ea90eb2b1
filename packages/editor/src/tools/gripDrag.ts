// The changes of a drag, computed from the plan at the press and the current pointer, and the origin for typed values.
import { jointsOf } from '@homeplot/plan/joints';
import { kindOf } from '@homeplot/plan/kinds';
import type { Handle } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { type Change, moveOf } from '@homeplot/plan/plan';
import { type Point, subtract } from '@homeplot/plan/point';
import { toPlan } from '../view/viewport.ts';
import { selectedObjects } from '../view/selection.ts';
import { dragPath, pathReach } from '../handles/pathHandles.ts';
import { type Body, bodyReach, bodyOffset, turnedBody } from './bodyDrag.ts';
import type { Grip } from './grips.ts';
import type { Pointer, Reach, Scene, Step } from '../tool/tool.ts';
import type { Frame } from '@homeplot/plan/frame';
import { dragTogether, togetherHandles, unscaledToast } from '../transforms/together.ts';

/** The changes of dragging a grip from the press to the pointer. */
export function dragChanges(grip: Grip, from: Point, pointer: Pointer, scene: Scene): readonly Change[] {
  switch (grip.on) {
    case 'body':
      return bodyChanges(grip, from, pointer, scene);
    case 'handle':
      return handleChanges(grip, pointer, scene);
    case 'path': {
      const dragged = dragPath(grip.object, grip.path, pointer, scene);
      return dragged ? [{ put: dragged.object }] : [];
    }
    case 'joint': {
      const { object, joint } = grip;
      const dragged = kindOf(object).joints?.move(object, joint, snapEnd(grip, pointer, scene));
      return dragged ? [{ put: dragged }] : [];
    }
    case 'part': {
      const { object, part } = grip;
      const dragged = kindOf(object).parts?.drag(object, part, from, pointer.at, scene.snapLength);
      return dragged ? [{ put: dragged }] : [];
    }
    case 'together':
    case 'locked':
    case 'ground':
      return [];
  }
}

function handleChanges(
  { object, handle }: Grip & { on: 'handle' },
  pointer: Pointer,
  scene: Scene,
): readonly Change[] {
  const span = handleOf(object, handle)?.span;
  const { at, tie } = scene.aim({ ...pointer, shift: false }, { exclude: new Set([object.id]), span });
  const { handles, ties } = kindOf(object);
  const dragged = handles?.drag(object, handle, at, pointer.shift) ?? object;
  const tied = tie && ties?.measures?.tieHandle(dragged, handle, tie);
  return [{ put: tied ?? dragged }];
}

function bodyChanges(grip: Body, from: Point, pointer: Pointer, scene: Scene): readonly Change[] {
  const body = turnedBody(grip, from, pointer, scene);
  const by = bodyOffset(body, from, pointer, scene);
  if (body !== grip) return [{ put: kindOf(body.object).move(body.object, by) }];
  if (by.x === 0 && by.y === 0 && !pointer.byDistance) return [];
  return selectedObjects(body, scene.plan).map((object) => moveOf(object, by));
}

/** The pointer moved to the point that the handle drags, if the handle is outside its object. */
export function atDraggedPoint(grip: Grip, pointer: Pointer, { viewport }: Scene): Pointer {
  const off = 'off' in grip ? grip.off : undefined;
  if (!off || pointer.exact) return pointer;
  const screen = subtract(pointer.screen, off);
  return { ...pointer, screen, at: toPlan(viewport, screen) };
}

/** Feet; road ends at the same point may differ by rounding. */
const joinedWithin = 0.01;

/** A dragged road end snaps to other road ends, except those joined to it. */
function snapEnd(grip: Grip & { on: 'joint' }, pointer: Pointer, scene: Scene): Point {
  const own = jointsOf(grip.object).find(({ id }) => id === grip.joint);
  const joined = new Set<string>();
  for (
    let found = own && scene.jointAt(own.at, joinedWithin, joined);
    found;
    found = own && scene.jointAt(own.at, joinedWithin, joined)
  ) {
    joined.add(found.object.id);
  }
  return scene.aim(pointer, { exclude: joined }).at;
}

/** The origin for typed values during the drag. */
export function reachOf(
  grip: Grip,
  pressed: Point,
  changes: readonly Change[],
  scene: Scene,
): Reach | undefined {
  switch (grip.on) {
    case 'body': {
      const change = changes.find((one) => 'put' in one && one.put.id === grip.object.id);
      const kind = kindOf(grip.object);
      const before = kind.position(grip.object);
      const now = change && 'put' in change ? kind.position(change.put) : before;
      return bodyReach(grip, pressed, subtract(now, before), scene);
    }
    case 'handle':
    case 'joint': {
      const id = grip.on === 'handle' ? grip.handle : grip.joint;
      const span = handleOf(grip.object, id)?.span;
      const change = changes.find((one) => 'put' in one && one.put.id === grip.object.id);
      // Where the handle is, which is not where the pointer is once a size has reached its minimum.
      const at = change && 'put' in change ? handleOf(change.put, id)?.at : undefined;
      return span && at ? { ...span, at } : span;
    }
    case 'path':
      return pathReach(grip.object, grip.path);
    case 'part':
    case 'together':
    case 'locked':
    case 'ground':
      return undefined;
  }
}

const handleOf = (object: PlanObject, id: string): Handle | undefined =>
  kindOf(object)
    .handles?.list(object)
    .find((handle) => handle.id === id);

/** Undo labels of drags. */
export const dragLabels = {
  body: 'Move',
  handle: 'Reshape',
  path: 'Reshape',
  joint: 'Move road end',
  part: 'Move gate',
  together: 'Resize',
  locked: 'Select',
  ground: 'Select',
} as const;

/** A handle of the box around several objects. */
type TogetherGrip = Grip & { readonly on: 'together' };

function togetherDrag(grip: TogetherGrip, pointer: Pointer, scene: Scene): ReturnType<typeof dragTogether> {
  const span = togetherHandles(grip.frame).find(({ id }) => id === grip.handle)?.span;
  const { at } = scene.aim({ ...pointer, shift: false }, { exclude: grip.ids, span });
  return dragTogether(grip, at, pointer.shift, scene.plan);
}

/** The preview, and the origin for typed values: the opposite corner or side. */
export function previewTogether(
  grip: TogetherGrip,
  pointer: Pointer,
  scene: Scene,
): Pick<Step<unknown>, 'preview'> & { readonly reach?: Reach } {
  const { changes, frame } = togetherDrag(grip, pointer, scene);
  const spanIn = (one: Frame) => togetherHandles(one).find(({ id }) => id === grip.handle);
  const span = spanIn(grip.frame)?.span;
  const at = spanIn(frame)?.at;
  return { preview: changes, ...(span && at ? { reach: { ...span, at } } : {}) };
}

export function dropTogether<S>(grip: TogetherGrip, pointer: Pointer, scene: Scene, state: S): Step<S> {
  const { changes, unscaled } = togetherDrag(grip, pointer, scene);
  if (changes.length === 0) return { state };
  const toast = unscaledToast(unscaled);
  const label = grip.handle === 'turn' ? 'Rotate' : 'Resize';
  return { state, commit: changes, label, ...(toast ? { toast } : {}) };
}
