// Installs packages of the system where apt and the rights to use it are there, one call at a time, as apt needs it.
import { existsSync } from 'node:fs';
import { runProgram } from './tool.ts';

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Milliseconds, for slow connections. */
export const installTimeout = 6 * 60_000;

let last: Promise<unknown> = Promise.resolve();
let isUpdated = false;

/** Doesn't report whether it worked: the caller looks whether the program is there. */
export function installFromSystem(name: string, packages: readonly string[]): Promise<void> {
  const installed = last.then(() => install(name, packages));
  last = installed;
  return installed;
}

async function install(name: string, packages: readonly string[]): Promise<void> {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} of the system.`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: installTimeout };
  if (!isUpdated) await runProgram('apt-get', ['update'], options);
  isUpdated = true;
  await runProgram('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}
