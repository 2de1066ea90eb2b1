// Draws sheets as pictures for the page to show or print. The addresses of the pictures hold memory until they are released.
import type { AskedSheet } from '@homeplot/formats/bestOrientation';
import type { Plan } from '@homeplot/plan/plan';
import type { LaidSheet, SheetJobs } from '../../printing/worker/sheetJobs.ts';
import type { PrintedPage } from './PrintedSheets.tsx';
import { picturesFor } from './useDrawnSheet.ts';

export interface DrawnPage extends PrintedPage {
  readonly laid: LaidSheet;
}

export interface DrawnPages {
  /** All sheets, including those that don't fit on their paper, which have no page. */
  readonly laid: readonly LaidSheet[];
  readonly pages: readonly DrawnPage[];
}

/**
 * signal: when it is aborted, all pages are released and no more are drawn, even if the jobs never settle, as when their worker
 * has ended. Returns undefined then. Rejects if a sheet can't be drawn.
 */
export async function drawPages(
  jobs: Pick<SheetJobs, 'layOut' | 'svgs'>,
  plan: Plan,
  sheets: readonly AskedSheet[],
  signal: AbortSignal,
): Promise<DrawnPages | undefined> {
  const all: LaidSheet[] = [];
  const pages: DrawnPage[] = [];
  signal.addEventListener('abort', () => releasePages(pages), { once: true });
  try {
    for (const { sheet, turns } of sheets) {
      const laid = await jobs.layOut(sheet, turns);
      all.push(laid);
      if (laid.unfit !== undefined) continue;
      const parts = await jobs.svgs(laid.sheet, await picturesFor(plan, laid));
      if (signal.aborted) return undefined;
      pages.push({ laid, srcs: parts.map((part) => URL.createObjectURL(part)), size: laid.size });
    }
  } catch (problem) {
    releasePages(pages);
    throw problem;
  }
  return signal.aborted ? undefined : { laid: all, pages };
}

export function releasePages(pages: readonly PrintedPage[]): void {
  for (const src of pages.flatMap(({ srcs }) => srcs)) URL.revokeObjectURL(src);
}
