// The worker that writes a DXF file while the page stays responsive. The page sends it the objects in batches, then the
// settings, and terminates it when the file has arrived.
import { completeSet } from '@homeplot/formats/completeSet';
import { type AskedSheet, orientedSheet } from '@homeplot/formats/bestOrientation';
import { PlanViews } from '@homeplot/formats/planViews';
import { writeDxfInSteps } from '@homeplot/formats/writeDxf';
import type { PlanObject } from '@homeplot/plan/kind';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import type { Sheet } from '@homeplot/plan/sheet';
import { writeMetricFor } from '@homeplot/plan/units';
import type { DxfAnswer, DxfRequest } from './dxfJob.ts';
import { failure } from './failure.ts';
import { leftOutOfDxf } from './leftOutText.ts';

type WriteRequest = Extract<DxfRequest, { readonly choice: unknown }>;

registerLateKinds();
const objects: PlanObject[] = [];

self.addEventListener('message', ({ data }: MessageEvent<DxfRequest>) => {
  if ('objects' in data) objects.push(...data.objects);
  else
    try {
      write(data);
    } catch (problem) {
      answer(failure(problem));
    }
});

const answer = (message: DxfAnswer): void => self.postMessage(message, { transfer: [] });

function write({ settings, choice: { origin, plain }, date }: WriteRequest): void {
  writeMetricFor(navigator.language);
  const plan = createPlan({ objects, settings });
  const sheets = plain ? sheetsOf(plan, plain) : [];
  const steps = writeDxfInSteps(plan, { ...(origin ? { origin } : {}), sheets, date });
  for (;;) {
    const step = steps.next();
    if (step.done) {
      const { text, notes, leftOut, scale } = step.value;
      const file = new Blob([text], { type: 'image/vnd.dxf' });
      const missing = leftOut.length > 0 ? [leftOutOfDxf(leftOut, scale)] : [];
      answer({ kind: 'file', file, notes: [...notes, ...missing] });
      return;
    }
    answer({ kind: 'progress', done: step.value });
  }
}

function sheetsOf(plan: Plan, plain: AskedSheet): readonly Sheet[] {
  const views = new PlanViews(plan);
  const set = completeSet(views, plan.settings.sheets ?? []);
  return set.length > 0 ? set.filter(({ newerRecord }) => !newerRecord) : [orientedSheet(views, plain)];
}
