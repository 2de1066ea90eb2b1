// Makes and downloads PDF files, and gives the state of that: its progress, its question about missing letters, or its
// failure.
import type { MissingLetters } from '@homeplot/formats/missingLetters';
import { useEffect, useState } from 'react';
import { dropWriter, keepWriter } from '../../printing/pdfWriter.ts';
import { downloadAs } from '../../kit/download.ts';
import { useLatestWork } from '../../kit/latestWork.ts';
import { toast } from '../../kit/toasts/toast.ts';
import { type MadeFile, makePdf, PdfProblem, type PdfWork } from '../../printing/makePdf.ts';

export type DownloadState =
  | { readonly step: 'idle' }
  | { readonly step: 'working'; readonly done: number; readonly total: number }
  | {
      readonly step: 'asking';
      readonly fields: readonly MissingLetters[];
      /** Whether to continue without the missing letters. */
      readonly answer: (continues: boolean) => void;
    }
  | { readonly step: 'failed'; readonly problem: string };

export interface Download {
  readonly state: DownloadState;
  /** work: a promise if it isn't known yet. */
  readonly start: (work: PdfWork | Promise<PdfWork>, maxBytes?: number) => void;
  readonly cancel: () => void;
}

const idle: DownloadState = { step: 'idle' };

/** The download is canceled when the component is unmounted. */
export function useDownload(): Download {
  const [state, setState] = useState<DownloadState>(idle);
  const running = useLatestWork();
  const cancel = (): void => {
    running.cancel();
    setState(idle);
  };
  useEffect(() => dropWriter, []);

  const run = async (asked: PdfWork | Promise<PdfWork>, maxBytes: number | undefined): Promise<void> => {
    // A download that still asks about missing letters is replaced.
    cancel();
    const signal = running.begin();
    const show = (next: DownloadState): void => {
      if (!signal.aborted) setState(next);
    };
    const work = await asked;
    if (signal.aborted) return;
    const total = work.files.reduce((count, { sheets }) => count + sheets.length, 0);
    const progress = (done: number): void => show({ step: 'working', done, total });
    progress(0);
    const askMissing = (fields: readonly MissingLetters[]): Promise<boolean> =>
      new Promise((answered) => {
        const answer = (continues: boolean): void => {
          progress(0);
          answered(continues);
        };
        show({ step: 'asking', fields, answer });
      });
    try {
      const files = await makePdf(work, { progress, askMissing }, signal);
      if (signal.aborted) return;
      if (files) downloadFiles(files, maxBytes);
      show(idle);
      // Keeps the writer loaded for the next download.
      keepWriter();
    } catch (problem) {
      if (!(problem instanceof PdfProblem)) throw problem;
      show({ step: 'failed', problem: problem.message });
    }
  };
  return { state, start: (work, maxBytes) => void run(work, maxBytes), cancel };
}

/** Downloads the files and reports it. maxBytes: the largest file that the portal accepts. */
function downloadFiles(files: readonly MadeFile[], maxBytes = Infinity): void {
  for (const { name, bytes } of files) downloadAs(new Blob([bytes], { type: 'application/pdf' }), name);
  const [first] = files;
  if (!first) return;
  toast.success(files.length === 1 ? 'PDF downloaded' : `${files.length} PDF files downloaded`, {
    description: files.map(({ name }) => name).join(', '),
  });
  const large = files.find(({ bytes }) => bytes.length > maxBytes);
  if (large)
    toast.error(
      `${large.name} is ${portalMegabytes(large.bytes.length)}, more than the portal's ${portalMegabytes(maxBytes)}.`,
    );
}

/** A portal's megabyte is a million bytes. Rounded up, so that no file that is too large seems as large as is allowed. */
const portalMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1e5) / 10} MB`;
