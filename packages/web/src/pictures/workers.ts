// The workers that read pictures and PDF files, each started when it is first needed.
import { jobsOf } from './worker/asking.ts';
import type { PdfJobs, PictureJobs } from './worker/jobs.ts';

export const pictureJobs = jobsOf(
  () => new Worker(new URL('worker/pictureWorker.ts', import.meta.url), { type: 'module' }),
) as PictureJobs;

export const pdfJobs = jobsOf(
  () => new Worker(new URL('worker/pdfPageWorker.ts', import.meta.url), { type: 'module' }),
) as PdfJobs;

/** The jobs for a file of a media type. */
export const jobsFor = (type: string): PictureJobs => (type === 'application/pdf' ? pdfJobs : pictureJobs);
