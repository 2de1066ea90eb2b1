// Asks in a project's row whether to delete it, and says what undoing it doesn't bring back.
import { useEffect, useState } from 'react';
import { hasRemarks } from '../../store/cloud/remarks.ts';
import type { ProjectEntry } from '../../store/link/cloudRows.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { focusNow } from '../../kit/dialog/focusNow.ts';

interface ConfirmDeleteProps {
  readonly entry: ProjectEntry;
  /** Whether other people may open the project, or are invited to it. */
  readonly isShared: boolean;
  /** leaves: whether something doesn't come back if the deletion is undone. */
  readonly onDelete: (leaves: boolean) => Promise<void>;
  readonly onEnd: () => void;
}

export function ConfirmDelete({ entry, isShared, onDelete, onEnd }: ConfirmDeleteProps) {
  const [busy, setBusy] = useState(false);
  const [isWrittenAbout, setWrittenAbout] = useState(false);
  useEffect(() => {
    let isNeeded = !isShared;
    if (isNeeded) void hasRemarks(entry.id).then((has) => isNeeded && setWrittenAbout(has));
    return () => void (isNeeded = false);
  }, [entry.id, isShared]);
  const gone = isShared
    ? 'people, invitations, links, comments and approvals'
    : isWrittenAbout
      ? 'comments and approvals'
      : undefined;
  const confirm = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await onDelete(gone !== undefined);
    onEnd();
  };
  const question = `delete-question-${entry.id}`;
  const warning = `delete-warning-${entry.id}`;
  return (
    <fieldset
      aria-labelledby={question}
      aria-describedby={gone ? warning : undefined}
      className="flex flex-wrap items-center gap-x-3 gap-y-2"
    >
      <span id={question} className="text-[0.9375rem]">
        Delete this project?
      </span>
      {gone ? (
        <span id={warning} className="order-last basis-full text-sm text-ink-soft">
          {`Its ${gone} are deleted for good. Undo doesn't bring them back.`}
        </span>
      ) : null}
      <span className="flex gap-2">
        <Button
          ref={focusNow}
          size="sm"
          tone="danger"
          aria-label={`Delete ${entry.title} now`}
          aria-disabled={busy}
          onClick={() => void confirm()}
        >
          {busy ? 'Deleting...' : 'Delete'}
        </Button>
        <Button size="sm" onClick={onEnd}>
          Keep
        </Button>
      </span>
    </fieldset>
  );
}
