// npm run restore-files with a Postgres of the operator.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { newLocation } from '../testing/databases.ts';
import { superuserAt } from '../testing/everyRow.ts';
import { pdf } from '../testing/files.ts';
import { addData, expectFile, expectUploaded } from '../testing/savedData.ts';
import { startServer } from '../testing/server.ts';

test('files are copied while no transaction is open, however long it takes', {
  timeout: 120_000,
}, async () => {
  const location = await newLocation('test');
  const server = await startServer(location);
  const token = await addData(server);
  const survey = pdf();
  await expectUploaded(server, token, survey);
  await server.close();
  const [key = ''] = globSync('*/*', { cwd: join(location.dataDir, 'files') });
  rmSync(join(location.dataDir, 'files', key));
  // A copy that is read only when the test writes it.
  const folder = join(location.dataDir, 'homeplot-files');
  mkdirSync(dirname(join(folder, key)), { recursive: true });
  expect(spawnSync('mkfifo', [join(folder, key)]).status).toBe(0);

  const superuser = new Client(superuserAt(location.databaseUrl));
  await superuser.connect();
  await superuser.query('update storage.objects set lost_since = now()');
  const args = [...process.execArgv, join(import.meta.dirname, 'backups.ts'), 'restore-files', folder];
  const env = { ...process.env, DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl };
  const command = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = Promise.all([once(command, 'exit') as Promise<[number | null]>, text(command.stdout)]);
  let open: readonly object[] = [];
  await writeFile(
    join(folder, key),
    (async function* () {
      // By now the command waits for the bytes.
      const others = `select state from pg_stat_activity
        where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`;
      open = (await superuser.query<object>(others)).rows;
      yield survey;
    })(),
  );
  const [[code], output] = await ended;
  expect([code, output]).toEqual([0, expect.stringContaining(': 1 (newly copied: 1).')]);
  expect(open).toEqual([]);
  const { rows } = await superuser.query('select from storage.objects where lost_since is not null');
  expect(rows).toEqual([]);
  await superuser.end();
  const again = await startServer(location);
  await expectFile(again, token, survey);
  await again.close();
});
