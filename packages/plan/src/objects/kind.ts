// The contract of a kind: one plain value of this type holds all that the product knows of one kind of object. Canvas,
// export, bounds, hit-tests, panels, tools and files ask the kind; no code outside `kinds` compares an object's type.
import type { Box } from '../geometry/box.ts';
import type { Motion } from '../geometry/motion.ts';
import type { Scaling } from '../geometry/scaling.ts';
import type { Point } from '../geometry/point.ts';
import type { Ordered } from '../measure/order.ts';
import type { Path, Pen } from '../geometry/pen.ts';
import type { Units } from '../measure/units.ts';
import type { Handles, Labels, Outlined, Parts, Ties, Underlaid, Words } from './capabilities.ts';
import type { Joints } from './jointCapability.ts';
import type { FileTypes } from './fileTypes.ts';
import type { Form } from './form.ts';
import type { GroundInput } from './groundInput.ts';
import type { PermitRole } from './permitRole.ts';
import type { Solid } from './solid.ts';
import type { StoredFile } from '../measure/storedFile.ts';

export interface PlanObject extends Ordered {
  readonly type: string;
  readonly name?: string;
  /** Its layer; if absent, the layer of its kind. */
  readonly layer?: string;
  /** Objects of one group are selected together. */
  readonly group?: string;
  /** Whether it exists, is planned, or is to be removed; absent if the user hasn't said. */
  readonly status?: Status;
  /** Values that the program chose and the user hasn't confirmed, by field; see assumed.ts. */
  readonly assumed?: Readonly<Record<string, unknown>>;
  /** Where its shape comes from, if not from numbers that somebody gave or from drawing freely. */
  readonly source?: Source;
  /** The name of the file that it was traced from or imported from. */
  readonly sourceFile?: string;
  /** Feet by which its position may be off, at 95 %: as stated, or as it follows from how it was placed. */
  readonly accuracy?: number;
  /** The county's number of its parcel. */
  readonly parcelNumber?: string;
  /** Whether it can't be changed until it is unlocked. */
  readonly locked?: true;
  /** Fields of the file that this version doesn't know, kept and written back. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

export const statuses = ['existing', 'proposed', 'removed'] as const;
export type Status = (typeof statuses)[number];

/**
 * traced: drawn over an underlay; county map: a parcel of a map; imported: line work of a CAD file; measured: placed by
 * tapes.
 */
export const sources = ['surveyed', 'measured', 'traced', 'county map', 'imported'] as const;
export type Source = (typeof sources)[number];

/** Feet. A position that may be off by more is as good as unknown. */
export const maxAccuracy = 1000;
export const isAccuracy = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= maxAccuracy;

/** The fields of an object that depend on its kind, without those that every object may have. */
export type Fields<O extends PlanObject> = Omit<
  O,
  | 'id'
  | 'order'
  | 'type'
  | 'name'
  | 'layer'
  | 'group'
  | 'status'
  | 'assumed'
  | 'source'
  | 'sourceFile'
  | 'accuracy'
  | 'parcelNumber'
  | 'locked'
  | 'extra'
>;

/**
 * Where a new object is placed, in feet: a click has only `from`. scale: squares per foot; siteExtent: squares; units: those
 * of the plan, feet if absent.
 */
export interface Placement {
  readonly from: Point;
  readonly to?: Point;
  readonly scale: number;
  readonly siteExtent: number;
  readonly units?: Units;
}

/** Width and length of an object in feet, as its panel and the file's `dimensions` give them. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** Converts between a file's squares and the plan's feet. */
export type Convert = (length: number) => number;

/** The members that every kind gives itself, even if a builder such as tracedKind makes the others. */
export type OwnFacts = 'type' | 'title' | 'called' | 'layer' | 'stands' | 'keepsSetback' | 'labels';

export interface Kind<O extends PlanObject = PlanObject> {
  /** The value of `type` in a file. */
  readonly type: string;
  readonly title: string;
  /** What an object without a name is called in place of the title, such as the use of a building; '' for the title. */
  called?(object: O): string;
  readonly layer: string;
  /** Its fields in a file, besides those that every object has. Invalid optional fields are dropped with a note. */
  schema(types: FileTypes): FileSchema;
  /** CSS pixels from its center, each way, within which a press always hits it, even if it is smaller on the screen. */
  readonly grab?: number;
  /** Whether it is a building. A lot's area isn't written on one, because it could be mistaken for the building's. */
  readonly isBuilding?: true;
  /** Whether offices ask how far it is from the lot lines, though it is no building, as of pools and equipment. */
  readonly keepsSetback?: true;
  /** Whether it is built or grows on the site, so that it is existing, proposed or to be removed. */
  readonly stands?: true;
  /** Its name in legends; if absent, its title; if '', legends omit it. */
  readonly legend?: string;
  /** Whether sheets hatch the ground that it covers, as plans mark buildings. */
  readonly isPoched?: true;
  /** Whether it describes other objects: it is drawn over them, and its labels are hit and outlined as a part of it. */
  readonly isAnnotation?: true;
  /** Whether it draws boundaries, which cover fills and other objects. Its parts are drawn with them, and are hit first. */
  readonly drawsBoundaries?: true;
  /**
   * Plain line work, which means nothing to checks and tables: a line, which can be turned into another object, or a mark
   * beside lines.
   */
  readonly lineWork?: 'line' | 'mark';
  /** Whether it shows where north is, so that a sheet with it needs no north arrow of its own. */
  readonly showsNorth?: true;

