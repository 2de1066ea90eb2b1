// Fetches from the cloud who else may open the open project, and makes changes to that. Failures are reported in toasts.
import { useCallback, useEffect, useState } from 'react';
import { toast } from '../../kit/toasts/toast.ts';
import type { Answer, NoAnswer } from '../../kit/result.ts';
import { type CloudProjects, inCloud } from '../../store/cloud/cloudProjects.ts';
import { keepOnly } from '../../store/cloud/linkTokens.ts';
import { invitationsOf, linksOf, membersOf, offersOf, ownerOf } from '../../store/cloud/sharing.ts';
import type { PlanProject } from '../../store/link/planProject.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import type { Invitation, Member, Offer, ShareLink } from '../../store/cloud/sharingRows.ts';

export interface Sharing {
  readonly isOwner: boolean;
  /** Empty unless the user is the owner. */
  readonly links: readonly ShareLink[];
  /** All members for the owner and editors; for other users only themselves. */
  readonly members: readonly Member[];
  /** Empty unless the user is the owner. */
  readonly invitations: readonly Invitation[];
  /** The offer of the project to a new owner, for the present owner and for that person. */
  readonly offer: Offer | undefined;
}

/** Makes a change in the cloud and reloads. Returns its result, or undefined after a failure, which a toast reports. */
export type Act = <T>(
  work: (cloud: CloudProjects) => Promise<Answer<T | undefined>>,
  failureText: string,
) => Promise<T | undefined>;

export interface UsedSharing {
  /** undefined while it is being fetched; 'gone': the project was deleted, or is no longer shared with the user. */
  readonly sharing: Sharing | NoAnswer | 'gone' | undefined;
  readonly reload: () => Promise<void>;
  readonly act: Act;
}

export const changedElsewhere = 'This was changed somewhere else. The list is now up to date.';

export function useSharing(projectId: string): UsedSharing {
  const [sharing, setSharing] = useState<UsedSharing['sharing']>();
  const { project } = useWorkspace();
  const show = useCallback(
    (answer: Answer<Sharing | 'gone'>): void => {
      setSharing(answer.ok ? answer.value : answer);
      if (answer.ok && answer.value !== 'gone') noteEditors(project, projectId, answer.value);
    },
    [project, projectId],
  );
  const fetchSharing = useCallback(() => inCloud((cloud) => ask(cloud, projectId)), [projectId]);
  useEffect(() => void fetchSharing().then(show), [fetchSharing, show]);
  const reload = (): Promise<void> => fetchSharing().then(show);
  const act: Act = async (work, failureText) => {
    const answer = await inCloud(work);
    const now = await fetchSharing();
    const isHandedOver = isOwned(sharing) && now.ok && !isOwned(now.value);
    if (!answer.ok) toast.error(failureText, { description: isHandedOver ? handedOver : answer.problem });
    show(now);
    return answer.ok ? answer.value : undefined;
  };
  return { sharing, reload, act };
}

const handedOver = 'This project now belongs to someone else.';

const isOwned = (sharing: UsedSharing['sharing']): boolean =>
  typeof sharing === 'object' && 'isOwner' in sharing && sharing.isOwner;

/** Notes whether others may edit the project: if so, it is edited live from now on. */
function noteEditors(project: PlanProject, projectId: string, { isOwner, links, members }: Sharing): void {
  const { link } = project;
  if (!isOwner || link?.projectId !== projectId) return;
  const isShared = [...links, ...members].some(({ role }) => role === 'editor') ? true : undefined;
  if (link.isShared !== isShared) project.set({ ...link, isShared });
}

async function ask(cloud: CloudProjects, projectId: string): Promise<Answer<Sharing | 'gone'>> {
  const [owner, members, links, invitations, offers] = await Promise.all([
    ownerOf(cloud, projectId),
    membersOf(cloud, projectId),
    linksOf(cloud, projectId),
    invitationsOf(cloud, projectId),
    offersOf(cloud, projectId),
  ]);
  if (!owner.ok) return owner;
  if (!members.ok) return members;
  if (!links.ok) return links;
  if (!invitations.ok) return invitations;
  if (owner.value === undefined) return { ok: true, value: 'gone' };
  const isOwner = owner.value === cloud.userId;
  if (isOwner) keepOnly(projectId, new Set(links.value.map(({ id }) => id)));
  return {
    ok: true,
    value: {
      isOwner,
      members: members.value,
      links: isOwner ? links.value : [],
      invitations: isOwner ? invitations.value : [],
      offer: offers[0],
    },
  };
}
