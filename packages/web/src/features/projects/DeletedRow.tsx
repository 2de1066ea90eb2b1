// A project in the list that was just deleted, with a button to undo that.
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ProjectEntry } from '../../store/link/cloudRows.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { rowButtonId } from './ProjectRow.tsx';

interface DeletedRowProps {
  readonly entry: ProjectEntry;
  readonly undo: () => Promise<void>;
}

export function DeletedRow({ entry: { id, title }, undo }: DeletedRowProps) {
  const [busy, setBusy] = useState(false);
  // After undoing, the delete button of the restored row gets the focus.
  const isUndone = useRef(false);
  useEffect(
    () => () => {
      if (isUndone.current) document.getElementById(rowButtonId(id, 'delete'))?.focus();
    },
    [id],
  );
  const restore = async (): Promise<void> => {
    if (busy) return;
    isUndone.current = true;
    setBusy(true);
    await undo();
    setBusy(false);
  };
  return (
    <li className="flex items-center gap-3 py-3">
      <p className="min-w-0 grow truncate text-ink-soft">
        <s>{title}</s> was deleted
      </p>
      <Button
        ref={focusNow}
        size="sm"
        aria-label={`Undo: restore ${title}`}
        aria-disabled={busy}
        onClick={() => void restore()}
      >
        <Undo2 aria-hidden className="size-4" />
        Undo
      </Button>
    </li>
  );
}
