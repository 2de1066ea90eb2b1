// In the list, a project that was just deleted, and the way back.
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ProjectEntry } from '../projects/cloudRows.ts';
import { Button } from '../ui/Button.tsx';
import { focusNow } from './focusNow.ts';

interface DeletedRowProps {
  readonly entry: ProjectEntry;
  readonly undo: () => Promise<void>;
}

export function DeletedRow({ entry: { title }, undo }: DeletedRowProps) {
  const [busy, setBusy] = useState(false);
  const bringBack = async (): Promise<void> => {
    if (busy) return;
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
        aria-label={`Undo: bring back ${title}`}
        aria-disabled={busy}
        onClick={() => void bringBack()}
      >
        <Undo2 aria-hidden className="size-4" />
        Undo
      </Button>
    </li>
  );
}
