// The size of a frame, written beside its first side and its last where no dimension tells it.
import { endsOf } from '../anchorNames.ts';
import type { Point } from '../geometry/point.ts';
import type { Pen, Style } from '../pen/pen.ts';
import { labelLength, labelStyle } from './ink.ts';

/** corners: those of the frame; away: feet that the words stand off its sides besides. */
export function labelFrame(
  [nw, ne, , sw]: readonly [Point, Point, Point, Point],
  pen: Pen,
  away: number,
  style: Style = labelStyle,
): void {
  labelLength(pen, nw, ne, { away, style: { ...style, tells: endsOf('v0', 'v1') } });
  labelLength(pen, sw, nw, { away, style: { ...style, tells: endsOf('v3', 'v0') } });
}
