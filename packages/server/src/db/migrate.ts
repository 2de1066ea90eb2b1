// Brings a database up to date: runs the numbered SQL files that it has not seen, in order, in one transaction.
// Several servers may start at once on one database: the first works, the others wait and then find nothing to do.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenedDatabase, Scripts } from './scripts.ts';
import { StartError } from './startError.ts';

export type Migration = {
  /** Its folder and file, such as `public/0001_projects.sql`. */
  readonly name: string;
  readonly text: string;
};

type Applied = { readonly name: string; readonly checksum: string };

/** Any number, the same in every server: whoever holds this lock may migrate. */
const lockKey = 4_816_230_517;

const folder = join(import.meta.dirname, 'migrations');

/** Ours alone come first (roles, accounts), then what runs on every database. */
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

/** Throws MigrationError when the database was changed by other files than these. */
export async function migrate(
  database: Pick<OpenedDatabase, 'own'>,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  await database.own(async (sql) => {
    await sql.script("set local statement_timeout to 0; set local client_min_messages to 'warning'");
    // As a script, because another server may hold it for long.
    await sql.script(`select pg_advisory_xact_lock(${lockKey})`);
    await sql.script(`create schema if not exists homeplot;
      create table if not exists homeplot.migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const applied = await sql.query<Applied>('select name, checksum from homeplot.migrations');
    for (const migration of notApplied(migrations, applied)) await apply(sql, migration);
  });
}

class MigrationError extends StartError {}

function notApplied(migrations: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, checksumOf(migration)]));
  for (const { name, checksum } of applied) {
    const ours = known.get(name);
    if (ours === undefined) {
      throw new MigrationError(
        `The database was changed by a newer Homeplot (${name}), which this one does not know. Start the newer one.`,
      );
    }
    if (ours !== checksum) {
      throw new MigrationError(
        `The database was changed by another text of ${name} than this Homeplot has. Start the Homeplot that made it.`,
      );
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

async function apply(sql: Scripts, migration: Migration): Promise<void> {
  await sql.script(migration.text);
  const row = [migration.name, checksumOf(migration)];
  await sql.query('insert into homeplot.migrations (name, checksum) values ($1, $2)', row);
}

function checksumOf({ text }: Migration): string {
  return createHash('sha256').update(text).digest('hex');
}
