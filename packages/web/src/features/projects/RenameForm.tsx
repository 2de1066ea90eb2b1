// Edits a project's title in its row of the list.
import { useState, type SubmitEvent } from 'react';
import { formText } from '../../kit/fields/formText.ts';
import type { ProjectEntry } from '../../store/link/cloudRows.ts';
import { titleLimit } from '../../store/link/cloudLink.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { fieldClass } from '../../kit/fields/fieldClass.ts';

interface RenameFormProps {
  readonly entry: ProjectEntry;
  /** Returns false if it failed and can be tried again. */
  readonly onRename: (entry: ProjectEntry, title: string) => Promise<boolean>;
  readonly onEnd: () => void;
}

/** Selects the whole title, so that typing replaces it. */
const selectNow = (field: HTMLInputElement | null): void => field?.select();

export function RenameForm({ entry, onRename, onEnd }: RenameFormProps) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const title = formText(new FormData(event.currentTarget), 'title').trim();
    if (!title) return setProblem('Please enter a title');
    if (busy) return;
    setProblem(undefined);
    setBusy(true);
    const done = title === entry.title || (await onRename(entry, title));
    setBusy(false);
    if (done) onEnd();
  };
  const note = `rename-note-${entry.id}`;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 grow basis-full sm:basis-0">
        <input
          ref={selectNow}
          name="title"
          aria-label={`Title of ${entry.title}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? note : undefined}
          defaultValue={entry.title}
          maxLength={titleLimit}
          className={fieldClass}
        />
        {problem ? (
          <p id={note} role="alert" className="mt-1 text-sm text-danger">
            {problem}
          </p>
        ) : null}
      </div>
      <div className="ml-auto flex gap-2">
        <Button type="submit" size="sm" tone="primary" aria-disabled={busy}>
          {busy ? 'Renaming...' : 'Rename'}
        </Button>
        <Button size="sm" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
