// Common part of the tools that draw point by point: each click adds a corner; Enter, a double click or a click on the
// first corner finishes; Backspace removes a corner. Each tool defines the object and how many corners it needs.
import type { PlanObject } from '@homeplot/plan/kind';
import { maxVertices } from '@homeplot/plan/pathEdits';
import type { Pen } from '@homeplot/plan/pen';
import { distance, type Point } from '@homeplot/plan/point';
import { tooManyVertices } from '../scene/locking.ts';
import { toScreen } from '../view/viewport.ts';
import type { SpanValues } from '../view/spans.ts';
import { accent, markLayer } from '../tool/marks.ts';
import type { Hints, Pointer, Scene, Step, Toast, Tool } from '../tool/tool.ts';
import { isDrag, tolerances } from '../tool/tolerances.ts';
import { committed, previewed } from '../tool/steps.ts';

export interface Corner {
  readonly at: Point;
  /** The typed values of the span that leads to it; absent if it was pointed at. */
  readonly typed?: SpanValues;
}

/** Whether the object is only a preview, or is added, and then whether it ends open or is closed at its first corner. */
export type Use = 'preview' | 'open' | 'closed';

/** What differs between the tools. */
export interface TracingOptions {
  /** The object through the corners; undefined if there are too few. */
  create(corners: readonly Corner[], scene: Scene, use: Use): PlanObject | undefined;
  /** A message on what is missing to finish; undefined if nothing is. */
  missing(corners: readonly Corner[], scene: Scene): string | undefined;
  /** The message after it was added. */
  toast(object: PlanObject, scene: Scene): Toast;
  /** The message after the first click. */
  readonly startHint?: string;
  /** The object for a drag from corner to corner; undefined: the drag adds a corner. If absent, a drag is a click. */
  createByDrag?(from: Point, to: Point, scene: Scene, use: Use): PlanObject | undefined;
  /** Whether to draw the line and closing point, for a kind that has no preview before its third corner. */
  readonly drawsOutline?: boolean;
  /** Whether any second press on the last corner finishes it, or only a double click. */
  readonly endsOnLast?: boolean;
}

export interface TracingState {
  readonly corners: readonly Corner[];
  /** The current point of the pointer. */
  readonly at?: Point;
  /** Screen position of the press that set the last corner, until its release. */
  readonly pressedAt?: Point;
  /** Whether that press is a drag from corner to corner, so that width and height are typed. */
  readonly box?: boolean;
}

type Named = Hints & Pick<Tool, 'name' | 'title' | 'key' | 'shelf' | 'also'>;
type Spec = Named & TracingOptions;

interface Aim {
  readonly at: Point;
  readonly pointer: Pointer;
  readonly scene: Scene;
}

export const shiftHint = 'Hold Shift for right angles';
/** Hints that are short enough to fit beside the buttons Finish and Cancel. */
const whileDrawing = {
  hint: `${shiftHint}; press Enter to finish`,
  touchHint: 'Tap each point, then tap Finish',
};
const idle: TracingState = { corners: [] };
const typed = { 'length?': 0, 'angle?': 0, 'width?': 0, 'height?': 0, 'radius?': 0, 'offset?': 0 };
const stored = { corners: [{ at: { x: 0, y: 0 }, 'typed?': typed }] };
/** Number of corners from which a click on the first one closes. */
const minToClose = 3;
/** CSS pixels within which a press hits an existing corner; typed and crosshair points must match exactly. */
const cornerTolerance = { mouse: 8, touch: 20 };
/** Feet within which two points are the same. */
const pointTolerance = 1e-6;
/** CSS pixels: radii of the dots at corners, and of the ring around the first corner. */
const markRadius = { corner: 3, closing: 8 };

/** Whether a press hits a corner. */
function isOnCorner(corner: Corner, { at, pointer, scene }: Aim): boolean {
  if (distance(corner.at, at) < pointTolerance) return true;
  if (pointer.exact || pointer.stepped) return false;
  const within = pointer.coarse ? cornerTolerance.touch : cornerTolerance.mouse;
  return distance(toScreen(scene.viewport, corner.at), pointer.screen) <= within;
}

const isSame = (corner: Corner | undefined, at: Point): boolean =>
  corner !== undefined && distance(corner.at, at) < 1e-9;

/** The state with a preview that includes the current point. */
function withPreview(spec: Spec, state: TracingState, scene: Scene): Step<TracingState> {
  const { corners, at } = state;
  const all = at && !isSame(corners.at(-1), at) ? [...corners, { at }] : corners;
  const object = spec.create(all, scene, 'preview');
  return previewed(state, object);
}

const added = (spec: Spec, object: PlanObject, scene: Scene): Step<TracingState> =>
  committed(idle, object, `Add ${spec.title.toLowerCase()}`, spec.toast(object, scene));

/** The message if there are too few corners. */
function missingToast(
  spec: Spec,
  { corners }: TracingState,
  scene: Scene,
): Pick<Step<TracingState>, 'toast'> {
  const missing = spec.missing(corners, scene);
  return missing ? { toast: { text: missing, tone: 'info' } } : {};
}

function ended(spec: Spec, state: TracingState, scene: Scene, use: Use): Step<TracingState> {
  const missing = missingToast(spec, state, scene);
  const object = missing.toast ? undefined : spec.create(state.corners, scene, use);
  return object ? added(spec, object, scene) : { ...withPreview(spec, state, scene), ...missing };
}

