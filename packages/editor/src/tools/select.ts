// Select: presses pick; drags move what is selected, a handle, a road end, a gate along its edge, or span a marquee.
// Every drag is worked out from the plan at the press and the pointer now.
import { boxBetween, boxCorners, contains } from '@homeplot/plan/box';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { type Change, objectBox } from '@homeplot/plan/plan';
import { add, distance, type Point, subtract } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';
import { handlesOf } from '../handles.ts';
import {
  nothing,
  type Selection,
  selectedObjects,
  selectObjects,
  selectPart,
  toggled,
} from '../selection.ts';
import { type BulkMove, drawBulkMove, mostShown } from './bulkMove.ts';
import { accent, drawSnapMark, markLayer } from './marks.ts';
import { textPrompt } from './text.ts';
import { isDrag, type Pointer, type Scene, type Step, type Tool, tolerances } from './tool.ts';

type Grip =
  | {
      readonly on: 'body';
      readonly object: PlanObject;
      readonly ids: ReadonlySet<string>;
      readonly lets?: boolean;
    }
  | { readonly on: 'handle'; readonly object: PlanObject; readonly handle: string }
  | { readonly on: 'joint'; readonly object: PlanObject; readonly joint: string }
  | { readonly on: 'part'; readonly object: PlanObject; readonly part: string }
  | { readonly on: 'ground'; readonly before: Selection };

interface State {
  readonly pressed?: { readonly at: Point; readonly screen: Point; readonly grip: Grip };
  readonly dragging?: boolean;
  readonly at?: Point;
  readonly bulk?: BulkMove;
  /** The object whose words are being edited in place. */
  readonly writing?: string;
}

/** The selected gate, where the press is on it: it is not lost under what has been drawn over it. */
function selectedPartAt({ at }: Pointer, scene: Scene, tolerance: number): Grip | undefined {
  const { part } = scene.selection;
  const object = part && scene.plan.objects.get(part.object);
  if (!object) return undefined;
  const hit = kindOf(object).parts?.hit(object, at, tolerance / scene.viewport.pxPerFoot);
  return hit === part.part ? { on: 'part', object, part: part.part } : undefined;
}

/** What a press takes hold of: the selected gate, then a handle of the selected, then a road end, then whatever is drawn there. */
function grip(pointer: Pointer, scene: Scene): { grip: Grip; select?: Selection } {
  const aim = pointer.coarse ? 2 : 1;
  const gate = selectedPartAt(pointer, scene, tolerances.hit * aim);
  if (gate) return { grip: gate };
  const handle = handlesOf(scene).find(
    ({ screen }) => distance(screen, pointer.screen) <= tolerances.handle * aim,
  );
  const hit = scene.hit(pointer.at);
  // A gate in the middle of an edge lies under the edge's handle; the corners resize as well, so the gate wins.
  const covered = hit?.part !== undefined && hit.object === handle?.object;
  if (handle && !handle.joint && !covered)
    return { grip: { on: 'handle', object: handle.object, handle: handle.id } };
  // With Shift a press is for the selection.
  const joint = pointer.shift ? undefined : scene.jointAt(pointer.at, tolerances.jointGrab * aim);
  if (joint) {
    const { object } = joint;
    const select = scene.selection.ids.has(object.id)
      ? scene.selection
      : selectObjects([hit ? hit.object.id : object.id]);
    return { grip: { on: 'joint', object, joint: joint.joint }, select };
  }
  if (!hit)
    return { grip: { on: 'ground', before: scene.selection }, ...(pointer.shift ? {} : { select: nothing }) };
  const { object, part } = hit;
  if (part) return { grip: { on: 'part', object, part }, select: selectPart(object.id, part) };
  const { ids } = scene.selection;
  // One of several is let go when the press ends without a drag, so that Shift can also drag them straight.
  if (ids.has(object.id))
    return { grip: { on: 'body', object, ids, ...(pointer.shift ? { lets: true } : {}) } };
  if (pointer.shift) {
    const select = toggled(scene.selection, object.id);
    return { grip: { on: 'body', object, ids: select.ids }, select };
  }
  return { grip: { on: 'body', object, ids: new Set([object.id]) }, select: selectObjects([object.id]) };
}

/** The changes that a drag of the grip from the press to the pointer makes. */
function dragged(held: Grip, from: Point, pointer: Pointer, scene: Scene): readonly Change[] {
  switch (held.on) {
    case 'body': {
      const by = moved(held, from, pointer, scene);
      if (by.x === 0 && by.y === 0) return [];
      return selectedObjects(held, scene.plan).map((object) => ({ put: kindOf(object).move(object, by) }));
    }
    case 'handle': {
      const { object, handle } = held;
      return [{ put: kindOf(object).dragHandle(object, handle, scene.snap(pointer.at), pointer.shift) }];
    }
    case 'joint': {
      const { object, joint } = held;
      const pulled = kindOf(object).moveJoint?.(object, joint, snapEnd(held, pointer.at, scene));
      return pulled ? [{ put: pulled }] : [];
    }
    case 'part': {
      const { object, part } = held;
      const pulled = kindOf(object).parts?.drag(object, part, from, pointer.at, scene.snapLength);
      return pulled ? [{ put: pulled }] : [];
    }
    case 'ground':
      return [];
  }
}

