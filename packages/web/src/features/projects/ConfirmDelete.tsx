// Asks in a project's row whether to delete it, and says what undoing it doesn't bring back.
import { useEffect, useState } from 'react';
import { hasCommentsOrApprovals } from '../../store/cloud/deletedWith.ts';
import type { ProjectEntry } from '../../store/link/cloudRows.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { focusNow } from '../../kit/dialog/focusNow.ts';

const lostOfShared = 'people, invitations, links, comments and approvals';
const lostOfOwn = 'comments and approvals';

interface ConfirmDeleteProps {
  readonly entry: ProjectEntry;
  /** Whether other people may open the project, or are invited to it. */
  readonly isShared: boolean;
  /** lost: what doesn't come back if the deletion is undone, in words. */
  readonly onDelete: (lost: string | undefined) => Promise<void>;
  readonly onEnd: () => void;
}

export function ConfirmDelete({ entry, isShared, onDelete, onEnd }: ConfirmDeleteProps) {
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState(isShared ? lostOfShared : undefined);
  const [asking] = useState(async () =>
    isShared ? lostOfShared : (await hasCommentsOrApprovals(entry.id)) ? lostOfOwn : undefined,
  );
  useEffect(() => void asking.then(setLost), [asking]);
  const confirm = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const found = await asking;
    // Pressed before it was known, so it is asked again with the warning.
    if (found !== lost) {
      setLost(found);
      return setBusy(false);
    }
    await onDelete(lost);
    onEnd();
  };
  const question = `delete-question-${entry.id}`;
  const warning = `delete-warning-${entry.id}`;
  return (
    <fieldset
      aria-labelledby={question}
      aria-describedby={lost ? warning : undefined}
      className="flex flex-wrap items-center gap-x-3 gap-y-2"
    >
      <span id={question} className="text-[0.9375rem]">
        Delete this project?
      </span>
      <output className="order-last basis-full text-sm text-ink-soft empty:hidden">
        {lost ? (
          <span id={warning}>{`Its ${lost} are deleted for good. Undo doesn't bring them back.`}</span>
        ) : null}
      </output>
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
