// What is deleted with a project for good.
import { rest } from '../../account/backend/rest.ts';

/** Whether a project has comments, or somebody was asked to approve it. False if the server doesn't say. */
export async function hasCommentsOrApprovals(projectId: string): Promise<boolean> {
  const rows = ['comment_threads', 'approval_requests'].map((table) =>
    rest({ path: `${table}?select=id&project_id=eq.${projectId}&limit=1` }),
  );
  const answers = await Promise.all(rows);
  return answers.some((answer) => answer.ok && answer.value.length > 0);
}
