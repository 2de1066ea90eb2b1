// A backup of the embedded database: one file with a line of JSON that holds the keys of the installation, and behind
// it a dump. It goes back into a data directory, or over into a Postgres. Whoever has the file can read everything and
// sign in as anybody, so only its owner may read it.
import { existsSync, statSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { restore } from './dump.ts';
import { dumpsIn, readDump, usualPace } from './dumps.ts';
import { openEmbeddedStore } from './embeddedStore.ts';
import { type Backup, type Contents, contentsOf, fillPostgres } from './fillPostgres.ts';
import { type Keys, keysInFolder } from './keys.ts';
import { LockedError, lockDirectory } from './lock.ts';
import { StartError } from './open.ts';
import { Embedded } from './pglite.ts';
import { syncFolder, writeWhole } from './wholeFile.ts';

/** Says in a sentence why there is no backup, or why it is not restored. */
export class BackupError extends Error {}

const format = 1;
const lineEnd = 10;

type Head = { readonly homeplotBackup: number; readonly keys: Keys };

/**
 * Writes a backup of the data directory to a new file. While a server runs there, it holds the newest of the dumps
 * that the server writes; otherwise it is made now, for which the database is opened and brought up to date.
 * Gives back the name of the dump, which is its time. Throws BackupError, or what openEmbeddedStore throws.
 */
export async function backUp(
  dataDir: string,
  file: string,
  tell: (sentence: string) => void,
): Promise<string> {
  if (existsSync(file)) throw new BackupError(`${file} is there already. Name another file.`);
  checkOwner(dataDir);
  const dumps = join(dataDir, 'backups');
  if (!existsSync(join(dataDir, 'db')) && dumpsIn(dumps).length === 0) {
    throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR to that of the server.`);
  }
  await dumpUnlessServed(dataDir, tell);
  const [newest] = dumpsIn(dumps);
  if (newest === undefined) {
    throw new BackupError(`The server has not written a dump to ${dumps} yet. Try again in a minute.`);
  }
  const keys = await keysInFolder(dataDir, { jwtSecret: null, publicKey: null });
  const head = `${JSON.stringify({ homeplotBackup: format, keys } satisfies Head)}\n`;
  await writeWhole(file, Buffer.concat([Buffer.from(head), await readDump(dumps, newest)]));
  return newest;
}

/** Opening and closing the database leaves a dump of it as it is now. */
async function dumpUnlessServed(dataDir: string, tell: (sentence: string) => void): Promise<void> {
  try {
    const database = await openEmbeddedStore(dataDir, usualPace, tell);
    await database.close();
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    tell('A server is running there, so this is the newest of the dumps that it writes after changes.');
  }
}

/**
 * Puts a backup into a data directory that has no database. Until the last step nothing stands there that a server
 * would take. Throws BackupError, LockedError or DiskFullError, and then leaves the directory as it was.
 */
export async function restoreBackup(file: string, dataDir: string): Promise<Contents> {
  const { keys, dump } = await readBackup(file);
  const inTheWay = ['db', 'backups', 'keys.json'].find((name) => existsSync(join(dataDir, name)));
  if (inTheWay !== undefined) {
    const what = `${join(dataDir, inTheWay)} is there already, and nothing is overwritten.`;
    throw new BackupError(`${what} Stop the server and move ${dataDir} away, or set another DATA_DIR.`);
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  checkOwner(dataDir);
  await chmod(dataDir, 0o700);
  const lock = lockDirectory(dataDir);
  // A start removes what stands under this name.
  const unfinished = join(dataDir, 'db.unfinished');
  try {
    const contents = await fill(unfinished, dump, file);
    await writeWhole(join(dataDir, 'keys.json'), `${JSON.stringify(keys, null, 2)}\n`);
    await rename(unfinished, join(dataDir, 'db'));
    await syncFolder(dataDir);
    return contents;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    lock.release();
  }
}

/**
 * Puts a backup into the Postgres of an address, in which there is nothing yet. Throws BackupError or StartError, and
 * then leaves it as it was.
 */
export async function moveToPostgres(file: string, url: string): Promise<Contents> {
  const backup = await readBackup(file);
  return fillPostgres(url, backup).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    throw new BackupError(
      `${file} cannot be moved to the database that DATABASE_URL names: ${messageOf(error)}`,
    );
  });
}

async function fill(folder: string, dump: Uint8Array, file: string): Promise<Contents> {
  await rm(folder, { recursive: true, force: true });
  const database = await Embedded.open(folder);
  try {
    await restore(database, dump).catch((error: unknown) => {
      throw new BackupError(`${file} cannot be restored: ${messageOf(error)}`);
    });
    return await database.own(contentsOf);
  } finally {
    await database.close();
  }
}

/** Throws BackupError when the file is none, or damaged. */
async function readBackup(file: string): Promise<Backup> {
  const backup = unpack(await readFile(file), file);
  await promisify(gunzip)(backup.dump).catch((error: unknown) => {
    throw new BackupError(`${file} is damaged: ${messageOf(error)}.`);
  });
  return backup;
}

function unpack(bytes: Buffer, file: string): Backup {
  const end = bytes.indexOf(lineEnd);
  const head = readHead(bytes.subarray(0, Math.max(0, end)).toString());
  if (head === undefined) throw new BackupError(`${file} is not a backup of Homeplot.`);
  if (head.homeplotBackup !== format) {
    throw new BackupError(
      `${file} has format ${head.homeplotBackup}; this Homeplot reads ${format}. Use the one that made it.`,
    );
  }
  return { keys: head.keys, dump: bytes.subarray(end + 1) };
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

/** What another account makes in the directory, the server could not open any more. */
function checkOwner(dataDir: string): void {
  const own = process.getuid?.();
  if (own === undefined || !existsSync(dataDir)) return;
  const { uid } = statSync(dataDir);
  if (uid === own) return;
  throw new BackupError(`${dataDir} belongs to the account ${uid}. Run this command as that account.`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
