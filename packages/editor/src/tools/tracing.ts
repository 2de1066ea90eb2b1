// The machine of all tools that draw point by point: each click adds a corner; Enter, a double click, or a click on the
// first corner ends it; Backspace takes one corner back. What is drawn, and of how many corners, each tool says.
import type { PlanObject } from '@homeplot/plan/kind';
import { mostVertices } from '@homeplot/plan/pathEdits';
import { distance, type Point } from '@homeplot/plan/point';
import { fullOf } from '../locking.ts';
import { selectObjects } from '../selection.ts';
import { toScreen } from '../viewport.ts';
import { accent, markLayer } from './marks.ts';
import { isDrag, type Pointer, type Scene, type Step, type Toast, type Tool, tolerances } from './tool.ts';

export interface Corner {
  readonly at: Point;
  /** Whether it was typed, not pointed at. */
  readonly typed: boolean;
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
}

type Named = Pick<Tool, 'name' | 'title' | 'hint' | 'key' | 'shelf' | 'also'>;

const idle: TracingState = { corners: [] };
/** Corners from which on a click on the first one closes. */
const closable = 3;
/** CSS pixels within which a press means a corner that is there; what is typed or stepped means its point. */
const meant = { mouse: 8, touch: 20 };
/** Feet within which two points are one. */
const same = 1e-6;

/** at: where the press aims. */
function isOnCorner(corner: Corner, pointer: Pointer, at: Point, scene: Scene): boolean {
  if (distance(corner.at, at) < same) return true;
  if (pointer.exact || pointer.stepped) return false;
  const within = pointer.coarse ? meant.touch : meant.mouse;
  return distance(toScreen(scene.viewport, corner.at), pointer.screen) <= within;
}

const isSame = (corner: Corner | undefined, at: Point): boolean =>
  corner !== undefined && distance(corner.at, at) < 1e-9;

export function tracingTool(named: Named, traced: Traced): Tool<TracingState> {
  const { title } = named;

  /** The state, and what would be there were the next corner where the pointer aims. */
  const going = (state: TracingState, scene: Scene): Step<TracingState> => {
    const { corners, at } = state;
    const all = at && !isSame(corners.at(-1), at) ? [...corners, { at, typed: false }] : corners;
    const object = traced.drawn(all, scene, 'preview');
    return { state, preview: object ? [{ put: object }] : [] };
  };

  const added = (object: PlanObject, scene: Scene): Step<TracingState> => ({
    state: idle,
    commit: [{ put: object }],
    label: `Add ${title.toLowerCase()}`,
    select: selectObjects([object.id]),
    toast: traced.said(object, scene),
  });

  const ended = (state: TracingState, scene: Scene, use: Use): Step<TracingState> => {
    const lack = traced.lack(state.corners, scene);
    const object = lack ? undefined : traced.drawn(state.corners, scene, use);
    if (object) return added(object, scene);
    return { ...going(state, scene), ...(lack ? { toast: { text: lack, tone: 'info' } } : {}) };
  };

  const withCorner = (
    { corners, held }: TracingState,
    at: Point,
    pointer: Pointer,
    scene: Scene,
  ): Step<TracingState> => {
    if (corners.length >= mostVertices) return { ...going({ corners, at }, scene), toast: fullOf(title) };
    const next = [...corners, { at, typed: pointer.exact === true }];
    const step = going({ corners: next, at, ...(held ? { held } : {}) }, scene);
    const isFirst = corners.length === 0 && traced.begun !== undefined;
    return isFirst ? { ...step, toast: { text: traced.begun, tone: 'info' } } : step;
  };

  function pressed(state: TracingState, at: Point, pointer: Pointer, scene: Scene): Step<TracingState> {
    const { corners } = state;
    const [first] = corners;
    const last = corners.at(-1);
    const canClose = corners.length >= closable;
    if (first && canClose && isOnCorner(first, pointer, at, scene)) return ended(state, scene, 'closed');
    // The second press of a double click, or one that would make an edge of no length.
    if (last && isOnCorner(last, pointer, at, scene))
      return traced.endsOnLast && canClose ? ended(state, scene, 'open') : going({ ...state, at }, scene);
    const held = traced.dragged ? { held: pointer.screen } : {};
    return withCorner({ corners, ...held }, at, pointer, scene);
  }

  /** The end of a press that was a drag: of the first, what is drawn from corner to corner, else one more corner. */
  function released(
    { corners, held }: TracingState,
    at: Point,
    pointer: Pointer,
    scene: Scene,
  ): Step<TracingState> {
    const [first] = corners;
    if (!first || !held || !isDrag(held, pointer.screen) || isSame(corners.at(-1), at))
      return going({ corners, at }, scene);
    const whole = corners.length === 1 ? traced.dragged?.(first.at, at, scene, 'closed') : undefined;
    return whole ? added(whole, scene) : withCorner({ corners }, at, pointer, scene);
  }

  function moved(state: TracingState, at: Point, pointer: Pointer, scene: Scene): Step<TracingState> {
    const { corners, held } = state;
    const [first] = corners;
    const isDragged = corners.length === 1 && held && isDrag(held, pointer.screen);
    const whole = first && isDragged ? traced.dragged?.(first.at, at, scene, 'preview') : undefined;
    return whole ? { state: { ...state, at }, preview: [{ put: whole }] } : going({ ...state, at }, scene);
  }

  return {
    ...named,
    cursor: 'crosshair',
    idle,
    isBusy: ({ corners }) => corners.length > 0,
    pointer(state, pointer, scene): Step<TracingState> {
      const { corners } = state;
      const from = corners.at(-1)?.at;
      const { at } = scene.aim(pointer, from ? { from, earlier: corners.map((corner) => corner.at) } : {});
      switch (pointer.phase) {
        case 'down':
          return pressed(state, at, pointer, scene);
        case 'move':
          return moved(state, at, pointer, scene);
        case 'up':
          return released(state, at, pointer, scene);
        case 'double':
          return from ? ended(state, scene, 'open') : { state };
      }
    },
    finish: (state, scene) => ended(state, scene, 'open'),
    takeBack: (state, scene) => going({ ...state, corners: state.corners.slice(0, -1) }, scene),
    reach: ({ corners }) => {
      const from = corners.at(-1)?.at;
      return from && { from, as: 'polar' };
    },
    draw({ corners, at }, pen, scene) {
      const px = 1 / scene.viewport.pxPerFoot;
      const points = corners.map((corner) => corner.at);
      const [first] = points;
      if (!first) return;
      if (traced.outlined) {
        const vertices = at ? [...points, at] : points;
        pen.path({ vertices, closed: false }, { layer: markLayer, stroke: accent, weight: 0.35 });
      }
      for (const point of points) pen.circle(point, 3 * px, { layer: markLayer, fill: accent });
      const isNear = at !== undefined && distance(first, at) <= tolerances.hit * px;
      if (points.length >= closable && (traced.outlined || isNear))
        pen.circle(first, 8 * px, { layer: markLayer, stroke: accent, weight: 0.5 });
    },
  };
}
