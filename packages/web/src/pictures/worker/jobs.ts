// The jobs of the workers that read pictures and PDF files, and the messages between them and the page: each question has an id,
// and its answer has the same.
import type { Corners } from '@homeplot/plan/pictureAddress';
import type { Part } from '@homeplot/plan/pen';

/** Which picture is made of a file, and how. */
export interface Wanted {
  readonly blob: Blob;
  readonly page?: number | undefined;
  /** The password of a locked PDF. */
  readonly password?: string | undefined;
  /** The corners of the sheet in a photo, which is straightened. */
  readonly corners?: Corners | undefined;
  /** Percent; see `adjust` in pixels.ts. */
  readonly contrast?: number | undefined;
  readonly gray?: boolean | undefined;
}

/** A picture in several sizes, each half as wide as the one before. */
export interface Levels {
  readonly levels: readonly ImageBitmap[];
  /** The size of the file's picture in pixels; for a page of a PDF, the largest size at which it can be drawn. */
  readonly width: number;
  readonly height: number;
}

export interface Shape {
  readonly width: number;
  readonly height: number;
}

/** The jobs of both workers. */
export interface PictureJobs {
  /** maxPixels: of the largest size. */
  levels(wanted: Wanted, maxPixels: number): Promise<Levels>;
  /** A part of the picture. width: of the whole picture, in pixels. */
  detail(wanted: Wanted, part: Part, width: number): Promise<ImageBitmap>;
  /** A JPEG, or a PNG if anything is transparent, for files and print. */
  encoded(wanted: Wanted, maxPixels: number): Promise<Blob>;
}

export interface PdfPageFacts {
  /** Feet of ground per inch of paper, if the page says so in words. */
  readonly feetPerInch?: number | undefined;
  /** The words that say the scale. */
  readonly scaleWords?: string | undefined;
  /** Whether there is line work on the page. */
  readonly hasLines: boolean;
}

/** A path of lines and Bezier curves on a page, in points from the page's top left. */
export interface PdfPath {
  readonly steps: readonly PdfStep[];
  readonly stroke?: string | undefined;
  readonly fill?: string | undefined;
  /** The width of the line in points. */
  readonly width: number;
  /** The lengths of dashes and gaps in points. */
  readonly dash: readonly number[];
}

export type PdfStep =
  | { readonly to: 'move' | 'line'; readonly at: readonly [number, number] }
  | { readonly to: 'curve'; readonly at: readonly [number, number, number, number, number, number] }
  | { readonly to: 'close' };

export interface PdfText {
  readonly content: string;
  readonly x: number;
  readonly y: number;
  /** The height of the letters in points. */
  readonly height: number;
  /** Radians, clockwise. */
  readonly angle: number;
}

export interface PdfLines {
  readonly paths: readonly PdfPath[];
  readonly texts: readonly PdfText[];
  /** Whether the page has more paths than these. */
  readonly isCut: boolean;
}

export interface PdfJobs extends PictureJobs {
  /** Opens a PDF. lock: it needs a password, or the given one is wrong. */
  open(
    blob: Blob,
    password?: string,
  ): Promise<{ readonly pages: number } | { readonly lock: 'asks' | 'wrong' }>;
  /** The size of a page in inches, as it is shown. */
  size(wanted: Wanted): Promise<Shape>;
  facts(wanted: Wanted): Promise<PdfPageFacts>;
  thumbnail(wanted: Wanted, width: number): Promise<ImageBitmap>;
  lines(wanted: Wanted): Promise<PdfLines>;
}

export interface Question {
  readonly id: number;
  readonly name: string;
  readonly given: readonly unknown[];
}

export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failed: string; readonly isMemory: boolean };
