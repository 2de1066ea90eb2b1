// Backups of a Postgres of the operator, by its own programs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { addAccount, letters } from '../testing/anyPlans.ts';
import { rowsOf } from '../testing/everyRow.ts';
import { findPostgres, PostgresCluster } from '../testing/postgresCluster.ts';
import { addData, expectData } from '../testing/savedData.ts';
import { startServer } from '../testing/server.ts';

/** Creating a database takes seconds, and longer on a busy machine. */
const timeout = 120_000;

const root = join(import.meta.dirname, '../../../..');

const programs = findPostgres();

describe.skipIf(programs === undefined)('a Postgres with deploy/database.sql', { timeout }, () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'homeplot-backups-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
  });

  function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const all = { ...process.env, ...env };
    const { status, stderr } = spawnSync(join(programs ?? '', program), args, { cwd: root, env: all });
    return { status, errors: stderr.toString() };
  }

  /** A new Postgres with the roles and the empty database that the server needs. */
  async function createCluster(): Promise<PostgresCluster> {
    const cluster = await PostgresCluster.start(programs ?? '');
    onTestFinished(() => cluster.remove());
    await cluster.asSuperuser('drop role homeplot');
    // Like the entrypoint of the Postgres image.
    const url = cluster.url('postgres', 'postgres');
    const args = ['--no-psqlrc', '--dbname', url, '--file', 'deploy/database.sql'];
    for (const _ of ['first', 'again']) {
      expect(run('psql', args, { HOMEPLOT_DB_PASSWORD: new URL(url).password })).toMatchObject({ status: 0 });
    }
    return cluster;
  }

  const serve = (cluster: PostgresCluster) =>
    startServer({ dataDir: folder, databaseUrl: cluster.url('homeplot') });

  test('can be backed up by pg_dump and restored by pg_restore', async () => {
    const before = await createCluster();
    const server = await serve(before);
    const token = await addData(server);
    const superuser = { connectionString: before.url('homeplot', 'postgres') };
    const client = new Client(superuser);
    await client.connect();
    const plans = [0, 3, 2_000, 20_000].map((times) => ({
      title: letters.join(''),
      note: letters.join(''),
      times,
    }));
    await addAccount(client, letters.join(''), plans);
    await client.end();
    const file = join(folder, 'homeplot.dump');
    const dump = ['--format=custom', `--file=${file}`];
    const asServer = run('pg_dump', [...dump, before.url('homeplot')]);
    expect(asServer.status).not.toBe(0);
    expect(asServer.errors).toContain('row-level security');
    expect(run('pg_dump', [...dump, before.url('homeplot', 'postgres')])).toEqual({
      status: 0,
      errors: '',
    });
    await server.close();
    const rows = await rowsOf(superuser);
    await before.remove();

    const after = await createCluster();
    const into = `--dbname=${after.url('homeplot', 'postgres')}`;
    const restored = run('pg_restore', ['--single-transaction', '--exit-on-error', into, file]);
    expect(restored).toEqual({ status: 0, errors: '' });
    expect(await rowsOf({ connectionString: after.url('homeplot', 'postgres') })).toEqual(rows);
    const again = await serve(after);
    expect(again.key).toBe(server.key);
    await expectData(again, token);
    await again.close();
  });

  test('needs a password', async () => {
    const cluster = await PostgresCluster.start(programs ?? '');
    onTestFinished(() => cluster.remove());
    await cluster.asSuperuser('drop role homeplot');
    const args = ['--no-psqlrc', '--dbname', cluster.url('postgres', 'postgres')];
    const { status, errors } = run('psql', [...args, '--file', 'deploy/database.sql']);
    expect(status).not.toBe(0);
    expect(errors).toContain('syntax error');
  });
});
