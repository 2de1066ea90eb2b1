// Asks what to do with a plan that may have crashed the page when it was last opened. store/opening/openingMark decides
// which plan that is; store/open/decideStopped does what is chosen.
import { useState } from 'react';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { download } from '../../kit/download.ts';
import type { OpenReport } from '../../store/open/openReading.ts';
import { goBack, openAnyway, startEmpty } from '../../store/open/decideStopped.ts';
import type { StoppedPlan } from '../../store/opening/stoppedPlan.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { useDialogs } from '../../workspace/dialogs.ts';
import { whenSaved } from '../projects/projectText.ts';

interface StoppedPlanDialogProps {
  readonly stopped: StoppedPlan;
  readonly onClose: () => void;
}

export function StoppedPlanDialog({ stopped, onClose }: StoppedPlanDialogProps) {
  const workspace = useWorkspace();
  const { openDialog } = useDialogs();
  const [isBusy, setIsBusy] = useState(false);
  const { from, before, text } = stopped;
  const isLink = from === 'link';

  const choose =
    (choice: typeof openAnyway | typeof goBack | typeof startEmpty) => async (): Promise<void> => {
      if (isBusy) return;
      setIsBusy(true);
      const report: OpenReport | void = await choice(workspace, stopped);
      if (report) openDialog({ name: 'report', report });
      else onClose();
    };
  const saveAsFile = (): void => void download(new Blob([text], { type: 'application/json' }), 'json');

  return (
    <Dialog
      onClose={() => void choose(startEmpty)()}
      title={`${isLink ? 'The shared plan' : 'Your last plan'} may have crashed the page`}
      description="It wasn't opened this time. Whatever you choose, it stays under Earlier drafts."
    >
      <div className="flex flex-col gap-2.5">
        {before ? (
          <Button tone="primary" aria-disabled={isBusy} onClick={() => void choose(goBack)()}>
            Go back to {before.title ?? `the draft of ${whenSaved(before.keptAt)}`}
          </Button>
        ) : null}
        <Button
          tone={before ? 'secondary' : 'primary'}
          aria-disabled={isBusy}
          onClick={() => void choose(startEmpty)()}
        >
          {isLink ? 'Keep the open plan' : 'Start with an empty plan'}
        </Button>
        <Button aria-disabled={isBusy} onClick={() => void choose(openAnyway)()}>
          Open it anyway
        </Button>
        <Button aria-disabled={isBusy} onClick={saveAsFile}>
          Download it as a file
        </Button>
      </div>
    </Dialog>
  );
}
