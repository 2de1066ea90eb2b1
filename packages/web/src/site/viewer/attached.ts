// What is printed with a shared plan: comments and approvals, if the visitor chooses them.
import type { Pack } from '@homeplot/plan/pack';
import type { Attached } from '@homeplot/formats/attached';
import { plainSheet } from '@homeplot/formats/sheetPresets';
import { newBlock } from '@homeplot/formats/sheetEdits';
import type { Change, Plan } from '@homeplot/plan/plan';
import type { Sheet } from '@homeplot/plan/sheet';
import { useEffect, useMemo, useState } from 'react';
import { standingApprovals } from '../../features/approval/approvedBy.ts';
import { commentsOf } from '../../features/comments/commentStore.ts';
import { printedComments } from '../../features/comments/printedComments.ts';
import { useComments } from '../../features/comments/useComments.ts';
import { firstPaper } from '../../printing/chosenPaper.ts';
import type { SheetWorkerClient } from '../../printing/sheetWorkerClient.ts';
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

/** The sheet of a plan without any, on the visitor's paper. */
export const visitorsSheet = (pack: Pack | undefined): Sheet =>
  plainSheet({ paper: firstPaper(pack), orientation: 'landscape' });

/** The sheets with the chosen parts, which are added to the first sheet unless some sheet has them. pack: the plan's rules. */
function withParts(
  sheets: readonly Sheet[] | undefined,
  chosen: Chosen,
  pack: Pack | undefined,
): readonly Sheet[] | undefined {
  let changed = sheets;
  for (const [part, isChosen] of Object.entries(chosen) as [AttachedPart, boolean][]) {
    const all = changed?.length ? changed : [visitorsSheet(pack)];
    if (isChosen === all.some((sheet) => hasPart(sheet, part))) continue;
    changed = all.map((sheet, i) => {
      const blocks = sheet.blocks.filter(({ type }) => type !== part);
      return { ...sheet, blocks: isChosen && i === 0 ? [...blocks, newBlock(part, sheet)] : blocks };
    });
  }
  return changed;
}

/** The plan as it is printed. */
export function printedPlan(
  viewed: ViewedPlan,
  chosen: Chosen,
): ConstructorParameters<typeof SheetWorkerClient>[0] {
  const print = <T extends { readonly sheets?: readonly Sheet[] | undefined }>(settings: T): T => ({
    ...settings,
    sheets: withParts(settings.sheets, chosen, viewed.plan.settings.pack),
  });
  const printed = (change: Change): Change =>
    'settings' in change && 'sheets' in change.settings ? { settings: print(change.settings) } : change;
  return {
    get plan() {
      return { ...viewed.plan, settings: print(viewed.plan.settings) };
    },
    watch: (watcher) =>
      viewed.watch({
        ...watcher,
        edited: (changes, ...rest) => watcher.edited?.(changes.map(printed), ...rest),
      }),
  };
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
