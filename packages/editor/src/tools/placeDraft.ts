// The form and the offset that a dimension takes when its line is placed.
import { lineOf, measuredBy, offsetAt } from '@homeplot/plan/dimensionGeometry';
import type { DimensionForm } from '@homeplot/plan/dimensionPlaces';
import { distance, dot, midpoint, type Point, subtract, unit } from '@homeplot/plan/point';
import type { Pointer, Scene } from '../tool/tool.ts';
import { type Draft, type PlacedDraft, facing, toward, outward, dimensionStep } from './dimensioning.ts';

/** CSS pixels: a line placed nearer to what it measures is moved to a legible distance. */
const minOffset = 6;

/** A horizontal or vertical measure below this share of the distance is not offered: within 10 degrees of an axis. */
const minShare = 0.17;

const normals = (draft: Draft, form: DimensionForm): Point =>
  lineOf({ ...draft, form, offset: 0, rotation: 0 }).normal;

/** Whether one end is a perpendicular foot, so that the aligned distance is meant. */
const isSquare = ({ places }: Draft): boolean => places.some(({ tie }) => tie?.anchor.startsWith('p'));

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
  let suits = Math.abs(dot(direction, normals(draft, best)));
  for (const form of isSlant ? (['horizontal', 'vertical'] as const) : []) {
    const fits = Math.abs(dot(direction, normals(draft, form)));
    if (fits > suits) [best, suits] = [form, fits];
  }
  return best;
}

/** The draft with its line at a point. form: keeps a form chosen before, if the point was typed. */
export function placeDraft(draft: Draft, pointer: Pointer, scene: Scene, form?: DimensionForm): PlacedDraft {
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
  const lying = { form: chosen, places: draft.places, offset: 0, rotation: 0 };
  const offset = offsetAt[chosen](lying, at);
  const isNear = !exact && Math.abs(offset) * scene.viewport.pxPerFoot < minOffset;
  const { places } = draft;
  return { form: chosen, places, offset: isNear ? outward(draft) * dimensionStep(scene) : round(offset) };
}
