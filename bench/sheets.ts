// Measures the window of printed sheets over a large plan: how soon it shows the window, the sheet and the button that prints
// it, and the processor time of the longest task meanwhile, during which the page doesn't respond.
import type { Browser } from 'playwright';
import { longestTask } from '../e2e/longestTask.ts';
import { measuredPlan } from './plans/measuredPlan.ts';
import { groundOf } from './plans/mixedPlan.ts';
import { openPlanner } from './planner/plannerPage.ts';

/** Milliseconds. */
export interface SheetsFigures {
  readonly opened: number;
  readonly drawn: number;
  readonly printable: number;
  readonly longestTask: number;
}

/** Milliseconds to wait. */
const timeout = 300_000;

/** A measured site of many objects. */
export async function measureSheets(
  browser: Browser,
  address: string,
  count: number,
): Promise<SheetsFigures> {
  const planner = await openPlanner(browser, address);
  const { page } = planner;
  await planner.load(measuredPlan(count, groundOf(planner.view)));
  // Fetches the window and its worker, and lets the page finish what it does after a plan was opened.
  const dialog = page.getByRole('dialog', { name: 'Print sheets' });
  await page.keyboard.press('ControlOrMeta+P');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const at = { opened: 0, drawn: 0, printable: 0 };
  const task = await longestTask(page, async () => {
    const began = performance.now();
    const since = (): number => performance.now() - began;
    await page.keyboard.press('ControlOrMeta+P');
    await dialog.waitFor();
    at.opened = since();
    await dialog.getByRole('img', { name: /^The sheet:/ }).waitFor({ timeout });
    at.drawn = since();
    await dialog.locator('button[aria-disabled=false]', { hasText: /^Print$/ }).waitFor({ timeout });
    at.printable = since();
  });
  await page.context().close();
  return { ...at, longestTask: task };
}
