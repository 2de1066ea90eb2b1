// What the tools share that draw point by point: each click adds a corner; Enter, a double click, or for what is closed
// a click on the first corner ends it; Backspace takes one corner back. An area can also be dragged from corner to corner.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { mostVertices } from '@homeplot/plan/pathEdits';
import { distance, type Point } from '@homeplot/plan/point';
import { fullOf } from '../locking.ts';
import { selectObjects } from '../selection.ts';
import { isOnCorner } from './cornerPress.ts';
import { accent, markLayer } from './marks.ts';
import { isDrag, type Pointer, type Scene, type Step, type Tool, tolerances } from './tool.ts';

interface TracingState {
  readonly points: readonly Point[];
  /** Where the pointer aims now. */
  readonly at?: Point;
  /** Where on the screen the press began that set the last point, while it is held. */
  readonly held?: Point;
}

export interface Tracing {
  /** The tool's name; that of its type where it draws that alone. */
  readonly name?: string;
  readonly title: string;
  readonly hint: string;
  readonly key?: string;
  readonly shelf?: string;
  readonly also?: string;
  /** What it draws differently from the kind's usual. */
  readonly fields?: Readonly<Record<string, string | number>>;
}

const idle: TracingState = { points: [] };
/** The object of a type through the points; undefined where there are too few. */
type Draw = (points: readonly Point[], scene: Scene, use?: 'preview' | 'closed') => PlanObject | undefined;

function drawing(type: string, { fields }: Tracing): Draw {
  return (points, scene, use) => {
    const [first] = points;
    if (!first || points.length < 2) return undefined;
    const sample = scene.create(type, first, { x: first.x + 1, y: first.y + 1 }, use === 'preview');
    if (!sample) return undefined;
    const kind = kindOf(sample);
    const shaped = kind.reshape?.({ ...sample, ...fields }, points);
    return shaped && use === 'closed' ? (kind.withClosed?.(shaped, true) ?? shaped) : shaped;
  };
}

const isArea = (object: PlanObject | undefined): boolean =>
  object !== undefined && kindOf(object).outline?.(object).closed === true;

const isSame = (a: Point | undefined, b: Point): boolean => a !== undefined && distance(a, b) < 1e-9;

export function tracingTool(type: string, tracing: Tracing): Tool<TracingState> {
  const { fields: _, name = type, ...names } = tracing;
  const { title } = names;
  const draw = drawing(type, tracing);

  const shown = (points: readonly Point[], at: Point | undefined, scene: Scene) => {
    const object = draw(at && !isSame(points.at(-1), at) ? [...points, at] : points, scene, 'preview');
    return object ? [{ put: object }] : [];
  };
  const added = (object: PlanObject): Step<TracingState> => ({
    state: idle,
    commit: [{ put: object }],
    label: `Add ${title.toLowerCase()}`,
    select: selectObjects([object.id]),
    toast: { text: `Added ${title.toLowerCase()} to your site map!`, tone: 'success' },
  });
  const going = (state: TracingState, scene: Scene): Step<TracingState> => ({
    state,
    preview: shown(state.points, state.at, scene),
  });
  const withCorner = (state: TracingState, at: Point, scene: Scene): Step<TracingState> => {
    const { points } = state;
    if (points.length >= mostVertices) return { ...going({ ...state, at }, scene), toast: fullOf(title) };
    return going({ ...state, points: [...points, at], at }, scene);
  };
  const ended = (state: TracingState, scene: Scene, closing?: 'closed'): Step<TracingState> => {
    const object = draw(state.points, scene, closing);
    const least = isArea(object) ? 3 : 2;
    if (object && state.points.length >= least) return added(object);
    const text = `${title} needs at least ${least} corners; click the next one`;
    return { ...going(state, scene), toast: { text, tone: 'info' } };
  };

  function pressed(state: TracingState, at: Point, pointer: Pointer, scene: Scene): Step<TracingState> {
    const { points } = state;
    const [first] = points;
    const last = points.at(-1);
    if (first && points.length >= 3 && isOnCorner(first, pointer, at, scene))
      return ended(state, scene, 'closed');
    // The second press of a double click, or one that would make an edge of no length.
    if (last && isOnCorner(last, pointer, at, scene)) return going({ ...state, at }, scene);
    return withCorner({ points, held: pointer.screen }, at, scene);
  }

  /** The end of a press that was a drag: of the first, an area from corner to corner, else one more corner. */
  function released(
    state: TracingState,
    at: Point,
    held: Point,
    pointer: Pointer,
    scene: Scene,
  ): Step<TracingState> {
    const { points } = state;
    const [first] = points;
    const rest = { points, at };
    if (!first || !isDrag(held, pointer.screen) || isSame(points.at(-1), at)) return going(rest, scene);
    const whole = points.length === 1 ? scene.create(type, first, at) : undefined;
    if (whole && isArea(whole)) return added({ ...whole, ...tracing.fields });
    return withCorner({ points }, at, scene);
  }

  return {
    name,
    ...names,
    cursor: 'crosshair',
    idle,
    isBusy: ({ points }) => points.length > 0,
    pointer(state, pointer, scene): Step<TracingState> {
      const { points, held } = state;
      const from = points.at(-1);
      const { at } = scene.aim(pointer, from ? { from, earlier: points } : {});
      if (pointer.phase === 'double') return points.length > 0 ? ended(state, scene) : { state };
      if (pointer.phase === 'down') return pressed(state, at, pointer, scene);
      if (pointer.phase === 'up')
        return held ? released(state, at, held, pointer, scene) : going({ points, at }, scene);
      const [first] = points;
      const dragged = first && points.length === 1 && held && isDrag(held, pointer.screen);
      const whole = dragged ? scene.create(type, first, at, true) : undefined;
      if (whole && isArea(whole))
        return { state: { ...state, at }, preview: [{ put: { ...whole, ...tracing.fields } }] };
      return going({ ...state, at }, scene);
    },
    finish: (state, scene) => ended(state, scene),
    takeBack: (state, scene) => going({ ...state, points: state.points.slice(0, -1) }, scene),
    reach: ({ points }) => {
      const from = points.at(-1);
      return from && { from, as: 'polar' };
    },
    draw({ points, at }, pen, scene) {
      const px = 1 / scene.viewport.pxPerFoot;
      for (const point of points) pen.circle(point, 3 * px, { layer: markLayer, fill: accent });
      const [first] = points;
      const closes = first && at && points.length >= 3 && distance(first, at) <= tolerances.hit * px;
      if (closes) pen.circle(first, 8 * px, { layer: markLayer, stroke: accent, weight: 0.5 });
    },
  };
}
