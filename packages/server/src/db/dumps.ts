// Writes dumps of the embedded database to `backups/`: one per hour while something changes. Older ones are thinned out, so
// that neither many saves nor a mistake that goes unnoticed for a day displaces the good ones. Older dumps are removed only once
// the new one was read back.
import { mkdirSync, statfsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { messageOf } from '../kit/errors.ts';
import { Repeated } from '../kit/repeated.ts';
import type { BackupHealth } from './backupHealth.ts';
import { single } from './database.ts';
import { dumpOf } from './dump.ts';
import { dumpsIn } from './dumpFiles.ts';
import { readBackInThread } from './readBackThread.ts';
import { writeWhole } from '../kit/wholeFile.ts';

/** Milliseconds from the start to the first dump. */
const firstDelay = 60_000;
/** Milliseconds between dumps. */
const interval = 3_600_000;

/** Of so many hours, days and weeks the last dump is kept. Those without a dump don't count. */
const retention = { hours: 6, days: 7, weeks: 5 };

/** Bytes that must stay free on the disk. */
const minFreeBytes = 256 * 1024 * 1024;

export interface Dumps {
  /** Writes a dump if something has changed since the last one. Throws if it can't be written. */
  write(): Promise<void>;
  /** Waits for the dump that is being written, but doesn't wait until it is read back. */
  close(): Promise<void>;
}

/** `connection` must have a role that is not bound by row-level security. */
export function keepDumps(folder: string, connection: () => ClientConfig, health: BackupHealth): Dumps {
  let lastDumped = '';
  const repeated = new Repeated(async () => {
    try {
      await write();
      await health.succeeded('dump');
    } catch (error) {
      if (repeated.isClosed) return;
      const problem = `No backup could be written to ${folder}: ${messageOf(error)}. The earlier ones are kept.`;
      await health.failed('dump', problem);
    }
  }, interval);
  repeated.start(firstDelay);
  return { write, close: () => repeated.close() };

  async function write(): Promise<void> {
    const client = new Client({ ...connection(), application_name: 'Homeplot backup' });
    client.on('error', () => {});
    await client.connect();
    try {
      const changes = await changesIn(client);
      if (changes === lastDumped) return;
      await writeDump(client, folder, repeated.signal);
      lastDumped = changes;
    } finally {
      await client.end();
    }
    await Promise.all(toRemove(dumpsIn(folder)).map((old) => rm(join(folder, old), { force: true })));
  }
}

/** Writes a dump into the folder. Throws if the disk has no room for it, or it can't be read back. */
async function writeDump(client: Client, folder: string, signal: AbortSignal): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  checkRoom(folder, roomForDump(folder));
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}.dump.gz`;
  await writeWhole(join(folder, name), dumpOf(client) as AsyncIterable<Uint8Array>, (written) =>
    readBackInThread(written, signal),
  );
}

/** Bytes that the next dump may take: twice as many as the last one. */
function roomForDump(folder: string): number {
  const [last] = dumpsIn(folder);
  return 2 * (last === undefined ? 0 : statSync(join(folder, last)).size);
}

/** Bytes of the disk that nothing else may take, so that the next dump can be written. */
export const reservedForDump = (folder: string): number => minFreeBytes + roomForDump(folder);

export class DiskAlmostFullError extends Error {
  constructor() {
    super('the disk is almost full');
  }
}

/** Throws DiskAlmostFullError if the disk has no room for so many bytes. */
export function checkRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < minFreeBytes + bytes) throw new DiskAlmostFullError();
}

/** A count of the transactions that have written: it stays the same while nothing changes. */
async function changesIn(client: Client): Promise<string> {
  const text = 'select pg_snapshot_xmax(pg_current_snapshot())::text as count';
  const { rows } = await client.query<{ count: string }>(text);
  return single(rows).count;
}

/** Which dumps are no longer kept. `names`: of all dumps, newest first. */
export function toRemove(names: readonly string[]): readonly string[] {
  const remaining = new Set([
    ...lastOfEach(names, (name) => name.slice(0, '2026-11-21T06'.length)).slice(0, retention.hours),
    ...lastOfEach(names, (name) => name.slice(0, '2026-11-21'.length)).slice(0, retention.days),
    ...lastOfEach(names, weekOf).slice(0, retention.weeks),
  ]);
  return names.filter((name) => !remaining.has(name));
}

function lastOfEach(names: readonly string[], periodOf: (name: string) => string): readonly string[] {
  return names.filter((name, index) => index === 0 || periodOf(name) !== periodOf(names[index - 1] ?? ''));
}

/** Weeks begin on Monday. */
function weekOf(name: string): string {
  const days = Math.floor(Date.parse(name.slice(0, '2026-11-21'.length)) / 86_400_000);
  // January 1, 1970 was a Thursday.
  return String(Math.floor((days + 3) / 7));
}
