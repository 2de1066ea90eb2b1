// The contract of a kind: all that the product knows of one kind of object stands in one plain value of this type.
// Canvas, export, bounds, hit-test, panels, tools and files ask the kind; nobody switches on an object's type.
import type { Tie } from '../anchorNames.ts';
import type { Box } from '../geometry/box.ts';
import type { Motion } from '../geometry/motion.ts';
import type { Point } from '../geometry/point.ts';
import type { Ground, Label, Lettering } from '../labels/label.ts';
import type { Path, Pen, Vertex } from '../pen/pen.ts';
import type { Units } from '../units.ts';
import type { Ordered } from '../order.ts';

export interface PlanObject extends Ordered {
  readonly type: string;
  readonly name?: string;
  /** The layer that it was put on; that of its kind where absent. */
  readonly layer?: string;
  /** Objects of one group are selected together. */
  readonly group?: string;
  /** Whether it stands already, or is to go; absent where nobody has said. */
  readonly status?: Status;
  /** Fields of the file that this version does not know, kept and written back. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

export const statuses = ['existing', 'proposed', 'removed'] as const;
export type Status = (typeof statuses)[number];

/** An object without what the plan gives it. */
export type Fields<O extends PlanObject> = Omit<
  O,
  'id' | 'order' | 'type' | 'name' | 'layer' | 'group' | 'status' | 'extra'
>;

/** Where a new object goes: a click has from alone, a drag has both. Feet; scale and siteExtent in squares. */
export interface Placement {
  readonly from: Point;
  readonly to?: Point;
  readonly scale: number;
  readonly siteExtent: number;
}

/** Width and length of an object in feet, as its panel and the file's `dimensions` give them. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** The edges that an object is measured, snapped to and built along by, in feet. */
export interface Outline extends Path {
  /** Where the object has a middle that people aim at. */
  readonly center?: Point;
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

/** A point by which an object is joined to others whose joints lie at the same place; they move together. */
export interface Joint {
  readonly id: string;
  readonly at: Point;
  /** How the object leaves the joint, where it does so as a road. */
  readonly leg?: Leg;
  /** Feet of each leg meeting here that the object replaces with its own drawing. */
  readonly takes?: number;
}

/** One value of a properties panel. Lengths are in feet. */
export interface Field {
  readonly name: string;
  readonly label: string;
  /** number: a bare one; choice: one of the choices. */
  readonly input: 'length' | 'inches' | 'number' | 'text' | 'color' | 'choice';
  readonly value: number | string;
  /** Choices only: the values, each with its words. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly min?: number;
  readonly max?: number;
  /** Text only: whether it may be left empty. */
  readonly mayBeEmpty?: true;
  /** A word of explanation under the field. */
  readonly hint?: string;
  /** Colors only: whether Transparent is offered. */
  readonly transparent?: boolean;
}

/** Fields that change together: with a button that applies them, or, without one, each as it is chosen. */
export interface Form<O> {
  readonly title?: string;
  readonly submit?: string;
  readonly fields: readonly Field[];
  /** The object with the values of the fields, by name; numbers are already within min and max. */
  apply(values: Readonly<Record<string, number | string>>): O;
}

/** Things that live on an object, are selected by themselves, and are stored in it, as gates on a rectangle. */
export interface Parts<O extends PlanObject> {
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

/** A measure that an object shows, and that is typed over in place. */
export interface Measure<O extends PlanObject> {
  /** Where it is written. */
  at(object: O): Point;
  /** All that is written there: the number and the words beside it. */
  written(object: O, units: Units): string;
  /** Feet; undefined where it is no length. */
  length(object: O): number | undefined;
  /** What is meant by other words in its place. */
  read(object: O, typed: string, units: Units): Retyped<O>;
  /** What has to move for it to measure so many feet, or why nothing can. */
  lengthen(object: O, feet: number): Lengthening | { readonly problem: string };
}

/** The object with other words beside its number; length: feet that it is to measure, where another was typed. */
export type Retyped<O> = { readonly put: O; readonly length?: number } | { readonly problem: string };

export interface Lengthening {
  /** Feet by which the second end has to move from the first. */
  readonly by: Point;
  /** What the two ends hold to. */
  readonly ends: readonly [Tie | undefined, Tie | undefined];
}

/** Converts between a file's squares and the plan's feet. */
export type Convert = (length: number) => number;

export interface Kind<O extends PlanObject = PlanObject> {
  /** The value of `type` in a file. */
  readonly type: string;
  /** What people call it. */
  readonly title: string;
  /** The layer that it is drawn on. */
  readonly layer: string;
  /** Its file fields besides those that every object has; optional ones that are bad are dropped with a note. */
  readonly schema: FileSchema;
  /** Pixels each way from its center within which a press takes it, whatever its size on the screen. */
  readonly grab?: number;

  /** undefined where the placement makes nothing, as a drag within one square. */
  create(placement: Placement): Fields<O> | undefined;
  /** The object's fields from the file's, which fit the schema; mended takes words on what had to be mended. */
  fromFile(
    file: Readonly<Record<string, unknown>>,
    feet: Convert,
    mended?: (words: string) => void,
  ): Fields<O>;
  toFile(object: O, squares: Convert): Record<string, unknown>;

