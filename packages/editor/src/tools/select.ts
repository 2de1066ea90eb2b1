// Select: presses select; drags move the selection, a handle, a road end or a gate, or draw a marquee. Every drag is
// computed from the plan at the press and the current pointer.
import { boxBetween, boxCorners, contains } from '@homeplot/plan/box';
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { enterGroup, pressTarget } from '../scene/groups.ts';
import { handleAt, handlesOf } from '../handles/handles.ts';
import { setLengthName } from '../transforms/measures.ts';
import { lockedToast } from '../scene/locking.ts';
import { pickPart, selectObjects, toggled } from '../view/selection.ts';
import { editedPath, tooFewVertices, placeNear, withoutVertex, withVertex } from '../paths/vertices.ts';
import { dragPath } from '../handles/pathHandles.ts';
import { bodyOffset, type BulkMove, drawBulkMove, maxPreviewed } from './bodyDrag.ts';
import {
  atDraggedPoint,
  dragChanges,
  dragLabels,
  reachOf,
  dropTogether,
  previewTogether,
} from './gripDrag.ts';
import { type Grip, gripAt, isStillGripped } from './grips.ts';
import { accent, markLayer } from '../tool/marks.ts';
import { textPrompt } from './text.ts';
import type { Pointer, Reach, Scene, Step, Tool } from '../tool/tool.ts';
import { isDrag, tolerances } from '../tool/tolerances.ts';
import { hinted } from '../tool/steps.ts';

interface State {
  readonly pressed?: { readonly at: Point; readonly screen: Point; readonly grip: Grip };
  readonly dragging?: boolean;
  /** The other corner of a marquee. */
  readonly at?: Point;
  readonly bulk?: BulkMove;
  readonly reach?: Reach;
  /** Number of consecutive presses on an object since one selected it; the second may be half of a double press. */
  readonly presses?: { readonly object: string; readonly count: number };
  /** The object whose text is being edited in place. */
  readonly editedText?: string;
}

