// The Saved Projects dialog: the signed-in user's projects in the cloud and those that others share with the user, or the
// earlier versions of one project.
import { History, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../account/useSession.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import type { ProjectEntry } from '../../store/link/cloudRows.ts';
import { startNewPlan } from '../../store/open/startNewPlan.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { keptFocus } from '../../kit/dialog/keptFocus.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { useDialogs } from '../../workspace/dialogs.ts';
import { LostFiles } from './LostFiles.tsx';
import { ProjectList } from './ProjectList.tsx';
import { rowButtonId, type RowTask } from './ProjectRow.tsx';
import { ProjectVersions } from './ProjectVersions.tsx';
import { Invitations, SharedProjects } from './SharedProjects.tsx';
import { useLoadProject } from './useLoadProject.ts';
import { useProjects } from './useProjects.ts';
import { useShared } from './useShared.ts';

interface SavedProjectsDialogProps {
  /** The id of the project whose title is to be edited right away. */
  readonly rename?: string | undefined;
  /** The id of a project to load. */
  readonly open?: string | undefined;
  /** The id of an invitation to answer. */
  readonly invitation?: string | undefined;
  readonly onClose: () => void;
}

export function SavedProjectsDialog(props: SavedProjectsDialogProps) {
  const user = useSession();
  return user ? <Saved key={user.id} email={user.email} {...props} /> : <SignedOut {...props} />;
}

function Saved({
  email,
  rename,
  open,
  invitation,
  onClose,
}: SavedProjectsDialogProps & { readonly email: string }) {
  const projects = useProjects();
  const load = useLoadProject(onClose);
  const { link } = useWorkspace().project;
  const loadAsked = useEffectEvent((): void => {
    if (open === undefined) return;
    if (link?.projectId === open) onClose();
    else void load(open);
  });
  useEffect(() => loadAsked(), []);
  const [view, setView] = useState<View>({ task: rename ? { kind: 'rename', id: rename } : undefined });

  const shared = useShared(email, {
    onOwned: projects.refresh,
    onAccepted: (id) => setView({ focusOn: rowButtonId(id, 'load') }),
  });

  /** Goes back to the plain list, and returns the focus to the button that opened the current view or task. */
  const stepBack = (): void => setView({ focusOn: openedBy(view) });
  /** Ends a task, unless another one has been started since. */
  const endTask = (task: RowTask): void =>
    setView((now) => (now.task === task ? { focusOn: openedBy(now) } : now));
  const escape = (event: KeyboardEvent): void => {
    if (!openedBy(view)) return;
    event.preventDefault();
    stepBack();
  };
  return (
    <Dialog onClose={onClose} onEscapeKeyDown={escape} title="Saved Projects" className="max-w-2xl!">
      {view.versionsOf ? (
        <ProjectVersions
          entry={view.versionsOf}
          onBack={stepBack}
          onRestored={projects.refresh}
          onClose={onClose}
        />
      ) : (
        <div ref={keptFocus}>
          <Invitations shared={shared} asked={invitation} />
          {projects.listing?.ok ? <LostFiles entries={projects.listing.value} /> : null}
          <ProjectList
            projects={projects}
            shared={shared.own}
            task={view.task}
            focusOn={view.focusOn}
            onTask={(task) => setView({ task })}
            onTaskEnd={endTask}
            onVersions={(versionsOf) => setView({ versionsOf })}
            onClose={onClose}
          />
          <SharedProjects shared={shared} openHere={link?.projectId} onLoad={load} />
          {/* Shown after the list has loaded: the dialog's initial focus must not be the New plan button. */}
          {projects.listing ? <OtherPlans onClose={onClose} /> : null}
        </div>
      )}
    </Dialog>
  );
}

interface View {
  readonly task?: RowTask | undefined;
  readonly versionsOf?: ProjectEntry;
  /** The id of the element to focus. */
  readonly focusOn?: string | undefined;
}

/** The id of the button that opened this view or task; undefined for the plain list. */
function openedBy({ task, versionsOf }: View): string | undefined {
  if (versionsOf) return rowButtonId(versionsOf.id, 'versions');
  return task && rowButtonId(task.id, task.kind);
}

function SignedOut({ onClose, ...asked }: SavedProjectsDialogProps) {
  const { openDialog } = useDialogs();
  const { invitation } = asked;
  const isInvited = invitation !== undefined;
  const afterSignIn = (): void => openDialog({ ...definedOf(asked), name: 'saved' });
  const request = { name: 'auth', afterSignIn, ...(isInvited ? { invitation } : {}) } as const;
  return (
    <Dialog onClose={onClose} title="Saved Projects">
      <p>Please log in to view your saved projects</p>
      <p className="mt-2 text-sm text-ink-soft">
        {isInvited
          ? 'To accept the invitation, log in with the email address that was invited, or create an account with it.'
          : "The plan you're drawing is always saved in this browser, with or without an account."}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button tone="primary" onClick={() => openDialog(request)}>
          Login
        </Button>
        {isInvited ? (
          <Button onClick={() => openDialog({ ...request, initialView: 'register' })}>
            Create an account
          </Button>
        ) : null}
        <Button onClick={() => openDialog({ name: 'drafts' })}>Earlier drafts</Button>
      </div>
    </Dialog>
  );
}

const definedOf = ({
  open,
  invitation,
}: { readonly [Name in 'open' | 'invitation']?: string | undefined }) => ({
  ...(open === undefined ? {} : { open }),
  ...(invitation === undefined ? {} : { invitation }),
});

/** Below the saved projects: buttons for a new plan, and for the drafts in this browser. */
function OtherPlans({ onClose }: { readonly onClose: () => void }) {
  const workspace = useWorkspace();
  const { openDialog } = useDialogs();
  const startNew = async (): Promise<void> => {
    await startNewPlan(workspace);
    onClose();
  };
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Button size="sm" onClick={() => void startNew()}>
        <Plus aria-hidden className="size-4" />
        New plan
      </Button>
      <Button size="sm" onClick={() => openDialog({ name: 'drafts' })}>
        <History aria-hidden className="size-4" />
        Earlier drafts
      </Button>
    </div>
  );
}
