// Asks in a project's row whether to delete it.
import { useState } from 'react';
import type { ProjectEntry } from '../../store/link/cloudRows.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { focusNow } from '../../kit/dialog/focusNow.ts';

interface ConfirmDeleteProps {
  readonly entry: ProjectEntry;
  readonly onDelete: (entry: ProjectEntry) => Promise<void>;
  readonly onEnd: () => void;
}

export function ConfirmDelete({ entry, onDelete, onEnd }: ConfirmDeleteProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await onDelete(entry);
    onEnd();
  };
  const question = `delete-question-${entry.id}`;
  return (
    <fieldset aria-labelledby={question} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span id={question} className="text-[0.9375rem]">
        Delete this project?
      </span>
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
