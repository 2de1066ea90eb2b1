// What the planner waits for before it shows itself: the plan to begin with and, for a moment, the state of the login.
import { backendConfig } from '../account/backendConfig.ts';
import { type Start, startWorkbench } from '../projects/startWorkbench.ts';

/** Milliseconds that drawing waits for the login's state; where it is later, the page begins signed out. */
const patience = 1000;

let begun: Promise<Start> | undefined;

/** One workbench for the life of the page: coming back to the planner finds the plan as it was. */
export function begin(): Promise<Start> {
  begun ??= start();
  return begun;
}

async function start(): Promise<Start> {
  const login = Promise.race([backendConfig(), new Promise((late) => setTimeout(late, patience))]);
  const [started] = await Promise.all([startWorkbench(), login]);
  return started;
}
