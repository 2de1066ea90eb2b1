// Finds a Chromium-based browser for the browser tests and the benchmark, or installs one.
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { installFromSystem, installTimeout, isRoot } from '../scripts/systemPackages.ts';
import { run } from '../scripts/tool.ts';

/** The options with which a test browser runs in a container, without messages and without a graphics card. */
export const browserArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The same engine without a user interface of its own, which takes a quarter less processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const usualPlaces: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    if (folder === undefined) return [];
    return [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ];
  }),
};

const setting = 'HOMEPLOT_CHROMIUM';

/** The browser's program; undefined if none starts. */
export function findChromium(): string | undefined {
  return namedOr([headlessShell, ...wholeOnes()]);
}

/** A browser as people have it, where there is one. */
export function findWholeChromium(): string | undefined {
  return namedOr([...wholeOnes(), headlessShell]);
}

const wholeOnes = (): readonly string[] => [
  ...(usualPlaces[process.platform] ?? []),
  chromium.executablePath(),
];

function namedOr(places: readonly string[]): string | undefined {
  const named = process.env[setting];
  if (named !== undefined && named !== '') return starts(named) ? named : undefined;
  return places.find(starts);
}

/** The browser's program; installs one if there is none. If that fails, the error says what to do. */
export async function bringChromium(): Promise<{ readonly path: string } | { readonly problem: string }> {
  const named = process.env[setting];
  const found = findChromium();
  if (found !== undefined) return { path: found };
  if (named !== undefined && named !== '') {
    return {
      problem: `${setting} is "${named}", which is not a browser that starts. Name another, or unset it.`,
    };
  }
  for (const bring of [shellFromSystem, fetchFromPlaywright, installItsLibraries, fromSystem]) {
    await bring();
    const path = findChromium();
    if (path !== undefined) return { path };
  }
  return {
    problem: `No browser was found and none could be installed. Install Chromium or Chrome, or name its program in ${setting}; then run the command again.`,
  };
}

/** Whether it exists and starts, which needs the libraries that it is linked with. */
function starts(program: string): boolean {
  if (!existsSync(program)) return false;
  // Chrome on Windows opens a window instead of telling its version.
  if (process.platform === 'win32') return true;
  return spawnSync(program, ['--version'], { timeout: 30_000 }).status === 0;
}

async function fetchFromPlaywright(): Promise<void> {
  console.log('No browser was found. Fetching the one of Playwright.');
  await playwright('install', '--no-shell', 'chromium');
}

/** A downloaded browser doesn't start if the system lacks libraries. */
async function installItsLibraries(): Promise<void> {
  if (!isRoot() || !existsSync(chromium.executablePath())) return;
  console.log('Installing the libraries that the browser needs.');
  await playwright('install-deps', 'chromium');
}

/** Without fonts, the labels on a plan have no width. */
const fonts = 'fonts-liberation';
const shellFromSystem = (): Promise<void> =>
  installFromSystem('the headless Chromium', [basename(headlessShell), fonts]);
const fromSystem = (): Promise<void> => installFromSystem('the Chromium', ['chromium', fonts]);

async function playwright(...args: string[]): Promise<void> {
  const command = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' };
  await run([command, ...args], { env, timeout: installTimeout });
}
