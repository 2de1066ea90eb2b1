import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { StartError } from '../db/startError.ts';
import { Child } from '../testing/child.ts';
import { newLocation } from '../testing/databases.ts';
import { fileProblem, openStore } from './open.ts';

const settingsWith = (databaseUrl: string) => ({
  dataDir: '/nowhere/at/all',
  databaseUrl,
  jwtSecret: null,
  publicKey: null,
});
const open = (url: string) => openStore(settingsWith(url), () => {});

describe('the role of DATABASE_URL', async () => {
  const { databaseUrl } = await newLocation('file');

  test('must not be a superuser, to which row-level security does not apply', async () => {
    const superuser = inject('postgres').superuserUrl.replace(
      '{database}',
      new URL(databaseUrl).pathname.slice(1),
    );
    await expect(open(superuser)).rejects.toThrow(StartError);
    await expect(open(superuser)).rejects.toThrow(
      /signs in as "postgres", to which row-level security does not apply.*create role homeplot login/,
    );
  });

  test('needs no special rights', async () => {
    const { database } = await open(databaseUrl);
    const [role] = await database.query(
      'select rolsuper, rolbypassrls from pg_roles where rolname = current_user',
    );
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false });
    await database.close();
  });

  test('must be allowed to create schemas in the database', async () => {
    const foreign = inject('postgres').url.replace('{database}', 'postgres');
    await expect(open(foreign)).rejects.toThrow(StartError);
    await expect(open(foreign)).rejects.toThrow(
      /cannot be migrated: permission denied for database postgres/,
    );
  });

  test('and its problems are reported without the password', async () => {
    const wrong = databaseUrl.replace('for-tests-only', 'my-wrong-password');
    await expect(open(wrong)).rejects.toThrow(/cannot be reached: password authentication failed/);
    await expect(open(wrong)).rejects.not.toThrow(/my-wrong-password/);
    const nowhere = 'postgres://homeplot:my-wrong-password@127.0.0.1:1/homeplot';
    await expect(open(nowhere)).rejects.toThrow(/cannot be reached: connect ECONNREFUSED/);
  });
});

test('servers that start at once on an empty database migrate it once and share their keys', async () => {
  const { databaseUrl } = await newLocation('test', 'empty');
  const source = `
    import { openStore } from ${JSON.stringify(new URL('./open.ts', import.meta.url).pathname)};
    const { database, keys } = await openStore(JSON.parse(process.env.SETTINGS), console.error);
    await database.close();
    console.log(JSON.stringify(keys));`;
  const environment = { SETTINGS: JSON.stringify(settingsWith(databaseUrl)) };
  const servers = [1, 2, 3].map(() => new Child(source, environment));
  const keys = await Promise.all(servers.map((server) => server.line()));
  expect(servers.map(({ errors }) => errors)).toEqual(['', '', '']);
  expect(keys[0]).toContain('sb_publishable_');
  expect(new Set(keys).size).toBe(1);
  await Promise.all(servers.map(({ ended }) => ended));
});

test.each(['plans', "Ann's plans", "$(touch oops) `;'"])(
  'what a problem with a folder says to type can be typed for %j',
  (name) => {
    const parent = mkdtempSync(join(tmpdir(), 'homeplot-problem-'));
    onTestFinished(() => rmSync(parent, { recursive: true }));
    const folder = join(parent, name);
    mkdirSync(folder);
    let thrown: unknown;
    try {
      readFileSync(folder);
    } catch (error) {
      thrown = Object.assign(error as Error, { path: folder });
    }
    const command = fileProblem(thrown)?.message.split('Move it away: ')[1] ?? '';
    execFileSync('sh', ['-c', command]);
    expect([existsSync(folder), existsSync(`${folder}.old`)]).toEqual([false, true]);
  },
);
