// Opens the project of a share link that lets its visitor edit, as a guest or with an account. The visitor's own plan becomes
// a draft.
import { visit } from '../../account/backend/visit.ts';
import { toast } from '../../kit/toasts/toast.ts';
import { projectsHere } from '../../store/cloud/cloudProjects.ts';
import { loadProject } from '../../store/cloud/loadProject.ts';
import type { OpenPage } from '../../workspace/openPage.ts';

export async function openVisited({ workspace, openDialog }: OpenPage): Promise<void> {
  const { link } = workspace.project;
  const { projectId, token } = visit() ?? {};
  if (projectId === undefined || token === undefined || projectId === link?.projectId) return;
  const cloud = await projectsHere();
  const answer = cloud.ok ? await loadProject(workspace, cloud.value, projectId) : cloud;
  if (!answer.ok) {
    toast.error("The shared plan couldn't be opened", { description: answer.problem });
    return;
  }
  const { earlier, report } = answer.value;
  if (earlier) toast.info(earlier);
  if (report) openDialog({ name: 'report', report });
}
