// Finds or installs a Postgres on this machine: the tests of psql, pg_dump and pg_restore need these programs, which the
// npm packages don't have. All other tests use the Postgres in node_modules.
import { findPostgres } from '@homeplot/server/postgresCluster';
import { installFromSystem } from './systemPackages.ts';

/** If `required`, as in CI, the tests of psql and pg_dump must not be skipped. */
const setting = 'HOMEPLOT_POSTGRES';

/** Returns a message if Postgres is required and can't be found or installed. */
export async function bringPostgres(): Promise<string | undefined> {
  if (findPostgres() !== undefined) return undefined;
  await installFromSystem('the Postgres', ['postgresql']);
  if (findPostgres() !== undefined || process.env[setting] !== 'required') return undefined;
  return `${setting} is "required", but psql and pg_dump were not found and could not be installed. Install Postgres and try again.`;
}
