// Compares the rows of files with their bytes: at the start whether all are there, then slowly, within a day, whether each file
// on a disk has the hash in its name. A lost file is marked in its row, so that its owner is notified and can send it again.
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, DiskFullError } from '../db/database.ts';
import { messageOf } from '../kit/errors.ts';
import { Repeated } from '../kit/repeated.ts';
import { type BytesState, checkBytes } from './bytesCheck.ts';
import type { ByteStore } from './byteStore.ts';

/** Milliseconds, a day, from one check of all files to the next. */
const interval = 24 * 3_600_000;

/** Bytes that are read without pauses in each check. */
const unpausedBytes = 256 * 1024 * 1024;
/** After them, each pause takes this many times as long as the reading before it. */
const pauseFactor = 20;

const batchSize = 500;

/** How many lost files are named in a message. */
const maxNamed = 5;

interface Row {
  readonly version: string;
  readonly bytes: number;
  readonly isLost: boolean;
}

export interface Scrub {
  /** Checks all files now. */
  readonly run: () => Promise<void>;
  start(): void;
  close(): Promise<void>;
}

/** place: where the bytes are, for messages to the operator. */
export function openScrub(
  database: Database,
  store: ByteStore,
  place: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Scrub {
  const repeated = new Repeated(async () => {
    await run().catch((error: unknown) => {
      if (!repeated.isClosed)
        log.error(`The files of plans in ${place} could not be compared: ${messageOf(error)}`);
    });
  }, interval);
  const { signal } = repeated;
  return { run, start: () => repeated.start(0), close: () => repeated.close() };

  async function run(): Promise<void> {
    await pass(async ({ version, bytes, isLost }) => {
      const found = await store.stat(version);
      if (found === undefined) return 'missing';
      if (found.bytes !== bytes) return 'damaged';
      // A store that guarantees its bytes needs no reading, except of a lost file that is there again.
      return isLost && !store.mayRot ? checkBytes(store, version) : undefined;
    });
    if (!store.mayRot) return;
    let read = 0;
    await pass(async ({ version, bytes }) => {
      const begin = performance.now();
      const state = await checkBytes(store, version);
      read += bytes;
      if (read > unpausedBytes) await pause(pauseFactor * (performance.now() - begin), undefined, { signal });
      return state;
    });
  }

  /** Checks the rows of all files, and marks those that are lost. `check`: returns undefined if it doesn't know. */
  async function pass(check: (row: Row) => Promise<BytesState | undefined>): Promise<void> {
    const lost: string[] = [];
    let all = 0;
    for (let after = ''; ; ) {
      const rows = await database.query<Row>(
        `select version, bytes, lost_since is not null as "isLost" from storage.objects
         where version > $1 order by version limit ${batchSize}`,
        [after],
      );
      for (const row of rows) {
        if (repeated.isClosed) return;
        const state = await check(row);
        all += 1;
        const isLost = state === undefined ? row.isLost : state !== 'whole';
        if (isLost === row.isLost) continue;
        const isThere = await noteLost(database, row.version, isLost);
        if (isLost && isThere) lost.push(row.version);
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < batchSize) break;
      after = last.version;
    }
    if (lost.length > 0) log.error(lostFiles(lost, all, place));
  }
}

/** Marks a file as lost or as there. Returns false if it was deleted meanwhile. */
async function noteLost(
  database: Pick<Database, 'query'>,
  version: string,
  isLost: boolean,
): Promise<boolean> {
  const since = isLost ? 'coalesce(lost_since, now())' : 'null';
  const text = `update storage.objects set lost_since = ${since} where version = $1 returning version`;
  try {
    return (await database.query(text, [version])).length > 0;
  } catch (error) {
    // It is still logged for the operator, and the next check will mark it.
    if (error instanceof DiskFullError) return true;
    throw error;
  }
}

function lostFiles(lost: readonly string[], all: number, place: string): string {
  const names = `${lost.slice(0, maxNamed).join(', ')}${lost.length > maxNamed ? ' ...' : ''}`;
  return (
    `ATTENTION: ${lost.length} of ${all} files of plans in ${place} are missing or damaged: ${names}. ` +
    'To restore them from the copies beside a backup, type: npm run restore-files -- <folder>/homeplot-files'
  );
}
