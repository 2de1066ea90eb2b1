// The sheets of a plan as they are stored, in its settings: what is on each, and where the user put it. Nothing that follows
// from the plan is stored. Fields and blocks that later versions added stay in the records, so a sheet is saved as it is.
import type { Box } from '../geometry/box.ts';
import type { Status } from '../objects/kind.ts';

/** Millimeters of paper from the top left corner of the sheet. */
export interface PaperBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SheetBlock {
  readonly id: string;
  readonly type: string;
  /** Where a user put it; absent if its place follows from the sheet. */
  readonly box?: PaperBox;
  readonly title?: string;
}

/** A drawing of the plan, or of a part of it. */
export interface ViewportBlock extends SheetBlock {
  readonly type: 'viewport';
  /** The part in feet that is drawn; everything if absent. */
  readonly crop?: Box;
  /** The largest standard scale that fits if absent. */
  readonly feetPerInch?: number;
  /** Ids of layers that aren't drawn, besides those that the plan hides or doesn't print. */
  readonly hiddenLayers?: readonly string[];
  /** Whether it has neither dimensions nor labels, as on a location plan. Text objects are still drawn. */
  readonly isBare?: true;
  /** Only objects of these statuses and objects without one are drawn; all if absent. */
  readonly statuses?: readonly Status[];
  /** The day and the time of the shadows that are drawn; none if absent. */
  readonly sun?: SheetSun;
  /** Whether cut and fill are hatched. */
  readonly earthwork?: true;
}

/**
 * A day as 06-21, minutes since midnight, and the minutes that the clock is ahead of UTC: standard time as estimated from the
 * plan's longitude if absent.
 */
export interface SheetSun {
  readonly day: string;
  readonly minutes: number;
  readonly offset?: number;
}

export const tableContents = [
  'coverage',
  'setbacks',
  'courses',
  'areas',
  'trees',
  'floorArea',
  'surfaces',
  'parking',
  'landscape',
  'earthwork',
  'grades',
] as const;
export const moments = ['before', 'after'] as const;

/** An axonometric view of the site. */
export interface MassingBlock extends SheetBlock {
  readonly type: 'massing';
  /** Where the viewer stands, in degrees clockwise from the top of the sheet; from the southeast if absent. */
  readonly turn?: number;
  /** Degrees above the horizon; the default if absent. */
  readonly tilt?: number;
  /** Before or after the project; after it if absent. */
  readonly moment?: (typeof moments)[number];
  /** The day and the time of the shadows; none if absent. */
  readonly sun?: SheetSun;
}

/** A section of the ground along a line of the plan. */
export interface ProfileBlock extends SheetBlock {
  readonly type: 'profile';
  /** The id of the line; the first section line or drive if absent. */
  readonly object?: string;
  /** How many times heights are larger than lengths; as the room allows if absent. */
  readonly exaggeration?: number;
}

export type TableContent = (typeof tableContents)[number];

/** A table that follows the plan. */
export interface TableBlock extends SheetBlock {
  readonly type: 'table';
  readonly content: TableContent;
  /** The rows of this part of a table that is too long for one place: from the first to before the last. */
  readonly from?: number;
  readonly to?: number;
  /** Whether areas of a metric plan are given in hectares too, even if they are smaller than one. */
  readonly hectares?: true;
}

export interface LegendBlock extends SheetBlock {
  readonly type: 'legend';
}

export interface NotesBlock extends SheetBlock {
  readonly type: 'notes';
  /** Numbered on the sheet. */
  readonly notes: readonly string[];
  /** How many notes of the same list are before these, in another place. */
  readonly from?: number;
}

/** The legal description of the project. */
export interface LegalBlock extends SheetBlock {
  readonly type: 'legal';
  /** The courses of this part of a description that is too long for one place: from the first to before the last. */
  readonly from?: number;
  readonly to?: number;
}

export const vicinitySides = ['top', 'right', 'bottom', 'left'] as const;
export type VicinitySide = (typeof vicinitySides)[number];

/** A sketch, not to scale, of the streets around the site. */
export interface VicinityBlock extends SheetBlock {
  readonly type: 'vicinity';
  /** Street names by side; those of the plan's streets if absent. */
  readonly streets?: Readonly<Partial<Record<VicinitySide, string>>>;
}

/** The title block: the facts of the project, the sheet's title and number, date, revisions, scale and north. */
export interface TitleBlock extends SheetBlock {
  readonly type: 'titleBlock';
}

