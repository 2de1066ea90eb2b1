// The number of conflicts beside "Checks", or of missing details if there are no conflicts. Checks run after each edit, so
// an ellipsis replaces the number of conflicts during a drag.
import { useCallback, useSyncExternalStore } from 'react';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { CountBadge } from '../../kit/ui/CountBadge.tsx';
import { draggedIds } from '../../canvas/draggedIds.ts';
import { useConflictCount } from '../../workspace/liveChecks.ts';
import { useLines } from './liveLines.ts';
import { isPermitPlan, missingIn } from './openLines.ts';

export function ChecksBadge() {
  const conflicts = useConflictCount();
  const editor = useEditor();
  const watch = useCallback((listener: () => void) => editor.watch({ previewed: listener }), [editor]);
  const isDragged = (): boolean => draggedIds(editor).some((id = '') => editor.plan.objects.has(id));
  const isOutdated = useSyncExternalStore(watch, isDragged) && conflicts > 0;
  const isPermit = useSlice(({ plan }) => isPermitPlan(plan));
  const missing = missingIn(useLines() ?? []).length;
  const count = conflicts || (isPermit ? missing : 0);
  if (count === 0) return null;
  const what = conflicts === 0 ? 'missing' : count === 1 ? 'conflict' : 'conflicts';
  return (
    <CountBadge
      count={isOutdated ? '…' : count}
      words={isOutdated ? 'updated after the drag' : `${count} ${what}`}
      isDanger={conflicts > 0}
    />
  );
}
