// For the tests: once per run, starts a Postgres and creates two migrated databases, one in it and one embedded, which
// the tests copy.
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
  // Postgres may run under its own account, which must be able to search the folder.
  chmodSync(folder, 0o711);
  const template = join(folder, 'template');
  try {
    await createPostgres(project);
    const embedded = await openEmbeddedStore(template, console.error);
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

async function createPostgres(project: TestProject): Promise<void> {
  cluster = await PostgresCluster.start();
  const template = await cluster.createDatabase();
  const database = new Postgres(cluster.url(template));
  await migrate(database);
  await database.close();
  const [url, superuserUrl] = [cluster.url('{database}'), cluster.url('{database}', 'postgres')];
  project.provide('postgres', { url, superuserUrl, template });
}
