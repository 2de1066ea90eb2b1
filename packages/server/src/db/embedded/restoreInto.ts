// Restores a backup as the database of a data directory. The current database is moved to another folder. Until the last step,
// its folder is missing or unchanged, so that no server can start with a half-restored database.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../kit/errors.ts';
import { openBackup } from '../backupFile.ts';
import { keysFile, writeKeys } from '../keys.ts';
import { type Backup, restore, type RestoredContents } from '../restore.ts';
import { StartError } from '../startError.ts';
import { syncFolder } from '../../kit/wholeFile.ts';
import type { DataFolder } from './dataFolder.ts';
import { writeManifest } from './manifest.ts';
import { chooseEndpoint } from './settings.ts';
import { Supervisor } from './supervisor.ts';

/** `archive`: the folder to which the earlier database was moved; null if there was none. */
export type Restored = RestoredContents & { readonly archive: string | null };

/** Restores a backup. Throws StartError, and then leaves the data directory as it was, unless the last step fails. */
export async function restoreInto(
  folder: DataFolder,
  file: string,
  why: 'earlier' | 'replaced',
): Promise<Restored> {
  const backup = await openBackup(file, folder.path);
  folder.prepare();
  const before = folder.cluster();
  const checkNotInUse = async (): Promise<void> => {
    if (before.files.isOurs) await new Supervisor(before, () => {}).stopOrphan();
  };
  await checkNotInUse();
  try {
    const contents = await restoreUnfinished(folder, backup);
    await writeManifest(folder.unfinished);
    // A server may have been started meanwhile.
    await checkNotInUse();
    const archive = before.files.exists ? folder.archiveName(why) : null;
    if (archive === null) rmSync(folder.database, { recursive: true, force: true });
    else renameSync(folder.database, archive);
    const keys = keysFile(folder.path);
    if (archive !== null && existsSync(keys)) renameSync(keys, join(archive, 'keys.json'));
    await writeKeys(folder.path, backup.keys);
    renameSync(folder.unfinished, folder.database);
    await syncFolder(folder.path);
    return { ...contents, archive };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} can't be restored: ${messageOf(error)}.`);
  } finally {
    rmSync(folder.unfinished, { recursive: true, force: true });
  }
}

/**
 * Restores a backup into the unfinished folder of a data directory, which no server uses as its database. The Postgres for it has
 * stopped when this returns. The caller renames or removes the folder.
 */
export async function restoreUnfinished(folder: DataFolder, backup: Backup): Promise<RestoredContents> {
  const cluster = folder.cluster(folder.unfinished);
  cluster.create();
  const client = await cluster.start(await chooseEndpoint(), 'Homeplot restore', () => {});
  try {
    return await restore(cluster.connection('homeplot'), backup, 'keys in file');
  } finally {
    await client.end();
    await cluster.stop();
  }
}
