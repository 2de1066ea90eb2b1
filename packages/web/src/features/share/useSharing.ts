// Who else may open the open project, as the cloud knows it, and what is done about that, with toasts for what fails.
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
  /** Only for the owner. */
  readonly links: readonly ShareLink[];
  /** For the owner and editors; for others only themselves. */
  readonly members: readonly Member[];
  /** Only for the owner. */
  readonly invitations: readonly Invitation[];
  /** To whom the owner offers the project; for the owner and for them. */
  readonly offer: Offer | undefined;
}

/** Does something and shows what has come of it. Returns the result; undefined if it failed, which a toast says. */
export type Act = <T>(
  doing: (cloud: CloudProjects) => Promise<Answer<T | undefined>>,
  failed: string,
) => Promise<T | undefined>;

export interface UsedSharing {
  /** undefined while it is asked for; 'gone': the project was deleted, or isn't shared with the user any more. */
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
  const asked = useCallback(() => inCloud((cloud) => ask(cloud, projectId)), [projectId]);
  useEffect(() => void asked().then(show), [asked, show]);
  const reload = (): Promise<void> => asked().then(show);
  const act: Act = async (doing, failed) => {
    const answer = await inCloud(doing);
    if (!answer.ok) toast.error(failed, { description: answer.problem });
    await reload();
    return answer.ok ? answer.value : undefined;
  };
  return { sharing, reload, act };
}

/** With others who may edit it, the project is edited live from now on. */
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
