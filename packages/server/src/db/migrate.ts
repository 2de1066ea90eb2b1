// Migrates a database: runs the numbered SQL files that have not been applied yet, in order, in one transaction.
// If several servers start at once on one database, the first one migrates while the others wait.
import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, single, type Sql } from './database.ts';
import { StartError } from './startError.ts';

export type Migration = {
  /** The folder and file, such as `public/0001_projects.sql`. */
  readonly name: string;
  readonly text: string;
};

type Applied = { readonly name: string; readonly checksum: string };

/** The number of the advisory lock, the same in every server. */
const lockKey = 4_816_230_517;

const folder = join(import.meta.dirname, 'migrations');

/** First the migrations only for our own databases (roles, accounts), then those for every database, including Supabase's. */
const folders = ['own', 'public'] as const;

export function readMigrations(): readonly Migration[] {
  return folders.flatMap((kind) =>
    globSync(`${kind}/*.sql`, { cwd: folder })
      .toSorted()
      .map((file) => ({
        name: file.replaceAll('\\', '/'),
        text: readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'),
      })),
  );
}

/** Whether any migration was applied. */
export async function isMigrated(sql: Pick<Sql, 'query'>): Promise<boolean> {
  const text = `select to_regclass('homeplot.migrations') is not null as "isOurs"`;
  return single(await sql.query<{ isOurs: boolean }>(text)).isOurs;
}

/** Applies the migrations that are missing. Throws StartError if other files than these were applied to the database. */
export async function migrate(
  database: Pick<Database, 'transaction'>,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  if (await database.transaction((sql) => isUpToDate(sql, migrations))) return;
  await database.transaction(async (sql) => {
    await sql.script("set local statement_timeout to 0; set local client_min_messages to 'warning'");
    // Run as a script because scripts have no timeout: another server may hold the lock for a long time.
    await sql.script(`select pg_advisory_xact_lock(${lockKey})`);
    await sql.script(`create schema if not exists homeplot;
      create table if not exists homeplot.migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const applied = await sql.query<Applied>('select name, checksum from homeplot.migrations');
    for (const migration of notApplied(migrations, applied)) await apply(sql, migration);
  });
}

/**
 * Whether all migrations were applied. It only reads, so that a database that can't be written can be opened too. Throws
 * StartError if other files than these were applied to it.
 */
export async function isUpToDate(
  sql: Pick<Sql, 'query'>,
  migrations: readonly Migration[] = readMigrations(),
): Promise<boolean> {
  if (!(await isMigrated(sql))) return false;
  const applied = await sql.query<Applied>('select name, checksum from homeplot.migrations');
  return notApplied(migrations, applied).length === 0;
}

function notApplied(migrations: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, checksumOf(migration)]));
  for (const { name, checksum } of applied) {
    const ours = known.get(name);
    if (ours === undefined) {
      throw new StartError(
        `The database was migrated by a newer Homeplot (${name}). Start that version instead.`,
      );
    }
    if (ours !== checksum) {
      throw new StartError(
        `The database was migrated with another version of ${name} than this Homeplot has. Start the Homeplot that created it.`,
      );
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

async function apply(sql: Sql, migration: Migration): Promise<void> {
  await sql.script(migration.text);
  const row = [migration.name, checksumOf(migration)];
  await sql.query('insert into homeplot.migrations (name, checksum) values ($1, $2)', row);
}

function checksumOf({ text }: Migration): string {
  return hash('sha256', text, 'hex');
}
