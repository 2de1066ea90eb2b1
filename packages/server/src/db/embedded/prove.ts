// Proves a backup: restores it into a scratch database and removes that again, without a hurry.
import { rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { messageOf } from '../../kit/errors.ts';
import { openBackup } from '../backupFile.ts';
import type { Contents } from '../restore.ts';
import { StartError } from '../startError.ts';
import { DataFolder } from './dataFolder.ts';
import { restoreUnfinished } from './restoreUnfinished.ts';

/** Lowers the priority of this process for good. Throws StartError if the backup can't be restored. */
export async function prove(dataDir: string, file: string): Promise<Contents> {
  setPriority(constants.priority.PRIORITY_LOW);
  const folder = new DataFolder(dataDir);
  const backup = await openBackup(file, dataDir);
  folder.prepare();
  try {
    return await restoreUnfinished(folder, backup);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} can't be restored: ${messageOf(error)}.`);
  } finally {
    rmSync(folder.unfinished, { recursive: true, force: true });
  }
}
