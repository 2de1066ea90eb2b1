// For the tests, once a run: a Postgres cluster, and on each kind of database a fresh one that is up to date, of which
// the suites take copies.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
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

/** In a process of its own, because it keeps one busy for seconds in which nothing else is done. */
async function makeEmbedded(directory: string): Promise<void> {
  const program = join(import.meta.dirname, 'makeEmbedded.ts');
  const child = spawn(process.execPath, [program, directory], { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as unknown[];
  if (code !== 0) throw new Error('The embedded database of the tests could not be made.');
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
