// Why a PDF could not be made.
import type { PdfAnswer } from './pdfJob.ts';

/** Engines throw a RangeError where they can't get memory, Firefox an error of its own. */
export const failure = (problem: unknown): PdfAnswer => ({
  kind: 'failed',
  isMemory: problem instanceof RangeError || /memory|allocation/i.test(String(problem)),
  reason: String(problem),
});
