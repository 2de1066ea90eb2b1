// The Earlier drafts dialog: the plans that were last replaced by others. Each can be restored, or saved as a file if it
// can't be read.
import type { Reading } from '@homeplot/plan/readPlan';
import { useCallback, useEffect, useState } from 'react';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { download } from '../../kit/download.ts';
import type { Draft } from '../../store/local/drafts.ts';
import { newId } from '../../kit/newId.ts';
import { openReading } from '../../store/open/openReading.ts';
import { readRecordInSteps } from '../../store/local/readRecord.ts';
import { inSlices } from '../../kit/slices.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { useDialogs } from '../../workspace/dialogs.ts';
import { maxPictured, PlanPicture } from '../../cards/PlanPicture.tsx';
import { countObjects, whenSaved } from '../projects/projectText.ts';

export function DraftsDialog({ onClose }: { readonly onClose: () => void }) {
  const workspace = useWorkspace();
  const { openDialog } = useDialogs();
  const [drafts, setDrafts] = useState<readonly Draft[]>();
  const list = useCallback(() => void workspace.drafts.list().then(setDrafts), [workspace]);
  useEffect(list, [list]);

  const restore = async ({ id }: Draft): Promise<void> => {
    const text = await workspace.drafts.read(id);
    if (text === undefined) {
      workspace.editor.say({ text: 'This draft is gone: newer drafts have replaced it.', tone: 'error' });
      list();
      return;
    }
    // A draft with the open plan's id gets a new one, because the open plan becomes a draft under its own id.
    const isOpenPlan = id === workspace.autosave.planId;
    const { cloud, reading } = await inSlices(readRecordInSteps(text));
    const report = await openReading(workspace, reading, {
      what: 'the earlier draft',
      planId: isOpenPlan ? newId() : id,
      cloud,
    });
    if (report) openDialog({ name: 'report', report });
    else onClose();
  };
  const readDraft = async ({ id }: Draft): Promise<Reading | undefined> => {
    const text = await workspace.drafts.read(id);
    return text === undefined ? undefined : (await inSlices(readRecordInSteps(text))).reading;
  };
  const saveAsFile = async ({ id }: Draft): Promise<void> => {
    const text = await workspace.drafts.read(id);
    if (text !== undefined) download(new Blob([text], { type: 'text/plain' }), 'txt');
  };

  return (
    <Dialog
      onClose={onClose}
      title="Earlier drafts"
      description="Your last ten replaced or cleared plans, saved in this browser."
      className="max-w-lg!"
    >
      {drafts?.length === 0 ? <p>No drafts yet.</p> : null}
      <ul className="divide-y divide-hairline border-hairline not-empty:border-y">
        {drafts?.map((draft) => (
          <li key={draft.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            {draft.objects === undefined || draft.stopped || draft.objects > maxPictured ? null : (
              <PlanPicture read={() => readDraft(draft)} className="size-12 shrink-0 p-0.5" />
            )}
            <p className="min-w-0 flex-1">
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
                aria-label={`Restore the draft of ${whenSaved(draft.keptAt)}`}
                onClick={() => void restore(draft)}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function stateOf({ objects, stopped, waiting }: Draft): string {
  if (stopped) return 'may have crashed the page';
  if (objects === undefined) return "couldn't be read";
  return waiting ? `${countObjects(objects)}, not sent to the cloud yet` : countObjects(objects);
}
