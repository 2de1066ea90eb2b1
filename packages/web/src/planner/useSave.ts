// Saves the open plan to the cloud, and says how that went: asks to log in first, offers a retry where the network was
// lost, and opens the question where the cloud has something that this plan does not know.
import { useCallback } from 'react';
import { toast } from 'sonner';
import { session } from '../account/session.ts';
import { type Dialogs, useDialogs } from '../dialogs/dialogs.ts';
import { unreached } from '../projects/answer.ts';
import type { SaveAnswer } from '../projects/saveProject.ts';
import type { Workbench } from '../projects/workbench.ts';
import { useBench } from './useBench.ts';

/** Milliseconds that the offer to save again stands. */
const retryOffer = 20_000;
/** All of one save is told in one place. */
const id = 'save';

export function useSave(): () => void {
  const bench = useBench();
  const { openDialog } = useDialogs();
  return useCallback(() => void save(bench, openDialog), [bench, openDialog]);
}

async function save(bench: Workbench, openDialog: Dialogs['openDialog']): Promise<void> {
  const again = (): void => void save(bench, openDialog);
  const askToLogIn = (): void => {
    toast.error('Please log in to save projects');
    openDialog({ name: 'auth', afterSignIn: again });
  };
  if (typeof session() !== 'object') return askToLogIn();
  if (bench.project.isSaving) return;

  const answer = await saved(bench);
  if (!answer) return;
  switch (answer.kind) {
    case 'saved': {
      const { id: projectId } = answer.stamp;
      const rename = {
        label: 'Rename',
        onClick: () => openDialog({ name: 'saved', rename: projectId }),
      };
      toast.success('Project saved successfully!', {
        id,
        description: answer.stamp.title,
        action: answer.isNew ? rename : undefined,
      });
      return;
    }
    case 'newer':
    case 'gone':
      toast.dismiss(id);
      return openDialog({ name: 'saveQuestion', question: answer });
    case 'failed':
      if (answer.reason === 'signedOut') return askToLogIn();
      toast.error(`Failed to save project: ${answer.problem}`, {
        id,
        description: 'Your plan is kept in this browser.',
        duration: retryOffer,
        action: { label: 'Try again', onClick: again },
      });
  }
}

async function saved(bench: Workbench): Promise<SaveAnswer | undefined> {
  const saving = bench.project.begin();
  try {
    const { saveOpenPlan } = await import('../projects/saveOpenPlan.ts');
    return await saveOpenPlan(bench, saving);
  } catch (problem) {
    saving.failed();
    console.warn('The project could not be saved.', problem);
    return { ...unreached, kind: 'failed' };
  }
}
