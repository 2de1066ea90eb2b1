// What is printed with a shared plan: comments and approvals, if the visitor chooses them.
import type { Attached } from '@homeplot/formats/attached';
import { newBlock } from '@homeplot/formats/sheetEdits';
import type { Plan } from '@homeplot/plan/plan';
import type { Sheet } from '@homeplot/plan/sheet';
import { useEffect, useMemo, useState } from 'react';
import { standingApprovals } from '../../features/approval/approvedBy.ts';
import { commentsOf } from '../../features/comments/commentStore.ts';
import { printedComments } from '../../features/comments/printedComments.ts';
import { useComments } from '../../features/comments/useComments.ts';
import { plainSheetOf, sharedChoice } from '../../printing/plainChoice.ts';
import type { SheetJobs } from '../../printing/worker/sheetJobs.ts';
import { watchNews } from '../../store/live/news.ts';
import type { ViewedPlan } from './viewedPlan.ts';

export const attachedParts = { comments: 'Comments, with marks', approvals: 'Approvals' } as const;
export type AttachedPart = keyof typeof attachedParts;

/** Milliseconds after an edit until approvals are compared with the plan again: others' drags are many edits in a row. */
const judgeDelay = 500;

/** Which parts the visitor has chosen or left out; for others the plan's own sheets decide. */
export type Chosen = Readonly<Partial<Record<AttachedPart, boolean>>>;

export const isPrinted = (part: AttachedPart, { sheets }: Plan['settings'], chosen: Chosen): boolean =>
  chosen[part] ?? (sheets ?? []).some((sheet) => hasPart(sheet, part));

const hasPart = ({ blocks }: Sheet, part: AttachedPart): boolean => blocks.some(({ type }) => type === part);

/** The sheets with the chosen parts, which are added to the first sheet unless some sheet has them. */
function withParts(sheets: readonly Sheet[], chosen: Chosen): readonly Sheet[] {
  let changed = sheets;
  for (const [part, isChosen] of Object.entries(chosen) as [AttachedPart, boolean][]) {
    if (isChosen === changed.some((sheet) => hasPart(sheet, part))) continue;
    changed = changed.map((sheet, i) => {
      const blocks = sheet.blocks.filter(({ type }) => type !== part);
      return { ...sheet, blocks: isChosen && i === 0 ? [...blocks, newBlock(part, sheet)] : blocks };
    });
  }
  return changed;
}

/**
 * The sheets to print, with the chosen parts; the worker has them from then on. A plan without sheets is printed on one like
 * that of the planner: on this visitor's paper, in their style and with their test bar. An orientation and a scale are chosen
 * for a plan in the planner alone.
 */
export async function printedSheets(
  jobs: Pick<SheetJobs, 'oriented' | 'edit' | 'set'>,
  { sheets: stored = [], pack }: Plan['settings'],
  chosen: Chosen,
): Promise<readonly Sheet[]> {
  const isPlain = stored.length === 0;
  const own = isPlain ? [await jobs.oriented(plainSheetOf(sharedChoice(pack)))] : stored;
  const sheets = withParts(own, chosen);
  if (isPlain && sheets === own) return own;
  await jobs.edit([{ settings: { sheets } }], false);
  return (await jobs.set()).map(({ sheet }) => sheet);
}

/** The open comments and the approvals that stand. */
export function useAttached(projectId: string, viewed: ViewedPlan): Attached {
  const store = commentsOf(projectId);
  const { threads } = useComments(store);
  // Comments are refreshed only from time to time, so they are fetched now for printing.
  useEffect(() => void store.refresh(), [store]);
  const [approvals, setApprovals] = useState<readonly string[]>([]);
  useEffect(() => {
    let latest = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const judge = async (): Promise<void> => {
      latest += 1;
      const run = latest;
      const found = await standingApprovals(projectId, viewed.plan);
      if (run === latest) setApprovals(found);
    };
    const judgeLater = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void judge(), judgeDelay);
    };
    void judge();
    const ends = [viewed.watch({ edited: judgeLater }), watchNews('approvals', judgeLater)];
    return () => {
      latest += 1;
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [projectId, viewed]);
  // Memoized by content, since all sheets are redrawn for another value.
  const key = JSON.stringify({ approvals, comments: printedComments(threads, viewed.plan) });
  return useMemo(() => JSON.parse(key) as Attached, [key]);
}
