// A label: text of a fixed size on paper, its possible places, and the order in which labels choose. A kind defines its
// places; labels/search.ts decides which of them a label gets.
import type { Box } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Path, Style, TextMark } from '../geometry/pen.ts';
import type { Units } from '../measure/units.ts';

/**
 * The order in which labels choose their places: those that the user has moved, then the most important ones. The levels
 * of floors (`floor`) and the names of buildings (`building`) are few, and what an examiner looks for first; proposed grades
 * (`grade`) are what a grading plan is for. `moved`: moved by the user. `mark`: labels beside marks, such as existing
 * elevations.
 */
export const labelRanks = [
  'moved',
  'floor',
  'building',
  'dimension',
  'length',
  'bearing',
  'setback',
  'grade',
  'mark',
  'area',
  'name',
] as const;
export type LabelRank = (typeof labelRanks)[number];

/** How labels are written at a given scale. */
export interface Lettering {
  /** Feet; more than 0. */
  readonly labelHeight: number;
  readonly units: Units;
  /** Degrees from up to north, clockwise. */
  readonly north: number;
  /** How the edges of lots are named, where tables refer to them. */
  readonly edgeTitle?: ((index: number, name: string) => string) | undefined;
}

/** One way to write a label. */
export interface LabelPlace {
  /** One for each line of text. */
  readonly texts: readonly TextMark[];
  readonly style: Style;
  /** Straight lines that belong to the text in this place: a leader, the tail of a dimension line. */
  readonly lines?: readonly Path[];
  /** Label heights of empty space that it wants around its text, if more than the least. */
  readonly air?: number;
  /** Whether it shows less than the label should, such as a length without its bearing. The label counts as left out. */
  readonly isShortened?: true;
  /** Whether it is so far away that it is only taken if there is no other at all. */
  readonly isFar?: true;
  /** If the text would be read as describing the surface below it: a surface over the object ('above'), or any. */
  readonly ofGround?: 'above' | 'any';
}

/** Places from the best to the worst, computed one at a time. */
export type Places = Generator<LabelPlace, void, undefined>;

/** Places whose text shows less than the label should, marked as such. */
export function* shortenedTo(places: Places): Places {
  for (const place of places) yield { ...place, isShortened: true };
}

export interface Label {
  readonly rank: LabelRank;
  /** Its possible places; it gets the first one if nothing is in the way. */
  readonly places: () => Places;
  /** Places farther away, with a leader, or with less text, for when none of the others is free. */
  readonly leaders?: () => Places;
  /** A box in feet that contains all places with their lines. */
  readonly reach: Box;
  /** The edge that it is about, such as `the front edge`, if that has a name, to say which label is left out. */
  readonly along?: string;
  /** If it shows the length of a side: that length in feet. In crowded areas, short sides get no label. */
  readonly side?: number;
  /** If it shows the length of a side: the ends of the side, by endsOf. It is omitted if a dimension shows the same. */
  readonly sideEnds?: string;
  /** Whether it names an edge beside it, so that nobody takes it for the name of the ground below it. */
  readonly namesEdge?: true;
  /** Whether it only helps while drawing, and says nothing to a reader of the sheet. */
  readonly isForDrawing?: true;
  /** If it is the number of a dimension or of a lot line: the line that it belongs to, in straight pieces. */
  readonly line?: readonly Point[];
  /** The handle of the object that the user drags by this text. */
  readonly handle?: string;
}

/** The object that a label is tied to: its outline, if it has one, and the box of its drawing. */
export interface TiedObject {
  readonly outline?: Path;
  readonly box: Box;
}

/** Feet around the box of an object within which its labels stay: some label heights, and room for gate posts. */
export const reachOf = (labelHeight: number, heights = 3): number => heights * labelHeight + 0.3;
