// What a member of somebody else's project sees: the other members, an offer to become the owner, the own role, and a button
// to leave.
import { useState } from 'react';
import { toast } from '../../kit/toasts/toast.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { acceptOffer, dropOffer, removeMember } from '../../store/cloud/sharing.ts';
import { Question } from './People.tsx';
import { roleNames } from '../projects/roleNames.ts';
import type { Act, Sharing } from './useSharing.ts';

interface OwnMembershipProps {
  readonly projectId: string;
  readonly user: { readonly id: string };
  readonly sharing: Sharing;
  readonly act: Act;
  readonly onClose: () => void;
}

export function OwnMembership({ projectId, user, sharing, act, onClose }: OwnMembershipProps) {
  const { project } = useWorkspace();
  const [isAsked, setAsked] = useState(false);
  const own = sharing.members.find(({ user_id: id }) => id === user.id);
  const others = sharing.members.filter((member) => member !== own);
  const leave = async (): Promise<void> => {
    if (!(await act((cloud) => removeMember(cloud, projectId, user.id), 'Failed to leave the project')))
      return;
    // The plan stays open here, without its project.
    if (project.link?.projectId === projectId) project.set(undefined);
    toast.success('You left the project', {
      description: 'The plan on your screen is now your own copy.',
    });
    onClose();
  };
  const { offer } = sharing;
  const accept = async (): Promise<void> => {
    if (await act((cloud) => acceptOffer(cloud, projectId), 'Failed to take over the project'))
      toast.success('The project is yours now');
  };
  return (
    <section aria-labelledby="share-people" className="space-y-3 border-t border-hairline pt-4">
      <h3 id="share-people" className="font-semibold">
        People
      </h3>
      <p className="text-sm text-ink-soft">
        This is somebody else's project. Only its owner can create links and invite people.
      </p>
      <ul aria-label="People" className="divide-y *:border-hairline *:first:border-t *:last:border-b">
        {others.map(({ user_id: id, name, role }) => (
          <li key={id} className="flex gap-3 py-2.5">
            <span className="min-w-0 grow truncate">{name}</span>
            <span className="text-sm text-ink-soft">{roleNames[role]}</span>
          </li>
        ))}
        {offer ? (
          <Question
            text={`${offer.owner_name} offers you this project. You would own it, and it would count toward your account.`}
            yes="Accept"
            no="Decline"
            tone="primary"
            isUnasked
            onYes={() => void accept()}
            onNo={() => void act((cloud) => dropOffer(cloud, projectId), 'Failed to decline the project')}
          />
        ) : null}
        {isAsked ? (
          <Question
            text="Leave this project? To come back, you need a new invitation."
            yes="Leave"
            no="Stay"
            onYes={() => void leave()}
            onNo={() => setAsked(false)}
          />
        ) : (
          <li className="flex items-center gap-3 py-2.5">
            <span className="min-w-0 grow truncate">You</span>
            <span className="text-sm text-ink-soft">{own ? roleNames[own.role] : 'By a link'}</span>
            {own ? (
              <Button size="sm" onClick={() => setAsked(true)}>
                Leave
              </Button>
            ) : null}
          </li>
        )}
      </ul>
    </section>
  );
}
