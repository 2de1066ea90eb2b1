// Loads a project of the cloud, and says so; the page then reloads by itself.
import { useCallback } from 'react';
import { toast } from '../ui/toast.ts';
import { useBench } from '../planner/useBench.ts';
import { loadProject } from '../projects/loadProject.ts';
import { openCloud } from '../projects/openCloud.ts';
import { useDialogs } from './dialogs.ts';

/** Milliseconds for which the message can be read before the page reloads. */
const readable = 1500;

/** Settles when the project is open, or was found not to open. */
export function useLoadProject(onClose: () => void): (id: string) => Promise<void> {
  const bench = useBench();
  const { openDialog } = useDialogs();
  return useCallback(
    async (id) => {
      const fail = (problem: string): void =>
        void toast.error('Failed to load project', { description: problem });
      const cloud = await openCloud();
      if (!cloud.ok) return fail(cloud.problem);
      const answer = await loadProject(bench, cloud.value, id);
      if (answer.kind === 'failed') return fail(answer.problem);

      const { earlier, kept, report } = answer;
      const loaded = kept
        ? 'Project loaded! Please refresh the page to see your project.'
        : 'Project opened; it cannot be kept in this browser, so do not reload.';
      toast.success(loaded, earlier ? { description: earlier } : {});
      // What was left out is to be read, and a plan that is kept nowhere is not to be reloaded.
      if (report) return openDialog({ name: 'report', report });
      onClose();
      if (kept) setTimeout(() => window.location.reload(), readable);
    },
    [bench, openDialog, onClose],
  );
}
