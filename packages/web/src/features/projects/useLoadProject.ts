// Loads a project from the cloud. As the specification has it, a message asks the user to refresh the page; the page then
// reloads by itself. Until then the open plan stays.
import { useCallback } from 'react';
import { toast } from '../../kit/toasts/toast.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { loadProject } from '../../store/cloud/loadProject.ts';
import { projectsHere } from '../../store/cloud/cloudProjects.ts';
import { useDialogs } from '../../workspace/dialogs.ts';

/** Milliseconds for reading the message before the page reloads. */
const messageTime = 1500;

interface LoadMessages {
  readonly beforeReload: string;
  readonly withoutReload: string;
  readonly description?: string;
}

const loaded: LoadMessages = {
  beforeReload: 'Project loaded! Please refresh the page to see your project.',
  withoutReload: 'Project opened',
};

/** Settles when the project is open, or has failed to open. messages: for a project that wasn't chosen from the list. */
export function useLoadProject(onClose: () => void): (id: string, messages?: LoadMessages) => Promise<void> {
  const workspace = useWorkspace();
  const { openDialog } = useDialogs();
  return useCallback(
    async (id, { beforeReload, withoutReload, description } = loaded) => {
      const fail = (problem: string): void =>
        void toast.error('Failed to load project', { description: problem });
      const cloud = await projectsHere();
      if (!cloud.ok) return fail(cloud.problem);
      const announce = async (): Promise<void> => {
        toast.success(beforeReload, description ? { description } : {});
        onClose();
        await new Promise((read) => setTimeout(read, messageTime));
      };
      const answer = await loadProject(workspace, cloud.value, id, announce);
      if (!answer.ok) return fail(answer.problem);

      const { earlier, kept, report } = answer.value;
      // The page doesn't reload if the plan couldn't be stored, or if there is a report to read.
      if (kept && !report) return window.location.reload();
      const opened = kept
        ? withoutReload
        : `${withoutReload}. It can't be saved in this browser, so don't reload the page.`;
      toast.success(opened, earlier ? { description: earlier } : {});
      if (report) openDialog({ name: 'report', report });
    },
    [workspace, openDialog, onClose],
  );
}
