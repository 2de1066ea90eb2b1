// Reads a file of parcels in a worker.
import {
  maxParcelBytes,
  type ParcelFeature,
  type ParcelOptions,
  type ParcelReading,
} from '@homeplot/formats/parcelReading';
import { megabytes } from '../../kit/formatted.ts';
import { updatedText } from '../../kit/newVersion.ts';
import { listenTo } from '../../kit/late/listenTo.ts';
import type { ParcelAnswer, ParcelRequest } from './worker/parcelJob.ts';

const refuse = (problem: string): ParcelReading => ({ ok: false, problem });

/** Returns undefined if the reading was canceled. */
export async function readParcels(
  file: File,
  options: ParcelOptions,
  signal: AbortSignal,
): Promise<ParcelReading | undefined> {
  if (file.size > maxParcelBytes)
    return refuse(
      `The file is ${megabytes(file.size)}; at most ${megabytes(maxParcelBytes)} can be read. Export only the parcels around yours.`,
    );
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (signal.aborted) return undefined;
  if (!bytes)
    return refuse("The browser couldn't read the file. Check that it's still there, then try again.");
  const worker = new Worker(new URL('worker/parcelWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ParcelReading | undefined>((done) => {
      signal.addEventListener('abort', () => done(undefined));
      const unread =
        "The file couldn't be read, or the reader couldn't be loaded. Check your connection, then try again.";
      const features: ParcelFeature[] = [];
      const handle = (answer: ParcelAnswer): void => {
        if ('portion' in answer) features.push(...answer.portion);
        else done(answer.ok === true ? { ...answer, features } : answer);
      };
      listenTo(worker, 'parcel reader', handle, (why) =>
        done(refuse(why === 'updated' ? updatedText : unread)),
      );
      const request: ParcelRequest = { bytes, name: file.name, options };
      worker.postMessage(request, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
