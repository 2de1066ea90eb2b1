// The size of a frame, written beside its first and its last side unless a dimension shows it.
import { anchorPair } from '../../anchorNames.ts';
import type { Point } from '../../geometry/point.ts';
import { lengthLabel } from '../../labels/beside.ts';
import type { Label, Lettering } from '../../labels/label.ts';
import type { Style } from '../../pen/pen.ts';
import { labelStyle } from '../ink.ts';

const tells = { top: anchorPair('v0', 'v1'), left: anchorPair('v3', 'v0') };

/** corners: those of the frame; away: feet that the words stand off its sides besides. */
export const frameLabels = (
  [nw, ne, , sw]: readonly [Point, Point, Point, Point],
  lettering: Lettering,
  away: number,
  style: Style = labelStyle,
): readonly Label[] => [
  lengthLabel({ from: nw, to: ne, away, style, tells: tells.top }, lettering),
  lengthLabel({ from: sw, to: nw, away, style, tells: tells.left }, lettering),
];
