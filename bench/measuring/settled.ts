// Waits until a page is idle, and measures its JavaScript heap after garbage collection.
import type { Page } from 'playwright';

/** Milliseconds of a sample, and the most work within it for which the page still counts as idle. */
const sampleTime = 250;
const maxBusy = 12;
const maxSamples = 60;

/** Resolves when the main thread has been idle for two samples, or after the maximum number of samples. */
export async function settled(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  let quiet = 0;
  let before = await taskTime();
  for (let i = 0; i < maxSamples && quiet < 2; i += 1) {
    await new Promise((go) => setTimeout(go, sampleTime));
    const now = await taskTime();
    quiet = now - before < maxBusy ? quiet + 1 : 0;
    before = now;
  }
  await session.detach();

  async function taskTime(): Promise<number> {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  }
}

/** Bytes of the page's JavaScript heap after garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (let i = 0; i < 3; i += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await new Promise((go) => setTimeout(go, 50));
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
