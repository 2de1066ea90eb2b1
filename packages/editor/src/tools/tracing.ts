// The machine of all tools that draw point by point: each click adds a corner; Enter, a double click, or a click on the
// first corner ends it; Backspace takes one corner back. What is drawn, and of how many corners, each tool says.
import type { PlanObject } from '@homeplot/plan/kind';
import { mostVertices } from '@homeplot/plan/pathEdits';
import type { Pen } from '@homeplot/plan/pen';
import { distance, type Point } from '@homeplot/plan/point';
import { fullOf } from '../scene/locking.ts';
import { selectObjects } from '../scene/selection.ts';
import { toScreen } from '../scene/viewport.ts';
import type { SpanValues } from '../typing/spans.ts';
import { accent, markLayer } from './marks.ts';
import { isDrag, type Pointer, type Scene, type Step, type Toast, type Tool, tolerances } from './tool.ts';

export interface Corner {
  readonly at: Point;
  /** What was typed of the way to it; absent where it was pointed at. */
  readonly typed?: SpanValues;
}

/** What an object is made for: to be shown only, or to be kept, as it is or closed at its first corner. */
export type Use = 'preview' | 'open' | 'closed';

/** What one tool draws differently from another. */
export interface Traced {
  /** The object through the corners; undefined where they are too few for any. */
  drawn(corners: readonly Corner[], scene: Scene, use: Use): PlanObject | undefined;
  /** What the corners lack to be ended, in a sentence; undefined where they can be. */
  lack(corners: readonly Corner[], scene: Scene): string | undefined;
  /** What is said once it is on the plan. */
  said(object: PlanObject, scene: Scene): Toast;
  /** What is said after the first click. */
  readonly begun?: string;
  /** What a drag from corner to corner draws at once; none: one more corner. Where missing, a drag is a click. */
  dragged?(from: Point, to: Point, scene: Scene, use: Use): PlanObject | undefined;
  /** Marks its line and where it closes, too: of a kind that is not to be seen before its third corner. */
  readonly outlined?: boolean;
  /** A second press on the last corner ends it, however late; else only a double click does. */
  readonly endsOnLast?: boolean;
}

export interface TracingState {
  readonly corners: readonly Corner[];
  /** Where the pointer aims now. */
  readonly at?: Point;
  /** Where on the screen the press began that set the last corner, while it is held. */
  readonly held?: Point;
  /** Whether that press is a drag from corner to corner, so that what is typed is its width and its length. */
  readonly box?: boolean;
}

type Named = Pick<Tool, 'name' | 'title' | 'hint' | 'key' | 'shelf' | 'also'>;
type Spec = Named & Traced;

/** Where a pointer record aims. */
interface Aiming {
  readonly at: Point;
  readonly pointer: Pointer;
  readonly scene: Scene;
}

const idle: TracingState = { corners: [] };
/** Corners from which on a click on the first one closes. */
const closable = 3;
/** CSS pixels within which a press means a corner that is there; what is typed or stepped means its point. */
const meant = { mouse: 8, touch: 20 };
/** Feet within which two points are one. */
const same = 1e-6;

/** Whether a press means a corner. */
function isOnCorner(corner: Corner, { at, pointer, scene }: Aiming): boolean {
  if (distance(corner.at, at) < same) return true;
  if (pointer.exact || pointer.stepped) return false;
  const within = pointer.coarse ? meant.touch : meant.mouse;
  return distance(toScreen(scene.viewport, corner.at), pointer.screen) <= within;
}

const isSame = (corner: Corner | undefined, at: Point): boolean =>
  corner !== undefined && distance(corner.at, at) < 1e-9;

/** The state, and what would be there were the next corner where the pointer aims. */
function going(spec: Spec, state: TracingState, scene: Scene): Step<TracingState> {
  const { corners, at } = state;
  const all = at && !isSame(corners.at(-1), at) ? [...corners, { at }] : corners;
  const object = spec.drawn(all, scene, 'preview');
  return { state, preview: object ? [{ put: object }] : [] };
}

const added = (spec: Spec, object: PlanObject, scene: Scene): Step<TracingState> => ({
  state: idle,
  commit: [{ put: object }],
  label: `Add ${spec.title.toLowerCase()}`,
  select: selectObjects([object.id]),
  toast: spec.said(object, scene),
});

/** What is said of corners that are too few to end. */
function lacking(spec: Spec, { corners }: TracingState, scene: Scene): Pick<Step<TracingState>, 'toast'> {
  const lack = spec.lack(corners, scene);
  return lack ? { toast: { text: lack, tone: 'info' } } : {};
}

