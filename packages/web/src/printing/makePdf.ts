// Writes PDF files of a plan, in a worker.
import type { MissingLetters } from '@homeplot/formats/missingLetters';
import type { Plan } from '@homeplot/plan/plan';
import { updatedText } from '../kit/newVersion.ts';
import { whyUnfetched } from '../kit/late/updated.ts';
import { type PictureNeeds, picturesOf } from './picturesOf.ts';
import { listenTo, type WorkerStop } from '../kit/late/listenTo.ts';
import { takeWriter } from './pdfWriter.ts';
import { sendObjects } from './worker/sendObjects.ts';
import type { PdfAnswer, PdfFile, PdfRequest } from './worker/pdfJob.ts';

export interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface PdfWork {
  readonly plan: Plan;
  readonly files: readonly PdfFile[];
  /** Which pictures the drawings in the files need. */
  readonly pictureNeeds: () => Promise<readonly PictureNeeds[]>;
  readonly title: string;
  readonly author: string;
  readonly date: Date;
}

export interface PdfTalk {
  readonly progress: (done: number, total: number) => void;
  /** Asks whether to draw letters that the font lacks as pictures. */
  readonly askMissing: (fields: readonly MissingLetters[]) => Promise<boolean>;
}

/** Why there is no file, as a sentence. */
export class PdfProblem extends Error {}

const noMemory =
  "There isn't enough memory to make this PDF. Close other tabs and programs, then try again. Your plan is unchanged.";
const broken = "The PDF couldn't be made. Try again. Your plan is unchanged.";
const stops: Readonly<Record<WorkerStop, string>> = {
  updated: updatedText,
  unfetched:
    "The PDF writer couldn't be loaded. Check your connection, then try again. Your plan is unchanged.",
  failed: broken,
};

/** Returns undefined if it was canceled, or if drawing the missing letters was declined. Throws a PdfProblem. */
export async function makePdf(
  work: PdfWork,
  talk: PdfTalk,
  signal: AbortSignal,
): Promise<readonly MadeFile[] | undefined> {
  const { worker, font } = takeWriter();
  const ended = written(worker, talk, signal);
  try {
    const bytes = await Promise.race([fetched(font), ended]);
    if (!(bytes instanceof ArrayBuffer)) return undefined;
    await send(worker, work, bytes, signal);
    return await ended;
  } finally {
    worker.terminate();
  }
}

async function fetched(font: Promise<ArrayBuffer>): Promise<ArrayBuffer> {
  try {
    return await font;
  } catch (problem) {
    console.warn('The font of PDF files could not be fetched.', problem);
    throw new PdfProblem(stops[await whyUnfetched()]);
  }
}

async function send(worker: Worker, work: PdfWork, font: ArrayBuffer, signal: AbortSignal): Promise<void> {
  const { plan, pictureNeeds, ...rest } = work;
  const { settings } = plan;
  await sendObjects(worker, plan, signal);
  const images = new Map<string, Blob>();
  const needs = await pictureNeeds();
  for (const isGray of [false, true]) {
    const alike = needs.filter((one) => (one.isGray ?? false) === isGray);
    if (alike.length === 0) continue;
    const maps = alike.flatMap((one) => one.maps ?? []);
    for (const [href, blob] of await picturesOf(plan, { isGray, maps })) images.set(href, blob);
  }
  worker.postMessage({ settings, ...rest, images, font } satisfies PdfRequest, [font]);
}

/** Passes on what the worker reports. Settles when it is done, has failed or is canceled. */
function written(worker: Worker, { progress, askMissing }: PdfTalk, signal: AbortSignal) {
  return new Promise<readonly MadeFile[] | undefined>((done, fail) => {
    const files: MadeFile[] = [];
    signal.addEventListener('abort', () => done(undefined));
    const take = (answer: PdfAnswer): void => {
      if (answer.kind === 'progress') progress(answer.done, answer.total);
      else if (answer.kind === 'file') files.push(answer);
      else if (answer.kind === 'done') done(files);
      else if (answer.kind === 'failed') {
        console.warn('The PDF could not be made.', answer.reason);
        fail(new PdfProblem(answer.isMemory ? noMemory : broken));
      } else
        void askMissing(answer.fields).then((isAccepted) => {
          if (isAccepted) worker.postMessage('resume' satisfies PdfRequest, []);
          else done(undefined);
        });
    };
    listenTo(worker, 'PDF writer', take, (why) => fail(new PdfProblem(stops[why])));
  });
}
