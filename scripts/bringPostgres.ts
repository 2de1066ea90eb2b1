// Finds or installs a Postgres on this machine: the tests of psql, pg_dump and pg_restore need these programs, which the
// npm packages don't have. All other tests use the Postgres in node_modules.
import { findPostgres } from '@homeplot/server/postgresCluster';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** If `required`, as in CI, the tests of psql and pg_dump must not be skipped. */
const setting = 'HOMEPLOT_POSTGRES';

/** Milliseconds, for slow connections. */
const timeout = 6 * 60_000;

/** Returns a message if Postgres is required and can't be found or installed. */
export function bringPostgres(): string | undefined {
  if (findPostgres() !== undefined) return undefined;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromSystem();
  if (findPostgres() !== undefined || process.env[setting] !== 'required') return undefined;
  return `${setting} is "required", but psql and pg_dump were not found and could not be installed. Install Postgres and try again.`;
}

function installFromSystem(): void {
  console.log('Installing the system package of Postgres.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env, timeout });
  }
}
