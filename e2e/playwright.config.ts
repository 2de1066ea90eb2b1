// Browser tests against the real server and the built web app, on a large screen and on a phone.
import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserArgs, findChromium } from './chromium.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const port = Number(process.env.HOMEPLOT_E2E_PORT ?? 4173);
const report = process.env.HOMEPLOT_E2E_REPORT ?? join(folder, 'test-results/report.json');
const executablePath = findChromium();

export default defineConfig({
  testDir: folder,
  outputDir: join(folder, 'test-results/files'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [[process.env.CI ? 'list' : 'line'], ['json', { outputFile: report }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: [...browserArgs] },
    trace: 'off',
    screenshot: 'only-on-failure',
    // Nothing fades in: what is looked at is what stays.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: `"${process.execPath}" packages/server/src/main.ts`,
    cwd: join(folder, '..'),
    url: `http://127.0.0.1:${port}/config.json`,
    env: { PORT: String(port), HOST: '127.0.0.1' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
