// Creates the database of a data directory at the first start.
import { globSync, renameSync } from 'node:fs';
import { dumpsIn } from '../dumps.ts';
import { syncFolder } from '../wholeFile.ts';
import { DamagedError } from './damage.ts';
import type { DataFolder } from './dataFolder.ts';

/** Creates the database under another name and renames it once it is complete, so that an incomplete one is never used. */
export async function createDatabase(folder: DataFolder): Promise<void> {
  if (dumpsIn(folder.backups).length > 0) {
    throw new DamagedError(
      `${folder.database} is missing or empty, though there are backups of it. If it is on another disk, mount that. ` +
        folder.howToRestore(),
    );
  }
  const [archive] = globSync('db.{replaced,earlier,damaged}-*', { cwd: folder.path });
  if (archive !== undefined) {
    throw new DamagedError(
      `${folder.database} is missing, though ${archive} is beside it, as after an interrupted restore. ` +
        `Rename ${archive} to db to get the earlier database back, or move it elsewhere to start with an empty one.`,
    );
  }
  folder.cluster(folder.unfinished).create();
  try {
    renameSync(folder.unfinished, folder.database);
  } catch (error) {
    // Another server was faster.
    if (!folder.cluster().files.exists) throw error;
  }
  await syncFolder(folder.path);
}
