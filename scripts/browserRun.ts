// Runs projects of the browser tests on the built web app, and counts the tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringChromium } from '../e2e/chromium.ts';
import { one, playwrightTally, type Tally } from './tally.ts';
import { commandFile, run, type RunOptions } from './tool.ts';

/** The projects of e2e/playwright.config.ts. */
export type BrowserProject = 'desktop' | 'phone' | 'chromium' | 'firefox' | 'firefoxBriefly' | 'webkit';

export async function runBrowsers(
  projects: readonly BrowserProject[],
  env: RunOptions['env'] = {},
): Promise<Tally> {
  const chromium = await bringChromium();
  if ('problem' in chromium) return one(false, chromium.problem);
  const folder = mkdtempSync(join(tmpdir(), 'homeplot-reports-'));
  const report = join(folder, 'browser.json');
  const chosen = projects.flatMap((project) => ['--project', project]);
  try {
    const code = await run([commandFile('@playwright/test', 'playwright'), 'test', ...chosen], {
      folder: 'e2e',
      env: { ...env, HOMEPLOT_E2E_REPORT: report },
    });
    return playwrightTally(report, code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