/** A double press removes a vertex, or adds one on an edge; undefined if neither is pressed. */
function doublePressOnPath(pointer: Pointer, scene: Scene): Step<State> | undefined {
  const edited = editedPath(scene);
  if (!edited) return undefined;
  const { object, path } = edited;
  const aim = pointer.coarse ? tolerances.touch : 1;
  const on = handleAt(handlesOf(scene), pointer.screen, tolerances.handle * aim)?.grip;
  if (on?.on === 'vertex') {
    const reduced = withoutVertex(object, on.index);
    if (!reduced) return hinted({}, tooFewVertices(object, path));
    return {
      state: {},
      commit: [{ put: reduced }],
      label: 'Remove vertex',
      select: selectObjects([object.id]),
    };
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

/** The objects in the marquee; groups only if all members are. */
function inMarquee(from: Point, to: Point, scene: Scene): string[] {
  const marquee = boxBetween(from, to);
  const objects = scene
    .near(marquee)
    .filter((object) => !object.locked && contains(marquee, objectBox(object)));
  const inside = new Set(objects.map(({ id }) => id));
  const whole = new Map<string | undefined, boolean>([[undefined, true]]);
  for (const object of objects)
    if (!whole.has(object.group))
      whole.set(
        object.group,
        scene.groupMembers(object).every((id) => inside.has(id)),
      );
  return objects.flatMap(({ id, group }) => (whole.get(group) ? id : []));
}

function countedPress(presses: State['presses'], grip: Grip, { selection }: Scene): Pick<State, 'presses'> {
  if (grip.on !== 'body') return {};
  const { id } = grip.object;
  if (presses?.object === id) return { presses: { object: id, count: presses.count + 1 } };
  return selection.ids.has(id) ? {} : { presses: { object: id, count: 1 } };
}

type Pressed = NonNullable<State['pressed']>;

function doublePress({ presses }: State, pointer: Pointer, scene: Scene): Step<State> {
  const hit = scene.hit(pointer.at);
  if (hit?.object.locked) return { state: {} };
  // The double press that selected the object does not edit its path.
  const onPath = presses && presses.count < 3 ? undefined : doublePressOnPath(pointer, scene);
  if (onPath) return onPath;
  const inside = hit && enterGroup(hit.object, scene);
  if (inside) return { state: {}, select: inside };
  if (!hit) return { state: {} };
  const { words, ties } = kindOf(hit.object);
  const length = ties?.measures?.length(hit.object);
  if (length !== undefined) {
    if (typeof length !== 'number') return hinted({}, length.problem);
    return { state: {}, select: selectObjects([hit.object.id]), ask: setLengthName };
  }
  const written = words?.read(hit.object);
  if (!written) return { state: {} };
  const prompt = { label: textPrompt, at: written.at, value: written.words };
  return { state: { editedText: hit.object.id }, prompt };
}

function press({ presses }: State, pointer: Pointer, scene: Scene): Step<State> {
  const { grip, select } = gripAt(pointer, scene);
  const counted = countedPress(presses, grip, scene);
  const state = { pressed: { at: pointer.at, screen: pointer.screen, grip }, ...counted };
  return select ? { state, select } : { state };
}

function drag(pressed: Pressed, { bulk }: State, pointer: Pointer, scene: Scene): Step<State> {
  const { grip, at } = pressed;
  const state = { pressed, dragging: true, ...(isMarquee(grip) ? { at: pointer.at } : {}) };
  if (grip.on === 'body' && grip.ids.size > maxPreviewed) {
    const box = bulk?.box ?? scene.boxAround(grip.ids);
    return { state: { ...state, bulk: { box, by: bodyOffset(grip, at, pointer, scene) } } };
  }
  if (grip.on === 'together') {
    const { preview, reach } = previewTogether(grip, pointer, scene);
    return { state: reach ? { ...state, reach } : state, ...(preview ? { preview } : {}) };
  }
  const preview = dragChanges(grip, at, pointer, scene);
  const reach = reachOf(grip, at, preview, scene);
  return { state: reach ? { ...state, reach } : state, preview };
}

const isMarquee = ({ on }: Grip): boolean => on === 'ground' || on === 'locked';

/** The release of a press without a drag. */
function click({ grip }: Pressed, state: State, scene: Scene): Step<State> {
  if (grip.on === 'locked' && !grip.deselects) return { state, toast: lockedToast(grip.object) };
  if (grip.on === 'path' && grip.path.on === 'middle')
    return { state, select: pickPart(scene.selection, { on: 'edge', index: grip.path.index }) };
  const deselects = (grip.on === 'body' || grip.on === 'locked') && grip.deselects;
  return deselects
    ? { state, select: toggled(scene.selection, ...pressTarget(grip.object, scene)) }
    : { state };
}

function drop({ grip, at }: Pressed, pointer: Pointer, scene: Scene): Step<State> {
  if (grip.on === 'ground' || grip.on === 'locked') {
    const before = pointer.shift ? grip.before.ids : [];
    const found = inMarquee(at, pointer.at, scene);
    // A marquee that encloses nothing was probably meant to move the lot, which is selected now: the next drag moves it.
    if (grip.on === 'ground' && grip.lot && found.length === 0) return { state: {} };
    // A marquee that encloses nothing was probably meant to move the locked object.
    if (grip.on === 'locked' && found.length === 0) return { state: {}, toast: lockedToast(grip.object) };
    return { state: {}, select: selectObjects([...before, ...found]) };
  }
  if (grip.on === 'together') return dropTogether(grip, pointer, scene, {});
  if (grip.on === 'path') {
    const dragged = dragPath(grip.object, grip.path, pointer, scene);
    if (!dragged) return { state: {} };
    const select = pickPart(scene.selection, dragged.part);
    return { state: {}, commit: [{ put: dragged.object }], label: dragLabels.path, select };
  }
  const commit = dragChanges(grip, at, pointer, scene);
  return commit.length > 0 ? { state: {}, commit, label: dragLabels[grip.on] } : { state: {} };
}

export const selectTool: Tool<State> = {
  name: 'select',
  title: 'Select',
  key: 'V',
  hint: 'Click to select, drag to move; Shift-click adds; drag over empty ground to select several',
  touchHint: 'Tap to select, drag to move, hold for more; drag over empty ground to select several',
  cursor: 'default',
  picks: true,
  idle: {},
  isBusy: ({ pressed, editedText }) => pressed !== undefined || editedText !== undefined,
  survives: ({ pressed }, before) =>
    !pressed || !before.pressed || isStillGripped(pressed.grip, before.pressed.grip),
  reach: ({ reach }) => reach,
  pointer(state, pointer, scene): Step<State> {
    const { pressed, dragging, presses } = state;
    if (pointer.phase === 'double') return doublePress(state, pointer, scene);
    if (pointer.phase === 'down') return press(state, pointer, scene);
    const rest: State = presses ? { presses } : {};
    if (!pressed) return { state: rest };
    const { grip } = pressed;
    // Deleted during the drag.
    if ('object' in grip && !scene.plan.objects.has(grip.object.id)) return { state: {} };
    const dragged = atDraggedPoint(grip, pointer, scene);
    const moving = dragging ?? isDrag(pressed.screen, pointer.screen);
    if (pointer.phase === 'move')
      return moving ? drag(pressed, state, dragged, scene) : { state: { pressed, ...rest } };
    return moving ? drop(pressed, dragged, scene) : click(pressed, rest, scene);
  },
  answer({ editedText }, answer, scene): Step<State> {
    const object = editedText === undefined ? undefined : scene.plan.objects.get(editedText);
    const words = answer?.trim();
    const written = object && words ? kindOf(object).words?.write(object, words) : undefined;
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
