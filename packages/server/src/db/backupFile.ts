// A backup: one file with a line of JSON that holds the keys of the installation, and behind it a dump. Whoever has it
// can read everything and sign in as anybody, so only its owner may read it. A dump alone is taken for a backup too:
// the keys are then those beside it.
import { createReadStream, openSync, readSync, closeSync } from 'node:fs';
import { dirname } from 'node:path';
import { DumpReader } from './dumpReader.ts';
import { type Keys, keysInFolder } from './keys.ts';
import type { Backup } from './restore.ts';
import { StartError } from './startError.ts';
import { writeWhole } from './wholeFile.ts';

const format = 1;
const lineEnd = 10;
/** The keys are some hundred bytes. */
const longestHead = 64 * 1024;
/** What a file begins with that gzip wrote. */
const gzipMark = 0x1f;

interface Head {
  readonly homeplotBackup: number;
  readonly keys: Keys;
}

/** Says in a sentence why there is no backup, or why it is not restored. */
export class BackupError extends StartError {}

export async function writeBackup(file: string, keys: Keys, dump: NodeJS.ReadableStream): Promise<void> {
  const head = Buffer.from(`${JSON.stringify({ homeplotBackup: format, keys } satisfies Head)}\n`);
  await writeWhole(
    file,
    (async function* () {
      yield head;
      yield* dump as AsyncIterable<Buffer>;
    })(),
  );
}

/** Throws BackupError when the file is none, or damaged: it is read to its end. */
export async function openBackup(file: string): Promise<Backup> {
  const backup = await findDump(file);
  try {
    const dump = new DumpReader(backup.open());
    await dump.head();
    for await (const { rows } of dump.blocks()) for await (const _part of rows);
  } catch (error) {
    throw new BackupError(`${file} is damaged: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return backup;
}

async function findDump(file: string): Promise<Backup> {
  const begin = beginOf(file);
  if (begin[0] === gzipMark) {
    // A dump lies in `backups/`, beside which the keys are.
    const keys = await keysInFolder(dirname(dirname(file)), { jwtSecret: null, publicKey: null });
    return { keys, open: () => createReadStream(file) };
  }
  const end = begin.indexOf(lineEnd);
  const head = readHead(begin.subarray(0, Math.max(0, end)).toString());
  if (head === undefined) throw new BackupError(`${file} is not a backup of Homeplot.`);
  if (head.homeplotBackup !== format) {
    throw new BackupError(
      `${file} has format ${head.homeplotBackup}; this Homeplot reads ${format}. Use the one that made it.`,
    );
  }
  return { keys: head.keys, open: () => createReadStream(file, { start: end + 1 }) };
}

function beginOf(file: string): Buffer {
  const begin = Buffer.alloc(longestHead);
  const descriptor = openSync(file, 'r');
  try {
    return begin.subarray(0, readSync(descriptor, begin));
  } finally {
    closeSync(descriptor);
  }
}

function readHead(line: string): Head | undefined {
  try {
    const head = JSON.parse(line) as Partial<Head> | null;
    const isHead = typeof head?.homeplotBackup === 'number' && typeof head.keys === 'object';
    return isHead ? (head as Head) : undefined;
  } catch {
    return undefined;
  }
}
