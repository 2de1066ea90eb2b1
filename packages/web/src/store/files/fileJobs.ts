// The page's side of the worker that prepares files.
import { jobsOf } from '../../pictures/worker/asking.ts';
import type { preparedFile } from './preparedFile.ts';

export const fileJobs = jobsOf(
  () => new Worker(new URL('fileWorker.ts', import.meta.url), { type: 'module' }),
) as { readonly preparedFile: typeof preparedFile };
