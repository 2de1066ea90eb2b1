// The labels with the width and length of a frame, beside its top and left sides.
import { anchorPair } from '../geometry/anchorNames.ts';
import type { Point } from '../geometry/point.ts';
import { lengthLabel } from '../lettering/beside.ts';
import type { Label, Lettering } from '../lettering/label.ts';
import type { Style } from '../geometry/pen.ts';
import { labelStyle } from '../lettering/ink.ts';

const sideEnds = { top: anchorPair('v0', 'v1'), left: anchorPair('v3', 'v0') };

/** corners: those of the frame, see frameCorners; away: additional distance from its sides, in feet. */
export const frameLabels = (
  [nw, ne, , sw]: readonly [Point, Point, Point, Point],
  lettering: Lettering,
  away: number,
  style: Style = labelStyle,
): readonly Label[] => [
  lengthLabel({ from: nw, to: ne, away, style, sideEnds: sideEnds.top }, lettering),
  lengthLabel({ from: sw, to: nw, away, style, sideEnds: sideEnds.left }, lettering),
];