function ended(spec: Spec, state: TracingState, scene: Scene, use: Use): Step<TracingState> {
  const lack = lacking(spec, state, scene);
  const object = lack.toast ? undefined : spec.drawn(state.corners, scene, use);
  return object ? added(spec, object, scene) : { ...going(spec, state, scene), ...lack };
}

function withCorner(
  spec: Spec,
  { corners, held }: TracingState,
  { at, pointer, scene }: Aiming,
): Step<TracingState> {
  if (corners.length >= mostVertices)
    return { ...going(spec, { corners, at }, scene), toast: fullOf(spec.title) };
  const next = [...corners, { at, ...(pointer.typed ? { typed: pointer.typed } : {}) }];
  const step = going(spec, { corners: next, at, ...(held ? { held } : {}) }, scene);
  const begun = corners.length === 0 ? spec.begun : undefined;
  return begun ? { ...step, toast: { text: begun, tone: 'info' } } : step;
}

function pressed(spec: Spec, state: TracingState, aiming: Aiming): Step<TracingState> {
  const { corners } = state;
  const { at, pointer, scene } = aiming;
  const [first] = corners;
  const last = corners.at(-1);
  const canClose = corners.length >= closable;
  if (first && canClose && isOnCorner(first, aiming)) return ended(spec, state, scene, 'closed');
  // Back over its only edge nothing goes.
  if (first && corners.length === closable - 1 && distance(first.at, at) < same)
    return { ...going(spec, { ...state, at }, scene), ...lacking(spec, state, scene) };
  // The second press of a double click, or one that would make an edge of no length.
  if (last && isOnCorner(last, aiming))
    return spec.endsOnLast && canClose
      ? ended(spec, state, scene, 'open')
      : going(spec, { ...state, at }, scene);
  // Where a point is typed the press is elsewhere, and its release is no drag.
  const isHeld = spec.dragged && !pointer.exact;
  return withCorner(spec, { corners, ...(isHeld ? { held: pointer.screen } : {}) }, aiming);
}

/** Whether the press that set the last corner is a drag; a size that was typed for one may be as small as any. */
const isDragged = ({ held, box }: TracingState, { pointer }: Aiming): boolean =>
  held !== undefined && ((box && pointer.exact) || isDrag(held, pointer.screen));

/** The end of a press that was a drag: of the first, what is drawn from corner to corner, else one more corner. */
function released(spec: Spec, state: TracingState, aiming: Aiming): Step<TracingState> {
  const { corners } = state;
  const { at, scene } = aiming;
  const [first] = corners;
  if (!first || !isDragged(state, aiming) || isSame(corners.at(-1), at))
    return going(spec, { corners, at }, scene);
  const whole = corners.length === 1 ? spec.dragged?.(first.at, at, scene, 'closed') : undefined;
  return whole ? added(spec, whole, scene) : withCorner(spec, { corners }, aiming);
}

function moved(spec: Spec, before: TracingState, aiming: Aiming): Step<TracingState> {
  const { at, scene } = aiming;
  const { box: _, ...state } = { ...before, at };
  const [first] = before.corners;
  const isBox = before.corners.length === 1 && isDragged(before, aiming);
  const whole = first && isBox ? spec.dragged?.(first.at, at, scene, 'preview') : undefined;
  return whole ? { state: { ...state, box: true }, preview: [{ put: whole }] } : going(spec, state, scene);
}

function drawMarks(spec: Spec, { corners, at }: TracingState, pen: Pen, px: number): void {
  const points = corners.map((corner) => corner.at);
  const [first] = points;
  if (!first) return;
  if (spec.outlined) {
    const vertices = at ? [...points, at] : points;
    pen.path({ vertices, closed: false }, { layer: markLayer, stroke: accent, weight: 0.35 });
  }
  for (const point of points) pen.circle(point, 3 * px, { layer: markLayer, fill: accent });
  const isNear = at !== undefined && distance(first, at) <= tolerances.hit * px;
  if (points.length >= closable && (spec.outlined || isNear))
    pen.circle(first, 8 * px, { layer: markLayer, stroke: accent, weight: 0.5 });
}

export function tracingTool(named: Named, traced: Traced): Tool<TracingState> {
  const spec = { ...named, ...traced };
  return {
    ...named,
    cursor: 'crosshair',
    idle,
    resume: ({ corners }, scene) => (corners.length > 1 ? going(spec, { corners }, scene) : undefined),
    isBusy: ({ corners }) => corners.length > 0,
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
    takeBack: (state, scene) => going(spec, { ...state, corners: state.corners.slice(0, -1) }, scene),
    reach: ({ corners, box }) => {
      const from = corners.at(-1)?.at;
      return from && { from, as: box ? 'box' : 'polar' };
    },
    draw: (state, pen, { viewport }) => drawMarks(spec, state, pen, 1 / viewport.pxPerFoot),
  };
}
