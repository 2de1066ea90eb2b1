// Excalidraw in the browser: opens its page and takes the measurements to compare.
import type { PlanContents } from '@homeplot/plan/plan';
import type { Browser } from 'playwright';
import { loads } from '../limits.ts';
import type { At } from '../measuring/hand.ts';
import { type Motion, measureMotion } from '../measuring/motion.ts';
import { heapOf, settled } from '../measuring/settled.ts';
import { median } from '../measuring/statistics.ts';
import type { Subject } from '../measuring/subject.ts';
import { withTimeout } from '../measuring/withTimeout.ts';
import { views } from '../plans/mixedPlan.ts';
import type { ExcalidrawBench } from './inPage.ts';
import { skeletonsOf } from './skeletons.ts';

/** Milliseconds, and bytes of heap. */
export interface ExcalidrawFigures {
  readonly motion: Motion;
  readonly load: number;
  readonly planHeap: number;
  readonly selectAll: number;
  readonly nudgeAll: number;
}

export interface Setting {
  readonly address: string;
  readonly contents: PlanContents;
  /** The planner's canvas and window, which are copied. */
  readonly canvas: Subject['canvas'];
  readonly window: { readonly width: number; readonly height: number };
  /** The part of the plan that the planner's canvas shows at zoom 1, in feet. */
  readonly view: { readonly width: number; readonly height: number; readonly pxPerFoot: number };
  readonly target: At;
}

/** Excalidraw zooms by a hundredth of this per event: 1.5 %. */
const wheelPixels = 1.5;
/** Milliseconds until its picture is sharp again: it waits for 300 after the last wheel event. */
const restAfterZoom = 600;

export async function measureExcalidraw(browser: Browser, setting: Setting): Promise<ExcalidrawFigures> {
  const { canvas, target } = setting;
  const others: number[] = [];
  while (others.length < loads - 1) {
    const other = await openExcalidraw(browser, setting);
    others.push(await other.load());
    await other.page.context().close();
  }
  const { page, bench, center, load: loadAll } = await openExcalidraw(browser, setting);
  const empty = await heapOf(page);
  const load = await loadAll();
  await settled(page);
  const planHeap = (await heapOf(page)) - empty;
  const before = await bench.evaluate((own) => own.xs());
  const motion = await measureMotion({
    page,
    canvas,
    target,
    center,
    wheel: { pixels: wheelPixels, held: 'Ctrl' },
    sharpAgain: () => page.waitForTimeout(restAfterZoom).then(() => undefined),
  });
  const after = await bench.evaluate((own) => own.xs());
  const moved = after.filter((x, i) => x !== before[i]).length;
  if (moved !== 1) throw new Error(`The drag in Excalidraw moved ${moved} elements instead of one.`);

  await center();
  await page.keyboard.press('Escape');
  const key = async (name: string, done: 'all selected' | 'all moved'): Promise<number> => {
    await settled(page);
    const listening = await bench.evaluateHandle((own, what) => ({ took: own.afterKey(what) }), done);
    await page.keyboard.press(name);
    return withTimeout(
      listening.evaluate(({ took }) => took),
      `the effect of a key in Excalidraw: ${done}`,
    );
  };
  const selectAll = await key('Control+a', 'all selected');
  const nudgeAll = await key('ArrowRight', 'all moved');
  await page.context().close();
  return { motion, load: median([...others, load]), planHeap, selectAll, nudgeAll };
}

/** Opens a page with the same view as the planner's canvas at zoom 1; the plan is loaded afterward. */
async function openExcalidraw(
  browser: Browser,
  { address, contents, canvas, view, window: viewport }: Setting,
) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(excalidrawAddress(address, canvas));
  await page.waitForFunction(() => 'excalidrawBench' in window);
  await settled(page);
  const bench = await page.evaluateHandle(benchOf);
  const scroll = {
    x: (-(views.across - 1) / 2) * view.width * view.pxPerFoot,
    y: (-(views.down - 1) / 2) * view.height * view.pxPerFoot,
  };
  const center = (): Promise<void> => bench.evaluate((own, { x, y }) => own.view(x, y), scroll);
  await center();
  await settled(page);
  const skeletons = JSON.stringify(skeletonsOf(contents, view.pxPerFoot));
  return { page, bench, center, load: () => bench.evaluate((own, text) => own.load(text), skeletons) };
}

/** The address of the page with Excalidraw at a position in the window. */
export function excalidrawAddress(pages: string, { x, y, width, height }: Subject['canvas']): string {
  const address = new URL('/excalidraw.html', pages);
  for (const [side, px] of Object.entries({ left: x, top: y, width, height })) {
    address.searchParams.set(side, String(px));
  }
  return address.href;
}

/** Runs in the page. */
function benchOf(): ExcalidrawBench {
  if (!window.excalidrawBench) throw new Error('The benchmark is not installed in this page.');
  return window.excalidrawBench;
}
