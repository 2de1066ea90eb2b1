// Every file of a data directory is damaged in turn: the server starts with all its data, or it says that something is
// damaged. It never serves wrong data silently. `npm run faults` runs this; it takes half an hour.
import { cpSync, existsSync, globSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { manifestIn } from '../db/embedded/manifest.ts';
import { isPostgres } from '../db/embedded/processes.ts';
import { openStore, type Store } from '../db/open.ts';
import { StartError } from '../db/startError.ts';
import { Child } from '../testing/child.ts';
import { layEmbedded } from '../testing/databases.ts';
import { type Damage, damageFile, damageNames } from '../testing/fileDamage.ts';
import { readContent } from '../testing/knownContent.ts';
import { isThorough } from '../testing/thorough.ts';

let folder: string;
let made = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'homeplot-damage-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newFolder = (): string => join(folder, String((made += 1)));
const knownServer = JSON.stringify(new URL('../testing/knownServer.ts', import.meta.url).pathname);

/** A data directory with accounts, projects, versions and a dump, whose server was killed or stopped. */
async function prepare(end: 'stopped' | 'killed'): Promise<string> {
  const dataDir = newFolder();
  layEmbedded(dataDir);
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

const open = (dataDir: string, tell: (sentence: string) => void) =>
  openStore({ dataDir, databaseUrl: null, jwtSecret: null, publicKey: null }, tell);

/** All that is in a store; it is closed then. */
async function contentOf({ database, keys }: Store): Promise<string> {
  try {
    return JSON.stringify([keys, await readContent(database)]);
  } finally {
    await database.close();
  }
}

const refused = 'the start was refused in a sentence';
const fine = [refused, 'something was told', 'all is there'];

async function outcomeOf(dataDir: string, content: string): Promise<string> {
  const told: string[] = [];
  let store: Store;
  try {
    store = await open(dataDir, (sentence) => told.push(sentence));
  } catch (error) {
    return error instanceof StartError ? refused : `the start failed without a sentence: ${String(error)}`;
  }
  const found = await contentOf(store).catch((error: unknown) => new Error('Unreadable', { cause: error }));
  if (told.length > 0) return 'something was told';
  if (found === content) return 'all is there';
  return found instanceof Error ? `nothing was told, then ${String(found.cause)}` : 'other data in silence';
}

/** Damages each of the files alone; returns those that lead to a bad outcome, with the outcome. */
async function faultsOf(
  dataDir: string,
  files: readonly string[],
  damage: Damage,
): Promise<readonly string[]> {
  const first = copyOf(dataDir);
  const content = await contentOf(await open(first, () => {}));
  rmSync(first, { recursive: true });
  const left = [...files];
  const found: string[] = [];
  async function work(): Promise<void> {
    let copy = copyOf(dataDir);
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      const repair = damageFile(join(copy, file), damage);
      if (repair === undefined) continue;
      const outcome = await outcomeOf(copy, content);
      if (!fine.includes(outcome)) found.push(`${file}: ${outcome}`);
      // If the manifest is still there, Postgres was not started, and the repaired copy is as good as new.
      if (outcome === refused && existsSync(manifestIn(join(copy, 'db')))) {
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

/** The template databases hold nothing of ours. */
const ofTemplates = /^db\/base\/[145]\//;

describe.runIf(isThorough && process.platform === 'linux')(
  'a data directory with one damaged file is served completely, or the damage is reported',
  () => {
    describe.each(['stopped', 'killed'] as const)('after its server was %s', (end) => {
      let dataDir: string;
      let files: readonly string[];
      beforeAll(async () => {
        dataDir = await prepare(end);
        files = globSync('{keys.json,db.log,db/**,backups/**}', { cwd: dataDir }).filter(
          (file) => lstatSync(join(dataDir, file)).isFile() && (end === 'stopped' || !ofTemplates.test(file)),
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
