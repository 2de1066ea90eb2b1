// A sheet that can be downloaded as PDF or PNG.
import type { SheetSize } from '@homeplot/formats/papers';
import type { PdfSheet } from '@homeplot/formats/sheetPages';
import type { Drawn } from '../../printing/picturesOf.ts';

export interface DownloadableSheet extends PdfSheet {
  readonly size: SheetSize;
  /** The pages of the sheet as PNG files. resolution: pixels per inch. */
  readonly pngs: (resolution: number) => Promise<readonly Blob[]>;
  /** What it needs pictures for. */
  readonly drawn: () => Promise<Drawn>;
}