/** Space that is left empty for the permit office's stamp. */
export interface StampBlock extends SheetBlock {
  readonly type: 'stampSpace';
  /** Millimeters. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** The head of an office's sheets: its seal and its lines. */
export interface HeaderBlock extends SheetBlock {
  readonly type: 'header';
  readonly lines: readonly string[];
  /** The picture of the seal, which the office's own website keeps; its size in pixels. */
  readonly seal?: { readonly sha256: string; readonly width: number; readonly height: number };
}

/** Lines to sign on. */
export interface SignatureBlock extends SheetBlock {
  readonly type: 'signatures';
  /** Who signs; the owner and the preparer if absent. */
  readonly signers?: readonly string[];
}

/** A bar in feet and one in meters. */
export interface ScaleBarBlock extends SheetBlock {
  readonly type: 'scaleBar';
}

/** A QR code with the link to the plan. */
export interface QrBlock extends SheetBlock {
  readonly type: 'qr';
}

/** The approvals that are still valid, and who gave them. */
export interface ApprovalsBlock extends SheetBlock {
  readonly type: 'approvals';
}

/** The comments, numbered, with marks on the drawings of the sheet. */
export interface CommentsBlock extends SheetBlock {
  readonly type: 'comments';
}

export const edgings = ['red', 'blue', 'none'] as const;
/** How a lot is edged on a UK plan: red around the site, blue around other land of the owner. */
export type Edging = (typeof edgings)[number];

/** The key to red and blue edges, with the credit of the map. Drawings on a sheet with this block show the edges. */
export interface SiteEdgesBlock extends SheetBlock {
  readonly type: 'siteEdges';
  /** By the ids of lots. While no lot is named as the site, it is the one on which most stands, or the largest. */
  readonly edged?: Readonly<Record<string, Edging>>;
  /** The copyright and the license of the map. */
  readonly credit?: string;
  /** How many roads the drawings have to name. */
  readonly roads?: number;
}

/** The facts of the project as a form. */
export interface FactsBlock extends SheetBlock {
  readonly type: 'facts';
}

/** A letter, on a sheet of its own. */
export interface LetterBlock extends SheetBlock {
  readonly type: 'letter';
  /** Its paragraphs, each in a line. */
  readonly words: string;
}

export interface Revision {
  /** 1, A ... */
  readonly mark: string;
  readonly date: string;
  readonly words: string;
}

export const sheetStyles = ['color', 'blackAndWhite'] as const;
export type SheetStyle = (typeof sheetStyles)[number];

export const sheetOrientations = ['portrait', 'landscape'] as const;

export const namedTurns = ['north', 'street'] as const;
/** How the drawings lie on a sheet: with north up, with the street at the bottom, or turned by so many degrees, clockwise. */
export type SheetTurn = (typeof namedTurns)[number] | number;

export interface Sheet {
  readonly id: string;
  /** The printed number, such as A-1; if absent, it follows from the sheet's place in the list. */
  readonly number?: string;
  readonly title: string;
  /** The name of a paper in `@homeplot/formats/papers`. */
  readonly paper: string;
  readonly orientation: (typeof sheetOrientations)[number];
  readonly style: SheetStyle;
  /** How its drawings are turned; if absent, as on the canvas. */
  readonly turn?: SheetTurn;
  /** Whether a line of known length in its margin shows if a print is true to scale. */
  readonly testBar?: true;
  readonly blocks: readonly SheetBlock[];
  /** The date of printing if absent. */
  readonly date?: string;
  readonly revisions?: readonly Revision[];
  /** The record of a sheet of a later version, which is kept as it is and not drawn. */
  readonly newerRecord?: Readonly<Record<string, unknown>>;
}

/** The version of the sheet format. A record without a `version` has this one; later ones state theirs. */
export const sheetVersion = 1;

export const sheetLimits = {
  sheets: 100,
  blocks: 60,
  notes: 100,
  revisions: 40,
  signers: 10,
  /** Lines of a header. */
  lines: 8,
  /** Characters of an id, a title, a number, a date. */
  words: 200,
  /** Characters of a note. */
  note: 2000,
  letter: 20_000,
  /** Millimeters of a sheet. */
  side: 2000,
} as const;

/** Whether a sheet is a letter, which comes with the drawings and isn't counted as one. */
export const isLetter = ({ blocks }: Sheet): boolean => blocks.some(({ type }) => type === 'letter');

/** The sheets that are numbered, which are all but letters. */
export const drawingsIn = (sheets: readonly Sheet[]): readonly Sheet[] =>
  sheets.filter((sheet) => !isLetter(sheet));

/** The number of a sheet as printed. */
export function sheetNumber(sheets: readonly Sheet[], sheet: Sheet): string {
  if (sheet.number || isLetter(sheet)) return sheet.number || 'Letter';
  const at = drawingsIn(sheets).findIndex(({ id }) => id === sheet.id);
  return `A-${Math.max(0, at) + 1}`;
}

/** The number of a sheet, and how many drawings there are: `A-1 of 3`. */
export const sheetPlace = (sheets: readonly Sheet[], sheet: Sheet): string =>
  `${sheetNumber(sheets, sheet)} of ${Math.max(1, drawingsIn(sheets).length)}`;

export const sheetsToFile = (sheets: readonly Sheet[]): readonly object[] =>
  sheets.map((sheet) => sheet.newerRecord ?? sheet);
