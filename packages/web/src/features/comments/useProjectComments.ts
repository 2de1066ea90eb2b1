// The comments of the open plan's project; undefined if it has none in the cloud that this user or visitor may see.
import { visit } from '../../account/backend/visit.ts';
import { useSession } from '../../account/useSession.ts';
import { useProject } from '../../workspace/useWorkspace.ts';
import { type CommentStore, commentsOf } from './commentStore.ts';

export function useProjectComments(): CommentStore | undefined {
  const userId = useSession()?.id;
  const id = useProject((project) => {
    const link = userId === undefined && !visit() ? undefined : project.linkOf(userId);
    return link?.updatedAt === undefined ? undefined : link.projectId;
  });
  return id === undefined ? undefined : commentsOf(id);
}
