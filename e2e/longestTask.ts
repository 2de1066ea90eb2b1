// The processor time of a page's longest task, during which the page doesn't respond. Unlike clock time, it isn't
// longer on a machine that is busy with something else.
import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
  /** Microseconds for which its thread ran. */
  readonly tdur?: number;
}

/** The longest task of the page while something is done, in milliseconds. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser that could be traced.');
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await work();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const pages = new Set(traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(thread));
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && pages.has(thread(event)));
  if (tasks.length === 0) throw new Error('The browser told of no task of the page.');
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1000;
}
