// Loads a project from the cloud and says so; the page then reloads by itself.
import { useCallback } from 'react';
import { toast } from '../../ui/toasts/toast.ts';
import { useWorkspace } from '../../planner/useWorkspace.ts';
import { loadProject } from '../../projects/cloud/loadProject.ts';
import { openCloud } from '../../projects/cloud/openCloud.ts';
import { useDialogs } from '../dialogs.ts';

/** Milliseconds for reading the message before the page reloads. */
const readable = 1500;

/** Settles when the project is open, or has failed to open. */
export function useLoadProject(onClose: () => void): (id: string) => Promise<void> {
  const workspace = useWorkspace();
  const { openDialog } = useDialogs();
  return useCallback(
    async (id) => {
      const fail = (problem: string): void =>
        void toast.error('Failed to load project', { description: problem });
      const cloud = await openCloud();
      if (!cloud.ok) return fail(cloud.problem);
      const answer = await loadProject(workspace, cloud.value, id);
      if (answer.kind === 'failed') return fail(answer.problem);

      const { earlier, kept, report } = answer;
      const loaded = kept
        ? 'Project loaded! Please refresh the page to see your project.'
        : "Project opened. It can't be saved in this browser, so don't reload the page.";
      toast.success(loaded, earlier ? { description: earlier } : {});
      // Leave time to read what was left out, and never reload a plan that isn't kept anywhere.
      if (report) return openDialog({ name: 'report', report });
      onClose();
      if (kept) setTimeout(() => window.location.reload(), readable);
    },
    [workspace, openDialog, onClose],
  );
}
