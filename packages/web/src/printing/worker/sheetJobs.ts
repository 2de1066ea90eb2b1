// What the dialog asks the worker that draws sheets, and what it gets: plain data, since a large plan takes seconds.
import type { Attached } from '@homeplot/formats/attached';
import type { Orientation, SheetSize } from '@homeplot/formats/papers';
import type { OfferedScale } from '@homeplot/formats/planView';
import type { PrintScale } from '@homeplot/formats/printScales';
import type { RoomTaken } from '@homeplot/formats/roomTaken';
import type { Unnumbered } from '@homeplot/formats/unnumbered';
import type { Streets } from '@homeplot/formats/vicinity';
import type { Box } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Change } from '@homeplot/plan/plan';
import type { PlanSettings } from '@homeplot/plan/settings';
import type { Sheet, SheetBlock } from '@homeplot/plan/sheet';

export interface Viewport {
  /** undefined if it fits its place at none. */
  readonly scale: PrintScale | undefined;
  /** Those to choose from. */
  readonly scales: readonly OfferedScale[];
}

/** A sheet with everything in its place. */
export interface LaidSheet {
  readonly sheet: Sheet;
  readonly size: SheetSize;
  /** Where each block lies, by id. Millimeters. */
  readonly boxes: ReadonlyMap<string, Box>;
  /** By the ids of their blocks. */
  readonly viewports: ReadonlyMap<string, Viewport>;
  readonly scale: PrintScale | undefined;
  /** Why it can't be printed, as a sentence; undefined if every drawing fits its place at a standard scale. */
  readonly unfit: string | undefined;
  /** Degrees, clockwise, by which its drawings are turned. */
  readonly turn: number;
  /** The addresses of the pictures of the map. */
  readonly maps: readonly string[];
  /** Whether nothing of the plan would be printed. */
  readonly isEmpty: boolean;
  /** The streets of the plan by the sides of this sheet; undefined if no vicinity sketch asks for them. */
  readonly streets: Streets | undefined;
}

/** What has no room on a sheet, and what is wrong with it. */
export interface SheetFindings {
  /** A sentence about the labels without room. */
  readonly leftOut: string | undefined;
  readonly missing: readonly SheetBlock[];
  readonly cut: readonly SheetBlock[];
  readonly overStamp: readonly SheetBlock[];
  readonly lacks: readonly string[];
  readonly roomTaken: RoomTaken | undefined;
}

/** The pictures of a plan by their addresses. */
export type Pictures = ReadonlyMap<string, Blob>;

export interface SheetOfSet {
  readonly sheet: Sheet;
  /** Why it can't be printed, as a sentence. */
  readonly unfit: string | undefined;
  /** A sentence for each of its blocks that is on another sheet for lack of room. */
  readonly moved: readonly string[];
}

export interface SheetJobs {
  /** Objects of the plan to come, in portions. */
  take(objects: readonly PlanObject[]): Promise<void>;
  /** A plan of the objects that were taken. address: of the page, for links. */
  begin(settings: PlanSettings, address: string): Promise<void>;
  /** What is printed beside the plan and isn't in it. */
  attach(attached: Attached): Promise<void>;
  /** redraws: whether drawings of the plan change, and not only their sheets. */
  edit(changes: readonly Change[], redraws: boolean): Promise<void>;
  /** The stored sheets, and further ones with what has no room on them. */
  set(): Promise<readonly SheetOfSet[]>;
  /** turns: whether it takes the orientation in which its drawings are largest. */
  layOut(sheet: Sheet, turns: boolean): Promise<LaidSheet>;
  findings(sheet: Sheet): Promise<SheetFindings>;
  /** Dimensions printed without their number: on the plan's set, or on the given sheet in its best orientation. */
  unnumbered(plain: Sheet | undefined): Promise<Unnumbered>;
  bestOrientation(sheet: Sheet): Promise<Orientation>;
  /** A PNG. sharpness: pixels per millimeter. */
  picture(sheet: Sheet, sharpness: number, pictures: Pictures): Promise<Blob>;
  /** SVG files that lie on one another. */
  svgs(sheet: Sheet, pictures: Pictures): Promise<readonly Blob[]>;
}
