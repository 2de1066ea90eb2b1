// Damages every file of a data directory in turn: the server must start with all its data, or report damage. Run by
// `npm run faults`; it takes a quarter of an hour.
import { cpSync, existsSync, globSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { manifestIn } from '../db/embedded/manifest.ts';
import { isPostgres } from '../db/embedded/processes.ts';
import { openStore, type Store } from '../start/open.ts';
import { StartError, type Warn } from '../db/startError.ts';
import { Child } from '../testing/child.ts';
import { copyEmbeddedDatabase } from '../testing/databases.ts';
import { type Damage, damageFile, damageNames } from '../testing/fileDamage.ts';
import { readContent } from '../testing/knownContent.ts';
import { isThorough } from '../testing/thorough.ts';

let folder: string;
let count = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'homeplot-damage-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newFolder = (): string => join(folder, String((count += 1)));
const knownServer = JSON.stringify(new URL('../testing/knownServer.ts', import.meta.url).pathname);

/** A data directory with known content and a dump, whose server was killed or stopped. */
async function prepare(end: 'stopped' | 'killed'): Promise<string> {
  const dataDir = newFolder();
  copyEmbeddedDatabase(dataDir);
  const server = new Child(`import ${knownServer};`, { DATA_DIR: dataDir, END: end });
  expect(await server.line(), server.errors).toBe('done');
  await server.kill('SIGKILL');
  const lock = join(dataDir, 'db/postmaster.pid');
  if (end === 'stopped') return dataDir;
  const postgres = Number.parseInt(readFileSync(lock, 'utf8'));
  process.kill(postgres, 'SIGKILL');
  await vi.waitUntil(() => !isPostgres(postgres), { timeout: 60_000 });
  return dataDir;
}

function copyOf(dataDir: string): string {
  const copy = newFolder();
  cpSync(dataDir, copy, { recursive: true });
  return copy;
}

const open = (dataDir: string, warn: Warn) =>
  openStore({ dataDir, databaseUrl: null, jwtSecret: null, publicKey: null }, warn);

/** Everything in a store. */
const contentOf = async ({ database, keys }: Store): Promise<string> =>
  JSON.stringify([keys, await readContent(database)]);

const notStarted = 'the start failed with a message';
const acceptable = [notStarted, 'a warning was printed', 'all data is there'];

async function outcomeOf(dataDir: string, content: string): Promise<string> {
  const warnings: string[] = [];
  let store: Store;
  try {
    store = await open(dataDir, (message) => warnings.push(message));
  } catch (error) {
    return error instanceof StartError ? notStarted : `the start failed without a message: ${String(error)}`;
  }
  const found = await contentOf(store).catch((error: unknown) => new Error('Unreadable', { cause: error }));
  // After a kill the whole database is read while it is used; what can't be read is reported in the end.
  if (found instanceof Error)
    await vi.waitUntil(() => warnings.length > 0, { timeout: 60_000 }).catch(() => undefined);
  await store.database.close();
  if (warnings.length > 0) return 'a warning was printed';
  if (found === content) return 'all data is there';
  return found instanceof Error ? `no warning, then ${String(found.cause)}` : 'other data without a warning';
}

/** Damages one file at a time; returns those with a bad outcome. */
async function faultsOf(
  dataDir: string,
  files: readonly string[],
  damage: Damage,
): Promise<readonly string[]> {
  const first = copyOf(dataDir);
  const store = await open(first, () => {});
  const content = await contentOf(store);
  await store.database.close();
  rmSync(first, { recursive: true });
  const remaining = [...files];
  const found: string[] = [];
  async function work(): Promise<void> {
    let copy = copyOf(dataDir);
    for (let file = remaining.shift(); file !== undefined; file = remaining.shift()) {
      const repair = damageFile(join(copy, file), damage);
      if (repair === undefined) continue;
      const outcome = await outcomeOf(copy, content);
      if (!acceptable.includes(outcome)) found.push(`${file}: ${outcome}`);
      // While the manifest exists, Postgres was not started, so the repaired copy can be reused.
      if (outcome === notStarted && existsSync(manifestIn(join(copy, 'db')))) {
        repair();
      } else {
        rmSync(copy, { recursive: true });
        copy = copyOf(dataDir);
      }
    }
    rmSync(copy, { recursive: true });
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
  return found.toSorted();
}

/** The databases template1, template0 and postgres. */
const withoutOurData = /^db\/base\/[145]\//;

describe.runIf(isThorough && process.platform === 'linux')(
  'with one damaged file all data is served, or the damage is reported',
  () => {
    describe.each(['stopped', 'killed'] as const)('after its server was %s', (end) => {
      let dataDir: string;
      let files: readonly string[];
      beforeAll(async () => {
        dataDir = await prepare(end);
        files = globSync('{keys.json,db.log,db/**,backups/**}', { cwd: dataDir }).filter(
          (file) => lstatSync(join(dataDir, file)).isFile() && !withoutOurData.test(file),
        );
      });

      test.each(damageNames)(
        '%s',
        async (damage) => {
          expect(await faultsOf(dataDir, files, damage)).toEqual([]);
        },
        3_600_000,
      );
    });
  },
);
