// While a user is signed in: sends the saves that wait for a connection and, if the open project has a newer version in the
// cloud, says so before the user edits an outdated one.
import { backendConfig } from '../../account/backend/backend.ts';
import { session } from '../../account/backend/session.ts';
import { fetchSonner, toast } from '../../kit/toasts/toast.ts';
import { userProjects } from '../../store/cloud/cloudProjects.ts';
import { sendDrafts } from '../../store/cloud/sendDrafts.ts';
import type { Workspace } from '../../store/open/workspace.ts';
import type { OpenPage } from '../../workspace/openPage.ts';
import { savePlan } from './savePlan.ts';

/** Milliseconds between attempts to send waiting saves. The browser doesn't report when the server can be reached again. */
const resendInterval = 30_000;

/** Returns a function that stops following. */
export function followCloud(page: OpenPage): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let isResending = false;
  const resend = async (): Promise<void> => {
    void sendWaiting(page);
    // On a slow connection, sending may take longer than the interval.
    if (isResending) return;
    isResending = true;
    await sendReplaced(page.workspace).finally(() => (isResending = false));
  };
  const refresh = (): void => {
    if (document.hidden) return;
    void resend();
    // Without the server, the next refresh tries again.
    noteShared(page.workspace).catch(() => undefined);
    void offerNewer(page, signal);
  };
  window.addEventListener('online', refresh, { signal });
  document.addEventListener('visibilitychange', refresh, { signal });
  const timer = setInterval(() => void resend(), resendInterval);
  signal.addEventListener('abort', () => clearInterval(timer));
  // Messages are fetched ahead, since the network may be down when there is one to show.
  fetchSonner();
  refresh();
  return () => ending.abort();
}

async function sendWaiting(page: OpenPage): Promise<void> {
  const { project, autosave } = page.workspace;
  const user = session();
  if (typeof user !== 'object' || !project.linkOf(user.id)?.waiting) return;
  if (project.isSaving || autosave.conflict || !navigator.onLine) return;
  await savePlan(page, 'waited');
}

/** Sends the plans that wait for a connection and are no longer open. */
async function sendReplaced({ drafts, autosave }: Workspace): Promise<void> {
  if (!navigator.onLine || !(await drafts.list()).some(({ waiting }) => waiting)) return;
  const cloud = await userProjects();
  if (!cloud.ok) return;
  for (const { title, isSaved } of await sendDrafts(drafts, cloud.value, autosave.planId)) {
    const [tone, text] = isSaved
      ? (['success', 'Project saved successfully!'] as const)
      : (['info', "A project couldn't be sent. Your version is under Earlier drafts."] as const);
    toast[tone](text, { description: title });
  }
}

/** Updates whether the open project is shared with others, and its title, which one of them may have changed. */
async function noteShared({ project }: Workspace): Promise<void> {
  const user = session();
  const link = typeof user === 'object' ? project.linkOf(user.id) : undefined;
  if (link?.updatedAt === undefined || !navigator.onLine || !(await backendConfig())?.live) return;
  const isOver = project.watchOpening();
  const cloud = await userProjects();
  const answer = cloud.ok ? await cloud.value.sharedStamp(link.projectId) : cloud;
  const { link: now } = project;
  if (!answer.ok || isOver() || now?.projectId !== link.projectId) return;
  const isShared = answer.value?.is_shared ? true : undefined;
  const { title = now.title } = answer.value ?? {};
  if (now.isShared !== isShared || now.title !== title) project.set({ ...now, isShared, title });
}

async function offerNewer(
  { workspace: { project }, openDialog }: OpenPage,
  signal: AbortSignal,
): Promise<void> {
  const user = session();
  const link = typeof user === 'object' ? project.linkOf(user.id) : undefined;
  // In a live room the newest version is open already.
  const { isSaving, live } = project;
  if (link?.updatedAt === undefined || link.waiting || isSaving || live || !navigator.onLine) return;
  const isOver = project.watchOpening();
  const cloud = await userProjects();
  const answer = cloud.ok ? await cloud.value.entry(link.projectId) : cloud;
  const theirs = answer.ok ? answer.value : undefined;
  const isCurrent = theirs?.updated_at === link.updatedAt || link.updatedAt !== project.link?.updatedAt;
  if (!theirs || isCurrent || isOver() || project.isSaving || project.live || signal.aborted) return;
  const id = 'newer version';
  // A live room brings the newest version, which ends the question.
  const end = project.watch(() => {
    if (!project.live) return;
    toast.dismiss(id);
    end();
  });
  signal.addEventListener('abort', end);
  toast.info(`“${theirs.title}” has a newer version in the cloud`, {
    id,
    description: 'It was saved somewhere else. Load it before you continue, or keep both.',
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: 'Choose',
      onClick: () => openDialog({ name: 'saveQuestion', question: { kind: 'newer', theirs, isOver } }),
    },
  });
}
