// The result of reading a direction: an azimuth or a problem, and where the text goes on; with two helpers of its readers.
import { quoted } from '../measure/quoted.ts';
import type { ReadAngle } from './angles.ts';
import { type Point, pointAzimuths } from './lexicon.ts';

/** Degrees clockwise from north, or why the text isn't a direction. */
export type Direction = { readonly azimuth: number } | { readonly problem: string };

export type ReadDirection = Direction & {
  /** The index of the first token after it. */
  readonly next: number;
  /** The angle of a quadrant bearing. */
  readonly angle?: ReadAngle;
};

/** Whether two points of the compass are neither the same nor opposite, so that an angle leads from one towards the other. */
export const isAcross = (one: Point, other: Point): boolean =>
  (pointAzimuths[one] - pointAzimuths[other]) % 180 !== 0;

export const misspelled = (word: string): string => `${quoted(word)} isn't a point of the compass`;
