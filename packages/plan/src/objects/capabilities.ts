// What a kind of object can do besides being drawn and moved. Each capability is a small object that a kind has completely
// or not at all, so that half of one does not compile. A capability that depends on another is nested in it.
import type { Tie, TiedPoint } from '../geometry/anchorNames.ts';
import type { Point } from '../geometry/point.ts';
import type { Label, Lettering, TiedObject } from '../lettering/label.ts';
import type { Path, Vertex } from '../geometry/pen.ts';
import type { Recorded } from '../survey/recorded.ts';
import type { Units } from '../measure/units.ts';
import type { Form } from './form.ts';

/** The edges that an object is measured, snapped to and built along, in feet. */
export interface Outline extends Path {
  /** The center, if it is a point to snap to. */
  readonly center?: Point;
}

/** Edges that other objects measure to, snap to and attach to. */
export interface Outlined<O> {
  /** The outline to measure and snap to. Vertex i is the anchor `v<i>`, edge i runs from it. */
  outline(object: O): Outline;
  /** For an outline with free vertices, which can be added, dragged and bent. */
  readonly editing?: PathEditing<O>;
  /** The data of each edge apart from its geometry. An object with edge data can have setback lines. */
  edges?(object: O): readonly KnownEdge[];
  /** The object with other names of its edges, in order; '' for none. guessed: the edges whose names are guesses. */
  withEdgeNames?(object: O, names: readonly string[], guessed?: ReadonlySet<number>): O;
  /** The object with another source of one of its edges. */
  withEdgeSource?(object: O, edge: number, source: NonNullable<KnownEdge['source']>): O;
  /** The object after an edit with the bearings of record that earlier versions didn't store. north: the plan's before it. */
  withStoredBearings?(object: O, before: O, north: number): O;
  /** Whether the outline is only the line along its middle. */
  readonly isCenterLine?: true;
  /** The ground that it covers, if it isn't measured from its center line: a driveway is measured from its edge. */
  covers?(object: O): Path;
  /** Feet by which its roof reaches beyond the outline. */
  overhang?(object: O): number;
  /** Whether its edges are property lines, which are preferred for measuring if another edge lies on them. */
  readonly isProperty?: true;
  /** Square feet that its deed states, which the checks compare with its outline. */
  readonly deedArea?: { read(object: O): number | undefined; without(object: O): O };
}

export interface PathEditing<O> {
  /**
   * The object with other vertices. from[i] is the old edge that the new edge i is, or is a piece of, so that names and
   * gates stay with their edges; undefined for a new edge. Without from, every edge keeps its number.
   */
  reshape(object: O, vertices: readonly Vertex[], from?: readonly (number | undefined)[]): O;
  /** The object with its outline closed or open, if it can be either. */
  withClosed?(object: O, closed: boolean): O;
}

export interface KnownEdge {
  /** front, side, rear, street, or any words. */
  readonly name?: string;
  /** Whether the name is a guess from the drawing, which nobody has confirmed. */
  readonly isGuess?: true;
  /** How it was determined. */
  readonly source?: 'surveyed' | 'deed' | 'measured' | 'traced' | 'county map' | 'imported';
  /** Feet by which it may be off, at 95 %, if somebody stated it. */
  readonly accuracy?: number;
  /** The numbers that were given for it; absent if it was saved before these were stored. */
  readonly recorded?: Recorded;
}

/** How a point is measured from another one, which is how it is typed. */
export interface Span {
  readonly from: Point;
  /**
   * polar: length and angle; box: width and height from a corner, or one of them from a side; radius, offset: a length
   * alone; turn: a rotation alone.
   */
  readonly as: 'polar' | 'box' | 'width' | 'height' | 'radius' | 'offset' | 'turn';
  /** Rotation of width and height, or where the handle of a rotation is at 0 degrees; in degrees clockwise from the right. */
  readonly turn?: number;
}

