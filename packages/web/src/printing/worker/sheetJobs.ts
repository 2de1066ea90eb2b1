// What the page asks the worker that draws sheets, and what it gets: plain data, which can be sent between the two.
import type { Attached } from '@homeplot/formats/attached';
import type { AskedSheet } from '@homeplot/formats/bestOrientation';
import type { SheetSize } from '@homeplot/formats/papers';
import type { CutBlock } from '@homeplot/formats/sheetContext';
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
  /** undefined if the drawing fits its place at no scale. */
  readonly scale: PrintScale | undefined;
  /** The scales to choose from. */
  readonly scales: readonly OfferedScale[];
}

/** A sheet with everything in its place. */
export interface LaidSheet {
  readonly sheet: Sheet;
  readonly size: SheetSize;
  /** The box of each block in millimeters, by id. */
  readonly boxes: ReadonlyMap<string, Box>;
  /** The viewports by the ids of their blocks. */
  readonly viewports: ReadonlyMap<string, Viewport>;
  readonly scale: PrintScale | undefined;
  /** Why the sheet can't be printed, as a sentence; undefined if every drawing fits its place at a standard scale. */
  readonly unfit: string | undefined;
  /** Degrees by which its drawings are turned clockwise. */
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
  /** A sentence about the labels that have no room. */
  readonly leftOut: string | undefined;
  /** Blocks that have no room. */
  readonly missing: readonly SheetBlock[];
  readonly cut: readonly CutBlock[];
  /** Blocks that cover the space for a stamp. */
  readonly overStamp: readonly SheetBlock[];
  readonly lacks: readonly string[];
  readonly roomTaken: RoomTaken | undefined;
}

/** The pictures of a plan by their addresses. */
export type Pictures = ReadonlyMap<string, Blob>;

export interface SheetOfSet {
  readonly sheet: Sheet;
  /** Why the sheet can't be printed, as a sentence. */
  readonly unfit: string | undefined;
  /** A sentence for each of its blocks that was moved to another sheet for lack of room. */
  readonly moved: readonly string[];
}

export interface SheetJobs {
  /** Takes some of the objects of the next plan. */
  take(objects: readonly PlanObject[]): Promise<void>;
  /** Begins a plan with the objects that were taken. address: the page's, for links. */
  begin(settings: PlanSettings, address: string): Promise<void>;
  /** Sets what is printed with the plan and isn't in it, such as comments. */
  attach(attached: Attached): Promise<void>;
  /** redraws: whether drawings of the plan change, and not only the sheets around them. */
  edit(changes: readonly Change[], redraws: boolean): Promise<void>;
  /** The plan's stored sheets, and further ones with what has no room on them. */
  set(): Promise<readonly SheetOfSet[]>;
  /** turns: whether the sheet gets the orientation in which its drawings are largest. */
  layOut(sheet: Sheet, turns: boolean): Promise<LaidSheet>;
  findings(sheet: Sheet): Promise<SheetFindings>;
  /** The dimensions that are printed without their numbers. plain: the sheet of a plan without sheets of its own. */
  unnumbered(plain: AskedSheet | undefined): Promise<Unnumbered>;
  /** The sheet; if it is asked to turn, in the orientation in which its drawings are largest. */
  oriented(asked: AskedSheet): Promise<Sheet>;
  /** A PNG of a sheet. sharpness: pixels per millimeter. */
  picture(sheet: Sheet, sharpness: number, pictures: Pictures): Promise<Blob>;
  /** A sheet as several SVG files, to be shown on top of each other. */
  svgs(sheet: Sheet, pictures: Pictures): Promise<readonly Blob[]>;
}
