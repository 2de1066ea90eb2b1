// For the tests, once a run: a Postgres cluster, and on each kind of database a fresh one that is up to date, of which
// the suites take copies.
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { Embedded } from '../db/pglite.ts';
import { Postgres } from '../db/postgres.ts';
import { findPostgres, PostgresCluster } from './postgresCluster.ts';

let folder: string;
let cluster: PostgresCluster | undefined;

export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'homeplot-tests-'));
  const template = join(folder, 'template');
  try {
    await Promise.all([makePostgres(project), makeEmbedded(template)]);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('embeddedTemplate', template);
}

export async function teardown(): Promise<void> {
  await cluster?.remove();
  await rm(folder, { recursive: true, force: true });
}

async function makeEmbedded(directory: string): Promise<void> {
  const database = await Embedded.open(directory);
  await migrate(database);
  await database.close();
}

async function makePostgres(project: TestProject): Promise<void> {
  const programs = findPostgres();
  if (programs === undefined) {
    console.warn('No Postgres is installed here, so the suites on Postgres are skipped.');
    project.provide('postgres', null);
    return;
  }
  const made = await PostgresCluster.start(programs);
  cluster = made;
  const template = await made.createDatabase();
  const database = new Postgres(made.url(template));
  await migrate(database);
  await database.close();
  project.provide('postgres', {
    url: made.url('{database}'),
    superuserUrl: made.url('{database}', 'postgres'),
    template,
  });
}
