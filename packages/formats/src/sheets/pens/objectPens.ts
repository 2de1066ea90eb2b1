// The pens of objects on a sheet, around the pen of the drawing: buildings are hatched by their status, and where a fence runs
// along a dashed lot line, it is cleared under the line, so that it doesn't fill the gaps between the dashes.
import { boxBetween } from '@homeplot/plan/box';
import { BoxGrid } from '@homeplot/plan/boxGrid';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { type Edge, edgesOf } from '@homeplot/plan/outline';
import type { Pen } from '@homeplot/plan/pen';
import { permitRoleOf } from '@homeplot/plan/permitRoles';
import type { Plan } from '@homeplot/plan/plan';
import { ClearedLinePen } from './clearedLinePen.ts';
import { PochePen } from './pochePen.ts';

export type ObjectPens = (feetPerMillimeter: number) => (object: PlanObject, pen: Pen) => Pen;

export function objectPens(plan: Plan): ObjectPens {
  const fences = fencesOf(plan);
  return (feetPerMillimeter) => (object, pen) =>
    kindOf(object).path?.isProperty
      ? new ClearedLinePen(pen, fences, feetPerMillimeter)
      : pocheOf(object, pen);
}

function fencesOf(plan: Plan): BoxGrid<Edge> {
  const edges = new BoxGrid<Edge>();
  for (const object of plan.objects.values()) {
    const path = permitRoleOf(object)?.use === 'fence' ? kindOf(object).path?.outline(object) : undefined;
    for (const edge of path ? edgesOf(path) : []) edges.put(edge, boxBetween(edge.from, edge.to));
  }
  return edges;
}

/** The pen of an object, which hatches existing and proposed buildings. */
function pocheOf(object: PlanObject, pen: Pen): Pen {
  if (!kindOf(object).isPoched || object.status === 'removed') return pen;
  return new PochePen(pen, object.status === 'existing' ? 'existing' : 'proposed');
}
