// The minimum cost of a frame on this machine: a page with nothing but one canvas that follows the pointer. Measured
// against it, a product's frames can be compared between machines.
import type { Browser } from 'playwright';
import { handOn } from './hand.ts';
import { record } from './recorder.ts';
import { settled } from './settled.ts';
import { median } from './statistics.ts';

/** Milliseconds. */
const time = 3000;
/** CSS pixels: as large as the planner's canvas with the margin that is drawn ahead. */
const size = { width: 1500, height: 1000 } as const;

const html = `<!doctype html><title>Bare</title>
<div style="position:absolute;left:0;top:64px;width:960px;height:680px;overflow:hidden">
  <canvas width="${size.width}" height="${size.height}" style="position:absolute;will-change:transform"></canvas>
</div>`;

/** Median milliseconds of the main thread per frame, in wall-clock and in processor time. */
export interface BareCost {
  readonly median: number;
  readonly processor: number;
}

export async function measureBareMotion(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
): Promise<BareCost> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.setContent(html);
  await page.evaluate(followPointer);
  await settled(page);
  const hand = await handOn(page);
  const recording = await record(page, async (marker) => {
    await marker.begin('moving');
    await hand.move(time, (share) => ({
      x: 400 + 300 * Math.sin(6 * share),
      y: 300 + 200 * Math.cos(6 * share),
    }));
    await marker.end();
  });
  await context.close();
  const all = recording.segments('moving').flatMap((segment) => segment.frames);
  const frames = all.filter(({ hasInput }) => hasInput);
  return {
    median: median(frames.map(({ time: taken }) => taken)),
    processor: median(frames.map(({ processor }) => processor)),
  };
}

/** Runs in the page. */
function followPointer(): void {
  const canvas = document.querySelector('canvas');
  if (!canvas) throw new Error('The bare page has no canvas.');
  canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height);
  let at: { readonly x: number; readonly y: number } | undefined;
  const move = (): void => {
    if (at) canvas.style.transform = `translate(${at.x / 4 - 100}px,${at.y / 4 - 100}px)`;
    at = undefined;
  };
  addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!at) requestAnimationFrame(move);
    at = { x: clientX, y: clientY };
  });
}
