// Reads plans in one go, for programs that have all kinds from their start: servers, tools and tests.
import { registerLateKinds } from '../kinds/lateKinds.ts';
import { runAllSteps, type Steps, type WaitingSteps } from '../measure/steps.ts';
import { type Reading, readPlanFileInSteps, readPlanTextInSteps } from './readPlan.ts';

registerLateKinds();

export const readPlanText = (text: string): Reading => atOnce(readPlanTextInSteps(text));

/** Reads a plan from parsed JSON. */
export const readPlanFile = (value: unknown): Reading => atOnce(readPlanFileInSteps(value));

/** Runs all steps. None of them waits, since all kinds are registered. */
const atOnce = (steps: WaitingSteps<Reading>): Reading => runAllSteps(steps as Steps<Reading>);
