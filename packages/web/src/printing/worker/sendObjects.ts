// Sends a plan's objects to a worker in several messages, so that the page stays responsive.
import type { PlanObject } from '@homeplot/plan/kind';
import type { Plan } from '@homeplot/plan/plan';
import { nextTask } from '../../kit/slices.ts';

export interface ObjectsMessage {
  readonly objects: readonly PlanObject[];
}

/** Objects per message, so that copying them takes only a few milliseconds. */
const batchSize = 2000;

export async function sendObjects(worker: Worker, plan: Plan, signal: AbortSignal): Promise<void> {
  const objects = [...plan.objects.values()];
  for (let at = 0; at < objects.length && !signal.aborted; at += batchSize) {
    worker.postMessage({ objects: objects.slice(at, at + batchSize) } satisfies ObjectsMessage, []);
    await nextTask();
  }
}
