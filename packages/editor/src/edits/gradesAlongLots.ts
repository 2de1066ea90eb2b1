// Grades along lot lines, as offices ask for: spot elevations read from the ground at each corner and at even steps
// between them.
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { keysAbove } from '@homeplot/plan/order';
import { edgeLength, edgesOf, pointOnEdge } from '@homeplot/plan/outline';
import { distance, type Point } from '@homeplot/plan/point';
import type { Editor } from '../editor/editor.ts';
import { spotOfGround } from '../tools/gradeHere.ts';

/** As a share of the step: no spot is added this near to another one, because their texts would overlap. */
const minApart = 0.15;
/** Maximum number of steps along a line; more spots would be too many to read. */
const maxSteps = 200;
/** Minimum length of the last step of a line, as a share of the step. */
const minLastStep = 0.25;

interface LeftGrades {
  /** Number of spots added. */
  readonly left: number;
  /** Number of places where the ground isn't known. */
  readonly unknown: number;
}

/** Adds the spots as one undo step. every: feet between them along a line, from its start. */
export function leaveGradesAlongLots(editor: Editor, every: number): LeftGrades {
  const all = [...editor.plan.objects.values()];
  const taken = all.filter(({ type }) => type === 'spotElevation').map((spot) => kindOf(spot).position(spot));
  const places: Point[] = [];
  for (const at of all.flatMap((object) => stationsOf(object, every)))
    if (![...taken, ...places].some((other) => distance(other, at) <= minApart * every)) places.push(at);
  const spots = places.flatMap((at) => spotOfGround(editor.scene, at) ?? []);
  const orders = keysAbove(editor.plan.top, spots.length);
  const changes = spots.map((spot, i) => ({ put: { ...spot, order: orders[i] ?? spot.order } }));
  if (changes.length > 0) editor.edit(changes, 'Grades along lot lines');
  return { left: spots.length, unknown: places.length - spots.length };
}

/** The corners of a lot and the places between them; none for other objects. */
function stationsOf(object: PlanObject, every: number): readonly Point[] {
  const { path } = kindOf(object);
  if (!path?.isProperty) return [];
  return edgesOf(path.outline(object)).flatMap((edge) => {
    const steps = edgeLength(edge) / every;
    const count = Math.max(1, Math.min(maxSteps, Math.ceil(steps - minLastStep)));
    return Array.from({ length: count }, (_, i) => pointOnEdge(edge, Math.min(1, i / Math.max(steps, 1e-9))));
  });
}
