// One save of the open plan, from the press to what is said about it. What it needs is asked: to log in, or which version
// to keep. Without a connection the plan waits in this browser, and followCloud.ts sends it. That nothing newer is
// overwritten, store/cloud/saveProject decides. A toast's button acts only on the plan that was being saved, never on one
// opened since. Fetched ahead of the first save.
import type { ExternalToast } from 'sonner';
import { session } from '../../account/backend/session.ts';
import { toast } from '../../kit/toasts/toast.ts';
import type { NoAnswer } from '../../kit/result.ts';
import {
  type CloudProjects,
  inCloud,
  isGuest,
  projectsHere,
  saverOf,
} from '../../store/cloud/cloudProjects.ts';
import { saveProject, targetOf } from '../../store/cloud/saveProject.ts';
import type { LiveSave, SaveAnswer } from '../../store/link/planProject.ts';
import type { Autosave } from '../../store/local/autosave.ts';
import type { Workspace } from '../../store/open/workspace.ts';
import type { DialogRequest } from '../../workspace/dialogs.ts';
import type { OpenPage } from '../../workspace/openPage.ts';

type Outcome = Extract<SaveAnswer, { readonly ok: true }>['value'];

/** The findings of a save that need a decision of the user. */
type Asking = 'newer' | 'lookOnly' | 'gone';

/** The question that a save asks instead of overwriting. */
export type SaveQuestion = Extract<Outcome, { readonly kind: Asking }> & {
  /** Whether another plan has been opened since, so that the question is moot. */
  readonly isOver: () => boolean;
};

/** How long the offer to try again is shown, in milliseconds. */
const retryOfferTime = 20_000;

interface Save {
  readonly page: OpenPage;
  /** A save that was waiting for a connection asks in a toast, so that no dialog interrupts the work. */
  readonly how: 'pressed' | 'waited';
  /** The title of the project. */
  readonly title: string;
  /** Whether another plan has been opened since. */
  readonly isOver: () => boolean;
}

export async function savePlan(page: OpenPage, how: Save['how'] = 'pressed'): Promise<void> {
  const { project, editor } = page.workspace;
  if (project.live) return how === 'pressed' ? showLive(project.live, page.workspace) : undefined;
  const saver = saverOf(project.link);
  if (saver !== undefined && project.isSaving) return project.requestAnother();

  const save: Save = {
    page,
    how,
    title: project.link?.title ?? (editor.plan.settings.title.trim() || 'Your plan'),
    isOver: project.watchOpening(),
  };
  return showAnswer(saver === undefined ? signedOut : await saveAs(saver, page.workspace), save);
}

async function showAnswer(answer: SaveAnswer, save: Save): Promise<void> {
  if (!answer.ok) return save.isOver() ? showReplaced(save.title) : failed(answer, save);
  switch (answer.value.kind) {
    case 'saved':
      if (wantsAnother(save)) return savePlan(save.page);
      return showSaved(answer.value, save);
    case 'newer':
    case 'lookOnly':
    case 'gone':
      return save.isOver() ? showReplaced(save.title) : askWhich(answer.value, save);
    case 'replaced':
      return undefined;
  }
}

function wantsAnother({ page, isOver }: Save): boolean {
  const { project } = page.workspace;
  return project.wantsAnother && project.link?.changed === true && !isOver();
}

/** In a live room every change is saved at once, so pressing Save only shows whether that has worked. */
async function showLive({ is, why }: LiveSave, { project, autosave }: Workspace): Promise<void> {
  const title = project.link?.title ?? '';
  switch (is) {
    case 'saved':
      return showSaveToast('success', 'Project saved successfully!', { description: title });
    case 'saving':
      return showSaveToast('info', 'Saving...', {
        description: 'What you and the others change is saved as you go.',
      });
    case 'waiting':
      return showSaveToast('info', 'Waiting for the connection', {
        description: why ?? 'Your changes are saved on this device, and merged when the connection is back.',
      });
    case 'failed':
      return showSaveToast('error', `Failed to save project: ${why ?? ''}`, {
        description: await keptHere(autosave),
      });
  }
}

const linkEnded: NoAnswer = {
  ok: false,
  reason: 'refused',
  problem: 'Your link no longer lets you edit it. Ask whoever sent it for a new one.',
};
const signedOut: NoAnswer = { ok: false, reason: 'signedOut', problem: '' };

