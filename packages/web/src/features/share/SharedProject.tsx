// Sharing of the saved project: links for whoever has them, and people with an account. What is missing for that is said,
// with the button that helps.
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
    return <Missing text="You opened this plan by a link. Only its owner can share it with others." />;
  if (!user)
    return (
      <Missing
        text="To create links that you can revoke, and to invite people, log in and save the project."
        button="Log in and save"
        onPress={save}
      />
    );
  if (link?.userId !== user.id || link.updatedAt === undefined)
    return (
      <Missing
        text="To create links that you can revoke, and to invite people, save the project first."
        button={isSaving ? 'Saving...' : 'Save Project'}
        onPress={save}
      />
    );
  return (
    <>
      {link.changed ? (
        <Missing
          text="People see the plan as it was last saved. You have changes that aren't saved."
          button={isSaving ? 'Saving...' : 'Save Project'}
          onPress={save}
        />
      ) : null}
      <Saved
        key={`${user.id} ${link.projectId}`}
        projectId={link.projectId}
        title={link.title}
        user={user}
        onClose={onClose}
      />
    </>
  );
}

interface MissingProps {
  readonly text: string;
  readonly button?: string;
  readonly onPress?: () => void;
}

function Missing({ text, button, onPress }: MissingProps) {
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

export interface SavedProps {
  readonly projectId: string;
  readonly title: string;
  readonly user: { readonly id: string; readonly email: string };
  readonly onClose: () => void;
}

function Saved({ projectId, title, user, onClose }: SavedProps) {
  const used = useSharing(projectId);
  const { sharing, reload } = used;
  if (sharing === undefined)
    return (
      <output className="block border-t border-hairline pt-4 text-sm text-ink-soft">
        Asking who has access...
      </output>
    );
  if (sharing === 'gone')
    return <Missing text="The project was deleted, or isn't shared with you any more." />;
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
    return (
      <OwnMembership projectId={projectId} user={user} sharing={sharing} act={used.act} onClose={onClose} />
    );
  return (
    <>
      <ShareLinks projectId={projectId} title={title} links={sharing.links} act={used.act} />
      <People projectId={projectId} user={user} sharing={sharing} act={used.act} />
    </>
  );
}
