// Sends a plan's objects to a worker, in several messages, so that no frame is held up.
import type { PlanObject } from '@homeplot/plan/kind';
import type { Plan } from '@homeplot/plan/plan';
import { nextTask } from '../projects/slices.ts';

export interface ObjectsMessage {
  readonly objects: readonly PlanObject[];
}

/** Objects in a message: copying them takes a few milliseconds. */
const portion = 2000;

export async function sendObjects(worker: Worker, plan: Plan, signal: AbortSignal): Promise<void> {
  const objects = [...plan.objects.values()];
  for (let at = 0; at < objects.length && !signal.aborted; at += portion) {
    worker.postMessage({ objects: objects.slice(at, at + portion) } satisfies ObjectsMessage, []);
    await nextTask();
  }
}
