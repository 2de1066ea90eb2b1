// Finds the Postgres that the tests of the server run on, and brings one where there is none.
import { findPostgres } from '@homeplot/server/postgresCluster';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** When this is `required`, as in CI, the suites on Postgres may not be skipped. */
const setting = 'HOMEPLOT_POSTGRES';

/** A download may take this long on a slow line. */
const slowest = 6 * 60_000;

/** A sentence when Postgres is required and can neither be found nor installed. */
export function bringPostgres(): string | undefined {
  if (findPostgres() !== undefined) return undefined;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromSystem();
  if (findPostgres() !== undefined || process.env[setting] !== 'required') return undefined;
  return `${setting} is "required", but no Postgres was found and none could be installed. Install it, then run the command again.`;
}

function installFromSystem(): void {
  console.log('Installing the Postgres of the system.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env, timeout: slowest });
  }
}
