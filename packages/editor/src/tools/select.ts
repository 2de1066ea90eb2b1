// Select: presses pick; drags move what is selected, a handle, a road end, a gate along its edge, or span a marquee.
// Every drag is worked out from the plan at the press and the pointer now.
import { boxBetween, boxCorners, contains } from '@homeplot/plan/box';
import { kindOf } from '@homeplot/plan/kinds';
import { type Change, moveOf, objectBox } from '@homeplot/plan/plan';
import { type Point, subtract } from '@homeplot/plan/point';
import { entered, meant } from '../groups.ts';
import { handleAt, handlesOf } from '../handles.ts';
import { selectedObjects, selectObjects, toggled } from '../selection.ts';
import {
  dragPath,
  editedPath,
  fewestVertices,
  pathReach,
  pickPart,
  placeNear,
  withoutVertex,
  withVertex,
} from '../vertices.ts';
import { bodyReach, movedBody } from './bodyDrag.ts';
import { type BulkMove, drawBulkMove, mostShown } from './bulkMove.ts';
import { type Grip, gripAt } from './grips.ts';
import { accent, markLayer } from './marks.ts';
import { textPrompt } from './text.ts';
import { isDrag, type Pointer, type Reach, type Scene, type Step, type Tool, tolerances } from './tool.ts';

interface State {
  readonly pressed?: { readonly at: Point; readonly screen: Point; readonly grip: Grip };
  readonly dragging?: boolean;
  /** The other corner of a marquee. */
  readonly at?: Point;
  readonly bulk?: BulkMove;
  readonly reach?: Reach;
  /** How many presses in a row an object has had since one selected it: the second may be half of a double one. */
  readonly presses?: { readonly object: string; readonly count: number };
  /** The object whose words are being edited in place. */
  readonly writing?: string;
}

/** A double press on a vertex takes it away, one on an edge adds one there; undefined where neither is pressed. */
function doubledOnPath(pointer: Pointer, scene: Scene): Step<State> | undefined {
  const edited = editedPath(scene);
  if (!edited) return undefined;
  const { object, path } = edited;
  const aim = pointer.coarse ? 2 : 1;
  const on = handleAt(handlesOf(scene), pointer.screen, tolerances.handle * aim)?.grip;
  if (on?.on === 'vertex') {
    const less = withoutVertex(object, on.index);
    if (!less) return { state: {}, toast: { text: fewestVertices(object, path), tone: 'info' } };
    return { state: {}, commit: [{ put: less }], label: 'Remove vertex', select: selectObjects([object.id]) };
  }
  const place =
    on?.on === 'middle'
      ? { edge: on.index, fraction: 0.5 }
      : placeNear(path, pointer.at, (tolerances.hit * aim) / scene.viewport.pxPerFoot);
  if (!place) return undefined;
  return {
    state: {},
    commit: [{ put: withVertex(object, place) }],
    label: 'Add vertex',
    select: pickPart(scene.selection, { on: 'vertex', index: place.edge + 1 }),
  };
}

