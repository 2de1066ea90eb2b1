// Finds Firefox for the journey in every browser, and installs it if possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromSystem } from '../scripts/systemPackages.ts';

/** If `required`, as in CI, the walk in Firefox must not be skipped. */
const setting = 'HOMEPLOT_FIREFOX';

const usualPlaces: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
};

export const findFirefox = (): string | undefined =>
  usualPlaces[process.platform]?.find(
    (program) => existsSync(program) && spawnSync(program, ['--version'], { timeout: 30_000 }).status === 0,
  );

/** Whether Firefox is installed, or the problem if it has to be and isn't. */
export async function bringFirefox(): Promise<boolean | { readonly problem: string }> {
  if (findFirefox() !== undefined) return true;
  await installFromSystem('the Firefox', ['firefox-esr']);
  if (findFirefox() !== undefined) return true;
  if (process.env[setting] !== 'required') return false;
  return {
    problem: `${setting} is "required", but no Firefox was found and none could be installed. Install it and try again.`,
  };
}
