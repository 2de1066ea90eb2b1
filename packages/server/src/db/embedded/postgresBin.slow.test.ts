// Other programs of Postgres in place of those in the packages, by POSTGRES_BIN.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { newEmbeddedLocation } from '../../testing/databases.ts';
import { addUser } from '../../testing/people.ts';
import { findPostgres } from '../../testing/postgresCluster.ts';
import { backUp } from './backUp.ts';
import { DataFolder } from './dataFolder.ts';
import { findPrograms } from './programs.ts';
import { restoreInto } from './restoreInto.ts';
import { openEmbeddedStore } from './store.ts';

const warn = (): void => {};
const installed = findPostgres();
const others = (): void => void vi.stubEnv('POSTGRES_BIN', installed ?? '');

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'homeplot-data-'));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Opens the store, adds an account, and returns its version and the number of accounts. */
async function visit(dataDir: string) {
  const store = await openEmbeddedStore(dataDir, warn);
  try {
    await addUser(store);
    const [row] = await store.query<{ major: number; accounts: number; checksums: string }>(
      `select current_setting('server_version_num')::int / 10000 as major,
         (select count(*)::int from auth.users) as accounts, current_setting('data_checksums') as checksums`,
    );
    return row;
  } finally {
    await store.close();
  }
}

test('the packaged programs are of the version that is named', () => {
  vi.stubEnv('POSTGRES_BIN', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { postgres, major } = findPrograms();
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  expect(stdout).toMatch(new RegExp(String.raw`\) ${major}\b`));
});

describe.skipIf(installed === undefined)('with the programs of this machine (skipped without them)', () => {
  const major = (): number => {
    others();
    return findPrograms().major;
  };

  test('a database is made, opened again and has checksums', async () => {
    const dataDir = await newFolder();
    const expected = { major: major(), checksums: 'on' };
    expect(await visit(dataDir)).toEqual({ ...expected, accounts: 1 });
    expect(await visit(dataDir)).toEqual({ ...expected, accounts: 2 });
  });

  test('a database of the packages is not opened but told in a sentence, and moves by a backup', async () => {
    const { dataDir } = await newEmbeddedLocation();
    await visit(dataDir);
    const backups = await newFolder();
    const file = join(backups, 'moved.dump');
    await backUp(dataDir, file, warn);
    const here = major();
    await expect(openEmbeddedStore(dataDir, warn)).rejects.toThrow(
      new RegExp(`was made by Postgres 18, and Postgres ${here} can't open it\\. Start with the programs of`),
    );
    await restoreInto(new DataFolder(dataDir), file, 'replaced');
    expect(await visit(dataDir)).toMatchObject({ major: here, accounts: 2 });
    vi.unstubAllEnvs();
    await expect(openEmbeddedStore(dataDir, warn)).rejects.toThrow(
      `was made by Postgres ${here}, and Postgres 18 can't open it`,
    );
  });
});

test.each(['/nowhere', tmpdir()])(
  'POSTGRES_BIN=%s, where there are none, is told in a sentence',
  async (folder) => {
    const dataDir = await newFolder();
    vi.stubEnv('POSTGRES_BIN', folder);
    await expect(openEmbeddedStore(dataDir, warn)).rejects.toThrow(
      `POSTGRES_BIN is ${folder}, but there is no ${join(folder, 'initdb')}. Set it to the folder of`,
    );
  },
);
