// Writes a backup of a data directory's embedded database, whether a server is running or not.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Client } from 'pg';
import { writeBackup } from '../backupFile.ts';
import { dumpOf } from '../dump.ts';
import { keysInFolder } from '../keys.ts';
import type { RestoredContents } from '../restore.ts';
import { StartError, type Warn } from '../startError.ts';
import { isWrongPassword } from './clusterError.ts';
import { DataFolder } from './dataFolder.ts';
import { openEmbeddedStore } from './store.ts';

/** Writes a backup and returns what it contains. Throws StartError. */
export async function backUp(dataDir: string, file: string, warn: Warn): Promise<RestoredContents> {
  if (existsSync(file)) throw new StartError(`${file} exists already. Name another file.`);
  if (!existsSync(dirname(file)))
    throw new StartError(`There is no folder ${dirname(file)}. Create it first.`);
  return withEmbedded(dataDir, warn, (client) => save(client, dataDir, file));
}

/** Runs `work` with a superuser's connection to the database of a data directory. Throws StartError. */
export async function withEmbedded<T>(
  dataDir: string,
  warn: Warn,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const folder = new DataFolder(dataDir);
  folder.checkOwner();
  const cluster = folder.cluster();
  if (!cluster.files.exists) {
    throw new StartError(`There is no database in ${dataDir}. Set DATA_DIR to that of the server.`);
  }
  const running = cluster.files.isOurs
    ? await cluster.connect('Homeplot backup').catch((error: unknown) => {
        if (!isWrongPassword(error)) throw error;
        throw new StartError(
          `The running database in ${folder.database} rejects our password. Restart the server.`,
        );
      })
    : undefined;
  if (running !== undefined) return closing(running, work);
  const store = await openEmbeddedStore(dataDir, warn);
  try {
    const client = await cluster.connect('Homeplot backup');
    if (client === undefined)
      throw new StartError(`The database in ${folder.database} stopped unexpectedly. Try again.`);
    return await closing(client, work);
  } finally {
    await store.close();
  }
}

async function closing<T>(client: Client, work: (client: Client) => Promise<T>): Promise<T> {
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function save(client: Client, dataDir: string, file: string): Promise<RestoredContents> {
  const keys = await keysInFolder(dataDir, { jwtSecret: null, publicKey: null });
  const { rows, fileKeys } = await writeBackup(file, keys, dumpOf(client));
  return { accounts: rows['auth.users'] ?? 0, projects: rows['public.projects'] ?? 0, fileKeys };
}
