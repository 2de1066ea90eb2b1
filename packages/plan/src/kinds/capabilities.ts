// What a kind of object may be capable of besides being drawn and moved. Each capability is one small object that a kind
// has whole or not at all, so that half of one does not compile. What depends on another capability is inside of it.
import type { Tie } from '../anchorNames.ts';
import type { Point } from '../geometry/point.ts';
import type { Ground, Label, Lettering } from '../labels/label.ts';
import type { Path, Vertex } from '../pen/pen.ts';
import type { Recorded } from '../survey/recorded.ts';
import type { Units } from '../units.ts';
import type { Form } from './form.ts';

/** The edges that an object is measured, snapped to and built along, in feet. */
export interface Outline extends Path {
  /** Where the object has a middle that people aim at. */
  readonly center?: Point;
}

/** Edges that others measure to, snap to and attach to. */
export interface Outlined<O> {
  /** What it is measured by. Vertex i is the anchor `v<i>`, edge i runs from it. */
  outline(object: O): Outline;
  /** Where its vertices are free to be any: they can then be added, dragged and bent. */
  readonly editing?: PathEditing<O>;
  /** What is known of each edge besides where it runs. An object with known edges can have setback lines. */
  edges?(object: O): readonly KnownEdge[];
  /** Whether its edges are lines that people measure to, even where an edge of something else lies on them. */
  readonly isProperty?: true;
}

/** Vertices that may be any. */
export interface PathEditing<O> {
  /**
   * The object with other vertices. from[i] is the old edge that the new edge i is, or is a piece of, so that names and
   * gates stay with their edges; undefined for an edge that is new. Where from is left out, every edge keeps its number.
   */
  reshape(object: O, vertices: readonly Vertex[], from?: readonly (number | undefined)[]): O;
  /** The object with its outline closed or open, where it may be either. */
  withClosed?(object: O, closed: boolean): O;
}

export interface KnownEdge {
  /** front, side, rear, street, or any words. */
  readonly name?: string;
  /** How it came to be known. */
  readonly source?: 'surveyed' | 'measured' | 'traced';
  /** The numbers that were given for it; absent where it was saved before these were kept. */
  readonly recorded?: Recorded;
}

/** How a point is measured from another one, and so how it is typed. */
export interface Span {
  readonly from: Point;
  /** polar: length and angle; box: width and height from a corner, or one of them from a side; radius, offset: a length alone. */
  readonly as: 'polar' | 'box' | 'width' | 'height' | 'radius' | 'offset';
  /** Degrees, clockwise, that width and height are turned by. */
  readonly turn?: number;
}

/** A point by which an object is shaped. Dragging it gives a new object. */
export interface Handle {
  readonly id: string;
  readonly at: Point;
  /** CSS cursor over it. */
  readonly cursor: string;
  /** Whether it has no mark of its own, as what is drawn there is what one takes hold of. */
  readonly unmarked?: true;
  /** Unit vector in which the handle stands off the object on the screen, as the turning handle does. */
  readonly off?: Point;
  /** From where its place can be typed. */
  readonly span?: Span;
}

/** Points by which an object is shaped. Those of a path with free vertices are there without it. */
export interface Handles<O> {
  /** labelHeight: as of pens, for what stands off by the height of letters. */
  list(object: O, labelHeight?: number): readonly Handle[];
  /** even: keep the proportions (or, for a turn, go in steps of 15 degrees). */
  drag(object: O, handle: string, to: Point, even: boolean): O;
}

/** Texts of a fixed size on paper. */
export interface Labels<O> {
  /** Always the same labels at a scale and in the same order; ground: of what it is tied to, where it is. */
  list(object: O, lettering: Lettering, ground?: Ground): readonly Label[];
  /** Label heights round its box that its labels may take, where they take more than the usual. */
  reach?(object: O): number;
  /** Whether its area is among them. */
  readonly tellsArea?: true;
}

/** Words that a double click edits in place. */
export interface Words<O> {
  /** The words, and where they stand. */
  read(object: O): { readonly words: string; readonly at: Point };
  write(object: O, words: string): O;
  /** The object with its letters at least so high (feet), for words whose size is on the ground. */
  withHeight?(object: O, least: number): O;
}

/** Things that live on an object, are selected by themselves, and are stored in it, as gates on a rectangle. */
export interface Parts<O> {
  readonly title: string;
  /** The parts of an object, each with a few words on where it is and how large. */
  list(object: O, units: Units): readonly { readonly id: string; readonly detail: string }[];
  /** The part within tolerance (feet) of a point. */
  hit(object: O, at: Point, tolerance: number): string | undefined;
  has(object: O, part: string): boolean;
  /**
   * The object with the part moved by the way from grab to the point, as far as it can go; snap (feet to feet) says
   * where along the object it may lie.
   */
  drag(object: O, part: string, grab: Point, to: Point, snap: (along: number) => number): O;
  remove(object: O, part: string): O;
  /** The object with the parts of another besides its own, where that runs along the same path. */
  adopt?(object: O, other: O): O;
  /** The part's outline, to show that it is selected. */
  outline(object: O, part: string): readonly Point[];
  forms(object: O, part: string): readonly Form<O>[];
  /** Where a click may add one. */
  readonly adding: {
    /** What the object is to somebody who adds one: `property line`. */
    readonly to: string;
    /** Feet from a point to the nearest place for one. */
    away(object: O, at: Point): number;
    /** Whether the object surrounds the point, so that a click there means it. */
    surrounds(object: O, at: Point): boolean;
    /** The object with one more, of a width in feet, as near to the point as its places are; snap as in drag. */
    add(object: O, part: string, at: Point, width: number, snap: (along: number) => number): O;
  };
}

