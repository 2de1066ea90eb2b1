// What the planner waits for before it shows itself: the plan to begin with and, for a moment, the state of the login.
import { resumeSession } from '../account/resumeSession.ts';
import { type Start, startWorkbench } from '../projects/startWorkbench.ts';

let begun: Promise<Start> | undefined;

/** One workbench for the life of the page: coming back to the planner finds the plan as it was. */
export function begin(): Promise<Start> {
  begun ??= start();
  return begun;
}

async function start(): Promise<Start> {
  const [started] = await Promise.all([startWorkbench(), resumeSession()]);
  return started;
}
