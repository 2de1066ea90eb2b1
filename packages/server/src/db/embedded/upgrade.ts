// Upgrades a data directory of Homeplot 0.1, which had another database engine, from its newest dump. The old files are
// kept.
import { existsSync, globSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dumpsIn, timeOf } from '../dumpFiles.ts';
import { StartError, type Warn } from '../startError.ts';
import type { DataFolder } from './dataFolder.ts';
import { restoreInto } from './restoreInto.ts';

/** Milliseconds after a change within which Homeplot 0.1 wrote a dump. */
const maxDumpDelay = 90_000;

/** Upgrades the data directory if it is of Homeplot 0.1. Throws StartError, and then leaves everything as it was. */
export async function upgradeFolder(folder: DataFolder, warn: Warn): Promise<void> {
  const lock = join(folder.path, 'lock');
  if (!existsSync(lock)) return;
  checkNotInUse(lock, folder.path);
  if (!folder.cluster().files.isOurs) {
    const [newest] = dumpsIn(folder.backups);
    if (newest !== undefined) await upgradeFrom(newest, folder, warn);
    else if (existsSync(folder.database)) throw notUpgradable(folder, 'has no backup');
  }
  for (const name of ['lock', 'owner.json']) rmSync(join(folder.path, name), { force: true });
}

async function upgradeFrom(dump: string, folder: DataFolder, warn: Warn): Promise<void> {
  const wasStopped = !existsSync(join(folder.path, 'owner.json'));
  const lag = lastChange(folder) - statSync(join(folder.backups, dump)).mtimeMs;
  if (!wasStopped && lag > maxDumpDelay) throw notUpgradable(folder, 'was changed after its newest backup');
  const { accounts, projects } = await restoreInto(folder, join(folder.backups, dump), 'earlier');
  warn(
    `The database of Homeplot 0.1 in ${folder.path} was upgraded from its backup of ${timeOf(dump)} ` +
      `(accounts: ${accounts}, projects: ${projects}). The old files are kept beside it.`,
  );
  if (wasStopped) return;
  warn('The old server was not shut down properly: what was saved in its last minute may be missing.');
}

function checkNotInUse(lock: string, path: string): void {
  const file = new DatabaseSync(lock, { timeout: 0 });
  try {
    file.exec('begin exclusive');
  } catch {
    throw new StartError(`${path} is in use by a server of Homeplot 0.1. Stop that server.`);
  } finally {
    file.close();
  }
}

function lastChange({ database }: DataFolder): number {
  const files = globSync('pg_wal/*', { cwd: database });
  return Math.max(0, ...files.map((file) => statSync(join(database, file)).mtimeMs));
}

function notUpgradable({ path }: DataFolder, why: string): StartError {
  return new StartError(
    `The database of Homeplot 0.1 in ${path} ${why}, so it can't be upgraded yet. ` +
      'Start Homeplot 0.1 on it once more and stop it with Ctrl+C, which writes a backup; then start this one.',
  );
}
