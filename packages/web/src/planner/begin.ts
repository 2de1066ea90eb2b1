// What the planner waits for before it appears: the plan to open and, for a moment, whether somebody is signed in.
import { writeMetricFor } from '@homeplot/plan/units';
import { resumeSession } from '../account/resumeSession.ts';
import type { DialogRequest } from '../workspace/dialogs.ts';
import { hasPack } from '../store/share/packInAddress.ts';
import { takeProjectsAddress } from '../store/link/projectsAddress.ts';
import { type Start, startWorkspace } from '../features/opening/startWorkspace.ts';

interface Beginning extends Pick<Start, 'workspace' | 'messages'> {
  readonly firstDialog: DialogRequest | undefined;
}

let begun: Promise<Beginning> | undefined;

/** One workspace for the lifetime of the page: coming back to the planner finds the plan as it was. */
export function begin(): Promise<Beginning> {
  begun ??= start();
  return begun;
}

async function start(): Promise<Beginning> {
  writeMetricFor(navigator.language);
  const opensProjects = takeProjectsAddress();
  const [{ workspace, messages, report, stopped }] = await Promise.all([startWorkspace(), resumeSession()]);
  return { workspace, messages, firstDialog: firstDialog() };

  function firstDialog(): DialogRequest | undefined {
    if (stopped) return { name: 'stoppedPlan', stopped };
    if (report) return { name: 'report', report };
    if (hasPack()) return { name: 'linkedPack' };
    return opensProjects ? { name: 'saved' } : undefined;
  }
}
