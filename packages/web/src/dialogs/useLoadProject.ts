// Loads a project from the cloud and says so; the page then reloads by itself.
import { useCallback } from 'react';
import { toast } from '../ui/toast.ts';
import { useBench } from '../planner/useBench.ts';
import { loadProject } from '../projects/loadProject.ts';
import { openCloud } from '../projects/openCloud.ts';
import { useDialogs } from './dialogs.ts';

/** Milliseconds for reading the message before the page reloads. */
const readable = 1500;

/** Settles when the project is open, or has failed to open. */
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
      // Leave time to read what was left out, and never reload a plan that isn't kept anywhere.
      if (report) return openDialog({ name: 'report', report });
      onClose();
      if (kept) setTimeout(() => window.location.reload(), readable);
    },
    [bench, openDialog, onClose],
  );
}
