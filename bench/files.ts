// Measures how long exporting and importing a plan file take in the browser: the slowest of a few runs, since a user
// has the cold first one.
import type { Browser } from 'playwright';
import { highest } from './measuring/statistics.ts';
import { groundOf, mixedPlan } from './plans/mixedPlan.ts';

/** Approximate size of a view at zoom 1, in feet. It does not affect the size of the file. */
const view = { width: 600, height: 500 };

/** Milliseconds. */
export async function measureFiles(
  browser: Browser,
  pages: string,
  count: number,
): Promise<{ readonly exporting: number; readonly importing: number }> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(new URL('/planFile.html', pages).href);
  const { exports, imports } = await page.evaluate(
    (contents) => {
      if (!window.planFileBench) throw new Error('The page has not loaded the benchmark.');
      return window.planFileBench(contents);
    },
    JSON.stringify(mixedPlan(count, groundOf(view))),
  );
  await page.close();
  return { exporting: highest(exports), importing: highest(imports) };
}