async function saveAs(userId: string, { project, editor }: Workspace): Promise<SaveAnswer> {
  const saving = project.begin(targetOf(project, userId, editor.plan, new Date()));
  const send = (cloud: CloudProjects) => saveProject(editor.plan, saving, cloud, new Date());
  if (!isGuest(userId)) {
    const answer = await inCloud(send);
    saving.ends(answer);
    return answer;
  }
  const shared = await projectsHere();
  const answer = shared.ok ? await send(shared.value) : shared;
  saving.ends(answer);
  // A guest's plan isn't sent later, so it can't wait for a connection.
  if (project.link?.waiting && !saving.isOver()) project.cannotWait();
  return answer.ok && answer.value.kind === 'gone' ? linkEnded : answer;
}

function askWhich(found: Extract<Outcome, { readonly kind: Asking }>, save: Save): void {
  dismissSaveToast();
  const request: DialogRequest = { name: 'saveQuestion', question: { ...found, isOver: save.isOver } };
  if (save.how === 'pressed') save.page.openDialog(request);
  else
    offer(
      found.kind === 'lookOnly'
        ? `You can only look at “${found.theirs.title}” now, so your version wasn't saved`
        : 'The project was changed elsewhere before your version was sent',
      'Choose',
      request,
      save,
    );
}

async function failed({ reason, problem }: NoAnswer, save: Save): Promise<void> {
  const { project, autosave } = save.page.workspace;
  if (reason === 'signedOut') return askToLogin(save);
  if (project.link?.waiting && (await waitForConnection(save))) return undefined;
  showSaveToast('error', `Failed to save project: ${problem}`, {
    description: await keptHere(autosave),
    duration: retryOfferTime,
    action: {
      label: 'Try again',
      onClick: () => (save.isOver() ? showReplaced(save.title) : void savePlan(save.page)),
    },
  });
}

/** Saves after signing in. Another account's project is copied to this one only if the user asks for it. */
function askToLogin({ page, how, isOver }: Save): void {
  const { project } = page.workspace;
  const afterSignIn = (): void => {
    const user = session();
    if (isOver() || typeof user !== 'object') return;
    if (!project.link || project.linkOf(user.id)) return void savePlan(page);
    showSaveToast('info', `“${project.link.title}” belongs to another account`, {
      description: 'Save Project saves your own copy. The other one stays as it is.',
    });
  };
  const request: DialogRequest = { name: 'auth', afterSignIn };
  const text = 'Please log in to save projects';
  if (how === 'waited') return offer(text, 'Login', request, { page });
  toast.error(text);
  page.openDialog(request);
}

const offer = (text: string, label: string, request: DialogRequest, { page }: Pick<Save, 'page'>): void =>
  showSaveToast('info', text, {
    duration: Number.POSITIVE_INFINITY,
    action: { label, onClick: () => page.openDialog(request) },
  });

/** Keeps the plan in this browser until there is a connection. Returns false if the browser can't keep it. */
async function waitForConnection({ page, how, isOver }: Save): Promise<boolean> {
  if (how === 'waited') return true;
  const { project, autosave } = page.workspace;
  const isKept = await autosave.saveNow();
  if (isOver()) return isKept;
  if (!isKept) project.cannotWait();
  else
    showSaveToast('info', 'Saved on this device', {
      description: "You're offline. Your project will be uploaded when you're back online.",
    });
  return isKept;
}

/** The last reported files that weren't saved. They aren't reported again until another plan is opened. */
let reportedFiles = { description: '', isOver: (): boolean => true };

function showSaved(
  { stamp, isNew, withoutFiles = [] }: Extract<Outcome, { readonly kind: 'saved' }>,
  { page, isOver }: Save,
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
  const rename = { label: 'Rename', onClick: () => page.openDialog({ name: 'saved', rename: stamp.id }) };
  showSaveToast('success', 'Project saved successfully!', {
    description: stamp.title,
    action: isNew ? rename : undefined,
  });
}

/** Says that a project wasn't saved because another plan has been opened since. title: of that project. */
export const showReplaced = (title: string): void =>
  showSaveToast('error', `“${title}” was not saved; it is under Earlier drafts`);

/** Saves unsaved changes in this browser, and says whether it could. */
export const keptHere = async (autosave: Pick<Autosave, 'saveNow'>): Promise<string> =>
  (await autosave.saveNow())
    ? 'Your plan is saved in this browser.'
    : "It can't be saved in this browser either. Export the plan before you leave.";

/** The id of the shown toast. */
let shown: string | number | undefined;

/** Replaces the previous toast by a new one: sonner would remove an updated toast together with one that is leaving. */
function showSaveToast(tone: 'success' | 'info' | 'error', text: string, options?: ExternalToast): void {
  dismissSaveToast();
  shown = toast[tone](text, options);
}

function dismissSaveToast(): void {
  if (shown !== undefined) toast.dismiss(shown);
  shown = undefined;
}
