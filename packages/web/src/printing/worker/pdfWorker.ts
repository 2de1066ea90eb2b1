// The worker that writes PDF files while the page stays responsive. It runs until the page terminates it.
import { PlanViews } from '@homeplot/formats/planViews';
import { missingLetters } from '@homeplot/formats/missingLetters';
import { writePdf } from '@homeplot/formats/pdf';
import { PdfFont } from '@homeplot/formats/pdfFont';
import { sheetPages } from '@homeplot/formats/sheetPages';
import type { PlanObject } from '@homeplot/plan/kind';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { createPlan } from '@homeplot/plan/plan';
import { writeMetricFor } from '@homeplot/plan/units';
import { failure } from './failure.ts';
import { paintWords } from './paintWords.ts';
import type { PdfAnswer, PdfRequest } from './pdfJob.ts';

type Job = Extract<PdfRequest, { readonly files: unknown }>;

registerLateKinds();
const objects: PlanObject[] = [];
let resume: (() => void) | undefined;

self.addEventListener('message', ({ data }: MessageEvent<PdfRequest>) => {
  if (data === 'resume') resume?.();
  else if ('objects' in data) objects.push(...data.objects);
  else write(data).catch((problem: unknown) => answer(failure(problem)));
});

const answer = (message: PdfAnswer, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

async function write({ settings, files, font, title, author, date, images: blobs }: Job): Promise<void> {
  writeMetricFor(navigator.language);
  const plan = createPlan({ objects, settings });
  const fontBytes = new Uint8Array(font);
  const images = new Map<string, ArrayBuffer>();
  for (const [href, blob] of blobs) images.set(href, await blob.arrayBuffer());
  const fields = missingLetters(plan, new PdfFont(fontBytes));
  if (fields.length > 0) {
    answer({ kind: 'missing', fields });
    // The user may accept that these letters are drawn as pictures; else the page terminates this worker.
    await new Promise<void>((resumed) => (resume = resumed));
  }
  const total = files.reduce((count, { sheets }) => count + sheets.length, 0);
  const views = new PlanViews(plan);
  let before = 0;
  for (const { name, sheets } of files) {
    const first = before;
    // A sheet may take several pages.
    const progress = (page: number, pages: number): void => {
      const done = first + Math.floor((page / pages) * sheets.length);
      answer({ kind: 'progress', done, total });
    };
    const options = { title, author, date, font: fontBytes, images, paintWords };
    const bytes = await writePdf(sheetPages(plan, sheets, views), options, progress);
    answer({ kind: 'file', name, bytes }, [bytes.buffer]);
    before += sheets.length;
  }
  answer({ kind: 'done' });
}
