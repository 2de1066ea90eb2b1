// Has a worker write a plan as a DXF file.
import type { Plan } from '@homeplot/plan/plan';
import { sheetDate } from './worker/sheetDate.ts';
import { updatedText } from '../kit/newVersion.ts';
import { listenTo, type WorkerStop } from '../kit/late/listenTo.ts';
import { sendObjects } from './worker/sendObjects.ts';
import type { DxfAnswer, DxfChoice, DxfRequest } from './worker/dxfJob.ts';

export type MadeDxf = Extract<DxfAnswer, { readonly kind: 'file' }>;

const noMemory =
  "There isn't enough memory to make this DXF file. Close other tabs and programs, then try again. Your plan is unchanged.";
const broken = "The DXF file couldn't be made. Try again. Your plan is unchanged.";
const stops: Readonly<Record<WorkerStop, string>> = {
  updated: updatedText,
  unfetched:
    "The DXF writer couldn't be loaded. Check your connection, then try again. Your plan is unchanged.",
  failed: broken,
};

/** The file, or a sentence that says why there is none; undefined if it was canceled. progress is called with 0 to 1. */
export async function makeDxf(
  plan: Plan,
  choice: DxfChoice,
  progress: (done: number) => void,
  signal: AbortSignal,
): Promise<MadeDxf | { readonly problem: string } | undefined> {
  const worker = new Worker(new URL('worker/dxfWorker.ts', import.meta.url), { type: 'module' });
  const made = answered(worker, progress, signal);
  try {
    await sendObjects(worker, plan, signal);
    worker.postMessage({ settings: plan.settings, choice, date: sheetDate() } satisfies DxfRequest, []);
    return await made;
  } finally {
    worker.terminate();
  }
}

const answered = (worker: Worker, progress: (done: number) => void, signal: AbortSignal) =>
  new Promise<MadeDxf | { readonly problem: string } | undefined>((done) => {
    signal.addEventListener('abort', () => done(undefined));
    const handle = (answer: DxfAnswer): void => {
      if (answer.kind === 'progress') progress(answer.done);
      else if (answer.kind === 'file') done(answer);
      else {
        console.warn('The DXF file could not be made.', answer.reason);
        done({ problem: answer.isMemory ? noMemory : broken });
      }
    };
    listenTo(worker, 'DXF writer', handle, (why) => done({ problem: stops[why] }));
  });
