// Writes and opens backup files: a line of JSON with the keys of the installation, followed by a dump. With it one can read
// everything and sign in as anybody, so only the account that wrote it can read it. A bare dump can be opened too, with the
// keys of its data directory.
import { closeSync, createReadStream, existsSync, openSync, readSync } from 'node:fs';
import { dirname } from 'node:path';
import { messageOf } from '../kit/errors.ts';
import { type Keys, keysFile, keysInFolder } from './keys.ts';
import { type DumpContents, readBack } from './readBack.ts';
import type { Backup } from './restore.ts';
import { StartError } from './startError.ts';
import { writeWhole } from '../kit/wholeFile.ts';

const format = 1;
/** The byte of a line feed. */
const lineEnd = 10;
/** Bytes, far more than the few hundred that the keys take. */
const maxHeadLength = 64 * 1024;
/** First byte of a gzip file. */
const gzipMagic = 0x1f;

interface Head {
  readonly homeplotBackup: number;
  readonly keys: Keys;
}

/** Writes a backup and returns what it contains, as it was read back. Throws StartError if it can't be read back. */
export async function writeBackup(
  file: string,
  keys: Keys,
  dump: NodeJS.ReadableStream,
): Promise<DumpContents> {
  const head = Buffer.from(`${JSON.stringify({ homeplotBackup: format, keys } satisfies Head)}\n`);
  const content = (async function* () {
    yield head;
    yield* dump as AsyncIterable<Buffer>;
  })();
  let contents: DumpContents | undefined;
  await writeWhole(file, content, async (written) => {
    contents = await readBack(() => createReadStream(written, { start: head.length })).catch(
      (error: unknown) => {
        throw new StartError(`${file} was not written, because it can't be read back: ${messageOf(error)}.`);
      },
    );
  });
  if (contents === undefined) throw new Error(`${file} was not read back`);
  return contents;
}

/** Opens a backup, and reads all of it to check it. Throws StartError if the file is not a backup or is damaged. */
export async function openBackup(file: string, dataDir: string): Promise<Backup> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const backup = await findDump(file, dataDir);
  await readBack(backup.open).catch((error: unknown) => {
    throw new StartError(`${file} is damaged: ${messageOf(error)}.`);
  });
  return backup;
}

async function findDump(file: string, dataDir: string): Promise<Backup> {
  const begin = beginOf(file);
  if (begin[0] === gzipMagic) {
    // The data directory above `backups/` has the keys. A dump that was copied elsewhere gets the current ones.
    const beside = dirname(dirname(file));
    const folder = existsSync(keysFile(beside)) ? beside : dataDir;
    const keys = await keysInFolder(folder, { jwtSecret: null, publicKey: null });
    return { keys, open: () => createReadStream(file) };
  }
  const end = begin.indexOf(lineEnd);
  const head = readHead(begin.subarray(0, Math.max(0, end)).toString());
  if (head === undefined) throw new StartError(`${file} is not a backup of Homeplot.`);
  if (head.homeplotBackup !== format) {
    throw new StartError(
      `${file} has format ${head.homeplotBackup}; this Homeplot reads ${format}. Use the one that made it.`,
    );
  }
  return { keys: head.keys, open: () => createReadStream(file, { start: end + 1 }) };
}

function beginOf(file: string): Buffer {
  const begin = Buffer.alloc(maxHeadLength);
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
