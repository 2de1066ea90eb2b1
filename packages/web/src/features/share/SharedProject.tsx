// Sharing of the saved project by links and with people who have an account. If the project can't be shared yet, this says why
// and has a button for the next step.
import { visit } from '../../account/backend/visit.ts';
import { useSession } from '../../account/useSession.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { useProject } from '../../workspace/useWorkspace.ts';
import { useSave } from '../projects/save.ts';
import { OwnMembership } from './OwnMembership.tsx';
import { People } from './People.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import { useSharing } from './useSharing.ts';

export function SharedProject({ onClose }: { readonly onClose: () => void }) {
  const user = useSession();
  const link = useProject((project) => project.link);
  const isSaving = useProject((project) => project.isSaving);
  const save = useSave();
  if (!user && visit())
    return <Note text="You opened this plan by a link. Only its owner can share it with others." />;
  if (!user)
    return (
      <Note
        text="To create links that you can revoke, and to invite people, log in and save the project."
        button="Log in and save"
        onPress={save}
      />
    );
  if (link?.userId !== user.id || link.updatedAt === undefined)
    return (
      <Note
        text="To create links that you can revoke, and to invite people, save the project first."
        button={isSaving ? 'Saving...' : 'Save Project'}
        onPress={save}
      />
    );
  return (
    <>
      {link.changed ? (
        <Note
          text="People see the plan as it was last saved. You have changes that aren't saved."
          button={isSaving ? 'Saving...' : 'Save Project'}
          onPress={save}
        />
      ) : null}
      <SavedProject
        key={`${user.id} ${link.projectId}`}
        projectId={link.projectId}
        title={link.title}
        user={user}
        onClose={onClose}
      />
    </>
  );
}

interface NoteProps {
  readonly text: string;
  readonly button?: string;
  readonly onPress?: () => void;
}

function Note({ text, button, onPress }: NoteProps) {
  return (
    <div className="space-y-3 border-t border-hairline pt-4 text-sm text-ink-soft">
      <output className="block">{text}</output>
      {button ? (
        <Button size="sm" className="pointer-coarse:h-11" onClick={onPress}>
          {button}
        </Button>
      ) : null}
    </div>
  );
}

interface SavedProjectProps {
  readonly projectId: string;
  readonly title: string;
  readonly user: { readonly id: string; readonly email: string };
  readonly onClose: () => void;
}

function SavedProject({ projectId, title, user, onClose }: SavedProjectProps) {
  const { sharing, reload, act } = useSharing(projectId);
  if (sharing === undefined)
    return (
      <output className="block border-t border-hairline pt-4 text-sm text-ink-soft">
        Asking who has access...
      </output>
    );
  if (sharing === 'gone') return <Note text="The project was deleted, or isn't shared with you anymore." />;
  if ('problem' in sharing)
    return (
      <div className="space-y-3 border-t border-hairline pt-4">
        <ErrorBox>{`Links and people can't be shown. ${sharing.problem}`}</ErrorBox>
        <Button size="sm" onClick={() => void reload()}>
          Try again
        </Button>
      </div>
    );
  if (!sharing.isOwner)
    return <OwnMembership projectId={projectId} user={user} sharing={sharing} act={act} onClose={onClose} />;
  return (
    <>
      <ShareLinks projectId={projectId} title={title} links={sharing.links} act={act} />
      <People projectId={projectId} user={user} sharing={sharing} act={act} />
    </>
  );
}
