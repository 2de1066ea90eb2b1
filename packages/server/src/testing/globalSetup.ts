// For the tests, once a run: a Postgres, and a database in it and an embedded one that are up to date, of which the
// suites take copies.
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbeddedStore } from '../db/embedded/store.ts';
import { migrate } from '../db/migrate.ts';
import { Postgres } from '../db/postgres.ts';
import { PostgresCluster } from './postgresCluster.ts';

let folder: string;
let cluster: PostgresCluster | undefined;

export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'homeplot-tests-'));
  // Postgres may run under an account of its own, which has to pass through.
  chmodSync(folder, 0o711);
  const template = join(folder, 'template');
  try {
    await makePostgres(project);
    const embedded = await openEmbeddedStore(template, (sentence) => console.error(sentence));
    await embedded.close();
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('embeddedTemplate', join(template, 'db'));
}

export async function teardown(): Promise<void> {
  await cluster?.remove();
  await rm(folder, { recursive: true, force: true });
}

async function makePostgres(project: TestProject): Promise<void> {
  const made = await PostgresCluster.start();
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
