// Waits until a page has come to rest, and tells how much its JavaScript holds when all rubbish is taken away.
import type { Page } from 'playwright';

/** Milliseconds of work in a look of so long that still count as rest. */
const look = 250;
const rest = 12;
const mostLooks = 60;

/** Resolves when the main thread has had next to nothing to do for two looks, or after many of them. */
export async function settled(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  let quiet = 0;
  let before = await taskTime();
  for (let i = 0; i < mostLooks && quiet < 2; i += 1) {
    await new Promise((go) => setTimeout(go, look));
    const now = await taskTime();
    quiet = now - before < rest ? quiet + 1 : 0;
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
