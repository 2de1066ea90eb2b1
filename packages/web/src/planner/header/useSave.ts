// Saves the open plan to the cloud and reports the result: it asks to log in first, offers a retry after a network failure,
// and opens the question dialog if the cloud has an unexpected version. What it offers applies to the plan that was to be
// saved, never to one that was opened since.
import { useCallback } from 'react';
import { toast } from '../../ui/toasts/toast.ts';
import { session } from '../../account/session.ts';
import { type Dialogs, useDialogs } from '../../dialogs/dialogs.ts';
import { unreached } from '../../projects/cloud/answer.ts';
import { keptHere } from '../../projects/local/keptHere.ts';
import type { Saving } from '../../projects/cloud/openProject.ts';
import type { SaveAnswer } from '../../projects/cloud/saveProject.ts';
import type { Workspace } from '../../projects/workspace.ts';
import { dismissSaveToast, showSaveToast, showReplaced } from './saveToast.ts';
import { useWorkspace } from '../useWorkspace.ts';

/** Milliseconds that the offer to save again is shown. */
const retryOffer = 20_000;

export function useSave(): () => void {
  const workspace = useWorkspace();
  const { openDialog } = useDialogs();
  return useCallback(() => void save(workspace, openDialog), [workspace, openDialog]);
}

async function save(workspace: Workspace, openDialog: Dialogs['openDialog']): Promise<void> {
  const { project } = workspace;
  const again = (): void => void save(workspace, openDialog);
  const askToLogIn = (): void => {
    const isOver = project.watchOpening();
    toast.error('Please log in to save projects');
    openDialog({ name: 'auth', afterSignIn: () => (isOver() ? undefined : saveAsUser(workspace, again)) });
  };
  if (typeof session() !== 'object') return askToLogIn();
  if (project.isSaving) return project.wantAgain();

  const title = project.link?.title ?? (workspace.editor.plan.settings.title.trim() || 'Your plan');
  const saving = project.begin();
  const answer = await saved(workspace, saving);
  if (!answer) return;
  if (answer.kind === 'saved') {
    if (saving.isWantedAgain() && project.link?.changed) return again();
    return tellSaved(answer, openDialog);
  }
  if (saving.isOver()) return showReplaced(title);
  if (answer.kind !== 'failed') {
    dismissSaveToast();
    return openDialog({ name: 'saveQuestion', question: { ...answer, isOver: saving.isOver } });
  }
  if (answer.reason === 'signedOut') return askToLogIn();
  showSaveToast('error', `Failed to save project: ${answer.problem}`, {
    description: await keptHere(workspace.autosave),
    duration: retryOffer,
    action: { label: 'Try again', onClick: () => (saving.isOver() ? showReplaced(title) : again()) },
  });
}

/** Saves after signing in. Another account's project is copied to this one only if the user asks for it. */
function saveAsUser({ project }: Workspace, saveNow: () => void): void {
  const user = session();
  if (typeof user !== 'object') return;
  if (!project.link || project.linkOf(user.id)) return saveNow();
  showSaveToast('info', `“${project.link.title}” belongs to another account`, {
    description: 'Save Project saves your own copy. The other one stays as it is.',
  });
}

function tellSaved(
  { stamp, isNew }: Extract<SaveAnswer, { readonly kind: 'saved' }>,
  openDialog: Dialogs['openDialog'],
): void {
  const rename = { label: 'Rename', onClick: () => openDialog({ name: 'saved', rename: stamp.id }) };
  showSaveToast('success', 'Project saved successfully!', {
    description: stamp.title,
    action: isNew ? rename : undefined,
  });
}

async function saved(workspace: Workspace, saving: Saving): Promise<SaveAnswer | undefined> {
  const fetched = await import('../../projects/cloud/saveOpenPlan.ts').catch((problem: unknown) => {
    console.warn('The code that saves projects could not be fetched.', problem);
    return undefined;
  });
  if (fetched) return fetched.saveOpenPlan(workspace, saving);
  saving.failed();
  return { ...unreached, kind: 'failed' };
}
