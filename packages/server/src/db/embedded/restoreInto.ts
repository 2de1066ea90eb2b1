// Creates the database of a data directory from a backup. The one that was there is put aside, and until the last step
// there is nothing in its place that a server would take for a database.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError, openBackup } from '../backupFile.ts';
import { keysFile, writeKeys } from '../keys.ts';
import { type Contents, restore } from '../restore.ts';
import { StartError } from '../startError.ts';
import { syncFolder } from '../wholeFile.ts';
import type { DataFolder } from './dataFolder.ts';
import { chooseEndpoint } from './endpoint.ts';
import { Keeper } from './keeper.ts';
import { writeManifest } from './manifest.ts';

/** `aside` is where the earlier database is now; null if there was none. */
export type Restored = Contents & { readonly aside: string | null };

/** Throws StartError and then leaves the data directory as it was, except if it can't be written in the last step. */
export async function restoreInto(
  folder: DataFolder,
  file: string,
  why: 'earlier' | 'replaced',
): Promise<Restored> {
  const backup = await openBackup(file, folder.path);
  folder.prepare();
  const before = folder.cluster();
  const checkNotInUse = async (): Promise<void> => {
    if (before.files.isOurs) await new Keeper(before, () => {}).endForsaken();
  };
  await checkNotInUse();
  const cluster = folder.cluster(folder.unfinished);
  try {
    cluster.make();
    const client = await cluster.start(await chooseEndpoint(), 'Homeplot restore', () => {});
    let contents: Contents;
    try {
      contents = await restore(cluster.connection('homeplot'), backup, 'keys beside');
    } finally {
      await client.end();
      await cluster.stop();
    }
    await writeManifest(folder.unfinished);
    // A server may have been started meanwhile.
    await checkNotInUse();
    const aside = before.files.exists ? folder.aside(why) : null;
    if (aside === null) rmSync(folder.database, { recursive: true, force: true });
    else renameSync(folder.database, aside);
    const keys = keysFile(folder.path);
    if (aside !== null && existsSync(keys)) renameSync(keys, join(aside, 'keys.json'));
    await writeKeys(folder.path, backup.keys);
    renameSync(folder.unfinished, folder.database);
    await syncFolder(folder.path);
    return { ...contents, aside };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new BackupError(
      `${file} can't be restored: ${error instanceof Error ? error.message : String(error)}.`,
    );
  } finally {
    rmSync(folder.unfinished, { recursive: true, force: true });
  }
}
