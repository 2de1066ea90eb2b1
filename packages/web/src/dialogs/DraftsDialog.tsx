// Earlier drafts: the last replaced plans. Each can be restored, or saved as a file if it can't be read.
import { useEffect, useState } from 'react';
import { useBench } from '../planner/useBench.ts';
import { download } from '../projects/download.ts';
import type { Draft } from '../projects/drafts.ts';
import { newId } from '../projects/newId.ts';
import { openReading } from '../projects/openReading.ts';
import { readRecordInSteps } from '../projects/readRecord.ts';
import { inSlices } from '../projects/slices.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useDialogs } from './dialogs.ts';
import { countObjects, whenSaved } from './projectText.ts';

export function DraftsDialog({ onClose }: { readonly onClose: () => void }) {
  const bench = useBench();
  const { openDialog } = useDialogs();
  const [drafts, setDrafts] = useState<readonly Draft[]>();
  useEffect(() => {
    void bench.drafts.list().then(setDrafts);
  }, [bench]);

  const bringBack = async ({ id }: Draft): Promise<void> => {
    const text = await bench.drafts.read(id);
    if (text === undefined) {
      bench.editor.say({ text: 'This draft is gone. Newer drafts have replaced it.', tone: 'error' });
      return;
    }
    const own = id === bench.autosave.planId;
    const { cloud, reading } = await inSlices(readRecordInSteps(text));
    const report = await openReading(bench, reading, {
      what: 'the earlier draft',
      planId: own ? newId() : id,
      cloud,
    });
    if (report) openDialog({ name: 'report', report });
    else onClose();
  };
  const saveAsFile = async ({ id }: Draft): Promise<void> => {
    const text = await bench.drafts.read(id);
    if (text !== undefined) download(new Blob([text], { type: 'text/plain' }), 'txt');
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Earlier drafts"
      description="The last ten plans that another took the place of, kept in this browser."
      className="max-w-lg!"
    >
      {drafts?.length === 0 ? <p>There are none yet.</p> : null}
      <ul className="divide-y divide-hairline border-hairline not-empty:border-y">
        {drafts?.map((draft) => (
          <li key={draft.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="min-w-0 grow">
              <span className="block truncate font-medium">{draft.title ?? whenSaved(draft.keptAt)}</span>
              <span className="text-sm text-ink-soft">
                {draft.title ? `${whenSaved(draft.keptAt)}, ` : null}
                {stateOf(draft)}
              </span>
            </p>
            {draft.objects === undefined ? (
              <Button size="sm" onClick={() => void saveAsFile(draft)}>
                Save as a file
              </Button>
            ) : null}
            {draft.objects === undefined && !draft.stopped ? null : (
              <Button
                size="sm"
                aria-label={`Bring back the draft of ${whenSaved(draft.keptAt)}`}
                onClick={() => void bringBack(draft)}
              >
                Bring back
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function stateOf({ objects, stopped }: Draft): string {
  if (stopped) return 'may have stopped the page';
  return objects === undefined ? 'could not be read' : countObjects(objects);
}
