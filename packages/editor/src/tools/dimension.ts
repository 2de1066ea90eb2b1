// Dimension: click two places or an edge, then the place of the line. Two edges give their angle or distance, a circle
// its radius, a third place with Shift the angle at the second.
import { edgePath } from '@homeplot/plan/outline';
import { dimensionOf } from '@homeplot/plan/dimension';
import { wordsOf } from '@homeplot/plan/dimensionText';
import { lineOf, measuredBy, offsetAt } from '@homeplot/plan/dimensionGeometry';
import { spokeOf } from '@homeplot/plan/dimensionRadius';
import { angleOf } from '@homeplot/plan/dimensionAngle';
import type { Dimension, DimensionForm, Place } from '@homeplot/plan/dimensionPlaces';
import type { Pen } from '@homeplot/plan/pen';
import { add, dot, type Point, scaleBy, subtract, distance, midpoint, unit } from '@homeplot/plan/point';
import {
  type Draft,
  draftBetween,
  draftOfEdge,
  type EdgePick,
  type PlacedDraft,
  pick,
  draftOfEdges,
  facing,
  toward,
  isFoot,
  outward,
  dimensionStep,
} from './dimensioning.ts';
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
  return object && { ...object, ...dimensionOf(placed) };
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
  const { on, edge: other } = picked.edge;
  if (on.path === edge.on.path && other.index === edge.edge.index) return undefined;
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

/** CSS pixels: a dimension line nearer to what it measures is moved to a legible distance. */
const minOffset = 6;

/** Horizontal and vertical dimensions aren't offered if one is below this share of the distance, within 10 degrees of an axis. */
const minShare = 0.17;

const normalOf = (draft: Draft, form: DimensionForm): Point =>
  lineOf({ ...draft, form, offset: 0, rotation: 0 }).normal;

/** Whether one end is a perpendicular foot, so that the aligned distance is meant. */
const isSquare = ({ places }: Draft): boolean => places.some(({ tie }) => tie && isFoot(tie.anchor));

/**
 * Aligned, horizontal or vertical, depending on where the line is placed. Nearly horizontal or vertical distances,
 * perpendiculars, and lines placed on the measured line are aligned.
 */
function formAt(draft: Draft, at: Point, { viewport }: Scene): DimensionForm {
  const [a, b] = draft.places;
  if (!a || !b) return draft.form;
  const off = offsetAt.aligned({ ...draft, form: 'aligned', offset: 0, rotation: 0 }, at);
  if (isSquare(draft) || Math.abs(off) * viewport.pxPerFoot < minOffset) return 'aligned';
  const direction = unit(subtract(at, midpoint(a, b)));
  const length = distance(a, b);
  const share = (form: DimensionForm): number =>
    measuredBy[form]({ ...draft, form, offset: 0, rotation: 0 }) / length;
  const isSlant = share('horizontal') > minShare && share('vertical') > minShare;
  let best: DimensionForm = 'aligned';
  let bestFit = Math.abs(dot(direction, normalOf(draft, best)));
  for (const form of isSlant ? (['horizontal', 'vertical'] as const) : []) {
    const fit = Math.abs(dot(direction, normalOf(draft, form)));
    if (fit > bestFit) [best, bestFit] = [form, fit];
  }
  return best;
}

/** The draft with its line at a point. form: keeps a form chosen before, if the point was typed. */
function placeDraft(draft: Draft, pointer: Pointer, scene: Scene, form?: DimensionForm): PlacedDraft {
  const { at, exact } = pointer;
  const round = (feet: number): number => (exact ? feet : scene.snapLength(feet));
  if (draft.form === 'angular') {
    const places = facing(draft.places, at);
    const offset = offsetAt.angular({ form: 'angular', places, offset: 1, rotation: 0 }, at);
    return { form: 'angular', places, offset: round(offset) || offset };
  }
  if (draft.form === 'radius') {
    const places = toward(draft, at);
    const offset = offsetAt.radius({ form: 'radius', places, offset: 0, rotation: 0 }, at);
    return { form: 'radius', places, offset: round(offset) };
  }
  const chosen = form ?? formAt(draft, at, scene);
  const onMeasured = { form: chosen, places: draft.places, offset: 0, rotation: 0 };
  const offset = offsetAt[chosen](onMeasured, at);
  const isNear = !exact && Math.abs(offset) * scene.viewport.pxPerFoot < minOffset;
  const { places } = draft;
  return { form: chosen, places, offset: isNear ? outward(draft) * dimensionStep(scene) : round(offset) };
}