/** How far a drag moves what it holds: so that the object pressed comes to lie on the grid; with Shift along one axis. */
function moved({ object }: Grip & { on: 'body' }, from: Point, pointer: Pointer, scene: Scene): Point {
  const anchor = kindOf(object).position(object);
  const way = subtract(pointer.at, from);
  const straight = pointer.shift
    ? Math.abs(way.x) > Math.abs(way.y)
      ? { x: way.x, y: 0 }
      : { x: 0, y: way.y }
    : way;
  const to = scene.snap(add(anchor, straight));
  // Along an axis that does not move, an object off the grid stays off it.
  return {
    x: straight.x === 0 ? 0 : tidy(to.x - anchor.x),
    y: straight.y === 0 ? 0 : tidy(to.y - anchor.y),
  };
}

/** A dragged end snaps to other roads' ends, not to those of the roads that come along with it. */
function snapEnd(held: Grip & { on: 'joint' }, at: Point, scene: Scene): Point {
  const own = kindOf(held.object)
    .joints?.(held.object)
    .find(({ id }) => id === held.joint);
  const together = new Set<string>();
  for (
    let found = own && scene.jointAt(own.at, 0.01, together);
    found;
    found = own && scene.jointAt(own.at, 0.01, together)
  ) {
    together.add(found.object.id);
  }
  return scene.snapToJoint(at, together);
}

const labels = {
  body: 'Move',
  handle: 'Reshape',
  joint: 'Move road end',
  part: 'Move gate',
  ground: 'Select',
} as const;

function inMarquee(from: Point, to: Point, scene: Scene): string[] {
  const marquee = boxBetween(from, to);
  return scene.near(marquee).flatMap((object) => (contains(marquee, objectBox(object)) ? object.id : []));
}

export const selectTool: Tool<State> = {
  name: 'select',
  title: 'Select',
  key: 'V',
  hint: 'Click to select, drag to move; Shift-click adds; drag over empty ground to select several',
  cursor: 'default',
  idle: {},
  isBusy: ({ pressed, writing }) => pressed !== undefined || writing !== undefined,
  pointer({ pressed, dragging, bulk }, pointer, scene): Step<State> {
    if (pointer.phase === 'double') {
      const hit = scene.hit(pointer.at);
      const written = hit && kindOf(hit.object).words?.(hit.object);
      if (!hit || !written) return { state: {} };
      const prompt = { label: textPrompt, at: written.at, value: written.words };
      return { state: { writing: hit.object.id }, prompt };
    }
    if (pointer.phase === 'down') {
      const { grip: held, select } = grip(pointer, scene);
      const state = { pressed: { at: pointer.at, screen: pointer.screen, grip: held } };
      return select ? { state, select } : { state };
    }
    if (!pressed) return { state: {} };
    const { grip: held, at } = pressed;
    // Deleted under the hand, by a key or another command.
    if (held.on !== 'ground' && !scene.plan.objects.has(held.object.id)) return { state: {} };
    const moving = dragging ?? isDrag(pressed.screen, pointer.screen);
    if (pointer.phase === 'move') {
      if (!moving) return { state: { pressed } };
      const state = { pressed, dragging: true, at: pointer.at };
      if (held.on === 'body' && held.ids.size > mostShown) {
        const box = bulk?.box ?? scene.boxAround(held.ids);
        return { state: { ...state, bulk: { box, by: moved(held, at, pointer, scene) } } };
      }
      return { state, preview: dragged(held, at, pointer, scene) };
    }
    if (!moving)
      return held.on === 'body' && held.lets
        ? { state: {}, select: toggled(held, held.object.id) }
        : { state: {} };
    if (held.on === 'ground') {
      const kept = pointer.shift ? held.before.ids : [];
      return { state: {}, select: selectObjects([...kept, ...inMarquee(at, pointer.at, scene)]) };
    }
    const commit = dragged(held, at, pointer, scene);
    return commit.length > 0 ? { state: {}, commit, label: labels[held.on] } : { state: {} };
  },
  answer({ writing }, answer, scene): Step<State> {
    const object = writing === undefined ? undefined : scene.plan.objects.get(writing);
    const words = answer?.trim();
    const written = object && words ? kindOf(object).withWords?.(object, words) : undefined;
    return written ? { state: {}, commit: [{ put: written }], label: 'Edit text' } : { state: {} };
  },
  draw({ pressed, dragging, at, bulk }, pen, scene) {
    if (!pressed || !dragging || !at) return;
    if (bulk) drawBulkMove(bulk, pen);
    if (pressed.grip.on === 'joint') drawSnapMark(pen, scene.snapToJoint(at), scene);
    if (pressed.grip.on !== 'ground') return;
    const vertices = boxCorners(boxBetween(pressed.at, at));
    pen.path({ vertices, closed: true }, { layer: markLayer, stroke: accent, weight: 0.25, dash: [1, 1] });
  },
};
