// What is read of a direction: its angle, or what is wrong with it.
import type { ReadAngle } from './angles.ts';
import { type Point, pointAzimuths } from './lexicon.ts';

/** Degrees clockwise from north, or why the text isn't a direction. */
export type Direction = { readonly azimuth: number } | { readonly problem: string };

export type ReadDirection = Direction & {
  readonly next: number;
  /** The angle of a quadrant bearing. */
  readonly angle?: ReadAngle;
};

export const isAcross = (one: Point, other: Point): boolean =>
  (pointAzimuths[one] - pointAzimuths[other]) % 180 !== 0;

export const misspelled = (word: string): string => `"${word}" isn't a point of the compass`;
