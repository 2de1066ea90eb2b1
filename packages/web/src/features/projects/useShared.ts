// What others share with the user, for the Saved Projects dialog: invitations, projects and offers; and which of the user's
// own projects are shared.
import { useCallback, useEffect, useState } from 'react';
import { toast } from '../../kit/toasts/toast.ts';
import type { Answer } from '../../kit/result.ts';
import { type CloudProjects, inCloud } from '../../store/cloud/cloudProjects.ts';
import {
  acceptInvitation,
  acceptOffer,
  dropInvitation,
  dropOffer,
  invitationsTo,
  offersTo,
  sharedOfOwn,
  type SharedEntry,
  sharedWith,
} from '../../store/cloud/sharing.ts';
import type { Invitation, Offer } from '../../store/cloud/sharingRows.ts';

export interface Shared {
  readonly invitations: readonly Invitation[];
  readonly projects: readonly SharedEntry[];
  /** Offers to take over one of `projects` as its owner. */
  readonly offers: readonly Offer[];
  /** The ids of the user's own projects that others may open. */
  readonly own: ReadonlySet<string>;
  /** Whether all this has been fetched. */
  readonly isKnown: boolean;
  /** The ids of the invitations that were answered here. */
  readonly answered: ReadonlySet<string>;
  readonly accept: (invitation: Invitation) => Promise<void>;
  readonly decline: (invitation: Invitation) => Promise<void>;
  readonly takeOver: (offer: Offer) => Promise<void>;
  readonly declineOffer: (offer: Offer) => Promise<void>;
}

type Found = Pick<Shared, 'invitations' | 'projects' | 'offers' | 'own'>;

const nothing: Found = { invitations: [], projects: [], offers: [], own: new Set() };

interface SharedEvents {
  /** Called when a project has become the user's own. */
  readonly onOwned: () => Promise<void>;
  /** Called when an accepted project has appeared in one of the lists. */
  readonly onAccepted: (projectId: string) => void;
}

export function useShared(email: string, { onOwned, onAccepted }: SharedEvents): Shared {
  const [found, setFound] = useState<Found>();
  // A failure isn't reported here, because the list of the user's own projects reports it.
  const show = useCallback((answer: Answer<Found>): void => setFound(answer.ok ? answer.value : nothing), []);
  const fetchShared = useCallback(() => inCloud((cloud) => ask(cloud, email)), [email]);
  useEffect(() => void fetchShared().then(show), [fetchShared, show]);
  const load = (): Promise<void> => fetchShared().then(show);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const markAnswered = ({ id }: Invitation): void => setAnswered((before) => new Set([...before, id]));
  const accept = async (invitation: Invitation): Promise<void> => {
    const answer = await inCloud((cloud) => acceptInvitation(cloud, invitation));
    if (answer.ok) markAnswered(invitation);
    if (answer.ok) toast.success(`“${invitation.project_title}” is shared with you now`);
    else toast.error('Failed to accept the invitation', { description: answer.problem });
    await load();
    if (answer.ok) onAccepted(invitation.project_id);
  };
  const decline = async (invitation: Invitation): Promise<void> => {
    const answer = await inCloud((cloud) => dropInvitation(cloud, invitation.id));
    if (answer.ok) markAnswered(invitation);
    if (answer.ok) toast.success('Invitation declined', { description: invitation.project_title });
    else toast.error('Failed to decline the invitation', { description: answer.problem });
    await load();
  };
  const takeOver = async ({ project_id: id, owner_name: before }: Offer): Promise<void> => {
    const answer = await inCloud((cloud) => acceptOffer(cloud, id));
    if (!answer.ok) toast.error('Failed to take over the project', { description: answer.problem });
    else if (answer.value)
      toast.success('The project is yours now', { description: `${before} can still edit it.` });
    else toast.error('The offer was withdrawn');
    await Promise.all([onOwned(), load()]);
    if (answer.ok && answer.value) onAccepted(id);
  };
  const declineOffer = async ({ project_id: id }: Offer): Promise<void> => {
    const answer = await inCloud((cloud) => dropOffer(cloud, id));
    if (answer.ok) toast.success('Offer declined', { description: 'You can still edit the project.' });
    else toast.error('Failed to decline the offer', { description: answer.problem });
    await load();
  };
  const isKnown = found !== undefined;
  return { ...(found ?? nothing), isKnown, answered, accept, decline, takeOver, declineOffer };
}

async function ask(cloud: CloudProjects, email: string): Promise<Answer<Found>> {
  const [invitations, projects, offers, own] = await Promise.all([
    invitationsTo(cloud, email),
    sharedWith(cloud),
    offersTo(cloud),
    sharedOfOwn(cloud),
  ]);
  if (!invitations.ok) return invitations;
  if (!projects.ok) return projects;
  if (!own.ok) return own;
  return {
    ok: true,
    value: { invitations: invitations.value, projects: projects.value, offers, own: own.value },
  };
}
