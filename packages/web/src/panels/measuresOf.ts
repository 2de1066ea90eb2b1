// How long or how large an object is that was drawn point by point: what is ordered and built by it.
import { outlineOf } from '@homeplot/plan/anchors';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { areaOf, perimeterOf } from '@homeplot/plan/outline';
import { formatArea, formatLength, type Units } from '@homeplot/plan/units';

export interface Measure {
  readonly name: string;
  readonly value: string;
}

/** The length of a path, closed or not; of an area its size and perimeter. Nothing of what writes its area on the plan. */
export function measuresOf(object: PlanObject, units: Units): readonly Measure[] {
  const kind = kindOf(object);
  const { editing } = kind.path ?? {};
  const path = editing && !kind.labels?.tellsArea ? outlineOf(object) : undefined;
  if (!path) return [];
  const length = formatLength(perimeterOf(path), units);
  // What may be opened is a line, as a fence all round is, and not the ground within it.
  if (!path.closed || editing?.withClosed) return [{ name: 'Length', value: length }];
  return [
    { name: 'Area', value: formatArea(areaOf(path), units) },
    { name: 'Perimeter', value: length },
  ];
}
