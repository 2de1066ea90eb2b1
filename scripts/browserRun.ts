// Builds the web app and runs projects of the browser tests, and counts the tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringChromium } from '../e2e/chromium.ts';
import { buildIfNeeded } from './build.ts';
import { one, playwrightTally, sum, type Tally } from './tally.ts';
import { commandFile, run, type RunOptions } from './tool.ts';

/** The projects of e2e/playwright.config.ts. */
export type BrowserProject = 'desktop' | 'phone' | 'chromium' | 'firefox' | 'firefoxBriefly' | 'webkit';

export async function runBrowsers(
  projects: readonly BrowserProject[],
  env: RunOptions['env'] = {},
): Promise<Tally> {
  const built = one(await buildIfNeeded());
  if (built.failed > 0) {
    console.error('The web app could not be built, so there is nothing to test in a browser.');
    return built;
  }
  const chromium = await bringChromium();
  if ('problem' in chromium) {
    console.error(chromium.problem);
    return sum([built, one(false)]);
  }
  const folder = mkdtempSync(join(tmpdir(), 'homeplot-reports-'));
  const report = join(folder, 'browser.json');
  const chosen = projects.flatMap((project) => ['--project', project]);
  try {
    const code = await run([commandFile('@playwright/test', 'playwright'), 'test', ...chosen], {
      folder: 'e2e',
      env: { ...env, HOMEPLOT_E2E_REPORT: report },
    });
    return sum([built, playwrightTally(report, code)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
