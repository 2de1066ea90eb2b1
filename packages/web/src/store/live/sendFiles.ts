// Sends the files, such as scans, of objects that are added while a plan is edited live, since no save would send them.
import type { Editor } from '@homeplot/editor/editor';
import { filesOf } from '@homeplot/plan/filesOf';
import type { Change } from '@homeplot/plan/plan';
import { toast } from '../../kit/toasts/toast.ts';

const failed = "Not all files of the plan could be saved. The others won't see them";

/** Sends files until the signal. */
export function sendFiles(
  editor: Pick<Editor, 'plan' | 'watch'>,
  projectId: string,
  signal: AbortSignal,
): void {
  const send = async (): Promise<void> => {
    const files = filesOf(editor.plan.objects.values());
    if (files.length === 0 || signal.aborted) return;
    const { uploadFiles } = await import('../files/uploadFiles.ts');
    const answer = await uploadFiles(files, () => undefined, projectId);
    // Files that couldn't be sent without a connection are sent when it is back.
    const problems = answer.ok ? answer.value : answer.reason === 'unreached' ? [] : [answer.problem];
    if (problems.length > 0) toast.error(failed, { description: problems.join(' ') });
  };
  const hasFiles = (change: Change): boolean => 'put' in change && filesOf([change.put]).length > 0;
  const end = editor.watch({
    edited: (changes, _inverse, by) => {
      if (by !== 'others' && changes.some(hasFiles)) void send().catch(() => undefined);
    },
  });
  window.addEventListener('online', () => void send().catch(() => undefined), { signal });
  signal.addEventListener('abort', end);
  void send().catch(() => undefined);
}
