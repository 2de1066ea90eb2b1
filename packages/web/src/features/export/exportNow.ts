// Exports the plan. The code for exporting is fetched ahead, so that a plan can still be exported when the site can no longer
// be reached.
import { whileFetching } from '../../kit/fetching.ts';
import { fetchAhead } from '../../kit/firstSign.ts';
import { reportUnfetched } from '../../kit/toasts/toast.ts';
import type { exporting } from './exporting.ts';

const fetchExporting = () => import('./exporting.ts');
fetchAhead(fetchExporting);

export async function exportNow(...what: Parameters<typeof exporting>): Promise<void> {
  try {
    await (await whileFetching(fetchExporting())).exporting(...what);
  } catch (problem) {
    console.warn('The plan could not be exported.', problem);
    reportUnfetched('Export', 'Failed to export project');
  }
}
