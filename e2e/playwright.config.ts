// Browser tests against the real server and the built web app, on a large screen and on a phone.
import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leftOut } from '../scripts/slowTests.ts';
import { browserArgs, findChromium } from './chromium.ts';
import type { BrowserOptions } from './browsers/journey.spec.ts';
import { origin } from './site.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const report = process.env.HOMEPLOT_E2E_REPORT ?? join(folder, 'test-results/report.json');
/** The main journey in every browser, each a project of its own. */
const journeys = 'browsers/*.spec.ts';
const engines = ['chromium', 'firefox', 'webkit'] as const;
const executablePath = findChromium();

/**
 * Pages of tests are opened hundreds of times, and each is left before optimized code pays: V8 compiles it for functions
 * called 4,000 times, instead of 400. That saves a twentieth of the processor time of these tests.
 */
const fewOptimized = '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-maglev-osr=4000';

const journeysIn = (name: string, engineName: (typeof engines)[number]) => ({
  name,
  testMatch: journeys,
  // Starts the browser once for all.
  fullyParallel: false,
  use: { engineName },
});

export default defineConfig<object, BrowserOptions>({
  testDir: folder,
  globalSetup: join(folder, 'globalSetup.ts'),
  outputDir: join(folder, 'test-results/files'),
  // More than the cores that they need: pages wait for timers, and for the server.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // On a busy machine, what usually takes a second takes twenty. The limits are for what would never end.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [[process.env.CI ? 'list' : 'line'], ['json', { outputFile: report }]],
  use: {
    baseURL: origin,
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...browserArgs, fewOptimized],
    },
    trace: 'off',
    screenshot: 'only-on-failure',
    // Without animations, a page looks the same at any time.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests could not intercept the requests of a service worker. offline.slow.spec allows it.
    serviceWorkers: 'block',
  },
  // The longest ones come first, so that no worker is still busy with one when the others are done.
  projects: [
    ...engines.map((engineName) => journeysIn(engineName, engineName)),
    // With a mouse alone, for `npm test`.
    { ...journeysIn('firefoxBriefly', 'firefox'), grep: /@brief/ },
    {
      name: 'desktop',
      testIgnore: [journeys, ...leftOut()],
      grepInvert: /@phoneAlone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: [journeys, ...leftOut()],
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
