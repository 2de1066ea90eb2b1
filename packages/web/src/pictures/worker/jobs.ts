// What the page asks the workers that read pictures and PDF files, and how they answer: each question has a number, and
// its answer the same.
import type { Corners } from '@homeplot/plan/pictureAddress';
import type { Part } from '@homeplot/plan/pen';

/** The picture that is made of a file. */
export interface Wanted {
  readonly blob: Blob;
  readonly page?: number | undefined;
  /** Of a locked PDF. */
  readonly password?: string | undefined;
  readonly corners?: Corners | undefined;
  /** Percent. */
  readonly contrast?: number | undefined;
  readonly gray?: boolean | undefined;
}

/** A picture in several sizes, each half as wide as the one before. */
export interface Levels {
  readonly levels: readonly ImageBitmap[];
  /** Pixels of the file itself; of a page of a PDF, which has none, as it can be drawn at most. */
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
  /** A part of the picture, at a width of the whole in pixels. */
  detail(wanted: Wanted, part: Part, width: number): Promise<ImageBitmap>;
  /** A JPEG, or a PNG where anything shines through, for files and print. */
  encoded(wanted: Wanted, maxPixels: number): Promise<Blob>;
}

export interface PdfPageFacts {
  /** Feet of ground to an inch of paper, if the page says so in words. */
  readonly feetPerInch?: number | undefined;
  /** Those words. */
  readonly scaleWords?: string | undefined;
  /** Whether lines are drawn on it. */
  readonly hasLines: boolean;
}

/** Bezier curves and lines of a page, in points from its top left. */
export interface PdfPath {
  /** Each part as 'M', 'L', 'C' or 'Z' and its coordinates. */
  readonly steps: readonly PdfStep[];
  readonly stroke?: string | undefined;
  readonly fill?: string | undefined;
  /** Points. */
  readonly width: number;
  /** Points. */
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
  /** Points. */
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
  open(
    blob: Blob,
    password?: string,
  ): Promise<{ readonly pages: number } | { readonly lock: 'asks' | 'wrong' }>;
  /** Inches, as the page is shown. */
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
