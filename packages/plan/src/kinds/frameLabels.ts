// The size of a frame, written beside its first side and its last where no dimension tells it.
import { endsOf } from '../anchorNames.ts';
import type { Point } from '../geometry/point.ts';
import type { Pen } from '../pen/pen.ts';
import { labelLength, labelStyle } from './ink.ts';

const first = { ...labelStyle, tells: endsOf('v0', 'v1') };
const last = { ...labelStyle, tells: endsOf('v3', 'v0') };

/** corners: those of the frame; away: feet that the words stand off its sides besides. */
export function labelFrame(corners: readonly [Point, Point, Point, Point], pen: Pen, away: number): void {
  const [nw, ne, , sw] = corners;
  labelLength(pen, nw, ne, { away, style: first });
  labelLength(pen, sw, nw, { away, style: last });
}
