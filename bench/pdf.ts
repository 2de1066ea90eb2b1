// Measures PDF export in the planner: the time from the click to the file, its size, and how long the page did not
// respond meanwhile.
import { join } from 'node:path';
import { stat } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { root } from '../scripts/tool.ts';
import { longestDelay, startProbe } from './measuring/probe.ts';
import { median } from './measuring/statistics.ts';
import { measuredPlan } from './plans/measuredPlan.ts';
import { groundOf } from './plans/mixedPlan.ts';
import { openPlanner } from './planner/plannerPage.ts';

export interface PdfFigures {
  /** Milliseconds. */
  readonly took: number;
  readonly bytes: number;
  /** The longest time in milliseconds for which the page did not respond. */
  readonly delay: number;
}

/** Number of files of which the medians are taken. */
const times = 3;

/** The plan of the README. */
export async function measureReadmePdf(browser: Browser, address: string): Promise<PdfFigures> {
  const { page } = await openPlanner(browser, address);
  await page.getByLabel('Plan file to import').setInputFiles(join(root, 'docs/pictures/plan.json'));
  await page.waitForFunction(() => window.homeplot.editor.plan.objects.size > 0);
  return measure(page);
}

/** A measured site of many objects. */
export async function measureLargePdf(browser: Browser, address: string, count: number): Promise<PdfFigures> {
  const planner = await openPlanner(browser, address);
  await planner.load(measuredPlan(count, groundOf(planner.view)));
  return measure(planner.page);
}

async function measure(page: Page): Promise<PdfFigures> {
  await page.keyboard.press('ControlOrMeta+P');
  const button = page.getByRole('button', { name: 'Download PDF' });
  await page.locator('[role=dialog] img').waitFor({ timeout: 120_000 });
  const runs: PdfFigures[] = [];
  for (let i = 0; i < times; i += 1) {
    // Waits until the page has finished its previous work.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
    await page.evaluate(startProbe);
    const began = performance.now();
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const took = performance.now() - began;
    const delay = await page.evaluate(longestDelay);
    const { size } = await stat(await file.path());
    runs.push({ took, bytes: size, delay });
  }
  await page.context().close();
  return {
    took: median(runs.map(({ took }) => took)),
    bytes: median(runs.map(({ bytes }) => bytes)),
    delay: median(runs.map(({ delay }) => delay)),
  };
}