/** A point that reshapes an object when it is dragged. */
export interface Handle {
  readonly id: string;
  readonly at: Point;
  /** CSS cursor over it. */
  readonly cursor: string;
  /** Whether no mark is drawn for it, because the user drags what is drawn there, such as a label. */
  readonly unmarked?: true;
  /** Unit vector of its offset from the object on the screen, as for the rotation handle. */
  readonly off?: Point;
  /** How its position can be typed. */
  readonly span?: Span;
}

/** Handles of an object. A path with free vertices has handles without it. */
export interface Handles<O> {
  /** labelHeight: as of pens, for handles that are offset by label heights. */
  list(object: O, labelHeight?: number): readonly Handle[];
  /** even: keeps the proportions or, for a rotation, turns in steps of 15 degrees. */
  drag(object: O, handle: string, to: Point, even: boolean): O;
}

/** Texts of a fixed size on paper. */
export interface Labels<O> {
  /** Always the same labels in the same order at a given scale. tiedTo: the object that it is tied to, if any. */
  list(object: O, lettering: Lettering, tiedTo?: TiedObject): readonly Label[];
  /** How far its labels can be from its box, in label heights; undefined if no farther than those of most objects. */
  reach?(object: O): number | undefined;
  /** Whether one of the labels is its area. */
  readonly showsArea?: true;
  /** Whether all labels are lengths of sides, none longer than the diagonal of its box. */
  readonly areSides?: true;
}

/** Text that a double click edits in place. */
export interface Words<O> {
  /** The text and its position. */
  read(object: O): { readonly words: string; readonly at: Point };
  write(object: O, words: string): O;
  /** The object with text at least this high, in feet, for text whose size is in plan units. */
  withHeight?(object: O, minHeight: number): O;
}

/** Parts that are stored in an object but selected separately, such as the gates of a rectangle. */
export interface Parts<O> {
  readonly title: string;
  /** The parts of an object, each with a short description of its position and size. */
  list(object: O, units: Units): readonly { readonly id: string; readonly detail: string }[];
  /** The part within tolerance (feet) of a point. */
  hit(object: O, at: Point, tolerance: number): string | undefined;
  has(object: O, part: string): boolean;
  /** Feet of the border that all parts take up together. */
  occupiedLength(object: O): number;
  /**
   * The object with the part moved by the distance from grab to the point, as far as possible; snap rounds its position
   * along the object, in feet.
   */
  drag(object: O, part: string, grab: Point, to: Point, snap: (along: number) => number): O;
  remove(object: O, part: string): O;
  /** The object with the parts of another one added, if that runs along the same path. */
  adopt?(object: O, other: O): O;
  /** The part's outline, to show that it is selected. */
  outline(object: O, part: string): readonly Point[];
  forms(object: O, part: string): readonly Form<O>[];
  /** Where a click may add one. */
  readonly adding: {
    /** What it is called when it is added, for messages: `entrance`. */
    readonly called: string;
    /** What the user adds it to, for messages: `property line`. */
    readonly to: string;
    /** Feet: its initial width; undefined for a gate in a property line, whose width is set in grid squares. */
    readonly width?: number | undefined;
    /** Feet from a point to the nearest possible position. */
    away(object: O, at: Point): number;
    /** Whether the object surrounds the point, so that a click there adds the part to it. */
    surrounds(object: O, at: Point): boolean;
    /** The object with one more, of a width in feet, as close to the point as possible; snap as in drag. */
    add(object: O, part: string, at: Point, width: number, snap: (along: number) => number): O;
  };
}

/** Ties to points of other objects, which the object follows, as a dimension follows what it measures. */
export interface Ties<O> {
  list(object: O): readonly Tie[];
  /** The object with its ties replaced. If other returns undefined, that end is released and stays where it is. */
  replace(object: O, other: (tie: Tie) => Tie | undefined): O;
  /**
   * The object adjusted to what it is tied to; itself if nothing has changed; undefined if that is gone. was: the object
   * before the edit, if the edit changes it too.
   */
  follow(object: O, targets: Targets, was?: O): O | undefined;
  readonly measures?: Measures<O>;
  readonly captions?: Captions<O>;
  readonly setback?: SetbackTies<O>;
}

