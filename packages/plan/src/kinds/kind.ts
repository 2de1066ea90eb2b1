// The interface of a kind: everything that the product knows about one kind of object, as one plain value.
// Canvas, export, bounds, hit-test, panels, tools and files ask the kind; nobody compares an object's type.
import type { Box } from '../geometry/box.ts';
import type { Motion } from '../geometry/motion.ts';
import type { Scaling } from '../geometry/scaling.ts';
import type { Point } from '../geometry/point.ts';
import type { Ordered } from '../order.ts';
import type { Pen } from '../pen/pen.ts';
import type { Units } from '../units.ts';
import type { Handles, Joints, Labels, Outlined, Parts, Ties, Words } from './capabilities.ts';
import type { FileTypes } from './fileTypes.ts';
import type { Form } from './form.ts';
import type { PermitRole } from './permitRole.ts';

export interface PlanObject extends Ordered {
  readonly type: string;
  readonly name?: string;
  /** The layer that it was put on; that of its kind where absent. */
  readonly layer?: string;
  /** Objects of one group are selected together. */
  readonly group?: string;
  /** Existing, proposed or to be removed; absent if not stated. */
  readonly status?: Status;
  /** Whether it cannot be changed until it is unlocked. */
  readonly locked?: true;
  /** Fields of the file that this version does not know, kept and written back. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

export const statuses = ['existing', 'proposed', 'removed'] as const;
export type Status = (typeof statuses)[number];

/** An object without the fields that every object has. */
export type Fields<O extends PlanObject> = Omit<
  O,
  'id' | 'order' | 'type' | 'name' | 'layer' | 'group' | 'status' | 'locked' | 'extra'
>;

/** Where a new object is placed: by a click at `from`, or by a drag to `to`. In feet; scale and siteExtent in squares. */
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

/** Converts between a file's squares and the plan's feet. */
export type Convert = (length: number) => number;

export interface Kind<O extends PlanObject = PlanObject> {
  /** The value of `type` in a file. */
  readonly type: string;
  /** Its name in the user interface. */
  readonly title: string;
  /** The layer that it is drawn on. */
  readonly layer: string;
  /** Its file fields besides those that every object has; optional ones that are bad are dropped with a note. */
  schema(types: FileTypes): FileSchema;
  /** Pixels each way from its center within which a press takes it, whatever its size on the screen. */
  readonly grab?: number;
  /** Whether it is a building: the lot's area label keeps off it, where it would be taken for the building's area. */
  readonly isBuilding?: true;
  /** What legends call it; its title where absent, '' where they leave it out. */
  readonly legend?: string;
  /** Whether sheets hatch the ground that it takes, as plans mark buildings. */
  readonly isPoched?: true;
  /** Whether it annotates other objects: it is drawn above them, and hit and outlined together with its labels. */
  readonly isAnnotation?: true;
  /** Whether it draws boundaries, which are drawn above everything else; its parts are drawn with them, and hit first. */
  readonly drawsBoundaries?: true;
  /** Whether it shows where north is, so that a sheet with it needs no other arrow. */
  readonly showsNorth?: true;

  /** undefined if the placement is too small for an object, such as a drag within one square. */
  create(placement: Placement): Fields<O> | undefined;
  /** The object's fields from those of the file, which match the schema; mended: called with what had to be repaired. */
  fromFile(
    file: Readonly<Record<string, unknown>>,
    feet: Convert,
    mended?: (words: string) => void,
  ): Fields<O>;
  toFile(object: O, squares: Convert): Record<string, unknown>;

  /** Draws everything except its labels. */
  draw(object: O, pen: Pen): void;
  /** The bounds of its drawing without labels, computed without drawing; for the most common kinds. */
  bounds?(object: O): Box | undefined;
  /** The point that Position shows. */
  position(object: O): Point;
  dimensions(object: O): Dimensions;
  /** Its description in lists, if width and length say little. */
  summary?(object: O, units: Units): string;
  /** What is wrong with an object that can be stored nevertheless, in sentences, such as edges that cross. */
  faults?(object: O): readonly string[];
  move(object: O, by: Point): O;
  /** The object turned or mirrored; where missing, only its position follows. */
  transform?(object: O, motion: Motion): O;
  /** The object scaled; undefined if it can't have these proportions. A path with free vertices needs none. */
  scale?(object: O, scaling: Scaling): O | undefined;
  forms(object: O): readonly Form<O>[];
  /** The lot with the same outline, if it can be converted to one. */
  toLot?(object: O): PlanObject;

  readonly path?: Outlined<O>;
  readonly handles?: Handles<O>;
  readonly labels?: Labels<O>;
  readonly words?: Words<O>;
  readonly parts?: Parts<O>;
  readonly ties?: Ties<O>;
  readonly joints?: Joints<O>;
  /** What the checks take it for, of a kind that isn't ours. */
  readonly permit?: PermitRole<O>;
}

/** The part of a zod object schema that reading a file needs. */
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