  /** All of it but its labels. */
  draw(object: O, pen: Pen): void;
  /**
   * What it writes at the size of labels, always the same labels at a scale and in the same order; ground: of what it is
   * tied to, where it is.
   */
  labels?(object: O, lettering: Lettering, ground?: Ground): readonly Label[];
  /** The box of what it draws, labels left out, where that is told without drawing it: for what there is most of. */
  bounds?(object: O): Box | undefined;
  /** The point that Position shows. */
  position(object: O): Point;
  dimensions(object: O): Dimensions;
  /** What a list tells of it, where width and length say little. */
  summary?(object: O, units: Units): string;
  /** Whether its edges are lines that people measure to, even where an edge of something else lies on them. */
  readonly isProperty?: true;
  /** Whether it draws boundaries, which lie over all else of a picture; its parts lie with them, and are hit first. */
  readonly drawsBoundaries?: true;
  /** Where it writes an area, and the object with that written elsewhere. */
  areaAt?(object: O): Point;
  withAreaAt?(object: O, at: Point): O;
  /** Label heights round its box that its labels may take, where they take more than the usual. */
  labelReach?(object: O): number;
  /** Whether it is there to be read: it lies over what it measures or names, and is hit and outlined with its labels. */
  readonly isAnnotation?: true;
  move(object: O, by: Point): O;
  /** The object turned or mirrored; where missing, only its position follows. */
  transform?(object: O, motion: Motion): O;
  /** What it is measured by. Vertex i is the anchor `v<i>`, edge i runs from it. */
  outline?(object: O): Outline;
  /**
   * The object with other vertices, where they are free to be any: they can then be added, dragged and bent. from[i] is
   * the old edge that the new edge i is, or is a piece of, so that names and gates stay with their edges; undefined for
   * an edge that is new. Where from is left out, every edge keeps its number.
   */
  reshape?(object: O, vertices: readonly Vertex[], from?: readonly (number | undefined)[]): O;
  /** The object with its outline closed or open, where it may be either. */
  withClosed?(object: O, closed: boolean): O;
  /** labelHeight: as of pens, for what stands off by the height of letters. */
  handles(object: O, labelHeight?: number): readonly Handle[];
  /** even: keep the proportions (or, for a turn, go in steps of 15 degrees). */
  dragHandle(object: O, handle: string, to: Point, even: boolean): O;
  forms(object: O): readonly Form<O>[];
  /** What is wrong with an object that stands all the same, in sentences, as with a lot whose edges cross. */
  faults?(object: O): readonly string[];
  /** What a sheet says of it under the drawing, in sentences. */
  notes?(object: O, settings: { readonly units: Units; readonly north: number }): readonly string[];

  /** The words that a double click edits in place, and where they stand. */
  words?(object: O): { readonly words: string; readonly at: Point };
  withWords?(object: O, words: string): O;

  readonly measure?: Measure<O>;
  readonly parts?: Parts<O>;
  /** The places of other objects that it holds to, as a dimension does to what it measures. */
  ties?(object: O): readonly Tie[];
  /** The side of another object of which it tells the length, by the names of its ends, as endsOf has them. */
  tellsSide?(object: O): { readonly object: string; readonly ends: string } | undefined;
  /** The object with other ties; one for which there is none is let go, and its end stays where it is. */
  withTies?(object: O, other: (tie: Tie) => Tie | undefined): O;
  /**
   * The object as those it is tied to are now, itself where nothing has changed; undefined where what it held to is
   * gone. was: as it was before, where it is edited itself, perhaps together with what it holds to.
   */
  retie?(object: O, targets: Targets, was?: O): O | undefined;
  /** The object with the end of a handle held by a tie. */
  tieHandle?(object: O, handle: string, tie: Tie): O;
  joints?(object: O): readonly Joint[];
  moveJoint?(object: O, joint: string, to: Point): O;
  /** The object fitted to what is joined to it now, and how many were before; undefined where it has lost its reason to be. */
  rejoin?(object: O, joined: readonly Joined[], before: () => number): O | undefined;
}

/** What an object may ask of those that it is tied to. */
export interface Targets {
  /** An object as it is now; undefined where it is gone. */
  object(id: string): PlanObject | undefined;
  /** Whether the edit changes an object; for what is new itself, always. */
  isChanged(id: string): boolean;
  /** By how many feet the edit moves an object whole, where it does nothing else to it. */
  movedBy(id: string): Point | undefined;
  /** Where a tie holds; from: the other end of what holds to it. undefined where there is no such place. */
  place(tie: Tie, from?: Point): Point | undefined;
  /** The outline of an object; undefined where it has none or is gone. */
  outline(id: string): Outline | undefined;
  /** What an object is called; undefined where it is gone. */
  title(id: string): string | undefined;
}

/** A band leaving a joint: unit heading; width across, length and the radius it is to be rounded by, in feet. */
export interface Leg {
  readonly heading: Point;
  readonly width: number;
  readonly length: number;
  readonly curve: number;
}

/** What meets one of our joints: the other object and its joint. */
export interface Joined {
  /** Our joint. */
  readonly at: string;
  readonly object: PlanObject;
  readonly joint: Joint;
}

/** A zod object schema, as far as reading a file needs it. */
export interface FileSchema {
  readonly shape: Readonly<Record<string, unknown>>;
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: Record<string, unknown> }
    | { readonly success: false; readonly error: { readonly issues: readonly FileIssue[] } };
}

export interface FileIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
