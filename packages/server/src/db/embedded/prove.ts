// Proves a backup: restores it into a scratch database and removes that again, without a hurry. As a program, for a running
// server: `prove.ts <data directory> <file>`. What is checked is in ../restore.ts.
import { rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { messageOf } from '../../kit/errors.ts';
import { openBackup } from '../backupFile.ts';
import type { Contents } from '../restore.ts';
import { StartError } from '../startError.ts';
import { DataFolder } from './dataFolder.ts';
import { restoreUnfinished } from './restoreInto.ts';

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

if (import.meta.main) {
  const [dataDir = '', file = ''] = process.argv.slice(2);
  // An exit takes Postgres along; being killed would leave it behind.
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
    process.once(event, () => process.exit(1));
  process.channel?.unref();
  await prove(dataDir, file).catch((error: unknown) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
}
