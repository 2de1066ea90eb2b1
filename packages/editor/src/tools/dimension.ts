// Dimension: click two places or an edge, then the place of the line. Two edges give their angle or distance, a circle
// its radius, a third place with Shift the angle at the second.
import { edgePath } from '@homeplot/plan/outline';
import { wordsOf } from '@homeplot/plan/dimensionText';
import { lineOf } from '@homeplot/plan/dimensionGeometry';
import { spokeOf } from '@homeplot/plan/dimensionRadius';
import { angleOf } from '@homeplot/plan/dimensionAngle';
import type { Dimension, DimensionForm, Place } from '@homeplot/plan/dimensionPlaces';
import type { Pen } from '@homeplot/plan/pen';
import { add, dot, type Point, scaleBy, subtract } from '@homeplot/plan/point';
import {
  type Draft,
  draftBetween,
  draftOfEdge,
  type EdgePick,
  type PlacedDraft,
  pick,
} from './dimensioning.ts';
import { placeDraft } from './placeDraft.ts';
import { draftOfEdges } from './edgePairs.ts';
import { accent, markLayer } from '../tool/marks.ts';
import type { Pointer, Reach, Scene, Step, Tool } from '../tool/tool.ts';
import { committed, previewed, succeeded } from '../tool/steps.ts';

interface State {
  /** The edge under the pointer, which a click would select. */
  readonly hovered?: EdgePick;
  readonly first?: Place;
  readonly draft?: Draft;
  /** The draft with its line at the last pointer position. */
  readonly placed?: PlacedDraft;
  readonly at?: Point;
}

const type = 'dimension';

function createDimension(placed: PlacedDraft, scene: Scene, use: 'keep' | 'show'): Dimension | undefined {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ];
  const object = scene.create(type, from, to, use === 'show');
  return object && { ...object, ...placed, rotation: 0, ends: 'ticks' };
}

function withPreview(state: State, placed: PlacedDraft, scene: Scene): Step<State> {
  const object = createDimension(placed, scene, 'show');
  return previewed(state, object);
}

/** Previews the line, or what would be measured. */
function hover({ first, draft, placed: before }: State, pointer: Pointer, scene: Scene): Step<State> {
  const { at } = pointer;
  if (draft) {
    const other = otherEdge(draft, pointer, scene);
    const target = (other && draft.edge && draftOfEdges(draft.edge, other)) ?? draft;
    const form = pointer.exact ? before?.form : undefined;
    const placed = placeDraft(target, pointer, scene, form);
    return withPreview({ draft, placed, at, ...(other ? { hovered: other } : {}) }, placed, scene);
  }
  const picked = pick(pointer, scene, first);
  const hovered = 'edge' in picked ? { hovered: picked.edge } : {};
  if (!first) return { state: hovered };
  const between = draftBetween(first, picked);
  const state = { first, ...hovered };
  return between ? withPreview(state, { ...between, offset: 0 }, scene) : { state };
}

/** A second edge under the pointer, after a first one was clicked. */
function otherEdge({ edge }: Draft, pointer: Pointer, scene: Scene): EdgePick | undefined {
  if (!edge || edge.edge.bulge !== 0) return undefined;
  const picked = pick(pointer, scene);
  if (!('edge' in picked)) return undefined;
  const { object, edge: other } = picked.edge;
  if (object === edge.object && other.index === edge.edge.index) return undefined;
  return draftOfEdges(edge, picked.edge) && picked.edge;
}

/** On touch the preview looks finished, so a message says what is still to do. */
function startDraft(draft: Draft, pointer: Pointer, scene: Scene): Step<State> {
  const step = hover({ draft }, pointer, scene);
  const text = `Tap where the dimension should go${draft.edge ? ', or another edge' : ''}`;
  return pointer.coarse ? { ...step, toast: { text, tone: 'info' } } : step;
}

function press({ first, draft, placed }: State, pointer: Pointer, scene: Scene): Step<State> {
  if (!draft) {
    const picked = pick(pointer, scene, first);
    if (first) {
      const between = draftBetween(first, picked);
      return between ? startDraft(between, pointer, scene) : { state: { first } };
    }
    if ('edge' in picked) return startDraft(draftOfEdge(picked.edge), pointer, scene);
    return { state: { first: picked.place } };
  }
  const other = otherEdge(draft, pointer, scene);
  const both = other && draft.edge && draftOfEdges(draft.edge, other);
  if (both) return hover({ draft: both }, pointer, scene);
  const angle = pointer.shift ? thirdPlace(draft, pointer, scene) : undefined;
  if (angle) return hover({ draft: angle }, pointer, scene);
  return finish(placeDraft(draft, pointer, scene, pointer.exact ? placed?.form : undefined), scene);
}

/** The angle at the second place; undefined if the draft is not a length between two places. */
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

function finish(placed: PlacedDraft, scene: Scene): Step<State> {
  const object = createDimension(placed, scene, 'keep');
  if (!object) return { state: {} };
  const toast = succeeded(`Added dimension: ${wordsOf(object, scene.plan.settings.units)}`);
  return committed({}, object, 'Add dimension', toast);
}

type PlacedWithRotation = PlacedDraft & { readonly rotation: number };

/** The origin of a typed offset: the foot of the perpendicular on what is measured. */
const offsetOrigin: Readonly<Record<DimensionForm, (placed: PlacedWithRotation, at: Point) => Point>> = {
  aligned: footOfLine,
  horizontal: footOfLine,
  vertical: footOfLine,
  angular: (placed) => angleOf(placed).apex,
  radius: (placed) => spokeOf(placed).rim,
};

function footOfLine(placed: PlacedWithRotation, at: Point): Point {
  const { from, axis } = lineOf({ ...placed, offset: 0 });
  return add(from, scaleBy(axis, dot(subtract(at, from), axis)));
}

export const dimensionTool: Tool<State> = {
  name: type,
  title: 'Dimension',
  key: 'I',
  hint: 'Click two places, or an edge, then where the dimension should go',
  also: 'setback clearance distance size',
  cursor: 'crosshair',
  oneShot: true,
  idle: {},
  stored: { first: { x: 0, y: 0, 'tie?': { object: '', anchor: '' } } },
  undoPoint({ draft }) {
    const [first] = draft && !draft.edge ? draft.places : [];
    return { state: first ? { first } : {} };
  },
  isBusy: ({ first, draft }) => first !== undefined || draft !== undefined,
  pointer(state, pointer, scene): Step<State> {
    if (pointer.phase === 'move') return hover(state, pointer, scene);
    if (pointer.phase === 'down') return press(state, pointer, scene);
    return state.draft ? hover(state, pointer, scene) : { state };
  },
  reach({ first, placed, at }): Reach | undefined {
    if (placed && at) {
      const from = offsetOrigin[placed.form]({ ...placed, rotation: 0 }, at);
      return { from, as: placed.form === 'angular' ? 'radius' : 'offset' };
    }
    return first && { from: { x: first.x, y: first.y }, as: 'polar' };
  },
  draw({ hovered, first }, pen, scene) {
    if (hovered) drawEdge(pen, hovered);
    if (first) pen.circle(first, 3 / scene.viewport.pxPerFoot, { layer: markLayer, fill: accent });
  },
};

const drawEdge = (pen: Pen, { edge }: EdgePick): void =>
  pen.path(edgePath(edge), { layer: markLayer, stroke: accent, weight: 0.7 });