/** The changes that a drag of the grip from the press to the pointer makes. */
function dragged(held: Grip, from: Point, pointer: Pointer, scene: Scene): readonly Change[] {
  switch (held.on) {
    case 'body': {
      const by = movedBody(held, from, pointer, scene);
      if (by.x === 0 && by.y === 0) return [];
      return selectedObjects(held, scene.plan).map((object) => moveOf(object, by));
    }
    case 'handle': {
      const { object, handle } = held;
      const { at, tie } = scene.aim({ ...pointer, shift: false }, { leaveOut: new Set([object.id]) });
      const pulled = kindOf(object).dragHandle(object, handle, at, pointer.shift);
      const tied = tie && kindOf(object).tieHandle?.(pulled, handle, tie);
      return [{ put: tied ?? pulled }];
    }
    case 'path': {
      const pulled = dragPath(held.object, held.path, pointer, scene);
      return pulled ? [{ put: pulled.object }] : [];
    }
    case 'joint': {
      const { object, joint } = held;
      const pulled = kindOf(object).moveJoint?.(object, joint, snapEnd(held, pointer, scene));
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

/** A dragged end snaps to other roads' ends, not to those of the roads that come along with it. */
function snapEnd(held: Grip & { on: 'joint' }, pointer: Pointer, scene: Scene): Point {
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
  return scene.aim(pointer, { leaveOut: together }).at;
}

/** From where the place of what is dragged is typed. */
function reachOf(held: Grip, pressed: Point, changes: readonly Change[]): Reach | undefined {
  switch (held.on) {
    case 'body': {
      const change = changes.find((one) => 'put' in one && one.put.id === held.object.id);
      const kind = kindOf(held.object);
      const before = kind.position(held.object);
      const now = change && 'put' in change ? kind.position(change.put) : before;
      return bodyReach(held, pressed, subtract(now, before));
    }
    case 'handle':
    case 'joint': {
      const id = held.on === 'handle' ? held.handle : held.joint;
      return kindOf(held.object)
        .handles(held.object)
        .find((handle) => handle.id === id)?.span;
    }
    case 'path':
      return pathReach(held.object, held.path);
    case 'part':
    case 'ground':
      return undefined;
  }
}

const labels = {
  body: 'Move',
  handle: 'Reshape',
  path: 'Reshape',
  joint: 'Move road end',
  part: 'Move gate',
  ground: 'Select',
} as const;

/** What lies in the marquee; of groups those that do so whole. */
function inMarquee(from: Point, to: Point, scene: Scene): string[] {
  const marquee = boxBetween(from, to);
  const objects = scene.near(marquee).filter((object) => contains(marquee, objectBox(object)));
  const inside = new Set(objects.map(({ id }) => id));
  const whole = new Map<string | undefined, boolean>([[undefined, true]]);
  for (const object of objects)
    if (!whole.has(object.group))
      whole.set(
        object.group,
        scene.together(object).every((id) => inside.has(id)),
      );
  return objects.flatMap(({ id, group }) => (whole.get(group) ? id : []));
}

function countedPress(presses: State['presses'], held: Grip, { selection }: Scene): Pick<State, 'presses'> {
  if (held.on !== 'body') return {};
  const { id } = held.object;
  if (presses?.object === id) return { presses: { object: id, count: presses.count + 1 } };
  return selection.ids.has(id) ? {} : { presses: { object: id, count: 1 } };
}

export const selectTool: Tool<State> = {
  name: 'select',
  title: 'Select',
  key: 'V',
  hint: 'Click to select, drag to move; Shift-click adds; drag over empty ground to select several',
  cursor: 'default',
  idle: {},
  isBusy: ({ pressed, writing }) => pressed !== undefined || writing !== undefined,
  reach: ({ reach }) => reach,
  pointer({ pressed, dragging, bulk, presses }, pointer, scene): Step<State> {
    const rest: State = presses ? { presses } : {};
    if (pointer.phase === 'double') {
      // A double press that has only just selected the object is none on its path.
      const onPath = presses && presses.count < 3 ? undefined : doubledOnPath(pointer, scene);
      if (onPath) return onPath;
      const hit = scene.hit(pointer.at);
      const inside = hit && entered(hit.object, scene);
      if (inside) return { state: {}, select: inside };
      const written = hit && kindOf(hit.object).words?.(hit.object);
      if (!hit || !written) return { state: {} };
      const prompt = { label: textPrompt, at: written.at, value: written.words };
      return { state: { writing: hit.object.id }, prompt };
    }
    if (pointer.phase === 'down') {
      const { grip: held, select } = gripAt(pointer, scene);
      const counted = countedPress(presses, held, scene);
      const state = { pressed: { at: pointer.at, screen: pointer.screen, grip: held }, ...counted };
      return select ? { state, select } : { state };
    }
    if (!pressed) return { state: rest };
    const { grip: held, at } = pressed;
    // Deleted under the hand, by a key or another command.
    if (held.on !== 'ground' && !scene.plan.objects.has(held.object.id)) return { state: {} };
    const moving = dragging ?? isDrag(pressed.screen, pointer.screen);
    if (pointer.phase === 'move') {
      if (!moving) return { state: { pressed, ...rest } };
      const state = { pressed, dragging: true, ...(held.on === 'ground' ? { at: pointer.at } : {}) };
      if (held.on === 'body' && held.ids.size > mostShown) {
        const box = bulk?.box ?? scene.boxAround(held.ids);
        return { state: { ...state, bulk: { box, by: movedBody(held, at, pointer, scene) } } };
      }
      const preview = dragged(held, at, pointer, scene);
      const reach = reachOf(held, at, preview);
      return { state: reach ? { ...state, reach } : state, preview };
    }
    if (!moving) {
      if (held.on === 'path' && held.path.on === 'middle')
        return { state: rest, select: pickPart(scene.selection, { on: 'edge', index: held.path.index }) };
      return held.on === 'body' && held.lets
        ? { state: rest, select: toggled(held, ...meant(held.object, scene)) }
        : { state: rest };
    }
    if (held.on === 'ground') {
      const kept = pointer.shift ? held.before.ids : [];
      return { state: {}, select: selectObjects([...kept, ...inMarquee(at, pointer.at, scene)]) };
    }
    if (held.on === 'path') {
      const pulled = dragPath(held.object, held.path, pointer, scene);
      if (!pulled) return { state: {} };
      const select = pickPart(scene.selection, pulled.part);
      return { state: {}, commit: [{ put: pulled.object }], label: labels.path, select };
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
  draw({ pressed, dragging, at, bulk }, pen) {
    if (!pressed || !dragging) return;
    if (bulk) drawBulkMove(bulk, pen);
    if (!at) return;
    const vertices = boxCorners(boxBetween(pressed.at, at));
    pen.path({ vertices, closed: true }, { layer: markLayer, stroke: accent, weight: 0.25, dash: [1, 1] });
  },
};
