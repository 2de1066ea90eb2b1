// What the planner waits for before it shows itself: the plan to begin with and, for a moment, the state of the login.
import { resumeSession } from '../account/resumeSession.ts';
import type { DialogRequest } from '../dialogs/dialogs.ts';
import { takeProjectsAddress } from '../projects/projectsAddress.ts';
import { type Start, startWorkbench } from '../projects/startWorkbench.ts';

interface Beginning extends Pick<Start, 'bench' | 'news'> {
  /** The dialog with which the page begins. */
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
  const [{ bench, news, report }] = await Promise.all([startWorkbench(), resumeSession()]);
  const first = report
    ? ({ name: 'report', report } as const)
    : opensProjects
      ? ({ name: 'saved' } as const)
      : undefined;
  return { bench, news, first };
}
