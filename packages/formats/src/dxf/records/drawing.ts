// A DXF drawing as it was read: coordinates untouched, in drawing units, y up. flatten.ts says what it draws.
import type { Matrix, Triple } from './matrix.ts';
import type { Curve } from './curve.ts';

export type DxfReading =
  | { readonly ok: true; readonly drawing: DxfDrawing }
  /** A sentence: what was found, what was expected and what to do. */
  | { readonly ok: false; readonly problem: string };

/** The layer for everything beyond the maximum number of layers. */
export const otherLayers = 'Other layers';

export interface DxfDrawing {
  /** The release whose format the file has, such as R2000; R12 if the file doesn't say. */
  readonly version: string;
  /** The encoding of its text, such as windows-1252. */
  readonly encoding: string;
  readonly units: DxfUnits;
  readonly layers: readonly DxfLayer[];
  /** Dashes (positive), gaps (negative) and dots (0) in drawing units, by upper-case name. */
  readonly lineTypes: ReadonlyMap<string, readonly number[]>;
  /** By upper-case name: names of blocks are the same in either case. */
  readonly blocks: ReadonlyMap<string, DxfBlock>;
  /** Model space. */
  readonly entities: readonly DxfEntity[];
  /** Number of entities of model space that weren't kept because the limit of marks (maxMarks) had been reached. */
  readonly beyond: number;
  /** Paper spaces that aren't empty. */
  readonly layouts: readonly DxfLayout[];
  /** File names of images, by the handles of their definitions. */
  readonly images: ReadonlyMap<string, string>;
  /** Entities of model space by type, as the file has them. */
  readonly counts: Readonly<Record<string, number>>;
  /** Number of entities that aren't drawn, by type, including those in inserted blocks. */
  readonly unread: Readonly<Record<string, number>>;
  /** What was repaired or left out, in sentences. */
  readonly notes: readonly string[];
}

export interface DxfUnits {
  /** $INSUNITS; 0 if there is none. */
  readonly code: number;
  /** Feet of one drawing unit; absent if the header doesn't say. */
  readonly feet?: number;
  /** Name of the unit in the plural, such as "meters"; absent if the header doesn't say. */
  readonly name?: string;
  /** $MEASUREMENT: whether the drawing was made with metric settings. Only a hint. */
  readonly metric?: boolean;
}

export interface DxfLayer {
  readonly name: string;
  /** #rrggbb, as drawn on white paper. */
  readonly color: string;
  readonly lineType: string;
  /** Millimeters on paper; absent for the default. */
  readonly weight?: number;
  /** On and not frozen. */
  readonly visible: boolean;
  readonly frozen: boolean;
  readonly locked: boolean;
  readonly plots: boolean;
}

export interface DxfBlock {
  readonly name: string;
  readonly base: Triple;
  readonly entities: readonly DxfEntity[];
  /** The block is a reference to another file, which isn't read. */
  readonly external?: true;
}

export interface DxfLayout {
  readonly name: string;
  readonly entities: readonly DxfEntity[];
  /** See `beyond` of DxfDrawing. */
  readonly beyond: number;
}

/** An AutoCAD color index (0 is BYBLOCK, 256 is BYLAYER), or #rrggbb. */
export type DxfColor = number | string;

export interface DxfEntity {
  readonly type: string;
  readonly layer: string;
  readonly color: DxfColor;
  /** BYLAYER, BYBLOCK or a name. */
  readonly lineType: string;
  /** Hundredths of a millimeter; -1 BYLAYER, -2 BYBLOCK, -3 default. */
  readonly weight: number;
  readonly hidden?: true;
  readonly shape: DxfShape;
}

/** Turns the entity's own coordinates (OCS) into the drawing's; absent if they are the same. */
type Frame = Matrix | undefined;

export type DxfShape =
  | CurveShape
  | HatchShape
  | TextShape
  | PointShape
  | InsertShape
  | ImageShape
  | GroupShape;

export interface CurveShape {
  readonly kind: 'curves';
  readonly frame: Frame;
  readonly curves: readonly Curve[];
  readonly fill?: true;
  /** The width of a wide polyline, in drawing units. */
  readonly width?: number;
}

export interface HatchShape {
  readonly kind: 'hatch';
  readonly frame: Frame;
  readonly loops: readonly Curve[];
  /** SOLID, or the name of a pattern such as ANSI31. */
  readonly pattern: string;
  readonly solid: boolean;
}

export type HorizontalAlign = 'start' | 'middle' | 'end';
export type VerticalAlign = 'baseline' | 'bottom' | 'middle' | 'top';

/** What a text entity and the text mark that is drawn for it have in common. */
export interface DxfText {
  readonly kind: 'text';
  /** Lines are separated by \n. */
  readonly content: string;
  /** Height of capitals in drawing units. Helvetica's font size is 1 / 0.716 of it. */
  readonly height: number;
  /** Radians, counterclockwise. */
  readonly angle: number;
  readonly align: HorizontalAlign;
  readonly vertical: VerticalAlign;
  /** Width of the letters relative to their normal width; negative in an entity whose text runs backward. */
  readonly widthFactor: number;
  /** Radians, by which the letters lean to the right. */
  readonly oblique: number;
  /** The text is fitted into this width, in drawing units. */
  readonly fitWidth?: number;
  /** Lines are broken at this width, in drawing units. */
  readonly wrapWidth?: number;
  /** Distance between the lines, in drawing units. */
  readonly lineHeight?: number;
  /** If the text is the value of an attribute: the attribute's name. */
  readonly tag?: string;
}

export interface TextShape extends DxfText {
  readonly frame: Frame;
  readonly at: Triple;
  readonly upsideDown?: true;
}

export interface PointShape {
  readonly kind: 'point';
  readonly frame: Frame;
  readonly at: Triple;
}

export interface InsertShape {
  readonly kind: 'insert';
  /** The block's name as written in the file. */
  readonly block: string;
  readonly frame: Frame;
  /** In the insert's own coordinates. */
  readonly at: Triple;
  readonly scale: Triple;
  /** Radians, counterclockwise. */
  readonly angle: number;
  readonly columns: number;
  readonly rows: number;
  readonly columnSpacing: number;
  readonly rowSpacing: number;
  /** The texts of its attributes, in the drawing's coordinates. */
  readonly attributes: readonly DxfEntity[];
  /** The numbers and words of a dimension, if the insert is the picture of one. */
  readonly dimension?: DxfDimension;
}

export interface DxfDimension {
  /** In drawing units, or radians for angles. */
  readonly measurement?: number;
  /** Words that the drafter typed; <> stands for the measurement. */
  readonly text: string;
  /** For drawing it if the file doesn't have its block; absent for radii and angles. */
  readonly plain?: PlainDimension;
}

export interface PlainDimension {
  /** The points between which it measures. */
  readonly from: Triple;
  readonly to: Triple;
  /** A point of the line with the arrows. */
  readonly line: Triple;
  /** The direction of the line with the arrows; radians, counterclockwise. */
  readonly angle: number;
  /** The middle of the text, if the drafter placed it. */
  readonly middle: Triple | undefined;
  readonly frame: Frame;
}

export interface ImageShape {
  readonly kind: 'image';
  readonly at: Triple;
  /** The bottom and the left edge, in drawing units. */
  readonly u: Triple;
  readonly v: Triple;
  /** Handle of its definition, by which `images` has the name of its file. */
  readonly definition: string;
}

/** What one entity draws in several ways, such as the lines and the text of a leader. */
export interface GroupShape {
  readonly kind: 'group';
  readonly shapes: readonly DxfShape[];
}
