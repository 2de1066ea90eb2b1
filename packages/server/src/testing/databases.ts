// For the tests: databases in the Postgres that global setup has started, and data directories with an embedded database.
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished, vi } from 'vitest';
import { ClusterFiles } from '../db/embedded/clusterFiles.ts';
import { isPostgres } from '../db/embedded/processes.ts';
import { Postgres } from '../db/postgres.ts';
import { atEnd, type Scope } from './atEnd.ts';
import { execute } from './postgresCluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of a migrated, empty embedded database. */
    readonly embeddedTemplate: string;
    /** URLs with `{database}` in place of the name. */
    readonly postgres: {
      readonly url: string;
      readonly superuserUrl: string;
      readonly template: string;
    };
  }
}

/** Where a server stores its data; part of its settings. */
export type DataLocation = { readonly dataDir: string; readonly databaseUrl: string | null };

/**
 * The process id of the Postgres that the embedded database runs. After a kill -9, the ones that it started answer for a
 * moment, and the file names it until the next one has begun.
 */
export function runningPostgres({ dataDir }: DataLocation): Promise<number> {
  const cluster = new ClusterFiles(join(dataDir, 'db'), null);
  const running = () => cluster.pid !== undefined && isPostgres(cluster.pid) && cluster.pid;
  return vi.waitUntil(running, { timeout: 60_000, interval: 5 });
}

type PostgresLocation = DataLocation & {
  readonly databaseUrl: string;
  /** For tests that need hundreds of them, one after the other. */
  readonly remove: () => Promise<void>;
};

/** A new database in the shared Postgres: migrated, or empty. Removed at the end of its scope. */
export async function newLocation(
  scope: Scope,
  content: 'migrated' | 'empty' = 'migrated',
): Promise<PostgresLocation> {
  const postgres = inject('postgres');
  const dataDir = await mkdtemp(join(tmpdir(), 'homeplot-data-'));
  const template = content === 'empty' ? 'template1' : postgres.template;
  const name = `suite_${process.pid}_${(count += 1)}`;
  const superuserUrl = postgres.superuserUrl.replace('{database}', 'postgres');
  await execute(superuserUrl, `create database ${name} owner homeplot template ${template}`);
  const remove = async (): Promise<void> => {
    await execute(superuserUrl, `drop database if exists ${name} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  };
  atEnd[scope](remove);
  return { dataDir, databaseUrl: postgres.url.replace('{database}', name), remove };
}

let count = 0;

/** A new, migrated database and a connection to it. */
export async function newDatabase(scope: Scope): Promise<Postgres> {
  const database = new Postgres((await newLocation(scope)).databaseUrl);
  atEnd[scope](() => database.close());
  return database;
}

/** A data directory with a migrated, empty embedded database. Removed at the end of the test. */
export async function newEmbeddedLocation(): Promise<DataLocation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'homeplot-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  copyEmbeddedDatabase(dataDir);
  return { dataDir, databaseUrl: null };
}

export function copyEmbeddedDatabase(dataDir: string): void {
  // The asynchronous cp takes three times as long for many small files.
  cpSync(inject('embeddedTemplate'), join(dataDir, 'db'), { recursive: true });
}
