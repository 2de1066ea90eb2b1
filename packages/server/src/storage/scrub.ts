// Compares the rows of files with their bytes: at the start whether all are there, then slowly, within a day, whether each
// on a disk has the hash that its name says. What is lost is noted in its row, so that its owner is told and can send it again.
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, DiskFullError } from '../db/database.ts';
import { messageOf } from '../kit/errors.ts';
import { Repeated } from '../kit/repeated.ts';
import { type BytesState, checkBytes } from './bytesCheck.ts';
import type { ByteStore } from './byteStore.ts';

/** Milliseconds from one look at all files to the next. */
const interval = 24 * 3_600_000;

/** Bytes that are read without a pause at each start; after them, pauses take this many times as long as the reading. */
const atOnce = 256 * 1024 * 1024;
const slowness = 20;

const batchSize = 500;

interface Row {
  readonly version: string;
  readonly bytes: number;
  readonly isLost: boolean;
}

export interface Scrub {
  /** Looks at all files now. */
  readonly run: () => Promise<void>;
  start(): void;
  close(): Promise<void>;
}

/** place: where the bytes are, for the operator. */
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
      // Of a store that keeps its files whole, only what comes back is read.
      return isLost && !store.mayRot ? checkBytes(store, version) : undefined;
    });
    if (!store.mayRot) return;
    let read = 0;
    await pass(async ({ version, bytes }) => {
      const begin = performance.now();
      const state = await checkBytes(store, version);
      read += bytes;
      if (read > atOnce) await pause(slowness * (performance.now() - begin), undefined, { signal });
      return state;
    });
  }

  /** look: returns undefined if it can't tell. */
  async function pass(look: (row: Row) => Promise<BytesState | undefined>): Promise<void> {
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
        const state = await look(row);
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

/** Returns false if the file was deleted meanwhile. */
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
    // The operator is told all the same, and the next look notes it.
    if (error instanceof DiskFullError) return true;
    throw error;
  }
}

function lostFiles(lost: readonly string[], all: number, place: string): string {
  const names = `${lost.slice(0, 5).join(', ')}${lost.length > 5 ? ' ...' : ''}`;
  return (
    `ATTENTION: ${lost.length} of ${all} files of plans in ${place} are missing or damaged: ${names}. ` +
    'To restore them from the copies beside a backup, type: npm run restore-files -- <folder>/homeplot-files'
  );
}
