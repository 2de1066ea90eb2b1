// A label: words that keep their size on the sheet, and the places where they may stand. A kind says what is written and
// where; which place a label gets is decided by placing.ts.
import type { Box } from '../geometry/box.ts';
import type { Path, Style, TextMark } from '../pen/pen.ts';
import type { Units } from '../units.ts';

/** Who gets the first choice of places: what a hand has put somewhere, then what the plan is read for. */
export const labelRanks = ['hand', 'dimension', 'length', 'bearing', 'setback', 'area', 'name'] as const;
export type LabelRank = (typeof labelRanks)[number];

/** How labels are written at a scale. */
export interface Lettering {
  /** Feet; more than 0. */
  readonly labelHeight: number;
  readonly units: Units;
  /** Degrees from up to north, clockwise. */
  readonly north: number;
}

/** One way to write a label. */
export interface LabelPlace {
  /** One for each line of words. */
  readonly texts: readonly TextMark[];
  readonly style: Style;
  /** Straight lines that belong to the words here: a leader, the tail of a dimension line. */
  readonly lines?: readonly Path[];
  /** If the words would be read as those of the area that they stand on: of one drawn over the object, or also below it. */
  readonly ofGround?: 'above' | 'any';
}

/** Places from the best to the worst, worked out as they are asked for. */
export type Places = Generator<LabelPlace, void, undefined>;

export interface Label {
  readonly rank: LabelRank;
  /** Where it may stand, from the best place to the worst; the first is where it stands when nothing is in its way. */
  readonly places: () => Places;
  /** Further off, with a leader, where none of the places is free. */
  readonly leaders?: () => Places;
  /** All of its places lie within it, with their lines. Feet. */
  readonly reach: Box;
  /** Of the length of a side: that length in feet. Among many objects short sides go without. */
  readonly side?: number;
  /** Of the length of a side: its ends, as endsOf has them. A dimension may tell it instead. */
  readonly tells?: string;
  /** The handle of the object by which a hand takes hold of the words. */
  readonly handle?: string;
}

/** What a label is tied to: its outline where it has one, and the box of what is drawn of it. */
export interface Ground {
  readonly outline?: Path;
  readonly box: Box;
}

/** Feet round the box of an object that its labels may take: so many heights, kept clear of gate posts. */
export const reachOf = (labelHeight: number, heights = 3): number => heights * labelHeight + 0.3;
