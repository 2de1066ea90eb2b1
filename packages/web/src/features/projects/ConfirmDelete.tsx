// Asks in a project's row whether to delete it, and says what undoing it doesn't bring back.
import { useState } from 'react';
import type { ProjectEntry } from '../../store/link/cloudRows.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { focusNow } from '../../kit/dialog/focusNow.ts';

interface ConfirmDeleteProps {
  readonly entry: ProjectEntry;
  /** Whether other people may open the project, or are invited to it. */
  readonly isShared: boolean;
  readonly onDelete: () => Promise<void>;
  readonly onEnd: () => void;
}

export function ConfirmDelete({ entry, isShared, onDelete, onEnd }: ConfirmDeleteProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await onDelete();
    onEnd();
  };
  const question = `delete-question-${entry.id}`;
  const warning = `delete-warning-${entry.id}`;
  return (
    <fieldset
      aria-labelledby={question}
      aria-describedby={isShared ? warning : undefined}
      className="flex flex-wrap items-center gap-x-3 gap-y-2"
    >
      <span id={question} className="text-[0.9375rem]">
        Delete this project?
      </span>
      {isShared ? (
        <span id={warning} className="order-last basis-full text-sm text-ink-soft">
          Its people, invitations, links, comments and approvals are deleted for good. Undo doesn't bring them
          back.
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
