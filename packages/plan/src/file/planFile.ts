// Reads plans without a pause, where all kinds are part of the program from its start: on servers, in tools and in tests.
import { registerLateKinds } from '../kinds/lateKinds.ts';
import { runAllSteps, type Steps, type WaitingSteps } from '../measure/steps.ts';
import { type Reading, readPlanFileInSteps, readPlanTextInSteps } from './readPlan.ts';

registerLateKinds();

export const readPlanText = (text: string): Reading => atOnce(readPlanTextInSteps(text));

/** Reads a plan from parsed JSON. */
export const readPlanFile = (value: unknown): Reading => atOnce(readPlanFileInSteps(value));

/** There is nothing to wait for. */
const atOnce = (steps: WaitingSteps<Reading>): Reading => runAllSteps(steps as Steps<Reading>);
