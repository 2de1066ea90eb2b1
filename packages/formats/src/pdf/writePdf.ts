// Writes a PDF that permit portals accept: vectors and searchable text on one flat layer, the font embedded and subset, a
// bookmark for each sheet, no password, no annotations. Nothing in it depends on the machine.
import type { Units } from '@homeplot/plan/units';
import { joinBytes } from '../kit/joinBytes.ts';
import { PDFDocument } from 'pdfkit';
import { millimetersPerInch } from '../paper/drawingScale.ts';
import type { SheetSize } from '../paper/papers.ts';
import { half } from '../paper/halfSize.ts';
import type { PenAt } from '../paper/penAt.ts';
import { HaloForms } from './haloForms.ts';
import { type Measured, viewportsOf } from './measure.ts';
import { PdfFont } from './pdfFont.ts';
import { PdfPen } from './pdfPen.ts';
import { type PaintWords, WordPictures } from './wordPictures.ts';

/** A sheet of the file, drawn when it is written. Millimeters. */
export interface PdfPage extends SheetSize {
  /** Its number and title, such as `A-1 Site plan`: the bookmark. */
  readonly bookmark: string;
  readonly draw: (penAt: PenAt) => void;
  /** Whether it is drawn at half the size that its pen's scale says. */
  readonly isHalfSize?: boolean;
  /** Its drawings, on which a viewer can measure. */
  readonly measured?: { readonly drawings: readonly Measured[]; readonly units: Units };
}

export interface PdfOptions {
  readonly title: string;
  /** Who prepared it; '' if nobody is named. */
  readonly author: string;
  /** When the plan was drawn. Files of the same plan with the same date are identical. */
  readonly date: Date;
  /** A TrueType font. */
  readonly font: Uint8Array;
  /** The bytes of the plan's pictures, JPEG or PNG, by address. */
  readonly images?: ReadonlyMap<string, ArrayBuffer> | undefined;
  /** Draws words with letters that the font lacks. */
  readonly paintWords?: PaintWords | undefined;
}

/** Called before each page, and with done = total before the file is closed. */
export type PdfProgress = (done: number, total: number) => void;

const pointsPerMillimeter = 72 / millimetersPerInch;

/** Returns the bytes of the file. Fails if it runs out of memory. */
export async function writePdf(
  pages: readonly PdfPage[],
  { title, author, date, font: bytes, images = new Map(), paintWords }: PdfOptions,
  progress: PdfProgress = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({
    autoFirstPage: false,
    font: null,
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    info: {
      Title: title,
      ...(author && { Author: author }),
      Creator: 'Homeplot',
      Producer: 'Homeplot, pdfkit',
      CreationDate: date,
    },
  });
  const written = new Promise<Uint8Array<ArrayBuffer>>((done) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk) => void chunks.push(chunk)).on('end', () => done(joinBytes(chunks)));
  });
  const font = new PdfFont(bytes);
  document.registerFont('sheet', font.font);
  const ink = {
    document,
    font,
    images,
    halos: new HaloForms(document, font),
    pictures: new WordPictures(document, paintWords),
  };
  for (const [i, { width, height, bookmark, draw, isHalfSize = false, measured }] of pages.entries()) {
    progress(i, pages.length);
    document.addPage({ size: [width * pointsPerMillimeter, height * pointsPerMillimeter], margin: 0 });
    if (measured && measured.drawings.length > 0)
      document.page.dictionary.data['VP'] = viewportsOf(measured.drawings, height, measured.units);
    document.outline.addItem(bookmark);
    document.font('sheet').scale(pointsPerMillimeter).lineJoin('round');
    const size = isHalfSize ? half : 1;
    draw((corner, scale, ...own) => new PdfPen(ink, corner, scale * size, ...own, isHalfSize));
  }
  progress(pages.length, pages.length);
  document.end();
  return written;
}
