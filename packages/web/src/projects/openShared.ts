// A share link pasted into the address of a page that is open already changes only its fragment: it is opened then.
import { openReading, type OpenReport } from './openReading.ts';
import { takeSharedPlan } from './sharedLink.ts';
import type { Workbench } from './workbench.ts';

/** Returns the function that ends the listening. */
export function openSharedLater(bench: Workbench, tell: (report: OpenReport) => void): () => void {
  const changed = async (): Promise<void> => {
    const shared = await takeSharedPlan();
    const report = shared && (await openReading(bench, shared, { what: 'the shared plan' }));
    if (report?.opened === undefined)
      report?.reasons.forEach((text) => bench.editor.say({ text, tone: 'error' }));
    else tell(report);
  };
  const heard = (): void => void changed();
  window.addEventListener('hashchange', heard);
  return () => window.removeEventListener('hashchange', heard);
}