function withCorner(
  spec: Spec,
  { corners, pressedAt }: TracingState,
  { at, pointer, scene }: Aim,
): Step<TracingState> {
  if (corners.length >= maxVertices)
    return { ...withPreview(spec, { corners, at }, scene), toast: tooManyVertices(spec.title) };
  const next = [...corners, { at, ...(pointer.typed ? { typed: pointer.typed } : {}) }];
  const step = withPreview(spec, { corners: next, at, ...(pressedAt ? { pressedAt } : {}) }, scene);
  const startHint = corners.length === 0 ? spec.startHint : undefined;
  return startHint ? { ...step, toast: { text: startHint, tone: 'info' } } : step;
}

function pressed(spec: Spec, state: TracingState, aiming: Aim): Step<TracingState> {
  const { corners } = state;
  const { at, pointer, scene } = aiming;
  const [first] = corners;
  const last = corners.at(-1);
  const canClose = corners.length >= minToClose;
  if (first && canClose && isOnCorner(first, aiming)) return ended(spec, state, scene, 'closed');
  // With a single edge, the first corner can't be pressed again: the new edge would run back over it.
  if (first && corners.length === minToClose - 1 && distance(first.at, at) < pointTolerance)
    return { ...withPreview(spec, { ...state, at }, scene), ...missingToast(spec, state, scene) };
  // The second press of a double click, or one that would add a zero-length edge.
  if (last && isOnCorner(last, aiming))
    return spec.endsOnLast && canClose
      ? ended(spec, state, scene, 'open')
      : withPreview(spec, { ...state, at }, scene);
  // A typed point isn't at the press, so the release after it isn't a drag.
  const isHeld = spec.createByDrag && !pointer.exact;
  return withCorner(spec, { corners, ...(isHeld ? { pressedAt: pointer.screen } : {}) }, aiming);
}

/** Whether the press that set the last corner is a drag; a typed size may be arbitrarily small. */
const isDragged = ({ pressedAt, box }: TracingState, { pointer }: Aim): boolean =>
  pressedAt !== undefined && ((box && pointer.exact) || isDrag(pressedAt, pointer.screen));

/** The release of a drag: from the first corner an object from corner to corner, else one more corner. */
function released(spec: Spec, state: TracingState, aiming: Aim): Step<TracingState> {
  const { corners } = state;
  const { at, scene } = aiming;
  const [first] = corners;
  if (!first || !isDragged(state, aiming) || isSame(corners.at(-1), at))
    return withPreview(spec, { corners, at }, scene);
  const whole = corners.length === 1 ? spec.createByDrag?.(first.at, at, scene, 'closed') : undefined;
  if (whole) return added(spec, whole, scene);
  // A finger that slides too little for an object has aimed at one corner.
  return withCorner(spec, { corners: aiming.pointer.coarse ? corners.slice(0, -1) : corners }, aiming);
}

function moved(spec: Spec, before: TracingState, aiming: Aim): Step<TracingState> {
  const { at, scene } = aiming;
  const { box: _, ...state } = { ...before, at };
  const [first] = before.corners;
  const isBox = before.corners.length === 1 && isDragged(before, aiming);
  const whole = first && isBox ? spec.createByDrag?.(first.at, at, scene, 'preview') : undefined;
  return whole ? previewed({ ...state, box: true }, whole) : withPreview(spec, state, scene);
}

function drawMarks(spec: Spec, { corners, at }: TracingState, pen: Pen, px: number): void {
  const points = corners.map((corner) => corner.at);
  const [first] = points;
  if (!first) return;
  if (spec.drawsOutline) {
    const vertices = at ? [...points, at] : points;
    pen.path({ vertices, closed: false }, { layer: markLayer, stroke: accent, weight: 0.35 });
  }
  for (const point of points) pen.circle(point, markRadius.corner * px, { layer: markLayer, fill: accent });
  const isNear = at !== undefined && distance(first, at) <= tolerances.hit * px;
  if (points.length >= minToClose && (spec.drawsOutline || isNear))
    pen.circle(first, markRadius.closing * px, { layer: markLayer, stroke: accent, weight: 0.5 });
}

export function tracingTool(named: Named, traced: TracingOptions): Tool<TracingState> {
  const spec = { ...named, ...traced };
  return {
    ...named,
    cursor: 'crosshair',
    oneShot: true,
    idle,
    stored,
    resume: ({ corners }, scene) => (corners.length > 1 ? withPreview(spec, { corners }, scene) : undefined),
    startsByDrag: (scene) =>
      spec.createByDrag?.({ x: 0, y: 0 }, { x: 1, y: 1 }, scene, 'preview') !== undefined,
    isBusy: ({ corners }) => corners.length > 0,
    stepHint: ({ corners }) => (corners.length > 0 ? whileDrawing : undefined),
    pointer(state, pointer, scene): Step<TracingState> {
      const { corners } = state;
      const from = corners.at(-1)?.at;
      const before = corners.at(-2)?.at;
      const earlier = corners.map((corner) => corner.at);
      const { at } = scene.aim(pointer, from ? { from, before, earlier } : {});
      const aiming = { at, pointer, scene };
      switch (pointer.phase) {
        case 'down':
          return pressed(spec, state, aiming);
        case 'move':
          return moved(spec, state, aiming);
        case 'up':
          return released(spec, state, aiming);
        case 'double':
          return from ? ended(spec, state, scene, 'open') : { state };
      }
    },
    finish: (state, scene) => ended(spec, state, scene, 'open'),
    undoPoint: (state, scene) => withPreview(spec, { ...state, corners: state.corners.slice(0, -1) }, scene),
    reach: ({ corners, box }, { axis }) => {
      const from = corners.at(-1)?.at;
      return from && (box ? { from, as: 'box', turn: axis?.turn ?? 0 } : { from, as: 'polar' });
    },
    draw: (state, pen, { viewport }) => drawMarks(spec, state, pen, 1 / viewport.pxPerFoot),
  };
}
