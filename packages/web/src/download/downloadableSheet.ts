// A sheet that can be downloaded as PDF or PNG.
import type { SheetSize } from '@homeplot/formats/papers';
import type { PdfSheet } from '@homeplot/formats/sheetPages';

export interface DownloadableSheet extends PdfSheet {
  readonly size: SheetSize;
  /** The pages of the sheet as SVG files. */
  readonly pictures: () => Promise<readonly string[]>;
}