/** Measures between the points that it is tied to. */
export interface Measures<O> {
  /** The ends of its line. */
  line(object: O): readonly [Point, Point];
  /** The places that it measures between. */
  ends(object: O): readonly TiedPoint[];
  /** The side of another object whose length it shows, by the names of its ends as in endsOf. */
  side(object: O): { readonly object: string; readonly ends: string } | undefined;
  /** Feet that it measures, below 0 if that is over a lot line; or why no length can be typed over it. */
  length(object: O): number | Problem;
  /** What has to move for it to measure this length, or why nothing can. */
  lengthen(object: O, feet: number): Lengthening | Problem;
  tieHandle(object: O, handle: string, tie: Tie): O;
}

/** Why something cannot be done, in a sentence. */
export interface Problem {
  readonly problem: string;
}

export interface Lengthening {
  /** Feet by which the second end has to move from the first. */
  readonly by: Point;
  /** What the two ends are tied to. */
  readonly ends: readonly [Tie | undefined, Tie | undefined];
}

/** What a label can show about an object. */
export type CaptionContent = 'name' | 'area' | 'perimeter';

/** Shows data of the object that it is tied to. */
export interface Captions<O> {
  shows(object: O): readonly CaptionContent[];
  alsoShowing(object: O, more: readonly CaptionContent[]): O;
}

/** The distance from the edges with a name; '' applies to all edges without a distance of their own. */
export interface SetbackDistance {
  readonly edges: string;
  readonly feet: number;
}

/** Keeps distances from the edges of the object that it is tied to. */
export interface SetbackTies<O> {
  distances(object: O): readonly SetbackDistance[];
  /** The object with other distances and the line computed from them: its vertices, and the distance of each edge. */
  redraw(
    object: O,
    distances: readonly SetbackDistance[],
    line: { readonly vertices: readonly Vertex[]; readonly off: readonly number[] },
  ): O;
}

/** What an object can find out about the objects that it is tied to. */
export interface Targets {
  /** Whether the edit changes an object; always true if the tied object is new. */
  isChanged(id: string): boolean;
  /** The offset in feet if the edit only moves the object as a whole. */
  movedBy(id: string): Point | undefined;
  /** The point of a tie; undefined if there is none. from: the other end of the tied object. */
  place(tie: Tie, from?: Point): Point | undefined;
  /**
   * From the one thing to the other, where both ties are to things and not to places on them; below 0 if that is over a lot
   * line. Feet.
   */
  nearest(
    ties: readonly (Tie | undefined)[],
  ): { readonly from: Point; readonly at: Point; readonly feet: number } | undefined;
  /** Whether the object at one end reaches over the lot line at the other end, measured square to it. */
  isOver(end: TiedPoint, onLine: TiedPoint): boolean;
  /** The outline of an object; undefined if it has none or is gone. */
  outline(id: string): Outline | undefined;
  /** The data of its edges; undefined if it has none or is gone. */
  edges(id: string): readonly KnownEdge[] | undefined;
  /** The name of an object for messages; undefined if it is gone. */
  title(id: string): string | undefined;
}

/** Lies below everything else, as a picture to draw over. */
export interface Underlaid<O> {
  isPrinted(object: O): boolean;
  /** Whether a press on it selects what lies beneath it. */
  passesClicks(object: O): boolean;
  /** The source of objects that are drawn over it, while tracing over it is on. */
  traced(object: O): { readonly sourceFile: string; readonly accuracy?: number } | undefined;
  /** The fields of its look, which can change while it is locked. */
  readonly look: readonly string[];
}
