// Finds a Postgres that is installed on this machine, and installs one where there is none: the tests of psql, pg_dump
// and pg_restore need these programs, which the packages don't have. All other tests run on the Postgres of the packages.
import { findPostgres } from '@homeplot/server/postgresCluster';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** When this is `required`, as in CI, the tests of psql and pg_dump may not be skipped. */
const setting = 'HOMEPLOT_POSTGRES';

/** A download may take this long on a slow line. */
const slowest = 6 * 60_000;

/** A sentence when Postgres is required and can neither be found nor installed. */
export function bringPostgres(): string | undefined {
  if (findPostgres() !== undefined) return undefined;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromSystem();
  if (findPostgres() !== undefined || process.env[setting] !== 'required') return undefined;
  return `${setting} is "required", but psql and pg_dump were not found and could not be installed. Install Postgres, then run the command again.`;
}

function installFromSystem(): void {
  console.log('Installing the Postgres of the system.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env, timeout: slowest });
  }
}
