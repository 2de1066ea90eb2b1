// What the planner waits for before it shows itself: the plan to begin with and, for a moment, the state of the login.
import { resumeSession } from '../account/resumeSession.ts';
import type { DialogRequest } from '../dialogs/dialogs.ts';
import { takeProjectsAddress } from '../projects/projectsAddress.ts';
import { type Start, startWorkbench } from '../projects/startWorkbench.ts';

interface Beginning extends Pick<Start, 'bench' | 'news'> {
  /** The dialog that the page starts with. */
  readonly first: DialogRequest | undefined;
}

let begun: Promise<Beginning> | undefined;

/** One workbench for the life of the page: coming back to the planner finds the plan as it was. */
export function begin(): Promise<Beginning> {
  begun ??= start();
  return begun;
}

async function start(): Promise<Beginning> {
  const opensProjects = takeProjectsAddress();
  const [{ bench, news, report, stopped }] = await Promise.all([startWorkbench(), resumeSession()]);
  return { bench, news, first: firstDialog() };

  function firstDialog(): DialogRequest | undefined {
    if (stopped) return { name: 'stoppedPlan', stopped };
    if (report) return { name: 'report', report };
    return opensProjects ? { name: 'saved' } : undefined;
  }
}