/** Places of other objects that an object holds to and follows, as a dimension does what it measures. */
export interface Ties<O> {
  list(object: O): readonly Tie[];
  /** The object with other ties; one for which there is none is let go, and its end stays where it is. */
  replace(object: O, other: (tie: Tie) => Tie | undefined): O;
  /**
   * The object as those it is tied to are now, itself where nothing has changed; undefined where what it held to is
   * gone. was: as it was before, where it is edited itself, perhaps together with what it holds to.
   */
  follow(object: O, targets: Targets, was?: O): O | undefined;
  readonly measures?: Measures<O>;
  readonly captions?: Captions<O>;
  readonly setback?: KeepsOff<O>;
}

/** It measures between the places that it holds to. */
export interface Measures<O> {
  /** The ends of its line. */
  line(object: O): readonly [Point, Point];
  /** The side of another object of which it tells the length, by the names of its ends, as endsOf has them. */
  side(object: O): { readonly object: string; readonly ends: string } | undefined;
  /** Feet that it measures, or why no length can be typed over what it tells. */
  length(object: O): number | Problem;
  /** What has to move for it to measure so many feet, or why nothing can. */
  lengthen(object: O, feet: number): Lengthening | Problem;
  /** The object with the end of a handle held by a tie. */
  tieHandle(object: O, handle: string, tie: Tie): O;
}

/** Why something cannot be done, in a sentence. */
export interface Problem {
  readonly problem: string;
}

export interface Lengthening {
  /** Feet by which the second end has to move from the first. */
  readonly by: Point;
  /** What the two ends hold to. */
  readonly ends: readonly [Tie | undefined, Tie | undefined];
}

/** What can be told of an object. */
export type Telling = 'name' | 'area' | 'perimeter';

/** It tells of the object that it holds to. */
export interface Captions<O> {
  shows(object: O): readonly Telling[];
  alsoShowing(object: O, more: readonly Telling[]): O;
}

/** How far from the edges of a name; '' stands for all that have none of their own. */
export interface SetbackDistance {
  readonly edges: string;
  readonly feet: number;
}

/** It keeps its distances from the known edges of the object that it holds to. */
export interface KeepsOff<O> {
  distances(object: O): readonly SetbackDistance[];
  /** The object with a line that keeps other distances: its vertices, and how far each of its edges keeps off. */
  redraw(
    object: O,
    distances: readonly SetbackDistance[],
    line: { readonly vertices: readonly Vertex[]; readonly off: readonly number[] },
  ): O;
}

/** What an object may ask of those that it is tied to. */
export interface Targets {
  /** Whether the edit changes an object; for what is new itself, always. */
  isChanged(id: string): boolean;
  /** By how many feet the edit moves an object whole, where it does nothing else to it. */
  movedBy(id: string): Point | undefined;
  /** Where a tie holds; from: the other end of what holds to it. undefined where there is no such place. */
  place(tie: Tie, from?: Point): Point | undefined;
  /** The outline of an object; undefined where it has none or is gone. */
  outline(id: string): Outline | undefined;
  /** What is known of its edges; undefined where nothing is, or it is gone. */
  edges(id: string): readonly KnownEdge[] | undefined;
  /** What an object is called; undefined where it is gone. */
  title(id: string): string | undefined;
}

/** A point by which an object is joined to others whose joints lie at the same place; they move together. */
export interface Joint {
  readonly id: string;
  readonly at: Point;
  /** How the object leaves the joint, where it does so as a road. */
  readonly leg?: Leg;
  /** Feet of each leg meeting here that the object replaces with its own drawing. */
  readonly takes?: number;
}

/** A band leaving a joint: unit heading; width across, length and the radius it is to be rounded by, in feet. */
export interface Leg {
  readonly heading: Point;
  readonly width: number;
  readonly length: number;
  readonly curve: number;
}

/** What meets one of our joints. */
export interface Joined {
  /** Our joint. */
  readonly at: string;
  /** The other object's. */
  readonly joint: Joint;
}

/** Points by which an object is joined to others, as road ends are. */
export interface Joints<O> {
  list(object: O): readonly Joint[];
  move(object: O, joint: string, to: Point): O;
  /** The object fitted to what is joined to it now, and how many were before; undefined where it has lost its reason to be. */
  rejoin(object: O, joined: readonly Joined[], before: () => number): O | undefined;
}
