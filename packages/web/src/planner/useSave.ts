// Saves the open plan to the cloud and reports the result: it asks to log in first, offers a retry after a network failure,
// and opens the question dialog if the cloud has an unexpected version. What it offers applies to the plan that was to be
// saved, never to one that was opened since.
import { useCallback } from 'react';
import { toast } from '../ui/toast.ts';
import { session } from '../account/session.ts';
import { type Dialogs, useDialogs } from '../dialogs/dialogs.ts';
import { unreached } from '../projects/answer.ts';
import { keptHere } from '../projects/keptHere.ts';
import type { Saving } from '../projects/openProject.ts';
import type { SaveAnswer } from '../projects/saveProject.ts';
import type { Workbench } from '../projects/workbench.ts';
import { stopTelling, tellOfSave, tellReplaced } from './tellOfSave.ts';
import { useBench } from './useBench.ts';

/** Milliseconds that the offer to save again is shown. */
const retryOffer = 20_000;

export function useSave(): () => void {
  const bench = useBench();
  const { openDialog } = useDialogs();
  return useCallback(() => void save(bench, openDialog), [bench, openDialog]);
}

async function save(bench: Workbench, openDialog: Dialogs['openDialog']): Promise<void> {
  const { project } = bench;
  const again = (): void => void save(bench, openDialog);
  const askToLogIn = (): void => {
    const isOver = project.watchOpening();
    toast.error('Please log in to save projects');
    openDialog({ name: 'auth', afterSignIn: () => (isOver() ? undefined : saveAsUser(bench, again)) });
  };
  if (typeof session() !== 'object') return askToLogIn();
  if (project.isSaving) return project.wantAgain();

  const title = project.link?.title ?? (bench.editor.plan.settings.title.trim() || 'Your plan');
  const saving = project.begin();
  const answer = await saved(bench, saving);
  if (!answer) return;
  if (answer.kind === 'saved') {
    if (saving.isWantedAgain() && project.link?.changed) return again();
    return tellSaved(answer, openDialog);
  }
  if (saving.isOver()) return tellReplaced(title);
  if (answer.kind !== 'failed') {
    stopTelling();
    return openDialog({ name: 'saveQuestion', question: { ...answer, isOver: saving.isOver } });
  }
  if (answer.reason === 'signedOut') return askToLogIn();
  tellOfSave('error', `Failed to save project: ${answer.problem}`, {
    description: await keptHere(bench.autosave),
    duration: retryOffer,
    action: { label: 'Try again', onClick: () => (saving.isOver() ? tellReplaced(title) : again()) },
  });
}

/** Saves after signing in. Another account's project is copied to this one only if the user asks for it. */
function saveAsUser({ project }: Workbench, saveNow: () => void): void {
  const user = session();
  if (typeof user !== 'object') return;
  if (!project.link || project.linkOf(user.id)) return saveNow();
  tellOfSave('info', `“${project.link.title}” belongs to another account`, {
    description: 'Save Project saves your own copy. The other one stays as it is.',
  });
}

function tellSaved(
  { stamp, isNew }: Extract<SaveAnswer, { readonly kind: 'saved' }>,
  openDialog: Dialogs['openDialog'],
): void {
  const rename = { label: 'Rename', onClick: () => openDialog({ name: 'saved', rename: stamp.id }) };
  tellOfSave('success', 'Project saved successfully!', {
    description: stamp.title,
    action: isNew ? rename : undefined,
  });
}

async function saved(bench: Workbench, saving: Saving): Promise<SaveAnswer | undefined> {
  const fetched = await import('../projects/saveOpenPlan.ts').catch((problem: unknown) => {
    console.warn('What saves a project could not be fetched.', problem);
    return undefined;
  });
  if (fetched) return fetched.saveOpenPlan(bench, saving);
  saving.failed();
  return { ...unreached, kind: 'failed' };
}
