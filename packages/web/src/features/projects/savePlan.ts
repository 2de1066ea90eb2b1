// Saves the open plan to the cloud and reports the result. It asks the user to log in first if needed, and which version to
// keep if the cloud has an unexpected one. Offline, the plan waits in this browser and is sent later. A toast's button acts
// only on the plan that was being saved, never on one opened since. Load this file lazily.
import { toast } from '../../kit/toasts/toast.ts';
import { session } from '../../account/backend/session.ts';
import type { DialogRequest, Dialogs } from '../../workspace/dialogs.ts';
import { keptHere } from '../../store/local/keptHere.ts';
import { saveOpenPlan } from '../../store/cloud/saveOpenPlan.ts';
import type { Saving } from '../../store/link/openProject.ts';
import type { SaveAnswer } from '../../store/cloud/saveProject.ts';
import type { Workspace } from '../../store/open/workspace.ts';
import { dismissSaveToast, showSaveToast, showReplaced } from './saveToast.ts';

/** The question that a save asks instead of overwriting. */
export type SaveQuestion = Extract<SaveAnswer, { readonly kind: 'newer' | 'gone' }> & {
  /** Whether another plan has been opened since, so that the question is moot. */
  readonly isOver: () => boolean;
};

type OpenDialog = Dialogs['openDialog'];

/** How long the offer to try again is shown, in milliseconds. */
const retryOfferTime = 20_000;
const needsLogin = 'Please log in to save projects';

/** Saves the plan at the user's request, so whatever it needs is asked in a dialog. */
export async function savePlan(workspace: Workspace, openDialog: OpenDialog): Promise<void> {
  const ask = (request: DialogRequest): void => {
    if (request.name === 'auth') toast.error(needsLogin);
    openDialog(request);
  };
  if (typeof session() !== 'object') return ask(loginToSave(workspace, openDialog));
  if (workspace.project.isSaving) return workspace.project.requestAnother();
  return send(workspace, openDialog, { ask, keepWaiting: (saving) => showWaiting(workspace, saving) });
}

/** Saves the plan that was waiting for a connection. A question appears as a toast, so that no dialog interrupts the work. */
export async function sendWaiting(workspace: Workspace, openDialog: OpenDialog): Promise<void> {
  const { project, autosave } = workspace;
  const user = session();
  if (typeof user !== 'object' || !project.linkOf(user.id)?.waiting) return;
  if (project.isSaving || autosave.conflict || !navigator.onLine) return;
  const ask = (request: DialogRequest): void => {
    const { text, label } = offerOf(request);
    showSaveToast('info', text, {
      duration: Number.POSITIVE_INFINITY,
      action: { label, onClick: () => openDialog(request) },
    });
  };
  return send(workspace, openDialog, { ask, keepWaiting: async () => true });
}

function offerOf(request: DialogRequest): { readonly text: string; readonly label: string } {
  if (request.name === 'auth') return { text: needsLogin, label: 'Login' };
  return { text: 'The project was changed elsewhere before your version was sent', label: 'Choose' };
}

interface SendOptions {
  /** Asks the user for what the save needs. */
  readonly ask: (request: DialogRequest) => void;
  /** Called when there is no connection. Resolves to false if this browser can't keep the plan until there is one. */
  readonly keepWaiting: (saving: Saving) => Promise<boolean>;
}

async function send(
  workspace: Workspace,
  openDialog: OpenDialog,
  { ask, keepWaiting }: SendOptions,
): Promise<void> {
  const { project } = workspace;
  const again = (): void => void savePlan(workspace, openDialog);
  const title = project.link?.title ?? (workspace.editor.plan.settings.title.trim() || 'Your plan');
  const saving = project.begin();
  const answer = await saveOpenPlan(workspace, saving);
  if (!answer) return;
  if (answer.kind === 'saved') {
    if (saving.isAnotherRequested() && project.link?.changed) return again();
    return showSaved(answer, saving, openDialog);
  }
  if (saving.isOver()) return showReplaced(title);
  if (answer.kind !== 'failed') {
    dismissSaveToast();
    return ask({ name: 'saveQuestion', question: { ...answer, isOver: saving.isOver } });
  }
  if (answer.reason === 'signedOut') return ask(loginToSave(workspace, openDialog));
  if (project.link?.waiting && (await keepWaiting(saving))) return undefined;
  showSaveToast('error', `Failed to save project: ${answer.problem}`, {
    description: await keptHere(workspace.autosave),
    duration: retryOfferTime,
    action: { label: 'Try again', onClick: () => (saving.isOver() ? showReplaced(title) : again()) },
  });
}

async function showWaiting({ autosave }: Workspace, saving: Saving): Promise<boolean> {
  const isKept = await autosave.saveNow();
  if (!isKept) saving.failed();
  else if (!saving.isOver())
    showSaveToast('info', 'Saved on this device', {
      description: "You're offline. Your project will be uploaded when you're back online.",
    });
  return isKept;
}

/** Saves after signing in. Another account's project is copied to this one only if the user asks for it. */
function loginToSave(workspace: Workspace, openDialog: OpenDialog): DialogRequest {
  const { project } = workspace;
  const isOver = project.watchOpening();
  const afterSignIn = (): void => {
    const user = session();
    if (isOver() || typeof user !== 'object') return;
    if (!project.link || project.linkOf(user.id)) return void savePlan(workspace, openDialog);
    showSaveToast('info', `“${project.link.title}” belongs to another account`, {
      description: 'Save Project saves your own copy. The other one stays as it is.',
    });
  };
  return { name: 'auth', afterSignIn };
}

/** The last reported files that weren't saved. They aren't reported again until another plan is opened. */
let reportedFiles = { description: '', isOver: (): boolean => true };

function showSaved(
  { stamp, isNew, withoutFiles = [] }: Extract<SaveAnswer, { readonly kind: 'saved' }>,
  { isOver }: Saving,
  openDialog: OpenDialog,
): void {
  const description = withoutFiles.join(' ');
  const isReported = reportedFiles.description === description && !reportedFiles.isOver();
  if (description !== '' && !isReported) {
    reportedFiles = { description, isOver };
    return showSaveToast('error', 'Project saved, but not all of its files', {
      description,
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'OK', onClick: dismissSaveToast },
    });
  }
  const rename = { label: 'Rename', onClick: () => openDialog({ name: 'saved', rename: stamp.id }) };
  showSaveToast('success', 'Project saved successfully!', {
    description: stamp.title,
    action: isNew ? rename : undefined,
  });
}
