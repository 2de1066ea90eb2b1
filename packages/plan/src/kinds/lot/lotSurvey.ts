// How the survey that a lot was made from was closed.
import { edgesOf } from '../../geometry/outline.ts';
import { add, lengthOf } from '../../geometry/point.ts';
import { closingShift, minShift, recordedChord } from '../../survey/recorded.ts';
import type { KnownOutline } from './lotEdge.ts';

/** How a lot was closed whose recorded numbers do not close. */
export interface Adjustment {
  /** Feet by which the recorded numbers miss. */
  readonly gap: number;
  /** Feet of perimeter per foot of gap. */
  readonly oneIn: number;
  /** The edge that took up the whole gap; absent if each edge took a share, as by the compass rule. */
  readonly edge?: number;
}

/** How a lot was closed; undefined if an edge has no recorded numbers, or if the numbers close without adjustment. */
export function adjustmentOf({ vertices, edges }: KnownOutline): Adjustment | undefined {
  const drawn = edgesOf({ vertices, closed: true });
  const changed: number[] = [];
  let [missing, perimeter] = [{ x: 0, y: 0 }, 0];
  for (const edge of drawn) {
    const recorded = edges[edge.index]?.recorded;
    if (recorded?.direction === undefined || recorded.length === undefined) return undefined;
    if (closingShift(edge, recorded) !== undefined) changed.push(edge.index);
    missing = add(missing, recordedChord(edge, recorded));
    perimeter += recorded.length;
  }
  const gap = lengthOf(missing);
  if (gap < minShift) return undefined;
  const [edge, ...others] = changed;
  return { gap, oneIn: perimeter / gap, ...(edge === undefined || others.length > 0 ? {} : { edge }) };
}
