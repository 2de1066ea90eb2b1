// Finds Firefox for the journey in every browser.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPlaces: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
};

export const findFirefox = (): string | undefined =>
  usualPlaces[process.platform]?.find(
    (program) => existsSync(program) && spawnSync(program, ['--version'], { timeout: 30_000 }).status === 0,
  );
