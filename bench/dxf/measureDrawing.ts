// Imports a large drawing as a user would, and measures the page meanwhile and afterward.
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { type BareCost, measureBareMotion } from '../measuring/bareMotion.ts';
import { type Motion, measureMotion } from '../measuring/motion.ts';
import { type Recording, record } from '../measuring/recorder.ts';
import { settled } from '../measuring/settled.ts';
import { highest } from '../measuring/statistics.ts';
import { openPlanner, windowSize } from '../planner/plannerPage.ts';
import { largeDrawing } from './largeDrawing.ts';

/** Milliseconds; tasks: the longest of the page's main thread. */
export interface DrawingFigures {
  readonly entities: number;
  readonly bytes: number;
  readonly objects: number;
  /** From the chosen file to the dialog that shows what was read. */
  readonly read: number;
  readonly readTask: number;
  /** From the button to the closed dialog. */
  readonly add: number;
  readonly addTask: number;
  readonly motion: Motion;
  readonly bare: BareCost;
}

const timeout = 120_000;
/** Squares: a mile fits into a few views, so that thousands of objects are in each. */
const siteExtent = 2000;

export async function measureDrawing(
  browser: Browser,
  address: string,
  wanted: { readonly entities: number; readonly bytes: number },
): Promise<DrawingFigures> {
  const { text, entities } = largeDrawing(wanted.entities, wanted.bytes);
  const file = join(tmpdir(), `homeplot-bench-${process.pid}.dxf`);
  writeFileSync(file, text);
  try {
    const planner = await openPlanner(browser, address);
    const { page } = planner;
    await page.evaluate((extent) => {
      window.homeplot.editor.edit([{ settings: { siteExtent: extent } }], 'Bench');
    }, siteExtent);
    await planner.center();
    await settled(page);
    const [times, recording] = await importFile(page, file);
    await settled(page);
    const objects = await page.evaluate(() => window.homeplot.editor.plan.objects.size);
    await planner.center();
    await page.evaluate(addTarget);
    const bareBefore = await measureBareMotion(browser, windowSize);
    const motion = await measureMotion(await planner.subject());
    const bareAfter = await measureBareMotion(browser, windowSize);
    await page.context().close();
    return {
      entities,
      bytes: text.length,
      objects,
      ...times,
      readTask: longest(recording, 'read'),
      addTask: longest(recording, 'add'),
      motion,
      bare: {
        median: (bareBefore.median + bareAfter.median) / 2,
        processor: (bareBefore.processor + bareAfter.processor) / 2,
      },
    };
  } finally {
    rmSync(file);
  }
}

const longest = (recording: Recording, label: string): number =>
  highest(recording.segments(label).flatMap(({ tasks }) => tasks));

async function importFile(
  page: Page,
  file: string,
): Promise<readonly [{ readonly read: number; readonly add: number }, Recording]> {
  const times = { read: 0, add: 0 };
  // What a first press fetches is not part of it.
  await page.mouse.move(windowSize.width / 2, windowSize.height / 2);
  await settled(page);
  const recording = await record(page, async (marker) => {
    await marker.begin('read');
    const chosen = performance.now();
    await page.getByLabel('Plan file to import').setInputFiles(file);
    const button = page.getByRole('button', { name: /^Import [\d,]+ objects/ });
    await button.waitFor({ timeout });
    times.read = performance.now() - chosen;
    await page.waitForTimeout(1000);
    await marker.begin('add');
    const pressed = performance.now();
    await button.click();
    await page.getByRole('dialog').waitFor({ state: 'detached', timeout });
    times.add = performance.now() - pressed;
    await page.waitForTimeout(1000);
    await marker.end();
  });
  return [times, recording];
}

/** Runs in the page: a rectangle in the middle of the view, to be dragged. */
function addTarget(): void {
  const { editor } = window.homeplot;
  const { x, y, width, height, pxPerFoot } = editor.viewport;
  const from = { x: x + width / pxPerFoot / 2, y: y + height / pxPerFoot / 2 };
  const put = editor.scene.create('rectangle', from, { x: from.x + 60, y: from.y + 40 });
  if (put) editor.edit([{ put }], 'Bench');
}
