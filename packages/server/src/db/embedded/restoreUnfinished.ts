// Restores a backup into a new database in the unfinished folder of a data directory, where no server takes it for one.
import { type Backup, restore, type RestoredContents } from '../restore.ts';
import type { DataFolder } from './dataFolder.ts';
import { chooseEndpoint } from './settings.ts';

/** The database is stopped when it returns. The caller renames or removes the folder. */
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
