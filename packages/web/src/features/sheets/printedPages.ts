// Draws all sheets for the browser to print. The addresses of the pictures hold memory until they are released.
import type { Plan } from '@homeplot/plan/plan';
import type { Sheet } from '@homeplot/plan/sheet';
import type { SheetJobs } from '../../printing/worker/sheetJobs.ts';
import type { PrintedPage } from './PrintedSheets.tsx';
import { picturesFor } from './useDrawnSheet.ts';

/** signal: when it is aborted, nothing more is drawn. Returns undefined then. Rejects if a sheet can't be drawn. */
export async function drawPages(
  jobs: Pick<SheetJobs, 'layOut' | 'svgs'>,
  plan: Plan,
  sheets: readonly Sheet[],
  signal: AbortSignal,
): Promise<readonly PrintedPage[] | undefined> {
  const pages: PrintedPage[] = [];
  try {
    for (const sheet of sheets) {
      const laid = await jobs.layOut(sheet, false);
      const parts = await jobs.svgs(sheet, await picturesFor(plan, laid));
      pages.push({ srcs: parts.map((part) => URL.createObjectURL(part)), size: laid.size });
      if (signal.aborted) break;
    }
  } catch (problem) {
    releasePages(pages);
    throw problem;
  }
  if (!signal.aborted) return pages;
  releasePages(pages);
  return undefined;
}

export function releasePages(pages: readonly PrintedPage[]): void {
  for (const src of pages.flatMap(({ srcs }) => srcs)) URL.revokeObjectURL(src);
}
