// The approvals and comments that sheets print. They are fetched once a sheet has a part for them.
import { type Attached, nothingAttached } from '@homeplot/formats/attached';
import type { Sheet } from '@homeplot/plan/sheet';
import { useEffect, useMemo } from 'react';
import { useEditor, useRevision } from '../../workspace/useWorkspace.ts';
import { printedApprovals } from '../approval/standing.ts';
import { useStandings } from '../approval/useStandings.ts';
import { printedComments } from '../comments/printedComments.ts';
import { useCommentsIn } from '../comments/useComments.ts';
import { useProjectComments } from '../comments/useProjectComments.ts';

export function useAttached(sheets: readonly Sheet[] = []): Attached {
  const { plan } = useEditor();
  const revision = useRevision();
  const has = (type: string): boolean =>
    sheets.some(({ blocks }) => blocks.some((block) => block.type === type));
  const [printsApprovals, printsComments] = [has('approvals'), has('comments')];
  const current = useStandings(printsApprovals);
  const store = useProjectComments();
  const { threads } = useCommentsIn(printsComments ? store : undefined);
  // Approvals are fetched for each new user; comments, once they are followed, only once in a while.
  useEffect(() => void (printsComments && store?.refresh()), [printsComments, store]);
  const approvals = current ? printedApprovals(current.judged, current.standings.versionNames) : [];
  const comments = revision < 0 ? [] : printedComments(threads, plan);
  // The same value until something changes, since everything is drawn again for another one.
  const key = JSON.stringify({ approvals, comments });
  return useMemo(() => {
    const attached = JSON.parse(key) as Attached;
    return attached.approvals.length + attached.comments.length === 0 ? nothingAttached : attached;
  }, [key]);
}
