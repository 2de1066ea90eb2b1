// Dimension: two places, or an edge at once, then where its line is to stand. Two edges give their angle, or how far
// they are apart; a round thing its radius; a third place, with Shift, the angle at the second.
import { wordsOf } from '@homeplot/plan/dimensionWords';
import {
  angleOf,
  type Dimension,
  type DimensionForm,
  lineOf,
  type Place,
  spokeOf,
} from '@homeplot/plan/dimensionGeometry';
import type { Pen } from '@homeplot/plan/pen';
import { add, dot, type Point, scaleBy, subtract } from '@homeplot/plan/point';
import { selectObjects } from '../scene/selection.ts';
import {
  type Draft,
  draftBetween,
  draftOfEdge,
  draftOfEdges,
  type EdgePick,
  type Lying,
  lyingAt,
  pick,
} from './dimensioning.ts';
import { accent, markLayer } from './marks.ts';
import type { Pointer, Reach, Scene, Step, Tool } from './tool.ts';

interface State {
  /** The edge under the pointer, which a click would take. */
  readonly hovered?: EdgePick;
  readonly first?: Place;
  readonly draft?: Draft;
  /** How the draft would lie, and the point that its line was put at last. */
  readonly lying?: Lying;
  readonly at?: Point;
}

const type = 'dimension';

function made(lying: Lying, scene: Scene, use: 'keep' | 'show'): Dimension | undefined {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ];
  const object = scene.create(type, from, to, use === 'show');
  return object && { ...object, ...lying, rotation: 0, ends: 'ticks' };
}

function shown(state: State, lying: Lying, scene: Scene): Step<State> {
  const object = made(lying, scene, 'show');
  return { state, preview: object ? [{ put: object }] : [] };
}

/** Looks where the line would go, or between what it would measure. */
function hover({ first, draft, lying: before }: State, pointer: Pointer, scene: Scene): Step<State> {
  const { at } = pointer;
  if (draft) {
    const other = otherEdge(draft, pointer, scene);
    const shows = (other && draft.edge && draftOfEdges(draft.edge, other)) ?? draft;
    const kept = pointer.exact ? before?.form : undefined;
    const lying = lyingAt(shows, pointer, scene, kept);
    return shown({ draft, lying, at, ...(other ? { hovered: other } : {}) }, lying, scene);
  }
  const picked = pick(pointer, scene, first);
  const hovered = 'edge' in picked ? { hovered: picked.edge } : {};
  if (!first) return { state: hovered };
  const between = draftBetween(first, picked);
  const state = { first, ...hovered };
  return between ? shown(state, { ...between, offset: 0 }, scene) : { state };
}

/** Another edge under the pointer, while a first one waits for its line. */
function otherEdge({ edge }: Draft, pointer: Pointer, scene: Scene): EdgePick | undefined {
  if (!edge || edge.edge.bulge !== 0) return undefined;
  const picked = pick(pointer, scene);
  if (!('edge' in picked)) return undefined;
  const { object, edge: other } = picked.edge;
  if (object === edge.object && other.index === edge.edge.index) return undefined;
  return draftOfEdges(edge, picked.edge) && picked.edge;
}

/** A finger leaves the line where it is, so that it looks done: what is still to do is said. */
function begun(draft: Draft, pointer: Pointer, scene: Scene): Step<State> {
  const step = hover({ draft }, pointer, scene);
  const text = `Click where the dimension is to stand${draft.edge ? ', or another edge' : ''}`;
  return pointer.coarse ? { ...step, toast: { text, tone: 'info' } } : step;
}

function press({ first, draft, lying }: State, pointer: Pointer, scene: Scene): Step<State> {
  if (!draft) {
    const picked = pick(pointer, scene, first);
    if (first) {
      const between = draftBetween(first, picked);
      return between ? begun(between, pointer, scene) : { state: { first } };
    }
    if ('edge' in picked) return begun(draftOfEdge(picked.edge), pointer, scene);
    return { state: { first: picked.place } };
  }
  const other = otherEdge(draft, pointer, scene);
  const both = other && draft.edge && draftOfEdges(draft.edge, other);
  if (both) return hover({ draft: both }, pointer, scene);
  const angle = pointer.shift ? thirdPlace(draft, pointer, scene) : undefined;
  if (angle) return hover({ draft: angle }, pointer, scene);
  return finish(lyingAt(draft, pointer, scene, pointer.exact ? lying?.form : undefined), scene);
}

/** The angle at the second place; undefined where the draft is no length between two places. */
function thirdPlace(
  { form, places: [a, b], edge }: Draft,
  pointer: Pointer,
  scene: Scene,
): Draft | undefined {
  if (!a || !b || edge || form !== 'aligned') return undefined;
  const picked = pick({ ...pointer, shift: false }, scene, b);
  const third = draftBetween(b, picked)?.places[1];
  return third && { form: 'angular', places: [b, a, third] };
}

function finish(lying: Lying, scene: Scene): Step<State> {
  const object = made(lying, scene, 'keep');
  if (!object) return { state: {} };
  return {
    state: {},
    commit: [{ put: object }],
    label: 'Add dimension',
    select: selectObjects([object.id]),
    toast: { text: `Added dimension: ${wordsOf(object, scene.plan.settings.units)}`, tone: 'success' },
  };
}

type Placed = Lying & { readonly rotation: number };

/** From where a typed offset counts: from what is measured, square to it. */
const reachFrom: Readonly<Record<DimensionForm, (lying: Placed, at: Point) => Point>> = {
  aligned: footOfLine,
  horizontal: footOfLine,
  vertical: footOfLine,
  angular: (lying) => angleOf(lying).apex,
  radius: (lying) => spokeOf(lying).rim,
};

function footOfLine(lying: Placed, at: Point): Point {
  const { from, axis } = lineOf({ ...lying, offset: 0 });
  return add(from, scaleBy(axis, dot(subtract(at, from), axis)));
}

export const dimensionTool: Tool<State> = {
  name: type,
  title: 'Dimension',
  key: 'I',
  hint: 'Click two places, or an edge, then where the dimension is to stand',
  also: 'setback clearance',
  cursor: 'crosshair',
  idle: {},
  isBusy: ({ first, draft }) => first !== undefined || draft !== undefined,
  pointer(state, pointer, scene): Step<State> {
    if (pointer.phase === 'move') return hover(state, pointer, scene);
    if (pointer.phase === 'down') return press(state, pointer, scene);
    return state.draft ? hover(state, pointer, scene) : { state };
  },
  reach({ first, lying, at }): Reach | undefined {
    if (lying && at) {
      const from = reachFrom[lying.form]({ ...lying, rotation: 0 }, at);
      return { from, as: lying.form === 'angular' ? 'radius' : 'offset' };
    }
    return first && { from: { x: first.x, y: first.y }, as: 'polar' };
  },
  draw({ hovered, first }, pen, scene) {
    if (hovered) drawEdge(pen, hovered);
    if (first) pen.circle(first, 3 / scene.viewport.pxPerFoot, { layer: markLayer, fill: accent });
  },
};

function drawEdge(pen: Pen, { edge: { from, to, bulge } }: EdgePick): void {
  pen.path(
    { vertices: [{ ...from, bulge }, to], closed: false },
    { layer: markLayer, stroke: accent, weight: 0.7 },
  );
}