  /** A new object; undefined if it would be too small, as after a drag within one square. */
  create(placement: Placement): Fields<O> | undefined;
  /** The object's fields from those of a file, which fit the schema. mended: called with a note on what was repaired. */
  fromFile(
    file: Readonly<Record<string, unknown>>,
    feet: Convert,
    mended?: (words: string) => void,
  ): Fields<O>;
  toFile(object: O, squares: Convert): Record<string, unknown>;

  /** Draws all of it except its labels. */
  draw(object: O, pen: Pen): void;
  /**
   * The object in drafting colors, for plans made for a permit; only for kinds whose default colors are brighter. Undefined
   * if the user has chosen its colors. The outline stays the same.
   */
  drafted?(object: O): PlanObject | undefined;
  /** The object as legends show it, without what would make it small there, such as a zone around it. */
  legendSample?(object: O): PlanObject;
  /** The box of its drawing without labels, computed without drawing it: a fast path for the most common kinds. */
  bounds?(object: O): Box | undefined;
  /** The point shown as its position in the panel. */
  position(object: O): Point;
  dimensions(object: O): Dimensions;
  /** How a list of objects describes it, if width and length don't say enough. */
  summary?(object: O, units: Units): string;
  /** What is wrong with an object that can be stored all the same, such as a lot whose edges cross. In sentences. */
  faults?(object: O): readonly string[];
  move(object: O, by: Point): O;
  /** The object rotated or mirrored. Without this, only its position is. */
  transform?(object: O, motion: Motion): O;
  /** The object scaled; undefined if it can't have these proportions. A path with free vertices needs none. */
  scale?(object: O, scaling: Scaling): O | undefined;
  forms(object: O): readonly Form<O>[];
  /** The lot with the same outline, for a kind that can be converted to a lot. */
  toLot?(object: O): PlanObject;

  /** What it says of the height of the ground. Elevations that are only assumed say nothing. */
  ground?(object: O): readonly GroundInput[];

  /**
   * The object as it is drawn where the ground is known: one that doesn't say how steep it is follows the ground. fallAlong:
   * feet of fall per foot from the start of a path to its end; undefined where the ground isn't known.
   */
  onGround?(object: O, fallAlong: (path: Path) => number | undefined): O;

  /** The files that it refers to, such as its picture. They are saved, exported and opened with the plan. */
  files?(object: O): readonly StoredFile[];

  readonly path?: Outlined<O>;
  readonly handles?: Handles<O>;
  readonly labels?: Labels<O>;
  readonly words?: Words<O>;
  readonly parts?: Parts<O>;
  readonly ties?: Ties<O>;
  readonly joints?: Joints<O>;
  readonly underlay?: Underlaid<O>;
  /** For a kind from outside: how the permit checks treat it. */
  readonly permit?: PermitRole<O>;
  /** For a kind from outside: how it rises from the ground; undefined if it is flat. */
  solid?(object: O): Solid | undefined;
}

/** The part of a zod object schema that is needed to read a file. */
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
